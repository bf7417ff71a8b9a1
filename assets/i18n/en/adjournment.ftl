### Adjournment and resumption (Code 12).

adjournment-table = Table { $table }
adjournment-tomorrow = tomorrow, { $time }
adjournment-read-only = the file is open for reading only
adjournment-unreadable = not readable

# The bar
adjournment-sign-adjourned = Adjourned
adjournment-sign-resumption = Resumption
adjournment-sign-running = Running
adjournment-sign-stopped = Clocks stopped
adjournment-progress = adjournment { $number } · { $done } of { $all } done
adjournment-resumption-line = adjournment { $number }, envelope { $envelope } · round { $round }, due { $time }
adjournment-whole-round = Whole round…
adjournment-print-form = Form
adjournment-print-envelope = Envelope
adjournment-print-label = Label
adjournment-print-resumption = Resumption sheet
adjournment-printing = being printed
adjournment-cancel-button = Cancel adjournment…
adjournment-to-form = To the form

# The list
adjournment-list-title = Adjournment
adjournment-show = Show
adjournment-show-all = All { $n }
adjournment-show-adjourned = Adjourned { $n }
adjournment-show-others = Playing { $n }
adjournment-list-empty = No game can be adjourned or resumed.
adjournment-list-hint = A click on a row opens its table
adjournment-column-table = Table
adjournment-column-black = Black
adjournment-column-white = White
adjournment-column-step = Next step
adjournment-column-resumption = Resumption
adjournment-column-envelope = Envelope
adjournment-envelope-no = no. { $n }
adjournment-waits = envelope kept, waits for the resumption
adjournment-being-resumed = being resumed
adjournment-choose = choose table { $table }
adjournment-choose-first = choose tables first
adjournment-put-off-chosen = Adjourn the chosen ({ $n })…
adjournment-put-off-all = Adjourn the whole round ({ $n })…
adjournment-put-off = Adjourn the game…
adjournment-none-here = This game was not adjourned.
adjournment-not-in-regulation = the regulation has no adjournment, 12.1
adjournment-finished = the game is over
adjournment-not-started = the round has not started
adjournment-to-round = To the round
adjournment-resumed = The game is resumed, { $side ->
    [black] Black's
   *[white] White's
} clock runs
adjournment-resumed-by-ruling = The game goes on by the referee's ruling
adjournment-opened-marked = In the envelope: { $side ->
    [black] Black
   *[white] White
} { $point }

# The form
adjournment-form-title = Adjournment form
adjournment-form-who = filled in: common part and own — { $side ->
    [black] White; own part — Black
   *[white] Black; own part — White
}
adjournment-row-table = Round, table
adjournment-row-rules = Rules
adjournment-row-control = Time control
adjournment-row-moves = Moves made
adjournment-row-ko = Ko point
adjournment-row-prisoners = Prisoners taken
adjournment-row-penalty = Penalties taken
adjournment-row-spent = Time used
adjournment-row-left = Time left
adjournment-row-byoyomi = Byo-yomi
adjournment-row-pause = 3 min pause
adjournment-row-signatures = Signatures
adjournment-handicap = { $n ->
    [0] even game
    [1] even game
   *[other] handicap { $n }
}
adjournment-komi = komi { $komi }
adjournment-turn = { $side ->
    [black] Black
   *[white] White
} to play
adjournment-unknown = unknown
adjournment-no-ko = none
adjournment-pause-taken = taken
adjournment-pause-not-taken = not taken
adjournment-period = period { $period }
adjournment-period-of = period { $period } of { $periods }
adjournment-stones-left = stones to play
adjournment-move = The move
adjournment-sealed = Sealed
adjournment-open = Open
adjournment-unknown-to-station = the station does not know it
adjournment-open-point = Point of the open move
adjournment-open-record = Record the open move
adjournment-open-recorded = { $point } on the board
adjournment-open-where = name the point or click it on the board
adjournment-open-captures = The open move takes { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}: not allowed, seal it
adjournment-open-forbidden = The move is forbidden: { $reason }
adjournment-resumption = Resumption
adjournment-envelope-number = Envelope no.
adjournment-sealed-by = Sealed by
adjournment-keeper = Kept by
adjournment-place = Kept where
adjournment-notes = Remarks of the sides
adjournment-position-before = Position before the move
adjournment-position-edit = edit
adjournment-position-take = take the table's position
adjournment-position-none = no position: F2
adjournment-point-empty = empty
adjournment-take-times = take the times of the table's clock
adjournment-coordinates = Coordinates: letters from Black's left without I, numbers from Black's side. The mark on the diagram counts.

