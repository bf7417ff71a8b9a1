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
position-compare = Сравнить
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
