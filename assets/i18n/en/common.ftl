### Words that every room uses.

# Lengths of time
length-seconds = { $seconds } s
length-minutes = { $minutes } min
length-minutes-seconds = { $minutes } min { $seconds } s

# Time controls
control-absolute = { $main }, no byo-yomi
control-japanese = { $main }, byo-yomi { $periods } × { $period }
control-interval = { $stones }/{ $time }
control-canadian = { $main }, Canadian byo-yomi { $series }
control-canadian-limited = { $main }, Canadian byo-yomi { $series }, { $limit ->
    [one] { $limit } period
   *[other] { $limit } periods
} in all
control-fischer = { $main } + { $increment } a move

# Where a side stands in its byo-yomi
byoyomi-none = none
byoyomi-increment = { $increment } added a move
byoyomi-not-begun = not begun, { $periods ->
    [one] { $periods } period
   *[other] { $periods } periods
}
byoyomi-not-begun-endless = not begun
byoyomi-japanese = period { $period } of { $periods }, { $left }
byoyomi-canadian = period { $period }: { $stones } of { $of } stones to play, { $left }
byoyomi-canadian-limited = period { $period } of { $periods }: { $stones } of { $of } stones to play, { $left }
time-overrun = time used up

# Sides
black = Black
white = White
black-capital = Black
white-capital = White
black-of = Black
white-of = White

# Grades
grade-dan = { $n } dan
grade-kyu = { $n } kyu
grade-pro = { $n } dan pro
grade-dan-short = { $n }d
grade-kyu-short = { $n }k
grade-pro-short = { $n }p
