### The regulation and the tournament's settings.

yes = yes
no = no
preset-code-2008 = Code 2008
preset-egf = European federation
preset-aga = American association
preset-china-2002 = China 2002
preset-korea = Korea
preset-wmsg = World Mind Sports Games
preset-club-blitz = Club blitz
category-ordinary = ordinary go
category-fast = fast go
category-blitz = blitz

regulation-base = Base
regulation-changed = { $count ->
    [0] as the base
    [one] { $count } setting changed
   *[other] { $count } settings changed
}
regulation-conflicts = differs from the Code: { $count }
regulation-record = Record the regulation
regulation-drop = Drop the edit
regulation-reason = Reason of the edit
regulation-no-change = Nothing is changed.
regulation-wrong = Some values cannot be read.
regulation-draft = The edit is not recorded yet.
regulation-started = The round has started: its tables keep the regulation they began with.
regulation-column-name = Setting
regulation-column-value = Value
regulation-column-code = By the Code
regulation-column-article = Article
regulation-wrong-value = cannot be read

regulation-group-time = Time
regulation-group-lateness = Lateness
regulation-group-game = During the game
regulation-group-conduct = Conduct
regulation-group-adjournment = Adjournment
regulation-group-rules = Rules of play
regulation-group-results = Scores and results
regulation-group-protests = Protests

regulation-control = Control, in one line
regulation-control-code = a line of text
regulation-pause = Pause before the first byo-yomi
regulation-pause-code = 3 min, once a side
regulation-both-flags = Both overrun, order unknown
regulation-both-flags-code = in byo-yomi play on
regulation-flags-code = by the Code
regulation-flags-ruled = the judge rules
regulation-black-clock = Black's clock runs in handicap games
regulation-black-clock-code = Black's
regulation-device = Clocks on the tables
regulation-device-code = not said
regulation-device-summed = digital, sum of periods
regulation-device-plain = digital, one period
regulation-device-mechanical = mechanical
regulation-lateness = Limit of lateness
regulation-lateness-code = half, up to 60:00
regulation-lateness-hint = half
regulation-half-of-main = half of the main time
regulation-both-absent = Deduction when both were absent
regulation-both-absent-code = half of what passed
regulation-both-half = half of what passed
regulation-both-nothing = nothing
regulation-prisoners = Stop to take prisoners, from
regulation-prisoners-code = 3
regulation-toilet = Leaving in byo-yomi stops the clock
regulation-toilet-code = yes
regulation-wrong-colour = Wrong colours: white stones on board
regulation-wrong-colour-code = from 3 the game stands
regulation-warnings = Warnings that lose the game
regulation-warnings-code = the second loses
regulation-warnings-n = { $n } in one game
regulation-warnings-never = never
regulation-points = Points of a warning
regulation-points-code = none
regulation-adjournment = Adjournment
regulation-adjournment-code = by regulation
regulation-opened-before = Opened before the opponent
regulation-opened-before-code = not said
regulation-check = Time to check
regulation-check-code = at least 1:00
regulation-rules = Rules
regulation-rules-code = by regulation
regulation-komi = Komi
regulation-komi-code = by regulation
regulation-equal = Equal scores
regulation-equal-code = a draw
regulation-equal-draw = a draw
regulation-equal-white = White wins
regulation-equal-replay = a replay
regulation-appeal = Time to appeal
regulation-appeal-code = not said
regulation-appeal-hint = not said

regulation-effective-title = Effective time and category
regulation-effective = Effective time
regulation-main-group = All tables
regulation-tables = tables { $first }–{ $last }
regulation-trial = Trial
regulation-trial-name = Control to try
regulation-egf-same = EGF counts the same: { $time }
regulation-egf-other = EGF in proportion: { $time } — { $category } there
regulation-outside = The Code has no such control; by the EGF { $time }
regulation-periods-run-out = periods end after { $moves } moves
regulation-scale-blitz = blitz
regulation-scale-fast = 20 fast
regulation-scale-ordinary = 50 ordinary go
regulation-scale-minutes = min
regulation-mend = Set { $time }

# Rule sets
rules-code-japanese = Code, Japanese tradition
rules-code-chinese = Code, Chinese tradition
rules-japanese-1989 = Japanese 1989
rules-chinese-2002 = Chinese 2002
rules-aga = AGA
rules-ing = Ing
rules-new-zealand = New Zealand
rules-egf = EGF
