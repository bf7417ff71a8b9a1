### Envelopes of adjourned games: register, electronic envelope, packs of papers (Code 12.3, 12.4).

# Register
envelope-show = Envelopes { $n }
envelope-empty = There are no envelopes yet.
envelope-column-number = No.
envelope-column-table = Round, table
envelope-column-pair = Whose game
envelope-column-where = Where
envelope-column-keeper = Keeper, place
envelope-column-handed = Handed over
envelope-column-taken = Taken out
envelope-column-seal = Seal
envelope-column-term = Resumption
envelope-where-unsealed = not sealed
envelope-where-sealed = sealed, not handed over
envelope-where-kept = kept
envelope-where-taken = taken out
envelope-where-opened = opened
envelope-where-gone = lost
envelope-seal-whole = whole
envelope-seal-broken = broken { $time }
envelope-place = { $round }, { $table }
envelope-pair = { $black } — { $white }
envelope-second = { $pair } (adjournment { $n })
envelope-hand-over = Hand over…
envelope-take-out = Take out…
envelope-break = Seal broken…
envelope-choose = first choose an envelope in the register
envelope-not-kept = the envelope was handed over to nobody
envelope-is-opened = the envelope has been opened
envelope-line = Envelope no. { $number }, round { $round }, table { $table }
envelope-hand-over-title = Hand the envelope over
envelope-take-out-title = Take the envelope out for the resumption
envelope-break-title = The envelope's seal is broken
envelope-by = Who hands it over
envelope-to = Who receives it
envelope-where = Where it will lie
envelope-taker = Who takes it
envelope-note = What is seen, and who saw it
envelope-do-hand-over = Record: handed over
envelope-do-take-out = Record: taken out
envelope-do-break = Record: seal broken
envelope-leave = Do not record
envelope-name-needed = a name is needed
envelope-note-needed = say what is seen
envelope-history = What was done with the envelope
envelope-nothing-yet = Nothing recorded yet.

# Electronic envelope
envelope-electronic = Electronic envelope…
envelope-electronic-sealed = electronic: { $commitment }
envelope-electronic-busy = being encrypted…
envelope-seal-title = Electronic envelope
envelope-seal-cover = This screen is for { $side ->
    [black] Black
   *[white] White
} only: { $name }
envelope-seal-cover-lead = The judge and the opponent step back. Only the mover sees the move and the passphrase. The station keeps an encrypted copy it cannot read; without the passphrase nobody opens it. The paper envelope stays the one that counts.
envelope-seal-show = I am alone at the screen
envelope-seal-hide = Close the screen
envelope-seal-board = Board of the electronic envelope
envelope-seal-move = Your move
envelope-seal-move-none = click the point on the board
envelope-seal-move-chosen = the move is chosen, it is seen on the board
envelope-seal-move-pass = pass
envelope-seal-pass = Pass
envelope-passphrase = Passphrase, at least { $n } characters
envelope-passphrase-again = Passphrase again
envelope-passphrase-note = Remember it: it is needed at the resumption if something happens to the paper envelope.
envelope-passphrase-short = shorter than { $n } characters
envelope-passphrase-differs = the passphrases differ
envelope-seal-choose = choose the move
envelope-do-seal = Seal
envelope-unseal = Open the electronic envelope…
envelope-unseal-title = Open the electronic envelope
envelope-unseal-lead = { $name } types the passphrase. The move will be seen by all, and recorded.
envelope-unseal-passphrase = Passphrase of the electronic envelope
envelope-do-unseal = Open
envelope-electronic-heading = Electronic envelope
envelope-electronic-closed = not opened, commitment { $commitment }
envelope-electronic-holds = it holds { $move }
envelope-electronic-agrees = agrees with the paper
envelope-electronic-differs = differs from the paper
envelope-electronic-replaces = replaces the lost paper

# The whole round
envelope-round-step = Step { $n } for the chosen ({ $count })
envelope-round-steps-differ = the chosen tables' next steps differ
envelope-round-lacking = { $n } missing
envelope-round-doubts = { $n } to check
envelope-round-complete = all done
envelope-clock-run-yes = running, { $side ->
    [black] Black
   *[white] White
} to move
envelope-clock-run-no = stopped while { $side ->
    [black] Black
   *[white] White
} thinks
envelope-clock-stand-yes = stopped
envelope-clock-stand-no = running, must be stopped
envelope-column-clock = Clock
envelope-column-lacking = What is missing
envelope-by-whom = { $who } — { $step }
envelope-missing-sealer = the name of the partner who sealed
envelope-sealer-choose = which partner sealed
envelope-find-should = { $side ->
    [black] Black
   *[white] White
}: { $found } stones on the board and taken, but { $placed } placed; { $taken } are written as taken, { $should } would agree
envelope-find-outside = { $side ->
    [black] Black
   *[white] White
} cannot have this time under the time control
envelope-find-last = last move { $point }: there is no stone of { $side ->
    [black] Black
   *[white] White
} there
envelope-find-board = the form's board differs from the table's position, points { $n }: { $points }
envelope-sign-doubts = Check before signing: { $n } in doubt

# Packs of papers
envelope-pack-table = Pack
envelope-pack-round = Pack for the round
envelope-receipts = Receipt
envelope-pack-progress = Setting papers: { $done } of { $all }
envelope-pack-cancel = Stop
envelope-pack-nothing = no game of the round is adjourned
envelope-papers = More papers…
envelope-papers-both = Papers in two languages
