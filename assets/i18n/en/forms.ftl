### The words on papers. Fixed ones are paper-label-..., and templates know them by what follows.

# Shared
paper-label-check = Check value
paper-label-article = Code
paper-label-black = Black
paper-label-white = White
paper-label-judge = Judge
paper-label-round = Round
paper-label-table = Table
paper-label-round-small = round
paper-label-table-small = table
paper-label-resumption = Resumption
paper-rules-japanese = Japanese
paper-rules-chinese = Chinese
paper-none = none
paper-none-ko = none

# Adjournment form
paper-adjournment-title = Adjournment form
paper-adjournment-line = { $date } · Adjournment no. { $adjournment } · Envelope no. { $envelope }
paper-adjournment-number = Adjournment no. { $number }
paper-label-correction = Both players check what is printed. Strike out what is wrong, write it beside, and both sign there.
paper-label-common-part = Common part
paper-common-who = filled in by { $opponent } while { $mover } thinks about the move
paper-common-who-blank = filled in by the opponent while the side to play thinks
paper-label-rules = Rules
paper-label-handicap = Handicap
paper-label-komi = Komi for White
paper-label-control = Time control
paper-label-board = Board
paper-label-moves = Moves made
paper-label-to-play = To play
paper-label-ko = Ko: not at once
paper-label-stopped = Clocks stopped
paper-label-announced = Announced, Code 12.1
paper-label-coordinates = Coordinates:
paper-coordinates = columns are letters A–{ $last } without I, left to right as Black sees the board; rows are numbers 1–{ $rows }, from Black to White. { $corner } is Black’s left corner. Where the coordinate and the mark on the diagram differ, the mark counts.
paper-label-sides-parts = Parts of the sides
paper-label-black-fill = filled in by Black
paper-label-white-fill = filled in by White
paper-label-prisoners = Prisoners taken, before the move
paper-label-penalties = Penalty stones received
paper-label-spent = Time used
paper-label-left = Main time left
paper-label-byoyomi = Byo-yomi: period, stones, reading
paper-label-pause = 3 min pause, Code 15.9 · warnings
paper-pause-taken = taken · { $warnings }
paper-pause-not-taken = not taken · { $warnings }
paper-label-signatures = Signatures before the move is marked
paper-label-signatures-note = position, prisoners, penalty stones and times are right
paper-label-fold = fold here, print inside: the top covers the diagram, the sheet goes into a C5 envelope
paper-label-second-fold = second fold for a C6 envelope
paper-move-number = Move { $number }
paper-move-blank = Move
paper-label-sealed = sealed
paper-label-open = open, Code 12.2
paper-label-step-cross = One cross on an empty point
paper-label-step-name = The same point by letter and number
paper-label-letter = letter
paper-label-number = number
paper-label-pass = pass
paper-label-pass-note = (no point)
paper-label-step-signature = Signature of the mover
paper-label-mistake = A mistake?
paper-label-mistake-note = Do not mend it: take a new form. No mark, two or an unclear one lose the game (12.4).
paper-open-check = Open move only: same as on the board, signature of { $opponent }
paper-open-check-blank = Open move only: same as on the board, signature of the opponent
paper-legend-last = move { $number }: { $point }
paper-legend-ko = ko: { $point }, printed
paper-label-next = Then: fold, into the envelope, glue, sign, hand in.
paper-label-diagram-elsewhere = The diagram is on the second sheet: this board has too many lines. Both sheets go in together.

# Envelope and label
paper-envelope-title = Adjourned game
paper-envelope-line = { $event } · round { $round }, { $date }
paper-label-envelope = Envelope no.
paper-label-move-written = Move inside
paper-move-sealed = move { $number }, sealed
paper-move-open = move { $number }, open
paper-move-sealed-short = { $number }, sealed
paper-move-open-short = { $number }, open
paper-label-do-not-open = Do not open before.
paper-opened-at-table = The judge opens it at table { $table }, before { $witness }: { $name }.
paper-opened-before = The judge opens it before { $witness }.
paper-opened-blank = The judge opens it at this table, before the opponent.
paper-opened-blank-short = The judge opens it before the opponent.
paper-sealed-by = { $side }, sealed it
paper-label-kept-by = Taken into keeping: surname, time
paper-label-place = Kept where
paper-label-taken-by = Taken out to resume: surname, time
paper-label-at-opening = At opening
paper-label-whole = whole
paper-label-damaged = damaged
paper-label-opened-by = Opened: signature, time
paper-label-envelope-note = Both sides and the judge also sign across the glued flap. Inside is one form, folded with its print inside. Code 12.3, 12.4
paper-label-folded-note = fold here, face outside; fold the form to A6, put it in, glue the edges and sign across them

# Round protocol
paper-protocol-title = Protocol of round { $round }
paper-protocol-start = Start { $time }
paper-protocol-tables = tables { $first }–{ $last } of { $all }
paper-protocol-page = page { $page } of { $pages }
paper-journal-head = Journal head, entry { $entry }
paper-printed-at = printed { $time }
paper-label-result = Result
paper-label-points = Points
paper-label-marks = Remarks, warnings
paper-label-note = Note
paper-result-black = B+
paper-result-white = W+
paper-result-draw = draw
paper-result-adjourned = adj.
paper-by-resignation = resign.
paper-by-time = time
paper-by-regulation = reg.
paper-mark-black = B
paper-mark-white = W
paper-mark-remark = { $side }r { $article }
paper-mark-warning = { $side }{ $n } { $article }
paper-under-protest = under protest
paper-sums-page-title = This page:
paper-sums-page = Black { $black }, White { $white }, draws { $draws }, both lose { $both }, adjourned { $adjourned }.
paper-sums-round-title = The round:
paper-sums-round = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, not entered { $missing }, adjourned { $adjourned }, under protest { $protest }.
paper-label-protocol-legend = B+ Black won, W+ White won, = draw, 0 : 0 both lose. The winner’s name is in semi-bold. B1, W1 are warnings to that side, r a remark; the articles beside.
paper-label-remarks-by-hand = Remarks on the round, corrections by hand, each signed
paper-label-hall-judge = Hall judge
paper-label-chief-judge = Chief judge
paper-label-protocol-foot = A signature on each page. The journal head proves which state of the file the protocol was printed from. Code 13.8, 14.4, 17.2
paper-label-long-notes = notes
paper-label-see-list = see the list at the end
