### Dialogs.

cancel = Cancel
close = Close
browse = Browse…
reason = Reason
not-a-length = not a time: for example 3:50, 62m, 1:02:30

# Rulings
wall-notice-title = Notice on the wall screen
wall-notice-text = Text of the notice
wall-notice-what = Everybody sees it until it is taken down. A break is shown in its place.
wall-notice-do = Show it
wall-notice-clear = Take it down
wall-notice-same = The text is unchanged.
wall-notice-long = { $most } letters at most, now { $now }: more cannot be read from afar.
ruling-title = The judge's ruling
ruling-title-warning = { $count ->
    [1] First warning
    [2] Second warning
    [3] Third warning
   *[other] Warning no. { $count }
}
ruling-title-arrival = Arrival of { $side }
ruling-title-nobody = The limit of lateness has passed
ruling-title-absent = Absence of { $side } at the resumption
ruling-title-colour = Wrong colours or handicap
ruling-title-loss = Loss of { $side } without warnings
ruling-title-envelope = Opening the envelope
ruling-title-form = The form does not agree
ruling-title-overrun = Overrun of { $side }
ruling-title-both-overrun = Both flags down
ruling-title-correction = Correction of time
ruling-title-stopped = Clock stopped by { $side }
ruling-whom = To whom
ruling-what-for = For what
ruling-what-was = What happened
ruling-anew = Something else was recorded for the table meanwhile: this is a new proposal, of a new moment.
ruling-taken = Taken by itself
ruling-clocks = clocks { $black } and { $white }
ruling-proposed = Proposed
ruling-see-also = See also
ruling-decision = Ruling
ruling-by-proposal = As proposed: { $what }
ruling-against = against the proposal
ruling-other-times = Set other times…
ruling-remark-instead = A spoken remark instead of the warning
ruling-refer = Pass to the chief judge
ruling-refer-chief = The chief judge is at the desk
ruling-referred-note = Passed to the chief judge
rule-remark-instead = Record the remark
rule-refer = Pass to the chief judge
ruling-time-of = Time of { $side }
ruling-times-wrong = The times cannot be read.
ruling-reason-required = Reason — required
ruling-reason-missing = The ruling differs from the proposal: give the reason.
ruling-decides = Decides
ruling-above = Above
ruling-both-kept = Both are kept, the proposal and the ruling. The side may object, 14.9.
ruling-control = Control
ruling-ran = Clocks ran
ladder = Ladder
ladder-remark = Remark
ladder-no-remark = spoken; none in this game
ladder-warning = { $n ->
    [1] First warning
    [2] Second warning
    [3] Third warning
   *[other] Warning no. { $n }
}
ladder-now = now
ladder-proposes = a loss by regulation is proposed
ladder-loss = Loss by regulation
ladder-loss-note = 17.2; the judge may rule otherwise

# Time the station did not see
gap-sleep = The computer slept
gap-closed = The station was closed while clocks ran
gap-facts-last = The last entry is of { $from }, now it is { $to }: { $length } went by. When the station closed is not known.
gap-last-warns = “The hall stood still” gives back all the time since the last entry, what the station still ran through as well.
gap-facts = The station did not see the hall from { $from } to { $to }, { $length } long.
gap-tables = { $count ->
    [one] Clocks were running at { $count } table
   *[other] Clocks were running at { $count } tables
}.
gap-if-went-on = “The hall played on”: the time counts on the clocks as it ran.
gap-if-stood = “The hall stood still”: nobody's clock used this time.
gap-went-on = The hall played on
gap-stood = The hall stood still
gap-column-table = Table
gap-column-went-on = played on: { $side }
gap-column-stood = stood: { $side }
gap-more = and more tables: { $count }

# Counter-entry
counter-title = Take entry { $entry } back
counter-what = The entry stays readable, struck through, with this reason. The state becomes as if it had not been written.
counter-usual-reason = entered by mistake
counter-do = Take entry { $entry } back

# People
people-title = Judges
people-panel = Panel
people-name = Name of judge { $n }
people-role = Role of judge { $n }
people-remove = Remove { $name }
people-add = Add a judge
people-desk = At the desk
people-desk-what = Whose name the entries carry. Removal and exclusion are the chief judge's alone.
people-nameless = A judge has no name.
people-record = Record

# The second copy
mirror-title = Second copy of the file
mirror-what = Every entry is repeated at once in a second file: on a stick it outlives the computer.
mirror-path = File of the copy
mirror-working = The copy is catching up
mirror-up-to-date = The copy is complete
mirror-stop = End the copy
mirror-start = Keep a copy
mirror-no-path = Name a file.

# Settings
settings-title = Station
settings-language = Language
settings-theme = Theme
settings-density = Table rows
theme-system = As the system
theme-light = Light
theme-dark = Dark
density-dense = Dense
density-normal = Normal
density-roomy = Roomy

# Keys
help-title = Keys
help-everywhere = Everywhere
help-places = places of the rail
help-wall = the wall
help-palette = table, name, action
help-find = search in the place
help-counter = take an entry back
help-record = record a ruling
help-esc = one level back
help-help = this table
help-round = Round and the open table
help-digits = to the table of that number
help-select = move and select
help-open = open the table
help-sort = sort again
help-readings = take readings
help-live = run the clock here
help-stop = stop
help-remark = remark
help-warning = warning
help-keeper = Time-keeper
help-press = clock of the side to move
help-press-side = Black's, White's clock
help-take-back = take a press back
help-keeper-stop = stop, pause, flag
help-board = Board
help-step = along the record
help-play = a move or a stone
help-swap = swap the colour
help-delete = take a stone off
help-undo = undo the edit

notice-torn-title = The last write did not reach the disk
notice-torn = Line { $line } was broken off and is cut; all before it is whole. Enter that act again. The rest is kept in { $file }.
notice-clock-set-title = The computer’s clock was set
notice-clock-set = By { $by }. Game clocks are not measured with it: nobody lost any time.
