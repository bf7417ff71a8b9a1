### The position workplace: board, record, findings.

# The place bar
position-no-table = Позиция
position-mode = Что делает щелчок
position-mode-set = Ставить камни
position-mode-play = Играть
position-mode-recorded = Как записано
position-open = Открыть…
position-paste = Вставить
position-copy = Копировать
position-copy-sgf = запись или позиция в SGF
position-copy-text = доска текстом
position-clipboard = из буфера обмена
position-paste-unreadable = В буфере не позиция: { $reason }
position-record-unusable = Запись нельзя показать на доске: { $reason }

# Where a position comes from
position-source-record = запись { $name }, ход { $move }
position-source-record-edited = запись { $name }, ход { $move }, с правкой
position-source-set-up = расставлено вручную
position-source-form = бланк откладывания

# Instruments
position-tool-move = Двигать камни
position-tool-stones = Ставить: слева чёрный, справа белый
position-tool-erase = Стирать
position-tool-region = Область: выделить, сдвинуть, очистить
position-turn = Повернуть расстановку
position-mirror = Отразить расстановку
position-from-white = Смотреть со стороны белых
position-numbers = Номера ходов
position-undo = Отменить шаг (Ctrl Z)
position-redo = Вернуть шаг (Ctrl Shift Z)
position-no-step = шагов нет

# The board
position-board = Доска
position-black-stone = чёрный камень
position-white-stone = белый камень
position-point-stone = { $point }, { $stone }, цепь { $chain }, дамэ { $liberties }
position-point-empty = { $point }, пусто
position-point-last = последний ход
position-point-ko = ко
position-refused = { $point }: { $reason }. Ход не сделан
position-flagged = { $point }: { $reason }. Сделан, как записано, и отмечен

# Under the board
position-first = В начало записи (Home)
position-back = На ход назад ([)
position-forth = На ход вперёд (])
position-last = В конец записи (End)
position-jump = Перейти к ходу
position-move-word = ход
position-of-moves = из { $moves }
position-no-further = дальше записи нет
position-no-record-short = запись не открыта
position-coordinate = Пункт: найти первый ход в нём
position-coordinate-hint = пункт
position-never-there = Хода { $point } в записи нет; курсор на пункте
position-last-move = последний { $point }
position-last-move-none = последнего нет
position-ko-at = ко { $point }
position-ko-none = ко нет
position-ko-needs-cursor = поставьте курсор на пункт ко стрелками или координатой
position-pass = Пас
position-turn-of = ход { $side }
position-turn-switch = Передать ход: очередь { $side }

# Counters
position-stones = Камни
position-on-board = на доске
position-prisoners = взято пленников
position-penalty = штрафные камни
position-number-of = { $what }, { $side }
position-moves-made = сделано ходов
position-placed = поставлено ходами
position-agrees = сходится
position-unknown = ?
position-unknown-word = неизвестно
position-yes = да
position-row-spoken = { $what }: чёрные { $black }, белые { $white }

# The record
position-record = Запись
position-no-record = Записи нет. Откройте файл SGF, бросьте его на окно или вставьте из буфера.
position-wrong-moves = { $n ->
    [one] { $n } ход не по правилам
    [few] { $n } хода не по правилам
   *[many] { $n } ходов не по правилам
}
position-game = Партия файла
position-game-number = партия { $n }
position-start = начало
position-passed = пас
position-off-board = вне доски
position-move-spoken = ход { $move }, { $side } { $point }
position-variation = Вариант записи
position-goes-on = далее { $point }
position-other-way = другое продолжение
position-main-line = главный

# Findings
position-findings = Находки
position-no-findings = нет
position-findings-count = { $n ->
    [one] { $n } находка
    [few] { $n } находки
   *[many] { $n } находок
}
position-lead-count = Счёт
position-lead-handicap = Фора
position-lead-turn = Очередь
position-at-move = ход { $move }
position-illegal-move = { $at }: { $reason }
position-out-of-turn = { $at }: { $side } пошли не в свою очередь
position-repetition = { $at }: повторилась позиция после хода { $earlier }
position-count-more = у { $side } на { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
} больше, чем поставлено
position-count-less = у { $side } на { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
} меньше, чем поставлено
position-handicap-mismatch = указана фора { $stated }, стоит камней: { $standing }
position-wrong-side = по числу ходов очередь { $side }
position-no-liberties = { $n ->
    [one] цепь { $side } без дамэ, { $n } камень
    [few] цепь { $side } без дамэ, { $n } камня
   *[many] цепь { $side } без дамэ, { $n } камней
}
position-setup-midgame = { $at }: камни поставлены или сняты между ходами
position-move-after-end = { $at }: ход после двух пасов
position-impossible-ko = здесь не может быть ко

