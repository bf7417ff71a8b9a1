### Конверты отложенных партий: реестр, электронный конверт, пакеты бумаг (Кодекс 12.3, 12.4).

# Реестр
envelope-show = Конверты { $n }
envelope-empty = Конвертов ещё нет.
envelope-column-number = №
envelope-column-table = Тур, стол
envelope-column-pair = Чья партия
envelope-column-where = Где
envelope-column-keeper = Кто хранит, место
envelope-column-handed = Сдан
envelope-column-taken = Взят
envelope-column-seal = Печать
envelope-column-term = Срок
envelope-where-unsealed = не запечатан
envelope-where-sealed = запечатан, не сдан
envelope-where-kept = хранится
envelope-where-taken = взят
envelope-where-opened = вскрыт
envelope-where-gone = утрачен
envelope-seal-whole = цела
envelope-seal-broken = нарушена { $time }
envelope-place = { $round }, { $table }
envelope-pair = { $black } — { $white }
envelope-second = { $pair } ({ $n }-е откладывание)
envelope-hand-over = Сдать…
envelope-take-out = Взять…
envelope-break = Печать нарушена…
envelope-choose = сначала выберите конверт в реестре
envelope-not-kept = конверт никому не сдан
envelope-is-opened = конверт уже вскрыт
envelope-line = Конверт № { $number }, тур { $round }, стол { $table }
envelope-hand-over-title = Сдать конверт на хранение
envelope-take-out-title = Взять конверт к возобновлению
envelope-break-title = Печать конверта нарушена
envelope-by = Кто сдаёт
envelope-to = Кто принимает
envelope-where = Где будет лежать
envelope-taker = Кто берёт
envelope-note = Что видно и кто заметил
envelope-do-hand-over = Записать: конверт сдан
envelope-do-take-out = Записать: конверт взят
envelope-do-break = Записать: печать нарушена
envelope-leave = Не записывать
envelope-name-needed = нужно имя
envelope-note-needed = напишите, что видно
envelope-history = Что было с конвертом
envelope-nothing-yet = Записей ещё нет.

# Электронный конверт
envelope-electronic = Электронный конверт…
envelope-electronic-sealed = электронный: { $commitment }
envelope-electronic-busy = шифруется…
envelope-seal-title = Электронный конверт
envelope-seal-cover = Экран — только для { $side ->
    [black] чёрных
   *[white] белых
}: { $name }
envelope-seal-cover-lead = Судья и соперник отходят. Ход и пароль видит только тот, кто ходит. Станция хранит зашифрованную копию и прочесть её не может; без пароля её не откроет никто. Бумажный конверт остаётся главным.
envelope-seal-show = Я у экрана один
envelope-seal-hide = Закрыть экран
envelope-seal-board = Доска электронного конверта
envelope-seal-move = Ваш ход
envelope-seal-move-none = щёлкните пункт на доске
envelope-seal-move-chosen = ход выбран, он виден на доске
envelope-seal-move-pass = пас
envelope-seal-pass = Пас
envelope-passphrase = Пароль, не короче { $n } знаков
envelope-passphrase-again = Пароль ещё раз
envelope-passphrase-note = Запомните его: к возобновлению он понадобится, если с бумажным конвертом что-то случится.
envelope-passphrase-short = короче { $n } знаков
envelope-passphrase-differs = пароли расходятся
envelope-seal-choose = выберите ход
envelope-do-seal = Запечатать
envelope-unseal = Вскрыть электронный конверт…
envelope-unseal-title = Вскрыть электронный конверт
envelope-unseal-lead = Пароль вводит { $name }. Ход станет виден всем и будет записан.
envelope-unseal-passphrase = Пароль электронного конверта
envelope-do-unseal = Вскрыть
envelope-electronic-heading = Электронный конверт
envelope-electronic-closed = не вскрыт, обязательство { $commitment }
envelope-electronic-holds = в нём { $move }
envelope-electronic-agrees = совпадает с бумажным
envelope-electronic-differs = расходится с бумажным
envelope-electronic-replaces = заменяет утраченный бумажный

# Весь тур
envelope-round-step = Шаг { $n } у выбранных ({ $count })
envelope-round-steps-differ = у выбранных столов разные следующие шаги
envelope-round-lacking = не хватает { $n }
envelope-round-doubts = сверить { $n }
envelope-round-complete = всё сделано
envelope-clock-run-yes = идут, ход { $side ->
    [black] чёрных
   *[white] белых
}
envelope-clock-run-no = стоят, а думают { $side ->
    [black] чёрные
   *[white] белые
}
envelope-clock-stand-yes = стоят
envelope-clock-stand-no = идут, а должны стоять
envelope-column-clock = Часы
envelope-column-lacking = Чего не хватает
envelope-by-whom = { $who } — { $step }
envelope-missing-sealer = имени того, кто запечатал: пара
envelope-sealer-choose = кто из пары запечатал
envelope-find-should = { $side ->
    [black] чёрных
   *[white] белых
} камней на доске и в пленных { $found }, а поставлено { $placed }: взятых записано { $taken }, сошлось бы при { $should }
envelope-find-outside = время { $side ->
    [black] чёрных
   *[white] белых
} не бывает при этом контроле
envelope-find-last = последний ход { $point }: там нет камня { $side ->
    [black] чёрных
   *[white] белых
}
envelope-find-board = доска в форме расходится с позицией стола, пунктов { $n }: { $points }
envelope-sign-doubts = Перед подписью сверьте: сомнений { $n }

# Пакеты бумаг
envelope-pack-table = Пакет
envelope-pack-round = Пакет бумаг тура
envelope-receipts = Расписка
envelope-pack-progress = Печатаются бумаги: { $done } из { $all }
envelope-pack-cancel = Остановить
envelope-pack-nothing = в туре нет отложенных партий
envelope-papers = Ещё бумаги…
envelope-papers-both = Бумаги на двух языках
