### The position workplace: board, record, findings.

# The place bar
position-no-table = Position
position-mode = What a click does
position-mode-set = Set stones
position-mode-play = Play
position-mode-recorded = As recorded
position-open = Open…
position-paste = Paste
position-copy = Copy
position-copy-sgf = record or position as SGF
position-copy-text = board as text
position-clipboard = from the clipboard
position-paste-unreadable = The clipboard holds no position: { $reason }
position-record-unusable = The record cannot be shown on a board: { $reason }

# Where a position comes from
position-source-record = record { $name }, move { $move }
position-source-record-edited = record { $name }, move { $move }, edited
position-source-set-up = set up by hand
position-source-form = adjournment form

# Instruments
position-tool-move = Move stones
position-tool-stones = Set stones: left black, right white
position-tool-erase = Erase
position-tool-region = Region: select, move, clear
position-turn = Turn the stones
position-mirror = Mirror the stones
position-from-white = See it from White's side
position-numbers = Move numbers
position-undo = Undo (Ctrl Z)
position-redo = Redo (Ctrl Shift Z)
position-no-step = there is no step

# The board
position-board = Board
position-black-stone = black stone
position-white-stone = white stone
position-point-stone = { $point }, { $stone }, chain of { $chain }, liberties { $liberties }
position-point-empty = { $point }, empty
position-point-last = last move
position-point-ko = ko
position-refused = { $point }: { $reason }. Not played
position-flagged = { $point }: { $reason }. Played as recorded and flagged

# Under the board
position-first = To the start of the record (Home)
position-back = One move back ([)
position-forth = One move forward (])
position-last = To the end of the record (End)
position-jump = Go to move
position-move-word = move
position-of-moves = of { $moves }
position-no-further = the record goes no further
position-no-record-short = no record is open
position-coordinate = Point: find the first move there
position-coordinate-hint = point
position-never-there = The record has no move at { $point }; the cursor is there
position-last-move = last { $point }
position-last-move-none = no last move
position-ko-at = ko { $point }
position-ko-none = no ko
position-ko-needs-cursor = put the cursor on the ko point by arrows or coordinate
position-pass = Pass
position-turn-of = { $side } to move
position-turn-switch = Hand over the move: { $side } to move

# Counters
position-stones = Stones
position-on-board = on the board
position-prisoners = prisoners taken
position-penalty = penalty stones
position-number-of = { $what }, { $side }
position-moves-made = moves made
position-placed = placed by moves
position-agrees = adds up
position-unknown = ?
position-unknown-word = unknown
position-yes = yes
position-row-spoken = { $what }: Black { $black }, White { $white }

# The record
position-record = Record
position-no-record = No record. Open an SGF file, drop it on the window, or paste one.
position-wrong-moves = { $n ->
    [one] { $n } move against the rules
   *[other] { $n } moves against the rules
}
position-game = Game of the file
position-game-number = game { $n }
position-start = start
position-passed = pass
position-off-board = off the board
position-move-spoken = move { $move }, { $side } { $point }
position-variation = Variation of the record
position-goes-on = next { $point }
position-other-way = another way
position-main-line = main

# Findings
position-findings = Findings
position-no-findings = none
position-findings-count = { $n ->
    [one] { $n } finding
   *[other] { $n } findings
}
position-lead-count = Count
position-lead-handicap = Handicap
position-lead-turn = Turn
position-at-move = move { $move }
position-illegal-move = { $at }: { $reason }
position-out-of-turn = { $at }: { $side } moved out of turn
position-repetition = { $at }: the position after move { $earlier } came back
position-count-more = { $n ->
    [one] { $side }: { $n } stone more than placed
   *[other] { $side }: { $n } stones more than placed
}
position-count-less = { $n ->
    [one] { $side }: { $n } stone less than placed
   *[other] { $side }: { $n } stones less than placed
}
position-handicap-mismatch = handicap stated { $stated }, stones standing: { $standing }
position-wrong-side = by the number of moves { $side } is to move
position-no-liberties = { $n ->
    [one] { $side } stone without liberties
   *[other] { $side } chain of { $n } without liberties
}
position-setup-midgame = { $at }: stones set or taken off between moves
position-move-after-end = { $at }: a move after two passes
position-impossible-ko = there can be no ko here

# Comparison
position-compare = Compare and put back
position-right = Right one
position-right-name = The right position
position-against-record = record
position-against-table = the table's position in the journal
position-against-form = adjournment form
position-against-move = Move of the record to compare with
position-nothing-to-compare = Nothing to compare with: no record, no position entered for the table.
position-board-agrees = the board agrees
position-differences = { $n ->
    [one] { $n } point differs on the board
   *[other] { $n } points differ on the board
}
position-missing-black = black stone missing
position-missing-white = white stone missing
position-extra-black = extra black stone
position-extra-white = extra white stone
position-white-for-black = white stone instead of black
position-black-for-white = black stone instead of white
position-same = the same

# The decision
position-decision = Decision
position-goes-on-from = The game goes on from move { $move }, { $side } to move.
position-held = Entered in the journal. Agreed: { $agreed }.
position-held-other = Another position is entered for the table.
position-held-none = No position is entered for the table yet.
position-show-held = Show it
position-nobody = nobody
position-enter = Enter the position…
position-clocks = Clocks…
position-clocks-no-table = no table is chosen, or its game is over
position-read-only = the file is open for reading only