# Comparison
position-compare = Сравнить и восстановить
position-right = Верная
position-right-name = Верная позиция
position-against-record = запись
position-against-table = позиция стола в журнале
position-against-form = бланк откладывания
position-against-move = Ход записи для сравнения
position-nothing-to-compare = Не с чем: нет записи, и за столом позиция не введена.
position-board-agrees = доска совпадает
position-differences = { $n ->
    [one] на доске расходится { $n } пункт
    [few] на доске расходятся { $n } пункта
   *[many] на доске расходится { $n } пунктов
}
position-missing-black = нет чёрного камня
position-missing-white = нет белого камня
position-extra-black = лишний чёрный камень
position-extra-white = лишний белый камень
position-white-for-black = белый камень вместо чёрного
position-black-for-white = чёрный камень вместо белого
position-same = совпадает

# The decision
position-decision = Решение
position-goes-on-from = Партия продолжится с хода { $move }, очередь { $side }.
position-held = Введена в журнал. Согласны: { $agreed }.
position-held-other = За столом введена другая позиция.
position-held-none = Для стола позиция ещё не введена.
position-show-held = Показать её
position-nobody = никто
position-enter = Записать позицию…
position-clocks = Часы…
position-clocks-no-table = стол не выбран или партия окончена
position-read-only = файл открыт только для чтения

# Dialogs
position-open-title = Открыть запись партии
position-open-lead = Файл SGF в любой кодировке. Его можно и бросить на окно.
position-path = Путь к записи
position-browse = Обзор…
position-path-missing = укажите путь
position-open-button = Открыть запись
position-cancel = Отмена
position-enter-title = Записать позицию
position-enter-table = Стол
position-table-number = Номер стола
position-no-such-table = такого стола в туре нет
position-enter-source = Откуда: { $source }
position-enter-stones = Чёрных на доске { $black }, белых { $white }; взято пленников: чёрными { $taken_black }, белыми { $taken_white }; очередь { $side }
position-enter-findings = { $n ->
    [one] В позиции { $n } находка. Записать её можно и так.
    [few] В позиции { $n } находки. Записать её можно и так.
   *[many] В позиции { $n } находок. Записать её можно и так.
}
position-who-agreed = Кто согласен с позицией
position-black-agree = Чёрные согласны
position-white-agree = Белые согласны
position-note = Примечание
position-note-hint = как восстановлено, кто присутствовал
position-enter-button = Записать позицию стола { $table }
position-enter-button-bare = Записать позицию

# Comparison and repair
position-now = Сейчас
position-now-name = Что стоит сейчас
position-now-move = Ход записи, который стоит сейчас
position-against-board = доска
position-against-sheet = бланк { $side }
position-shown-other = Показана другая позиция; доску меняют, когда в «Сейчас» выбрана доска
position-other-prisoners = пленников { $side } { $found }, должно быть { $should }
position-other-penalty = штрафных камней { $side } { $found }, должно быть { $should }
position-other-turn = должна быть очередь { $side }
position-ko-missing = здесь должно быть ко
position-ko-extra = здесь не должно быть ко
position-repair-cost = цена { $cost }
position-repair-take = Восстановить так
position-repair-other-board = восстанавливают доску: выберите её в «Сейчас»
position-repair-more = { $n ->
    [one] Ещё { $n } объяснение
    [few] Ещё { $n } объяснения
   *[many] Ещё { $n } объяснений
}
position-repair-nothing-changes = На доске ничего не меняется само.
position-repair-done = Позиция восстановлена; Ctrl Z вернёт то, что стояло
position-repair-spoken = объяснение { $n }: { $summary }, { $cost }. { $details }
position-sum-moved = { $n ->
    [one] { $n } сдвиг
    [few] { $n } сдвига
   *[many] { $n } сдвигов
}
position-sum-swapped = { $n ->
    [one] { $n } пара местами
    [few] { $n } пары местами
   *[many] { $n } пар местами
}
position-sum-recolored = { $n ->
    [one] { $n } не того цвета
    [few] { $n } не того цвета
   *[many] { $n } не того цвета
}
position-sum-missing = { $n ->
    [one] { $n } упал
    [few] { $n } упали
   *[many] { $n } упало
}
position-sum-extra = { $n ->
    [one] { $n } лишний
    [few] { $n } лишних
   *[many] { $n } лишних
}
position-sum-recorded = после хода { $n }
position-sum-played = ходы вне записи: { $points }
position-one-black = чёрный
position-one-white = белый
position-back-return = вернуть { $side } { $point }
position-back-remove = снять { $side } { $point }
position-back-recolor = { $point }: должен быть { $side }
position-back-swap = поменять местами { $black } и { $white }