# What the check of the form says
adjournment-find-moves-unknown = number of moves unknown: stones cannot be checked
adjournment-find-stones-even = stones agree: { $black } moves each, { $blackboard } and { $whiteboard } on the board
adjournment-find-stones = stones agree: { $black } and { $white } moves, { $blackboard } and { $whiteboard } on the board
adjournment-find-count = { $side ->
    [black] Black
   *[white] White
} stones on the board and taken: { $found }, but { $placed } were placed
adjournment-find-times = the times agree: { $ran } since the start, to within { $within }
adjournment-find-times-lost = times do not agree: of { $ran } since the start { $by } is on neither clock
adjournment-find-times-more = times do not agree: { $ran } since the start, the clocks used { $by } more
adjournment-find-chains = no chain without liberties
adjournment-find-stifled = chain without liberties: { $point }
adjournment-find-ko = ko on the board: { $side ->
    [black] Black
   *[white] White
} may not play { $point } at once
adjournment-find-no-ko = { $point } cannot be a ko
adjournment-find-turn = by the number of moves it is { $side ->
    [black] Black's
   *[white] White's
} turn
adjournment-find-handicap = handicap { $stated }, but { $standing } black stones

# Steps
adjournment-nine-steps = Nine steps
adjournment-announced = Announced by the chief referee at { $time }, break until { $until }
adjournment-step-opponent-fills = The opponent fills in the form, { $side ->
    [black] Black's
   *[white] White's
} clock runs
adjournment-step-move-decided = Move decided — clocks stopped
adjournment-step-completed = Form completed and checked
adjournment-step-signed = Signatures of the sides
adjournment-step-marked = Move marked on the form, unseen
adjournment-step-played = Open move played on the board
adjournment-step-open-checked = Open move checked against the board
adjournment-step-enveloped = Form sealed in the envelope
adjournment-step-inscribed = Envelope inscribed: round, table, pair, whose move, time
adjournment-step-kept = Envelope handed over for keeping
adjournment-by-opponent-fills = { $side ->
    [black] White
   *[white] Black
}: common part and own
adjournment-by-move-decided = { $side ->
    [black] Black
   *[white] White
}
adjournment-by-completed = both players: position, prisoners, times
adjournment-by-signed = both players
adjournment-by-marked = { $side ->
    [black] Black
   *[white] White
}
adjournment-by-open-checked = { $side ->
    [black] White
   *[white] Black
}
adjournment-by-enveloped = { $side ->
    [black] Black
   *[white] White
}
adjournment-by-inscribed = both players
adjournment-by-kept = referee
adjournment-by-not-needed = not needed: the move is sealed
adjournment-step-done = done
adjournment-step-next = now
adjournment-step-open = to be done
adjournment-step-not-needed = not needed
adjournment-signed-of = { $n } of 2
adjournment-clock-runs = The clock runs
adjournment-clock-runs-until = until the move is decided
adjournment-clock-stands = The clocks must stand
adjournment-clock-since = stopped at { $time }
adjournment-missing = { $n ->
    [one] One thing is missing
   *[other] { $n } things are missing
}
adjournment-missing-signature = { $side ->
    [black] Black's signature
   *[white] White's signature
}
adjournment-missing-opponent-fills = the part filled in by { $side ->
    [black] White
   *[white] Black
}
adjournment-missing-move-decided = the decision on the move: the clock still runs
adjournment-missing-completed = the completed and checked form
adjournment-missing-marked = the mark on the form (on paper)
adjournment-missing-played = the move on the board
adjournment-missing-open-checked = the opponent's check of the open move
adjournment-missing-enveloped = the sealed and inscribed envelope
adjournment-missing-inscribed = the inscription of the envelope
adjournment-missing-kept = who has taken the envelope