# Dialogs
position-open-title = Open a game record
position-open-lead = An SGF file in any character set. It can also be dropped on the window.
position-path = Path of the record
position-browse = Browse…
position-path-missing = say which file
position-open-button = Open the record
position-cancel = Cancel
position-enter-title = Enter the position
position-enter-table = Table
position-table-number = Table number
position-no-such-table = the round has no such table
position-enter-source = From: { $source }
position-enter-stones = On the board: Black { $black }, White { $white }; prisoners taken: by Black { $taken_black }, by White { $taken_white }; { $side } to move
position-enter-findings = { $n ->
    [one] The position has { $n } finding. It can be entered all the same.
   *[other] The position has { $n } findings. It can be entered all the same.
}
position-who-agreed = Who agreed to the position
position-black-agree = Black agrees
position-white-agree = White agrees
position-note = Note
position-note-hint = how it was restored, who was present
position-enter-button = Enter the position of table { $table }
position-enter-button-bare = Enter the position

# Comparison and repair
position-now = Now
position-now-name = What stands now
position-now-move = The record's move that stands now
position-against-board = the board
position-against-sheet = the record of { $side }
position-shown-other = Another position is shown; the board is changed while "Now" is the board
position-other-prisoners = prisoners of { $side }: { $found }, should be { $should }
position-other-penalty = penalty stones of { $side }: { $found }, should be { $should }
position-other-turn = it should be the turn of { $side }
position-ko-missing = a ko should be here
position-ko-extra = no ko should be here
position-repair-cost = cost { $cost }
position-repair-take = Put back so
position-repair-other-board = the board is what is put back: choose it under "Now"
position-repair-more = { $n ->
    [one] { $n } more explanation
   *[other] { $n } more explanations
}
position-repair-nothing-changes = Nothing on the board changes by itself.
position-repair-done = The position is put back; Ctrl Z brings back what stood
position-repair-spoken = explanation { $n }: { $summary }, { $cost }. { $details }
position-sum-moved = { $n ->
    [one] { $n } shifted
   *[other] { $n } shifted
}
position-sum-swapped = { $n ->
    [one] { $n } pair swapped
   *[other] { $n } pairs swapped
}
position-sum-recolored = { $n ->
    [one] { $n } of the wrong colour
   *[other] { $n } of the wrong colour
}
position-sum-missing = { $n ->
    [one] { $n } fallen
   *[other] { $n } fallen
}
position-sum-extra = { $n ->
    [one] { $n } extra
   *[other] { $n } extra
}
position-sum-recorded = after move { $n }
position-sum-played = moves not recorded: { $points }
position-one-black = black
position-one-white = white
position-back-return = return { $side } { $point }
position-back-remove = take off { $side } { $point }
position-back-recolor = { $point }: should be { $side }
position-back-swap = swap { $black } and { $white }

# Two players' records
position-sheets = Players' records
position-sheet-take = { $side }'s record
position-sheet-take-name = Take this for the record of { $side }
position-sheet-no-moves = there are no moves
position-sheet-left-out = left out
position-sheets-open = Players' records side by side
position-sheets-differ = { $n ->
    [one] { $n } difference
   *[other] { $n } differences
}
position-sheets-row = line { $n }: { $black }
position-sheets-row-differs = line { $n }: the records differ, Black has { $black }, White has { $white }
position-sheets-at = Line { $n }: the records differ.
position-sheets-take = take { $point }
position-sheets-neither = no move was made
position-sheets-decided = All differences are decided.
position-sheets-agree = The records agree.
position-sheets-first-decide = decide line { $n } first
position-sheets-merge = Make one record
position-sheets-close = To the record
position-sheets-merged = record made of both

# A move changed in the middle
position-amend = Move
position-amend-point = Point for changing a move
position-amend-insert = Insert move { $n }
position-amend-replace = Replace move { $n }
position-amend-delete = Delete move { $n }
position-amend-needs-point = type a point or "pass"
position-amend-at-start = the record stands at its start
position-amend-itself = Move { $n } ({ $point }) itself is against the rules: { $reason }.
position-amend-impossible = The first to become impossible: move { $n } ({ $point }), { $reason }.
position-amend-all-possible = All later moves remain possible.
position-amend-out-of-turn = From move { $n } ({ $point }) on the turn is off: { $reason }.
position-amend-twice = { $side } moves twice in a row
position-amend-show = To move { $n }

# The game played again
position-again = The game again
position-again-open = Play again from memory…
position-again-about = The players repeat the game on this board; the station writes the moves down. Note the clocks' readings first.
position-again-readings = The clocks before the start
position-again-reading-of = Clock reading of { $side }
position-again-readings-missing = note the clocks' readings first
position-again-from = Begin
position-again-from-start = from an empty board
position-again-from-board = from the position on the board
position-again-begin = Begin
position-again-before = The clocks before: { $black } and { $white }
position-again-other-board = Another position is on the board. Ctrl Z brings the replay back.
position-again-nothing = no move has been made yet
position-again-close = Close…
position-again-break = Break off
position-again-unsure = move { $n }: not certain
position-again-disputed = move { $n }: not agreed
position-again-both = a replay is closed with both sides' consent
position-source-again = the game played again, { $moves } moves, { $doubtful ->
    [one] { $doubtful } in doubt
   *[other] { $doubtful } in doubt
}

# The decision's clocks and papers
position-enter-clocks = Set the clocks with the position, 16.7
position-enter-print = Print the act of restoration at once
position-enter-disturbed = { $n ->
    [one] { $n } thing put right
   *[other] { $n } things put right
}
position-act = Act
position-diagram = Diagram…
position-diagram-title = Diagram of the position
position-diagram-format = Kind of file
position-diagram-caption = Caption
position-diagram-path = Where to save it
position-diagram-note = PDF and SVG are drawn in lines, PNG has 300 dots an inch. The picture can be copied too.
position-diagram-save = Save
position-diagram-copy = Copy the picture
position-diagram-copied = The diagram is in the clipboard
