### The journal: entries, corrections, damage.

journal-kind = Kind of entry
journal-all-kinds = All entries
journal-only-table = Only table { $table }
journal-find = Word, table, number
journal-count = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
journal-nothing = There are no such entries.
journal-recorded = recorded at { $time }
journal-number = No.
journal-time = Time
journal-table = Table
journal-what = What is recorded
journal-by = Who
journal-countered = taken back by entry { $entry } at { $time }, { $by }: { $reason }
journal-never-erased = Nothing is erased: a counter-entry takes a mistake back, the old entry stays, struck through.
journal-file = Tournament file
journal-entries = { $count ->
    [one] { $count } entry on disk
   *[other] { $count } entries on disk
}
journal-intact = The chain is whole
journal-intact-what = Every checksum agreed on opening.
journal-check = Check the file now
journal-check-running = The file is being read…
journal-check-intact = { $time }: file read, { $count } entries, chain intact
journal-check-damaged = { $time }: { $count } damaged places
journal-check-damaged-then = The file was changed after it was opened. The station still holds every entry: start a second copy and do not close the program.
journal-damage = Damaged places: { $count }
journal-damage-what = Everything before and after them that can be read is shown.
journal-damage-line = line { $line }: { $what }
journal-torn = Line { $line } did not reach the disk
journal-torn-kept = The rest is kept in { $file }.
journal-torn-what = The last entry broke off and was cut; it had not been shown as recorded.
journal-unlocked = This disk cannot keep other programs out: do not open the file twice.
journal-head = Head value
journal-head-what = Printed on the protocol: it shows that the journal was not changed.
journal-copy = Second copy
journal-no-copy = None is kept. On a stick it would outlive the computer.
