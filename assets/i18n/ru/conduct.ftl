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
conduct-decide-means = Часы и позицию меняют за столом; результат меняется здесь, только если выбрано выше.
conduct-main-decide = Записать решение
conduct-main-upheld = Записать: протест удовлетворён
conduct-main-rejected = Записать: протест отклонён
conduct-lacks-verdict = Выберите решение
conduct-lacks-decision = Напишите, что решено
conduct-level-decided = уже решено
conduct-level-chief = вносит главный судья

# What a step of the ladder would mean
means-spoken = устно, в протокол не идёт
means-warning-due = замечание № { $n }: по Регламенту пора предупреждать
means-protocol = в этой партии { $n }-е, в протокол тура
means-protocol-points = в этой партии { $n }-е, минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
means-penalty = минус { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, один раз
means-loss = в этой партии { $n }-е: предложим поражение
means-kept = партия окончена: исхода не меняет
means-kept-fixed = результат закреплён: исхода не меняет
means-no-game = за этим столом не играет: в партию не идёт
means-visitor = после повторного возможно удаление
means-visitor-again = уже не первое: возможно удаление
means-organisers = дело рассматривает оргкомитет
means-team = команде в целом: партии не решает
means-chief-power = властью главного судьи
means-chief-only = только главный судья
means-fact = только запись факта
origin-organisation = слабая организация
origin-rules = недостаток правил
origin-oversight = участник, без умысла
origin-intent = участник, с умыслом

# Penalties, teams, what the chief judge overturns
conduct-kind-penalty = Штраф
conduct-kind-overturned = Отмена
conduct-team = команда
conduct-overturned = отменено гл. судьёй
conduct-loss-overturned = решение главного судьи
conduct-loss-protest = по протесту
conduct-awaits-level = ждёт: { $level }
conduct-follows-penalty = Штрафные очки
conduct-main-penalty = Записать штраф
conduct-points = Сколько очков
conduct-penalty-side = Штраф — стороне за столом
conduct-lacks-points = Штраф — целое число очков больше нуля
conduct-due = Лестница этого нарушения: теперь — { $what }
conduct-due-loss = поражение
conduct-minor = Несовершеннолетний: на бумаге кратко
conduct-minor-named = { $name } — несовершеннолетний
conduct-proposed = Предлагалось
conduct-ruled = Решено
conduct-ruled-why = Обоснование
conduct-origin = Откуда
conduct-said-black = Говорят чёрные
conduct-said-white = Говорят белые
conduct-files = Файлы
conduct-file-attach = Приложить
conduct-file-drop = убрать
conduct-file-none = Укажите файл: фото, запись партии
conduct-file-what = Файл остаётся на своём месте; в журнал идут путь и хеш содержимого.
conduct-decision-words = Что решено
conduct-written = Печать решения
conduct-overturn = Решить иначе
conduct-overturned-by = Отменено
conduct-overturned-why = Почему
conduct-nothing-pending = Решение есть; выше — апелляцией
conduct-still-pending = Сначала — решение
conduct-appeal = Апелляция
conduct-appealed = Подан выше
conduct-sat = Решали
conduct-holds = Итоги ждут

# Papers of the log
conduct-papers = Бумаги
conduct-report = Отчёт главного судьи
conduct-export-csv = Журнал поведения, CSV
conduct-export-ron = Журнал поведения, RON
conduct-announce = Объявить итоги турнира
dialog-open-evidence = Файл в доказательство

# The committee
conduct-committee = Апелляционный комитет
conduct-committee-what = Не менее трёх членов из игроков, представителей команд и Оргкомитета и двое запасных. Судьи не входят. Избирают до первого тура.
conduct-member = Член { $n }
conduct-reserve = Запасной { $n }
conduct-member-more = Ещё член
conduct-reserve-more = Ещё запасной
conduct-committee-reserves = Запасных меньше двух: при конфликте интересов заменить будет некем.
conduct-committee-late = Турнир уже начат, а комитет избирают до первого тура: отметьте это в отчёте.
conduct-committee-lacks = Нужны не меньше трёх членов
conduct-main-committee = Записать состав
conduct-level-no-committee = комитет не избран
conduct-committee-small = Осталось меньше трёх: решает Оргкомитет вместе с оставшимися
conduct-committee-joint = Оргкомитет решает вместе с оставшимися членами комитета
conduct-conflicts = Конфликт интересов
conduct-interest-party = { $name } — играет за { $side }
conduct-interest-club = { $name } — из клуба { $side }
conduct-sits = Решают: { $names }
conduct-label-game = Для партии
conduct-game-nothing = ничего не меняет
conduct-effect-pairing = Жеребьёвка
conduct-effect-pairing-only = Речь только о жеребьёвке: решение комитета окончательное, п. 14.7
conduct-effect-prizes = Затрагивает места или призы: итоги ждут, п. 14.7
conduct-effect-presidium = Президиуму
conduct-effect-none = ничего

# An appeal
conduct-appeal-title = Апелляция
conduct-label-to = Куда
conduct-label-grounds = На каком основании
conduct-grounds-hint = с чем в решении не согласны
conduct-label-through = Через кого
conduct-through-hint = капитан, тренер; пусто — сам игрок
conduct-lacks-grounds = Напишите основание
conduct-main-appeal = Передать: { $level }
conduct-deadline-left = По Регламенту на апелляцию осталось { $left }.
conduct-deadline-over = Срок по Регламенту прошёл { $late } назад.
conduct-deadline-none = Срока апелляции Регламент не называет.

# The chief judge decides otherwise
conduct-overturn-title = Запись { $entry }: решить иначе
conduct-instead = Вместо этого
conduct-overturn-measure = Мера перестаёт считаться; запись останется видна зачёркнутой.
conduct-overturn-both = Останутся оба решения: и судьи, и главного судьи.
conduct-main-overturn = Записать решение главного судьи
conduct-lacks-instead = Выберите, что вместо этого
conduct-lacks-reason = Напишите обоснование

# Refusals
refusal-nothing-to-appeal = По протесту { $entry } ещё нет решения.
refusal-nothing-to-appeal-then = Сначала решает уровень, на котором он подан; оспаривают его решение.
refusal-appeal-final = Решение комитета о жеребьёвке окончательное.
refusal-appeal-final-then = Несогласие можно сохранить заметкой для отчёта.
refusal-appeal-late = Апелляция подана через { $late } после срока Регламента.
refusal-appeal-late-then = Её можно сохранить заметкой.
refusal-not-under-protest = Партию продолжали, и никто не заявил, что играет под протестом: комитет протест не принимает.
refusal-not-under-protest-then = То, что его подавали, можно сохранить заметкой.
refusal-no-committee = Апелляционный комитет не избран.
refusal-no-committee-then = Запишите его состав: Поведение, Бумаги, Апелляционный комитет.
refusal-committee-small = После отводов в комитете { $sits ->
    [one] остаётся { $sits } человек
    [few] остаётся { $sits } человека
   *[many] остаётся { $sits } человек
}.
refusal-committee-small-then = Окончательно решает Оргкомитет вместе с ними: выберите уровень «организаторы».
refusal-committee-short = В комитете не меньше трёх членов, а названо { $has }.
refusal-committee-short-then = Впишите остальных.
refusal-judge-in-committee = { $name } — судья турнира.
refusal-judge-in-committee-then = Судьи в комитет не входят: назовите другого.
refusal-member-twice = { $name } назван дважды.
refusal-member-twice-then = Оставьте одно место.
refusal-results-held = Итоги ждут решения по протесту { $entry }: он затрагивает места или призы.
refusal-results-held-then = Объявить их можно после решения комитета, а если дело передано президиуму — после его решения.
refusal-games-open = Не закреплены результаты: { $open }.
refusal-games-open-then = Закрепите их на месте «Результаты».
refusal-already-announced = Итоги уже объявлены.
refusal-already-announced-then = Исправить их может только решение по апелляции.
refusal-ruled-already = { $by } уже решил это иначе, запись { $entry }; с тех пор за столом ничего не записано.
refusal-ruled-already-then = Иначе решает главный судья. Если это новый случай, сначала запишите, что произошло.
refusal-not-a-ruling = Запись { $entry } — не решение и не мера.
refusal-not-a-ruling-then = Ошибочную запись исправляет «Взять назад».
refusal-already-overturned = Запись { $entry } уже отменена записью { $by }.
refusal-already-overturned-then = Оспорить можно новое решение.
refusal-same-ruling = Это то же самое решение.
refusal-same-ruling-then = Выберите, что вместо него.
refusal-penalty-empty = Штраф без очков.
refusal-penalty-empty-then = Впишите, сколько очков снимается.

# Entries and rulings
measure-penalty = штрафные очки
whom-team = команде
event-penalty = штраф { $points } очк. { $whom }
event-appealed = апелляция по протесту { $entry }, { $level }: { $grounds }
event-committee = апелляционный комитет: { $members }; запасные: { $reserves }
event-overturned = запись { $entry } отменена главным судьёй: { $reason }
event-minors = на бумагах сокращаются имена: { $count }
event-announced = объявлены итоги турнира
basis-repeated = Одно и то же нарушение { $side } не впервые за партию, первое в { $first }; всего предупреждений { $count }. Лестница этого нарушения в Регламенте кончается поражением.
basis-both-without-warning = Поражение обеим сторонам без предупреждений: мотив и доказательства назовите в обосновании.
basis-overturned = Иначе, чем решил { $by } (запись { $entry }).
basis-protest = По решению о протесте, запись { $entry }.
ruling-title-loss-both = Поражение обеим сторонам без предупреждений

# The palette's entries
palette-warning-both = Предупреждение обеим сторонам, стол { $table }
palette-warning-both-text = чёрным № { $black }, белым № { $white } в этой партии
palette-correct = Взять назад предупреждение от { $time }, стол { $table }
palette-correct-text = встречной записью; старая останется видна
palette-matters = Дальше — за что:
