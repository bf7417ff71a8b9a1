### The window's frame: rail, bars, quick jump, commands on every screen.

place-round = Round
place-position = Position
place-adjournment = Adjournment
place-conduct = Conduct
place-results = Results
place-regulation = Regulation
place-journal = Journal
place-wall = Wall

shell-round = Round { $round }
shell-example = example, not for a tournament
shell-more = { $count } more
shell-waiting = { $count ->
    [one] { $count } matter waits
   *[other] { $count } matters wait
}
shell-find = Table, name, action
shell-clock = Time { $time }
shell-since-start = since start
shell-until-start = until start
shell-break-ends = until break ends
shell-all-stopped = all clocks stopped
shell-not-started = round not started
shell-no-plan = no start planned
notice-whole = In full
alert-mirror = second copy is behind
alert-conflict-lateness = limit of lateness
alert-conflict-check = time to check
alert-conflict-control = control with increment

dialog-open-tournament = Open a tournament
dialog-save-tournament = Where to write the tournament
dialog-open-pairings = Open a pairing file
dialog-open-record = Open a game record
menu-wall-notice = Notice on the wall screen…
menu-officials = Judges and who is at the desk…
menu-mirror = Second copy of the file…
menu-settings = Language, theme, rows…
menu-keys = Keys
menu-close = Close the file

banner-read-only = Read only.
banner-elsewhere = Another station has the file open; only it can record.
banner-not-permitted = The file or its disk may not be written: check the permissions.
banner-damaged = { $count ->
    [one] The file is damaged in { $count } place
   *[other] The file is damaged in { $count } places
}; everything that can be read is shown.
banner-show = Show
banner-accept = Accept and go on writing

failed = It did not work
notice-dismiss = Put the message away
notice-printed-title = Paper made
notice-printed = { $path }
notice-printing-title = Making a paper
notice-printing = { $count ->
    [one] { $count } paper
   *[other] { $count } papers
}
notice-created-title = Tournament made
notice-created = Every game of the file has its table. Check the regulation and start the round.
notice-left-out = Games of the file without a table: { $count }. They were listed before.

# The palette
palette-hint = Table, name, action
palette-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
palette-nothing = nothing found
palette-choose = choose
palette-enter = go on
palette-alt = at once
palette-esc = close, nothing recorded
palette-open = Table { $table }: { $black } – { $white }
palette-remark-black = Remark to Black: { $name }, table { $table }
palette-remark-white = Remark to White: { $name }, table { $table }
palette-warning-black = Warning to Black: { $name }, table { $table }
palette-warning-white = Warning to White: { $name }, table { $table }
palette-nth = warning no. { $n } in this game
palette-nth-loss = warning no. { $n } in this game — the station will propose a loss by regulation, 17.2
palette-remark-text = spoken; warnings in this game: { $n }
palette-protest = Protest, table { $table }
palette-protest-text = 14.9: who, against what, to whom
palette-readings = Take readings, table { $table }
palette-readings-text = off the clock on the table
palette-stop = Stop the clock, table { $table }
palette-stop-text = the reason and who stopped it
palette-adjourn = Adjourn the game, table { $table }
palette-adjourn-text = form, envelope, art. 12
palette-result = Result, table { $table }
palette-result-text = who and how, under protest or not
palette-position = Position, table { $table }
palette-position-text = board, record, findings
palette-place-text = a place on the rail, { $key }
palette-counter = Take the last entry back
palette-station = station

# Words the palette understands, beside its titles; several by spaces
palette-words-remark = remark spoken
palette-words-warning = warning card
palette-words-readings = readings clock take
palette-words-stop = stop clock
palette-words-result = result winner
palette-words-adjourn = adjourn adjournment envelope
palette-words-position = position board
palette-words-protest = protest

# No file is open
start-what = a Go arbiter's station: positions, clocks, adjournments, conduct
start-open = Open a tournament
start-open-path = Tournament file (.fujite)
start-open-do = Open
start-recent = Recent
start-unfounded = The tournament's founding entry cannot be read
start-unfounded-then = { $path }: { $count } damaged places. The file was left alone. Open the second copy.
start-new = New tournament from a pairing file
start-new-what = An OpenGotha (.xml) or Pairgoth (.tour) file. The station asks for what it lacks.
start-pairings-path = Pairing file
start-pairings-do = Read
start-example = Example
start-example-what = A small tournament with made-up names, a round in progress.
start-example-do = Open the example
start-drop = A file can be dropped on the window: it opens by its kind.
start-no-path = Name a file.

wizard-file = { $file } · { $players } players, { $rounds } rounds, { $games } games
wizard-ask = What the file lacks
wizard-periods = Byo-yomi periods
wizard-periods-why = All periods, the last one included: one less is spare.
wizard-periods-wrong = a whole number from 1
wizard-preset = The rest by preset
wizard-preset-why = Lateness, warnings, pauses. The file's time and komi win over the preset; everything can be changed later in the regulation.
wizard-round = Round to referee
wizard-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
wizard-chief = Chief judge
wizard-target = File of the new tournament
wizard-tables = Round { $round }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
wizard-no-findings = The file is in order.
wizard-findings = Noticed in the file: { $count }
wizard-create = Create the tournament
wizard-no-periods = Give the number of byo-yomi periods.
wizard-no-target = Name the tournament's file.
wizard-no-tables = This round has no game.
