### Conduct: the log, the ladder, the dialogs.

# For what: short words of the catalogue
matter-phone = phone
matter-talk = talking, disturbance
matter-noise = rattling stones
matter-touching = touched stones on the board
matter-advice = advice
matter-hand = clock with the other hand
matter-clock-before-move = clock before the move
matter-move-shifted = move shifted or with the other hand
matter-clock-rough = striking the clock
matter-spectator-talk = talking at another board
matter-spectator-touch = interfered with a game
matter-silence = broke the silence
matter-food-smoke = food, smoking
matter-orders = disobeyed a judge
matter-alcohol = alcohol
matter-skipping = left without notice
matter-lateness = lateness
matter-wrong-colour = wrong colour or handicap
matter-impossible-move = impossible move
matter-disturbed = disturbed the position
matter-repeated = repeated offence
matter-clock-stopped = stopped the clock without reason
matter-prisoners-hidden = hid prisoners
matter-no-record = kept no record

# What an entry is
conduct-kind-remark = Remark
conduct-kind-warning = Warning
conduct-kind-loss = Loss
conduct-kind-protest = Protest
conduct-kind-removal = Removal
conduct-kind-exclusion = Exclusion
conduct-kind-note = Note
conduct-loss-lateness = lateness
conduct-loss-colour = wrong colour or handicap
conduct-loss-warnings = by warnings
conduct-loss-direct = without a warning
conduct-loss-sealed = adjournment
conduct-loss-time = time overrun
conduct-loss-ruling = judge's ruling
conduct-awaits = to be decided
conduct-upheld = upheld
conduct-rejected = rejected
conduct-taken-back = taken back
conduct-both = both sides
conduct-spectator = spectator
conduct-coach = coach
conduct-judge = hall judge
conduct-by-short = { $name }, { $role }
conduct-chief-short = chief judge

# The place bar
conduct-round = Round { $round }
conduct-round-small = round { $round }
conduct-tournament = Tournament
conduct-remarks = Remarks
conduct-warnings = Warnings
conduct-losses = Losses
conduct-protests = Protests
conduct-search = Who, what, article
conduct-add = Entry
conduct-print = Round protocol
conduct-no-round = The file holds no round yet.

# The list
conduct-col-time = Time
conduct-col-table = Table
conduct-col-who = Who
conduct-col-what = What
conduct-col-matter = For what
conduct-col-article = Article
conduct-col-by = Decided by
conduct-empty = No entries.
conduct-never-erased = Entries are never erased: a mistake is corrected by a new entry, the old one stays, struck.
conduct-before-rounds = Before the first round

# The person
conduct-nobody = Choose an entry: what the person already has, and what the next step means, is shown here.
conduct-seat = table { $table }, { $side }
conduct-at-table = { $name }, table { $table }
conduct-in-game = game
conduct-in-round = round
conduct-in-all = all
conduct-ladder = Ladder
conduct-preset-code-2008 = Code 2008, by regulation
conduct-preset-egf = EGF rules, by regulation
conduct-preset-aga = AGA rules, by regulation
conduct-preset-china-2002 = China 2002, by regulation
conduct-preset-korea = Korea, by regulation
conduct-preset-wmsg = Mind Sports Games, by regulation
conduct-preset-club-blitz = club blitz, by regulation
conduct-preset-own = by regulation
conduct-rounds-apart = Warnings of earlier rounds do not add up.
conduct-others = Not a player of the game: a remark, then removal from the playing area by the chief judge, 17.3, 17.5.
conduct-step-now = now
conduct-step-next = next
conduct-step-remark-none = spoken; none in this game
conduct-step-remark-given = in this game: { $count }, the last at { $time }
conduct-step-warning = { $n ->
    [1] First warning
    [2] Second warning
    [3] Third warning
    [4] Fourth warning
   *[other] Warning { $n }
}
conduct-step-warning-given = { $time }, { $article }, in the round protocol
conduct-step-warning-loses = a loss by regulation is proposed
conduct-step-warning-points = into the round protocol, minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}
conduct-step-warning-protocol = into the round protocol
conduct-step-loss = Loss by regulation
conduct-step-loss-text = 17.2; the judge may rule otherwise
conduct-step-loss-never = only by a judge's ruling, 17.2