# Two players' records
position-sheets = Бланки игроков
position-sheet-take = бланк { $side }
position-sheet-take-name = Считать запись бланком { $side }
position-sheet-no-moves = ходов нет
position-sheet-left-out = пропуск
position-sheets-open = Бланки игроков рядом
position-sheets-differ = { $n ->
    [one] { $n } расхождение
    [few] { $n } расхождения
   *[many] { $n } расхождений
}
position-sheets-row = строка { $n }: { $black }
position-sheets-row-differs = строка { $n }: бланки расходятся, у чёрных { $black }, у белых { $white }
position-sheets-at = Строка { $n }: бланки расходятся.
position-sheets-take = взять { $point }
position-sheets-neither = хода не было
position-sheets-decided = Все расхождения решены.
position-sheets-agree = Бланки сходятся.
position-sheets-first-decide = сначала решите строку { $n }
position-sheets-merge = Собрать запись
position-sheets-close = К записи
position-sheets-merged = запись по двум бланкам

# A move changed in the middle
position-amend = Ход
position-amend-point = Пункт для правки хода
position-amend-insert = Вставить ход { $n }
position-amend-replace = Заменить ход { $n }
position-amend-delete = Удалить ход { $n }
position-amend-needs-point = наберите пункт или «пас»
position-amend-at-start = запись стоит в начале
position-amend-itself = Сам ход { $n } ({ $point }) не по правилам: { $reason }.
position-amend-impossible = Первый ставший невозможным: ход { $n } ({ $point }), { $reason }.
position-amend-all-possible = Все следующие ходы остались возможны.
position-amend-out-of-turn = С хода { $n } ({ $point }) очередь сбита: { $reason }.
position-amend-twice = { $side } ходят дважды подряд
position-amend-show = К ходу { $n }

# The game played again
position-again = Партия заново
position-again-open = Сыграть заново по памяти…
position-again-about = Игроки повторяют партию на этой доске; станция записывает ходы. До начала запишите показания часов.
position-again-readings = Показания часов до начала
position-again-reading-of = Показание часов { $side }
position-again-readings-missing = сначала запишите показания часов
position-again-from = Начать
position-again-from-start = с пустой доски
position-again-from-board = с позиции на доске
position-again-begin = Начать
position-again-before = Часы до начала: { $black } и { $white }
position-again-other-board = На доске другая позиция. Ctrl Z вернёт повтор.
position-again-nothing = ещё не сделано ни хода
position-again-close = Закрыть…
position-again-break = Прервать
position-again-unsure = ход { $n }: не уверены
position-again-disputed = ход { $n }: не согласны
position-again-both = повтор закрывают с согласия обеих сторон
position-source-again = партия сыграна заново, ходов { $moves }, { $doubtful ->
    [one] { $doubtful } сомнительный
    [few] { $doubtful } сомнительных
   *[many] { $doubtful } сомнительных
}

# The decision's clocks and papers
position-enter-clocks = Поставить часы вместе с позицией, п. 16.7
position-enter-print = Сразу напечатать акт о восстановлении
position-enter-disturbed = { $n ->
    [one] Исправлен { $n } камень
    [few] Исправлено { $n } камня
   *[many] Исправлено { $n } камней
}
position-act = Акт
position-diagram = Диаграмма…
position-diagram-title = Диаграмма позиции
position-diagram-format = Вид файла
position-diagram-caption = Подпись
position-diagram-path = Куда сохранить
position-diagram-note = PDF и SVG — линиями, PNG — 300 точек на дюйм. Картинку можно и скопировать.
position-diagram-save = Сохранить
position-diagram-copy = Картинку в буфер
position-diagram-copied = Диаграмма в буфере обмена
