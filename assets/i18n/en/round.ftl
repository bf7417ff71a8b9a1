### The round: list, cards, panel of a table, clock dialogs, time-keeper, wall screen.

round-none = This file has no round yet. Pairs come from a pairing file.
round-none-found = No such tables
round-no-table = No table is open. Click a row or type a table number.
round-table-gone = There is no such table in this round

# Columns
round-column-number = No.
round-column-black = Black
round-column-black-clock = Black’s clock
round-column-white-clock = White’s clock
round-column-white = White
round-column-state = State
round-column-due = In
round-column-event = Next event
round-column-marks = Marks

# A row as it is read aloud
round-row-table = Table { $table }, { $pair }
round-row-clocks = Black’s clock { $black }, White’s clock { $white }
round-row-due = in { $due }: { $event }
round-row-warnings = { $count ->
    [one] { $count } warning to { $side }
   *[other] { $count } warnings to { $side }
}
round-row-protest = protest undecided
round-row-live = run here
round-clock-overrun = overrun
round-clock-byoyomi = byo-yomi

# What comes next
round-event-in-byoyomi = in byo-yomi
round-event-flag-fell = flag fell
round-event-flag-check = flag: check
round-event-last-period = last period
round-event-lateness = to loss by lateness, { $article }
round-event-lateness-passed = lateness limit passed, { $article }
round-event-counting = dame, teire, counting

# Filters
round-filter-all = All
round-filter-absent = Absent
round-filter-running = Running
round-filter-soon = Byo-yomi soon
round-filter-byoyomi = Byo-yomi
round-filter-overrun = Overrun
round-filter-stopped = Stopped
round-filter-adjourned = Adjourned
round-filter-counting = Counting
round-filter-finished = Finished
round-filter-warned = With warnings
round-filter-protest = With a protest
round-filter-more = more
round-search = No. or name
round-view = View
round-view-table = Table
round-view-cards = Cards
round-order = Order of tables
round-order-hall = Order: as in the hall
round-order-urgency = Order: most urgent

