### Conduct: the log, the ladder, the dialogs.

# For what: short words of the catalogue
matter-phone = телефон
matter-talk = разговор, помехи
matter-noise = стук камнями
matter-touching = трогал камни на доске
matter-advice = подсказка
matter-hand = часы не той рукой
matter-clock-before-move = часы до хода
matter-move-shifted = ход другой рукой или со сдвигом
matter-clock-rough = удары по часам
matter-spectator-talk = разговор у чужой доски
matter-spectator-touch = вмешался в чужую партию
matter-silence = нарушил тишину
matter-food-smoke = еда, курение
matter-orders = не выполнил указание судьи
matter-alcohol = алкоголь
matter-skipping = ушёл, не предупредив
matter-lateness = опоздание
matter-wrong-colour = не тот цвет или фора
matter-impossible-move = невозможный ход
matter-disturbed = нарушил позицию
matter-repeated = повторное нарушение
matter-clock-stopped = остановил часы без причины
matter-prisoners-hidden = прятал пленников
matter-no-record = не вёл запись

# What an entry is
conduct-kind-remark = Замечание
conduct-kind-warning = Предупреждение
conduct-kind-loss = Поражение
conduct-kind-protest = Протест
conduct-kind-removal = Удаление
conduct-kind-exclusion = Исключение
conduct-kind-note = Заметка
conduct-loss-lateness = опоздание
conduct-loss-colour = не тот цвет или фора
conduct-loss-warnings = по предупреждениям
conduct-loss-direct = без предупреждения
conduct-loss-sealed = откладывание
conduct-loss-time = просрочка
conduct-loss-ruling = решение судьи
conduct-awaits = ждёт решения
conduct-upheld = удовлетворён
conduct-rejected = отклонён
conduct-taken-back = взята назад
conduct-both = обе стороны
conduct-spectator = зритель
conduct-coach = тренер
conduct-judge = судья зала
conduct-by-short = { $name }, { $role }
conduct-chief-short = гл. судья

# The place bar
conduct-round = Тур { $round }
conduct-round-small = тур { $round }
conduct-tournament = Турнир
conduct-remarks = Замечания
conduct-warnings = Предупреждения
conduct-losses = Поражения
conduct-protests = Протесты
conduct-search = Кто, что, статья
conduct-add = Запись
conduct-print = Протокол тура
conduct-no-round = В файле нет ни одного тура.

# The list
conduct-col-time = Время
conduct-col-table = Стол
conduct-col-who = Кто
conduct-col-what = Что
conduct-col-matter = За что
conduct-col-article = Статья
conduct-col-by = Кто решил
conduct-empty = Записей нет.
conduct-never-erased = Записи не стираются: ошибку исправляет новая запись, старая остаётся зачёркнутой.
conduct-before-rounds = До первого тура

# The person
conduct-nobody = Выберите запись: здесь будет, что у человека уже есть и что значит следующий шаг.
conduct-seat = стол { $table }, { $side }
conduct-at-table = { $name }, стол { $table }
conduct-in-game = партия
conduct-in-round = тур
conduct-in-all = турнир
conduct-ladder = Лестница
conduct-preset-code-2008 = Кодекс 2008, по Регламенту
conduct-preset-egf = правила EGF, по Регламенту
conduct-preset-aga = правила AGA, по Регламенту
conduct-preset-china-2002 = Китай 2002, по Регламенту
conduct-preset-korea = Корея, по Регламенту
conduct-preset-wmsg = Интеллектуальные игры, по Регламенту
conduct-preset-club-blitz = клубный блиц, по Регламенту
conduct-preset-own = по Регламенту
conduct-rounds-apart = Предупреждения прошлых туров не складываются.
conduct-others = Не участник партии: замечание, затем удаление из игровой зоны; решает главный судья, п. 17.3, 17.5.
conduct-step-now = сейчас
conduct-step-next = следующее
conduct-step-remark-none = устное; в этой партии не было
conduct-step-remark-given = в этой партии: { $count }, последнее в { $time }
conduct-step-warning = { $n ->
    [1] Первое предупреждение
    [2] Второе предупреждение
    [3] Третье предупреждение
    [4] Четвёртое предупреждение
   *[other] { $n }-е предупреждение
}
conduct-step-warning-given = { $time }, { $article }, внесено в протокол тура
conduct-step-warning-loses = предлагается поражение по регламенту
conduct-step-warning-points = вносится в протокол тура, минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
conduct-step-warning-protocol = вносится в протокол тура
conduct-step-loss = Поражение по регламенту
conduct-step-loss-text = п. 17.2; судья может решить иначе
conduct-step-loss-never = только решением судьи, п. 17.2

