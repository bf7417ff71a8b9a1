### Results: entry, counting, the round's table, the dialogs.

results-tabs = View
results-tab-entry = Entry
results-tab-counting = Counting
results-tab-table = Round table
results-round = Round

# Entry
results-field = Table and result
results-field-hint = 132 w 4.5
results-key-black = b
results-key-black-means = Black
results-key-white = w
results-key-white-means = White
results-key-draw = =
results-key-draw-means = draw
results-key-both = 0
results-key-both-means = both lose
results-key-resignation = r
results-key-resignation-means = resignation
results-key-time = t
results-key-time-means = time
results-key-regulation = f
results-key-regulation-means = regulation
results-key-absence = a
results-key-absence-means = absence
results-key-protest = p
results-key-protest-means = under protest
results-flaw-letter = "{ $letter }" means nothing here
results-flaw-contradiction = A game cannot end like that
results-flaw-margin = A margin is above zero, by quarters of a point
results-flaw-table = The table's number comes first
results-no-table = There is no table { $table } in this round
results-fixed-already = The result is fixed
results-not-started = The round has not started
results-replaces = { $result } is entered: Enter again replaces it
results-is-adjourned = The game is adjourned
results-odd-margin = With komi { $komi } there is no such margin: check it
results-under-protest = under protest
results-protest-short = ·p
results-col-time = Entered
results-col-table = Table
results-col-pair = Result and pair
results-col-how = How
results-col-result = Result
results-col-state = State
results-how-points = points
results-how-resignation = resignation
results-how-time = time
results-how-regulation = regulation
results-how-absence = absence
results-undo = Undo: table { $table }
results-undo-nothing = Undo the last
results-undo-cannot = That result is fixed already
results-undo-reason = result entered by mistake
results-nothing-entered = There is no result yet
results-layouts = either layout: b w = and ч б =

# The grid
results-left = { $count } left to enter
results-of = of { $count }
results-cell-entered = entered
results-cell-fixed = fixed
results-cell-missing = missing
results-cell-adjourned = adjourned
results-cell-protest = protest
results-progress = { $done } of { $all }
results-skipped = skipped in order: { $list }
results-more = and { $count } more

# Fixing
results-waits = To be fixed: { $count }
results-held = Protest undecided: { $count }. They cannot be fixed, 13.8.
results-fixing-means = Once fixed, no protest is accepted, 13.8.
results-fix-all = Fix all
results-fix-none = Nothing to fix
results-fix-title = Fix the results of round { $round }
results-fix-count = { $count ->
    [one] Fix { $count } result
   *[other] Fix { $count } results
}
results-fix-means = A fixed result cannot be changed by a protest any more, 13.8. A mistake is corrected by a counter-entry.
results-fix-held = Protest undecided: tables { $list }
results-fix-missing = Tables still without a result: { $count }
results-protest-open = protest undecided
results-fixed-under-protest = fixed, under protest

# One table
results-title = Result, table { $table }
results-label-who = Outcome
results-black-won = Black won
results-white-won = White won
results-ending-draw = Draw
results-ending-both = Both lose
results-ending-none = No result
results-label-how = How
results-label-margin = Margin, points
results-margin-hint = may be left out
results-played-under-protest = Played under protest, 14.9
results-record = Record { $result }
results-replace-with = Replace by { $result }
results-record-none = Record the result
results-record-first = Record the change first
results-lacks-winner = Choose the outcome
results-same = This result is recorded already
results-now = Recorded now: { $result }
results-fix = Fix
results-unfix = Take the fixing back
results-unfix-why = Why the fixing is wrong
results-fixed-then = To correct the result, take the fixing back by a counter-entry: both stay.
results-taken = The result came with the pairings

# Counting
results-count-no-table = Choose a table: Ctrl+K or a click on its number.
results-no-position = This table has no position
results-no-position-then = Counting on the board begins with a position: from a record, or set up. Without one the result is entered as a number.
results-by-numbers = Enter as a number
results-to-position = To the position
results-two-passes = two passes, clocks stand
results-clocks-run = clocks run
results-clocks-stand = clocks stand
results-board = Board for counting
results-point-dead = { $side }, dead stone
results-point-empty = empty
results-legend-black = Black's territory
results-legend-white = White's territory
results-legend-dead = dead stone, unfilled dame
results-step-dame = Dame and teire
results-step-dead = Dead stones
results-step-score = Score
results-step-result = Result
results-unfilled = Dame look unfilled: { $count }
results-unfilled-then = { $points }. No matter by the Japanese tradition, but it counts by the Chinese one.
results-not-played-out = Neutral points: { $count }
results-not-played-out-then = The game looks unfinished, or dead stones are not marked yet.
results-marked-dead = Dead:
results-none-dead = none marked
results-mode = What to mark
results-mode-dead = dead
results-mode-seki = seki
results-mark-how = A click marks a chain, with Shift all around it; arrows and Enter do the same from the keyboard.
results-by-japanese = By regulation: Japanese
results-by-chinese = By regulation: Chinese
results-japanese = Japanese
results-chinese = Chinese
results-territory = Territory
results-prisoners = Prisoners taken in play
results-dead-stones = The opponent's dead stones
results-living = Own living stones
results-penalty = Penalties
results-komi = Komi
results-compensation = For handicap and passes
results-total = Total
results-difference = Difference
results-traditions = The traditions differ by { $points }: a stone on the board and a stone taken count differently.
results-prisoners-short = Prisoners
results-penalty-short = Penalty points off
results-not-numbers = Prisoners and penalties are numbers
results-agree = The sides agree
results-protest-toggle = Under protest
results-after-fixing = no protest after fixing, 13.8
results-count-note = Count. Dead: { $dead }. By territory { $japanese }, by stones { $chinese }.