# Bottom bar
round-chosen = { $count ->
    [one] { $count } table:
   *[other] { $count } tables:
}
round-for-chosen = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
round-for-table = table { $table }
round-clear = Clear
round-would-move = would move: { $count }
round-resort = Re-sort
round-jump = Table { $number }
round-hint = Click opens, Ctrl adds, Shift takes a range
round-planned = Starts at { $time }
round-not-planned = No start time set
round-starts-black = starts Black’s clock at { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
round-starts-both = starts Black’s clock at { $black }, White’s at { $white } handicap games
round-all-finished = All games of the round are finished
round-until = until { $time }, { $left } left
round-standing = clocks stopped for { $since }
round-hall-break = Break
round-hall-announcement = Announcement
round-hall-disturbance = Disturbance in the hall

# Acts
round-act-plan = Set start time…
round-act-start = Start the round
round-act-stop-all = Stop all…
round-act-continue-all = Continue the round
round-act-readings = Take readings
round-act-readings-short = Readings
round-act-run-here = Run here
round-act-time-keeper = Time-keeper
round-act-stop = Stop…
round-act-continue = Continue…
round-act-correct = Correct…
round-act-pause = { $length } pause
round-act-replace = Replace clock…
round-act-overrun = Overrun…
round-act-both-flags = Both flags
round-act-absent = Absent…
round-act-wrong-colour = Wrong colour…
round-act-black-came = Black has come
round-act-white-came = White has come
round-act-nobody = Nobody came
round-act-position = Position
round-act-adjourn = Adjourn…
round-act-counting = Counting
round-act-result = Result…
round-act-remark = Remark…
round-act-warning = Warning…
round-act-protest = Protest…
round-act-other = Other entry…
round-group-arrival = Arrival
round-group-game = Game
round-group-conduct = Conduct

# Why something cannot be done now
round-refused-read-only = The file is open for reading only
round-refused-finished = The game is finished, { $article }
round-refused-fixed = The result is fixed, { $article }
round-refused-not-started = The round has not started, { $article }
round-refused-adjourned = The game is adjourned: its clock goes on at the resumption
round-refused-not-absent = This side is at the table
round-refused-early = { $left } to the limit of lateness, { $article }
round-refused-live = This table’s clock is run here: there is nothing to read
round-refused-standing = The clock is stopped
round-refused-no-pause = The regulation has no pause
round-refused-pause-taken = The pause was taken already
round-refused-hall = All clocks of the hall are stopped, { $article }
round-refused-no-adjournment = The regulation has no adjournment, { $article }

# Clock models
round-device = Clock on the table
round-device-summed = Clock: digital, shows the sum of periods
round-device-plain = Clock: digital, shows the period
round-device-mechanical = Clock: mechanical, ends at 6:00

# The panel
round-group = Group { $name }
round-handicap = handicap { $stones }
round-komi = komi { $points }
round-at-least = at least { $time }
round-warnings-of = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
round-time-bar = Time left
round-box-in = { $event } in { $due }
round-box-since = { $event }: { $since }
round-box-waiting = The round has not started.
round-box-fixed = The result is fixed, { $article }.
round-box-not-fixed = The result is not fixed yet.
round-box-absent-hall = The clock stands with the whole hall after { $ran }. While it stands the lateness does not grow, { $article }.
round-box-absent-stands = This table's clock is stopped after { $ran }. While it stands the lateness does not grow, { $article }.
round-box-lateness-stands = Loss by lateness after { $due } more on the clock
round-off = the clock is off by { $by }
round-off-lost = Since { $at }: { $by } passed in the hall and are on neither clock, { $article }. A correction or another clock takes the mark away.
round-off-gained = Since { $at }: the clocks ran { $by } more than the hall, { $article }. A correction or another clock takes the mark away.
round-run-anyway = Run here anyway
round-run-start = start of the round
round-run-known = Last known: { $when }. A clock has run since, whose is not known: Black has { $black } now, White { $white }. Type what the clock shows.
round-box-absent = The clock has run { $ran } since the start, { $article }.
round-box-lateness = Loss by lateness in { $due }
round-box-stopped = Stopped for { $ago }, since { $at }
round-box-adjourned = The next step is under Adjournment, F3.
round-box-live = Run here.
round-box-announced = Not read; clocks started at { $at }.
round-box-read = Read { $ago } ago, at { $at }.
round-box-set = Set { $ago } ago, at { $at }.
round-live = run here
round-protest-open = a protest waits for its decision
round-entries = At this table
round-entries-all = all, { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
round-entry-countered = taken back: { $entry }
round-entry-take-back = Take back: { $entry }

# Dialogs
round-face-of = Clock of { $side }
round-stage-of = Stage of { $side }
round-stage-main = Main
round-stage-byoyomi = Byo-yomi
round-periods-left = periods left
round-stones-left = stones left
round-period-number = which period
round-counts-as = counts as: { $time }
round-face-empty = type what the clock shows: 3:50 or 350
round-face-unreadable = no clock shows this
round-face-periods = how many periods are left?
round-face-stones = how many stones are left to play?
round-face-past-six = the hands are past 6:00: main time is over
round-face-not-on-hands = a mechanical clock does not show Japanese byo-yomi
round-face-off-dial = no such place on the dial
round-face-unfit = this game’s time control has no such time
round-reading-title = Readings, table { $table }
round-reading-missing = Both times are needed
round-reading-record = Record readings
round-reading-anyway = Record all the same
round-reading-skip = Skip, { $more } more
round-reading-lost = Does not agree: { $by } went by in the hall on neither clock
round-reading-gained = Does not agree: the clocks used { $by } more than the hall had
round-reading-off = Check what was read; the clock may be defective, { $article }. It can be recorded all the same: the difference stays visible.
round-run-title = Run here, table { $table }
round-run-do = Run here
round-run-means = This computer becomes the table's clock. Compare the times with it.
round-run-whose = Whose clock runs
round-run-nobody = Nobody’s yet
round-correct-title = Correct the times, table { $table }
round-correct-do = Record the correction
round-correct-means = The times the clock will have afterwards.
round-correct-floor = Not less than { $floor } may be left, { $article }
round-correct-proposed = Proposed: Black { $black }, White { $white }.
round-replace-title = Replace the clock, table { $table }
round-replace-do = Record the replacement
round-replace-means = The times set on the new clock.
round-stop-title = Stop the clock, { $tables }
round-stop-why = Why
round-stop-who = Who stopped it
round-stop-judge = A judge
round-stop-one-by-one = Without a reason: one table at a time
round-stop-misunderstanding = First ask whether it was a misunderstanding, { $article }.
round-stop-do = Stop the clock
round-continue-title = Continue, table { $table }
round-continue-unsaid = Not said
round-continue-say = A clock run here has to know whose side goes on
round-continue-do = Start the clock
round-side-whose = Whose clock
round-side-missing = Choose the side
round-pause-title = Pause before byo-yomi, table { $table }
round-pause-do = Give the pause
round-overrun-title = Overrun, table { $table }
round-overrun-do = Consider the overrun
round-stop-all-title = Stop the whole hall
round-stop-all-do = Stop all clocks
round-until-field = Until when: minutes or a time
round-until-wrong = Write minutes (15) or a time (15:30)
round-until-open = No end set: a judge will announce it
round-until-said = until { $time }, { $left } left
round-plan-title = Start of round { $round }
round-plan-field = Start time
round-plan-how = A time of day, 14:00, or minutes from now, 15
round-plan-missing = A time is needed
round-plan-do = Set
round-absent-title = Absent, { $tables }
round-absent-means = What is seen now: who is not at the table. The arrival is recorded when they come.
round-absent-do = Record absence
round-colour-title = Wrong colour or handicap, table { $table }
round-colour-stones = White stones placed
round-colour-how = Count the white stones on the board
round-colour-stands = The game stands as it is.
round-colour-restart = The game begins again: Black { $black }, White { $white }.
round-colour-do = Consider

# The time-keeper
round-keeper-about = Round { $round } · { $control }
round-keeper-since = run here since { $at }
round-keeper-not-here = This table’s clock is not run here
round-keeper-start-here = Run here…
round-keeper-runs = clock running
round-keeper-waits = waits
round-keeper-stands = clock stopped
round-keeper-main = main time
round-keeper-byoyomi = byo-yomi
round-keeper-last-period = last period
round-keeper-overrun = overrun
round-keeper-periods-left = { $left ->
    [one] { $left } period of { $total } left
   *[other] { $left } periods of { $total } left
}
round-keeper-last-of = 1 period of { $total } left, none spare
round-keeper-periods-ahead = { $count ->
    [one] { $count } period of { $length } ahead
   *[other] { $count } periods of { $length } ahead
}
round-keeper-stones = { $stones } stones to play
round-keeper-absolute = no byo-yomi
round-keeper-if-zero = 0.0 before the move loses on time, { $article }
round-keeper-period-lost = 0.0 before the move costs a period, { $article }
round-keeper-pause-open = { $length } pause before the first byo-yomi: not taken, { $article }
round-keeper-pause-taken = Pause before the first byo-yomi taken, { $article }
round-keeper-pause-left = Pause, { $side }: { $left } left
round-keeper-last-ten = Last 10 s
round-keeper-moved = Move made
round-keeper-space = Space
round-keeper-stop = Stop…
round-keeper-continue = Continue…
round-keeper-take-back = Take back
round-keeper-pause = Pause
round-keeper-flag = Overrun
round-keeper-hand-back = Back to the table
round-keeper-keys = Black’s move A, White’s move L, in any layout
round-keeper-to-tables = To the tables
round-keeper-no-press = No press yet

# The wall
round-wall-title = Wall screen
round-wall-round = Round { $round }
round-wall-running-since = since { $at }
round-wall-starts-at = starts at { $at }
round-wall-not-started = not started
round-wall-finished = finished
round-wall-left = { $count ->
    [one] { $count } table left
   *[other] { $count } tables left
}
round-wall-break = Break
round-wall-stopped = Clocks stopped
round-wall-until = until { $at }
round-wall-next = Round { $round } at { $at }
round-wall-results = Results
round-wall-pairs = Pairings
round-wall-fresh = new
round-wall-tables = tables { $first }–{ $last }
round-wall-one-table = table { $first }
round-wall-playing = playing
round-wall-adjourned = adjourned
round-wall-page = { $page } of { $pages }
round-wall-black-wins = B+
round-wall-white-wins = W+
round-wall-draw = =
round-wall-both-lose = −/−
round-wall-no-result = none
