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
conduct-decide-means = Clocks and position are changed at the table; the result changes here only where chosen above.
conduct-main-decide = Record the decision
conduct-main-upheld = Record: protest upheld
conduct-main-rejected = Record: protest rejected
conduct-lacks-verdict = Choose the decision
conduct-lacks-decision = Write what was decided
conduct-level-decided = decided already
conduct-level-chief = entered by the chief judge

# What a step of the ladder would mean
means-spoken = spoken, not for the protocol
means-warning-due = remark no. { $n }: by the regulation a warning is due
means-protocol = no. { $n } in this game, for the round protocol
means-protocol-points = no. { $n } in this game, minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}
means-penalty = minus { $points ->
    [one] { $points } point
   *[other] { $points } points
}, once
means-loss = no. { $n } in this game: a loss will be proposed
means-kept = the game is over: changes no outcome
means-kept-fixed = the result is fixed: changes no outcome
means-no-game = plays no game at this table: counts in none
means-visitor = after another one, removal is possible
means-visitor-again = not the first: removal is possible
means-organisers = the organisers hear it
means-team = to the team as a whole: decides no game
means-chief-power = by the chief judge's power
means-chief-only = the chief judge alone
means-fact = a fact written down
origin-organisation = weak organisation
origin-rules = gap in the rules
origin-oversight = participant, no intent
origin-intent = participant, on purpose

# Penalties, teams, what the chief judge overturns
conduct-kind-penalty = Penalty
conduct-kind-overturned = Overturned
conduct-team = team
conduct-overturned = overturned by the chief
conduct-loss-overturned = chief judge's ruling
conduct-loss-protest = by protest
conduct-awaits-level = waits: { $level }
conduct-follows-penalty = Penalty points
conduct-main-penalty = Record the penalty
conduct-points = How many points
conduct-penalty-side = A penalty is for a side at a table
conduct-lacks-points = A penalty is a whole number of points above nought
conduct-due = The ladder of this matter: now — { $what }
conduct-due-loss = loss
conduct-minor = A minor: short name on papers
conduct-minor-named = { $name } is a minor
conduct-proposed = Proposed
conduct-ruled = Ruled
conduct-ruled-why = Reason
conduct-origin = Came of
conduct-said-black = Black says
conduct-said-white = White says
conduct-files = Files
conduct-file-attach = Attach
conduct-file-drop = drop
conduct-file-none = Name a file: a photo, a game record
conduct-file-what = The file stays where it is; its path and the hash of its bytes go into the journal.
conduct-decision-words = What is decided
conduct-written = Print decision
conduct-overturn = Decide otherwise
conduct-overturned-by = Overturned
conduct-overturned-why = Why
conduct-nothing-pending = It is decided; higher by an appeal
conduct-still-pending = The decision comes first
conduct-appeal = Appeal
conduct-appealed = Carried higher
conduct-sat = Decided by
conduct-holds = Results wait

# Papers of the log
conduct-papers = Papers
conduct-report = Chief judge's report
conduct-export-csv = Log of conduct, CSV
conduct-export-ron = Log of conduct, RON
conduct-announce = Announce the tournament's results
dialog-open-evidence = File of evidence

# The committee
conduct-committee = Appeals committee
conduct-committee-what = At least three members from players, teams' representatives and the organisers, and two reserves. No judges. Elected before the first round.
conduct-member = Member { $n }
conduct-reserve = Reserve { $n }
conduct-member-more = Another member
conduct-reserve-more = Another reserve
conduct-committee-reserves = Fewer than two reserves: a conflict of interest would leave nobody to step in.
conduct-committee-late = The tournament has begun, and the committee is elected before the first round: say so in the report.
conduct-committee-lacks = At least three members are needed
conduct-main-committee = Record the committee
conduct-level-no-committee = no committee elected
conduct-committee-small = Fewer than three remain: the organisers decide with those who do
conduct-committee-joint = The organisers decide with the committee's remaining members
conduct-conflicts = Conflict of interest
conduct-interest-party = { $name } — plays for { $side }
conduct-interest-club = { $name } — of the club of { $side }
conduct-sits = Deciding: { $names }
conduct-label-game = For the game
conduct-game-nothing = changes nothing
conduct-effect-pairing = Pairing
conduct-effect-pairing-only = Only the pairing is at stake: the committee's word is final, 14.7
conduct-effect-prizes = Touches places or prizes: results wait, 14.7
conduct-effect-presidium = For the presidium
conduct-effect-none = nothing