# The entry chosen
conduct-entry = Entry { $n }: { $what }
conduct-entered-by = Entered by
conduct-motive = Motive
conduct-cause = Cause
conduct-positions = What the sides say
conduct-evidence = Evidence
conduct-level = Lodged with
conduct-decision = Decision
conduct-taken-back-by = Taken back
conduct-taken-back-why = Why
conduct-again = Another entry
conduct-decide = Decide the protest
conduct-take-back = Take back

# An entry
conduct-label-who = Who
conduct-label-matter = For what
conduct-label-note = What happened
conduct-label-taken = Taken along
conduct-label-follows = What follows
conduct-who-find = Table or name
conduct-another-table = another table
conduct-another = another person
conduct-other = Not at the table
conduct-name = Name, if known
conduct-no-seat = does not play in this round
conduct-matter-find = A word or an article's number
conduct-matter-more = more
conduct-matter-none = Not in the catalogue: write what happened.
conduct-note-hint = short, in plain words
conduct-clocks = clocks { $black } and { $white }
conduct-move = move { $n }
conduct-no-move = move not entered
conduct-follows-loss = Loss without a warning
conduct-follows-removal = Removal from the playing area
conduct-follows-exclusion = Exclusion from the tournament
conduct-follows-note = Note without a measure
conduct-note-oral = spoken, 17.2
conduct-note-protocol = into the round protocol, 17.2
conduct-note-number = number { $n } in this game, into the protocol
conduct-note-loses = a loss will be proposed, 17.2
conduct-note-fact = the fact only
conduct-causes = Motive, cause, what the sides say, evidence
conduct-decides = Decides
conduct-above = Above
conduct-stays = Both the proposal and the ruling are kept. The side may object, 14.9.
conduct-ladder-nobody = Choose a side to see what it already has.
conduct-fixed-note = The result is fixed: an entry no longer decides the game, 13.8.
conduct-lacks-who = Choose who
conduct-lacks-matter = A warning names its article: choose for what
conduct-lacks-note = Write what happened
conduct-chief-only = The chief judge only, 17.3
conduct-loss-finished = The game is finished
conduct-loss-side = A loss needs a side at a table
conduct-main-remark = Record the remark
conduct-main-warning = Record the warning
conduct-main-ruling = { $n ->
    [1] To the ruling: first warning
    [2] To the ruling: second warning
    [3] To the ruling: third warning
   *[other] To the ruling: warning { $n }
}
conduct-main-loss = To the ruling: loss
conduct-main-removal = Record the removal
conduct-main-exclusion = Record the exclusion
conduct-main-note = Record the note

# A protest
conduct-label-by = Lodged by
conduct-label-against = Against what
conduct-label-article = Article
conduct-label-level = Level
conduct-against-hint = an action or a ruling
conduct-article-14-9 = protest in general
conduct-article-13-1 = time
conduct-article-16-3 = impossible move
conduct-article-16-4 = disturbed position
conduct-article-16-5 = both flags
conduct-article-16-7 = changed time
conduct-article-17-2 = sanction
conduct-article-13-3 = dead stones
conduct-stop-clock = Stop the clock for the protest, 15.9
conduct-protest-means = Decided level by level: judge, chief judge, committee. The committee takes only games played under protest, 14.9.
conduct-protest-closed = The result is fixed: no protest is accepted
conduct-protest-closed-then = That a protest was made can be kept as a note.
conduct-keep-note = Keep as a note
conduct-main-protest = Accept the protest
conduct-lacks-side = Choose the side
conduct-lacks-against = Write what the protest is against

# The decision of a protest
conduct-decide-title = Decision on the protest
conduct-label-verdict = Decision
conduct-verdict-upheld = Uphold
conduct-verdict-rejected = Reject
conduct-label-decision = What was decided
conduct-decision-hint = in plain words, for both sides
conduct-under-protest = The game goes on under protest, 14.9
conduct-decide-means = Result, clocks and position do not change by themselves: change them at the table.
conduct-main-decide = Record the decision
conduct-main-upheld = Record: protest upheld
conduct-main-rejected = Record: protest rejected
conduct-lacks-verdict = Choose the decision
conduct-lacks-decision = Write what was decided
conduct-level-decided = decided already
conduct-level-chief = entered by the chief judge