# Buttons of steps
adjournment-do-record = Record the form
adjournment-do-opponent-fills = { $side ->
    [black] White has filled in its part
   *[white] Black has filled in its part
}
adjournment-do-move-decided = Move decided: stop the clock
adjournment-do-completed = Form completed and checked
adjournment-do-sign = { $side ->
    [black] Black has signed
   *[white] White has signed
}
adjournment-do-marked = Move marked on the form
adjournment-do-played = Move played on the board
adjournment-do-open-checked = Open move checked
adjournment-do-enveloped = Envelope sealed
adjournment-do-inscribed = Envelope inscribed
adjournment-do-kept = Envelope handed over
adjournment-do-resume = To the resumption
adjournment-out-of-order = Step out of order…
adjournment-mend-first = mend what is marked red

# Announcing and cancelling
adjournment-announce-table = Adjourn the game: table { $table }
adjournment-announce-tables = Adjourn games: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
adjournment-announce-lead = The chief referee announces it with the time of resumption. The clock runs until the move is decided.
adjournment-when = Resumption (date and time)
adjournment-when-unreadable = Write it so: 30.11.2026 10:00
adjournment-when-past = This time has passed
adjournment-who-moves = Whose turn it is
adjournment-movers-unknown = whose turn it is was not said: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
adjournment-do-announce = Announce the adjournment: table { $table }
adjournment-do-announce-all = Announce the adjournment: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
adjournment-all-others = all others { $side ->
    [black] Black
   *[white] White
}
adjournment-leave = Do not adjourn
adjournment-cancel-title = Cancel the adjournment: table { $table }
adjournment-cancel-lead = The game goes on where it stands. The entry stays in the journal.
adjournment-reason = Reason
adjournment-reason-needed = a reason is needed
adjournment-do-cancel = Cancel the adjournment
adjournment-keep = Keep it

# Resumption: before the envelope is opened
adjournment-before-opening = Before opening
adjournment-all-done = all done
adjournment-in-order = in order
adjournment-check-present = Both players at the table
adjournment-only-here = { $side ->
    [black] Black has come
   *[white] White has come
}
adjournment-is-here = { $side ->
    [black] Black is here
   *[white] White is here
}
adjournment-check-board = Position set up by judges and checked against the form
adjournment-points-of = { $n } points of { $all }
adjournment-check-prisoners = Prisoners and penalty stones
adjournment-prisoners-of = { $black } and { $white } · { $paidblack } and { $paidwhite }
adjournment-check-clocks = Clocks as on the form
adjournment-clocks-of = { $black } and { $white }
adjournment-check-minute = Time to check given
adjournment-check-envelope = Envelope intact, opened before { $side ->
    [black] Black
   *[white] White
}
adjournment-move-later = The station asks for the move when the envelope is open.
adjournment-board-seen = The board on the table
adjournment-board-same = as on the form: { $n } points
adjournment-board-differs = { $n } differ: { $points }
adjournment-board-as-form = as on the form
adjournment-board-first = the board on the table differs from the form
adjournment-do-present = Both players at the table
adjournment-do-board = Position agrees with the form
adjournment-do-prisoners = Prisoners checked
adjournment-do-clocks = Clocks set by the form
adjournment-do-minute = Give time to check
adjournment-minute-runs = Being checked: { $left }
adjournment-minute-why = at least a minute is given to check, 12.4
adjournment-do-open = Envelope opened
adjournment-form-wrong = The form is wrong…