# An appeal
conduct-appeal-title = Appeal
conduct-label-to = To whom
conduct-label-grounds = On what grounds
conduct-grounds-hint = what in the decision is disputed
conduct-label-through = Through whom
conduct-through-hint = captain, coach; empty for the player
conduct-lacks-grounds = Write the grounds
conduct-main-appeal = Carry to: { $level }
conduct-deadline-left = By the regulation { $left } are left for an appeal.
conduct-deadline-over = The regulation's deadline passed { $late } ago.
conduct-deadline-none = The regulation names no deadline for appeals.

# The chief judge decides otherwise
conduct-overturn-title = Entry { $entry }: decide otherwise
conduct-instead = Instead
conduct-overturn-measure = The measure counts no more; the entry stays readable, struck.
conduct-overturn-both = Both stay: the judge's ruling and the chief judge's.
conduct-main-overturn = Record the chief judge's ruling
conduct-lacks-instead = Choose what holds instead
conduct-lacks-reason = Write the reason

# Refusals
refusal-nothing-to-appeal = Protest { $entry } has no decision yet.
refusal-nothing-to-appeal-then = The level it was lodged at decides first; that decision is appealed against.
refusal-appeal-final = The committee's decision on the pairing is final.
refusal-appeal-final-then = The disagreement can be kept as a note for the report.
refusal-appeal-late = The appeal comes { $late } after the regulation's deadline.
refusal-appeal-late-then = It can be kept as a note.
refusal-not-under-protest = The game went on and nobody said it was under protest: the committee does not take it.
refusal-not-under-protest-then = That it was made can be kept as a note.
refusal-no-committee = No appeals committee was elected.
refusal-no-committee-then = Record it: Conduct, Papers, Appeals committee.
refusal-committee-small = After conflicts of interest { $sits ->
    [one] { $sits } member remains
   *[other] { $sits } members remain
}.
refusal-committee-small-then = The organisers decide together with them: choose the level "organisers".
refusal-committee-short = A committee has at least three members; { $has } are named.
refusal-committee-short-then = Name the others.
refusal-judge-in-committee = { $name } is a judge of the tournament.
refusal-judge-in-committee-then = Judges do not sit in the committee: name somebody else.
refusal-member-twice = { $name } is named twice.
refusal-member-twice-then = Leave one place.
refusal-results-held = Results wait for protest { $entry }: places or prizes depend on it.
refusal-results-held-then = They can be announced after the committee's decision, or the presidium's where it was left to it.
refusal-games-open = Results not fixed: { $open }.
refusal-games-open-then = Fix them in Results.
refusal-already-announced = The results were announced already.
refusal-already-announced-then = Only a decision on an appeal can change them.
refusal-ruled-already = { $by } has ruled otherwise on this, entry { $entry }; nothing was recorded at the table since.
refusal-ruled-already-then = The chief judge decides otherwise. If it is a new case, first record what happened.
refusal-not-a-ruling = Entry { $entry } is no ruling and no measure.
refusal-not-a-ruling-then = A wrong entry is corrected by "Take back".
refusal-already-overturned = Entry { $entry } was overturned by entry { $by }.
refusal-already-overturned-then = The new ruling can be disputed.
refusal-same-ruling = That is the same ruling.
refusal-same-ruling-then = Choose what holds instead of it.
refusal-penalty-empty = A penalty without points.
refusal-penalty-empty-then = Write how many points are taken.

# Entries and rulings
measure-penalty = penalty points
whom-team = to a team
event-penalty = penalty of { $points } pts { $whom }
event-appealed = appeal on protest { $entry }, { $level }: { $grounds }
event-committee = appeals committee: { $members }; reserves: { $reserves }
event-overturned = entry { $entry } overturned by the chief judge: { $reason }
event-minors = names shortened on papers: { $count }
event-announced = the tournament's results were announced
basis-repeated = The same breach again { $side } in one game, the first at { $first }; warnings in all { $count }. The regulation's ladder of this matter ends in a loss.
basis-both-without-warning = A loss of both sides without warnings: name motive and evidence in the reason.
basis-overturned = Otherwise than { $by } ruled (entry { $entry }).
basis-protest = By the decision on the protest, entry { $entry }.
ruling-title-loss-both = Loss of both sides without warnings

# The palette's entries
palette-warning-both = Warning to both sides, table { $table }
palette-warning-both-text = no. { $black } to Black, no. { $white } to White in this game
palette-correct = Take back the warning of { $time }, table { $table }
palette-correct-text = by a counter-entry; the old one stays readable
palette-matters = Then — for what:
