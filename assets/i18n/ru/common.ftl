### Words that every room uses.

# Lengths of time
length-seconds = { $seconds } с
length-minutes = { $minutes } мин
length-minutes-seconds = { $minutes } мин { $seconds } с

# Time controls
control-absolute = { $main }, без бё-ёми
control-japanese = { $main }, бё-ёми { $periods } × { $period }
control-interval = { $stones }/{ $time }
control-canadian = { $main }, канадское бё-ёми { $series }
control-canadian-limited = { $main }, канадское бё-ёми { $series }, всего { $limit ->
    [one] { $limit } период
    [few] { $limit } периода
   *[many] { $limit } периодов
}
control-fischer = { $main } + { $increment } за ход

# Where a side stands in its byo-yomi
byoyomi-none = нет
byoyomi-increment = добавка { $increment } за ход
byoyomi-not-begun = не начато, { $periods ->
    [one] { $periods } период
    [few] { $periods } периода
   *[many] { $periods } периодов
}
byoyomi-not-begun-endless = не начато
byoyomi-japanese = { $period }-й из { $periods }, { $left }
byoyomi-canadian = { $period }-й: камней ещё { $stones } из { $of }, { $left }
byoyomi-canadian-limited = { $period }-й из { $periods }: камней ещё { $stones } из { $of }, { $left }
time-overrun = время истекло

# Sides
black = чёрные
white = белые
black-capital = Чёрные
white-capital = Белые
black-of = чёрных
white-of = белых

# Grades
grade-dan = { $n } дан
grade-kyu = { $n } кю
grade-pro = { $n } проф. дан
grade-dan-short = { $n }д
grade-kyu-short = { $n }к
grade-pro-short = { $n }п