# The entry chosen
conduct-entry = Запись { $n }: { $what }
conduct-entered-by = Внёс
conduct-motive = Мотив
conduct-cause = Причина
conduct-positions = Позиции сторон
conduct-evidence = Доказательства
conduct-level = Подан на уровень
conduct-decision = Решение
conduct-taken-back-by = Взята назад
conduct-taken-back-why = Почему
conduct-again = Ещё запись
conduct-decide = Решить протест
conduct-take-back = Взять назад

# An entry
conduct-label-who = Кто
conduct-label-matter = За что
conduct-label-note = Что было
conduct-label-taken = Взято само
conduct-label-follows = Что следует
conduct-who-find = Стол или имя
conduct-another-table = другой стол
conduct-another = другой человек
conduct-other = Не за столом
conduct-name = Имя, если известно
conduct-no-seat = в этом туре не играет
conduct-matter-find = Слово или номер статьи
conduct-matter-more = ещё
conduct-matter-none = В каталоге такого нет: напишите, что было.
conduct-note-hint = коротко, своими словами
conduct-clocks = часы { $black } и { $white }
conduct-move = ход { $n }
conduct-no-move = ход не введён
conduct-follows-loss = Поражение без предупреждения
conduct-follows-removal = Удаление из игровой зоны
conduct-follows-exclusion = Исключение из турнира
conduct-follows-note = Заметка без меры
conduct-note-oral = устно, п. 17.2
conduct-note-protocol = в протокол тура, п. 17.2
conduct-note-number = в этой партии { $n }-е, в протокол тура
conduct-note-loses = предложим поражение, п. 17.2
conduct-note-fact = только запись факта
conduct-causes = Мотив, причина, позиции сторон, доказательства
conduct-decides = Решает
conduct-above = Выше
conduct-stays = Останутся и предложение, и решение. Сторона может возразить, п. 14.9.
conduct-ladder-nobody = Выберите сторону: будет видно, что у неё уже есть.
conduct-fixed-note = Результат закреплён: запись партию уже не решает, п. 13.8.
conduct-lacks-who = Выберите, кто
conduct-lacks-matter = Предупреждение пишется со статьёй: выберите, за что
conduct-lacks-note = Напишите, что было
conduct-chief-only = Только главный судья, п. 17.3
conduct-loss-finished = Партия окончена
conduct-loss-side = Поражение — стороне за столом
conduct-main-remark = Записать замечание
conduct-main-warning = Записать предупреждение
conduct-main-ruling = { $n ->
    [1] К решению: первое предупреждение
    [2] К решению: второе предупреждение
    [3] К решению: третье предупреждение
   *[other] К решению: { $n }-е предупреждение
}
conduct-main-loss = К решению: поражение
conduct-main-removal = Записать удаление
conduct-main-exclusion = Записать исключение
conduct-main-note = Записать заметку

# A protest
conduct-label-by = Кто подаёт
conduct-label-against = Против чего
conduct-label-article = Статья
conduct-label-level = Уровень
conduct-against-hint = действие или решение
conduct-article-14-9 = протест вообще
conduct-article-13-1 = время
conduct-article-16-3 = невозможный ход
conduct-article-16-4 = нарушена позиция
conduct-article-16-5 = оба флажка
conduct-article-16-7 = изменение времени
conduct-article-17-2 = санкция
conduct-article-13-3 = мёртвые камни
conduct-stop-clock = Остановить часы на время протеста, п. 15.9
conduct-protest-means = Решают по уровням: судья, главный судья, комитет. В комитет идут только партии, доигранные под протестом, п. 14.9.
conduct-protest-closed = Результат закреплён: протест не принимается
conduct-protest-closed-then = То, что протест заявляли, можно сохранить заметкой.
conduct-keep-note = Сохранить заметкой
conduct-main-protest = Принять протест
conduct-lacks-side = Выберите сторону
conduct-lacks-against = Напишите, против чего протест

# The decision of a protest
conduct-decide-title = Решение по протесту
conduct-label-verdict = Решение
conduct-verdict-upheld = Удовлетворить
conduct-verdict-rejected = Отклонить
conduct-label-decision = Что решено
conduct-decision-hint = простыми словами, для обеих сторон
conduct-under-protest = Партия продолжается под протестом, п. 14.9
conduct-decide-means = Результат, часы и позиция сами не меняются: их меняют за столом.
conduct-main-decide = Записать решение
conduct-main-upheld = Записать: протест удовлетворён
conduct-main-rejected = Записать: протест отклонён
conduct-lacks-verdict = Выберите решение
conduct-lacks-decision = Напишите, что решено
conduct-level-decided = уже решено
conduct-level-chief = вносит главный судья