# The envelope is open
adjournment-marked-title = The move marked on the diagram
adjournment-coordinate = coordinate on the form
adjournment-coordinate-agrees = agrees with the mark
adjournment-coordinate-differs = differs: the mark counts
adjournment-coordinate-alone = mark it on the board
adjournment-coordinate-unreadable = no such coordinate
adjournment-in-envelope = In the envelope
adjournment-envelope-lost = No envelope…
adjournment-envelope-damaged = Envelope damaged…
adjournment-verdict-lost = There is no envelope
adjournment-verdict-damaged = The envelope is damaged
adjournment-verdict-gone-why = The Code is silent. By custom the game goes on from the form's position and times, and { $side ->
    [black] Black makes
   *[white] White makes
} the move said to have been sealed. Where the position cannot be restored, the game is played anew. The judge decides.
adjournment-absent-start = { $side ->
    [black] Black is away: start Black's clock
   *[white] White is away: start White's clock
}
adjournment-absent-early = The clock is started at the appointed time, once the envelope is kept.
adjournment-absent-runs = { $side ->
    [black] Waiting for Black, whose clock runs
   *[white] Waiting for White, whose clock runs
}
adjournment-absent-left = { $ran } gone, { $left } to the limit. The envelope is opened before the side that must reply.
adjournment-absent-passed = { $ran } gone, the limit is passed.
adjournment-absent-not-over = The limit is not passed yet.
adjournment-absent-rule = Rule on the absence…
adjournment-found-marked = A move is marked: click its point
adjournment-found-marked-at = Marked clearly: { $point }
adjournment-found-pass = Pass
adjournment-found-nothing = No move
adjournment-found-two = Two marks
adjournment-found-unclear = A mark nobody can read
adjournment-found-resignation = A resignation
adjournment-found-loses = 12.4: loss
adjournment-found-ruled = the referee rules
adjournment-do-look = What is in the envelope?
adjournment-look-first = mark the move on the board or choose what was found
adjournment-do-play = Play { $point }: { $side ->
    [black] Black's
   *[white] White's
} clock runs
adjournment-do-rule = Announce: { $what }
adjournment-back-to-mark = Back to the mark
adjournment-rule-otherwise = Otherwise…
adjournment-do-otherwise = Choose a ruling…
adjournment-otherwise-next = All rulings and their grounds are in the next window.

# What the rules say
adjournment-illegal-occupied = point occupied
adjournment-illegal-suicide = suicide
adjournment-illegal-ko = ko
adjournment-illegal-superko = superko
adjournment-illegal-off-board = off the board
adjournment-illegal-out-of-turn = out of turn
adjournment-verdict-valid = { $point } is valid
adjournment-verdict-pass = The pass is valid
adjournment-verdict-takes-none = Nothing is taken.
adjournment-verdict-takes = { $n ->
    [one] { $n } stone is
   *[other] { $n } stones are
} taken.
adjournment-verdict-clock = { $side ->
    [black] Black's
   *[white] White's
} clock will run: { $time }.
adjournment-verdict-forbidden = Move forbidden: { $reason }
adjournment-verdict-two = Two marks
adjournment-verdict-two-why = Which of the two is the move is not said: that is no move.
adjournment-verdict-copies = Paper and electronic envelope differ
adjournment-verdict-copies-why = Both copies must agree. Where they do not, the move is ambiguous.
adjournment-verdict-unclear = The mark cannot be read
adjournment-verdict-unclear-why = A mark nobody can read counts as no move.
adjournment-verdict-nothing = No move
adjournment-verdict-nothing-why = Nothing is marked on the diagram.
adjournment-verdict-resigned = A resignation
adjournment-verdict-resigned-why = The Code is silent on a resignation in the envelope; it is usually accepted. The referee rules.
adjournment-why-ko = With move { $n } { $side ->
    [black] Black
   *[white] White
} took one stone at { $point }. Retaking at once would bring the position back.
adjournment-why-ko-plain = One stone was just taken at { $point }; it may not be retaken at once.
adjournment-why-occupied = There is a stone at { $point } already.
adjournment-why-suicide = At { $point } the stone of { $side ->
    [black] Black
   *[white] White
} would have no liberty and take nothing.
adjournment-why-superko = After { $point } the position of move { $n } would stand again.
adjournment-why-other = This cannot be played.
adjournment-proposed = Proposed:
adjournment-loses = { $side ->
    [black] Black loses
   *[white] White loses
}
adjournment-both-lose = both lose
adjournment-draw = draw
adjournment-no-result = no result
adjournment-play-on = the game goes on
adjournment-ruling = The chief referee's ruling
adjournment-as-proposed = As proposed
adjournment-rule-play-on = The game goes on
adjournment-rule-both = Both lose
adjournment-grounds = Grounds — needed where the ruling differs
adjournment-ruling-recorded = Recorded: proposal and ruling, what lay in the envelope, the clocks. The result is fixed separately; until then the sides may protest, 13.8.
adjournment-ruling-differs = The ruling differs from the proposal: say why. Both stay in the journal.
