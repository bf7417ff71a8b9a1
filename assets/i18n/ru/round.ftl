### The round: list, cards, panel of a table, clock dialogs, time-keeper, wall screen.

round-none = В файле нет ни одного тура. Пары вносятся из файла жеребьёвки.
round-none-found = Таких столов нет
round-no-table = Стол не открыт. Щёлкните по строке или наберите номер стола.
round-table-gone = Такого стола в этом туре нет

# Columns
round-column-number = №
round-column-black = Чёрные
round-column-black-clock = Часы чёрных
round-column-white-clock = Часы белых
round-column-white = Белые
round-column-state = Состояние
round-column-due = Через
round-column-event = Ближайшее событие
round-column-marks = Знаки

# A row as it is read aloud
round-row-table = Стол { $table }, { $pair }
round-row-clocks = часы чёрных { $black }, часы белых { $white }
round-row-due = через { $due }: { $event }
round-row-warnings = { $count ->
    [one] { $count } предупреждение у { $side }
    [few] { $count } предупреждения у { $side }
   *[many] { $count } предупреждений у { $side }
}
round-row-protest = протест не решён
round-row-live = ведётся здесь
round-clock-overrun = просрочено
round-clock-byoyomi = бё-ёми

# What comes next
round-event-in-byoyomi = идёт бё-ёми
round-event-flag-fell = флажок упал
round-event-flag-check = флажок: проверить
round-event-last-period = последний период
round-event-lateness = до поражения, { $article }
round-event-lateness-passed = предел опоздания прошёл, { $article }
round-event-counting = дамэ, тэирэ, подсчёт

# Filters
round-filter-all = Все
round-filter-absent = Нет игрока
round-filter-running = Идут
round-filter-soon = Скоро бё-ёми
round-filter-byoyomi = Бё-ёми
round-filter-overrun = Просрочка
round-filter-stopped = Стоят
round-filter-adjourned = Отложены
round-filter-counting = Завершение
round-filter-finished = Окончены
round-filter-warned = С предупреждениями
round-filter-protest = С протестом
round-filter-more = ещё
round-search = № или имя
round-view = Вид
round-view-table = Таблица
round-view-cards = Карточки
round-order = Порядок столов
round-order-hall = Порядок: как в зале
round-order-urgency = Порядок: по срочности

# Bottom bar
round-chosen = { $count ->
    [one] { $count } стол:
    [few] { $count } стола:
   *[many] { $count } столов:
}
round-for-chosen = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
round-for-table = стол { $table }
round-clear = Снять выбор
round-would-move = сменили бы место: { $count }
round-resort = Пересортировать
round-jump = Стол { $number }
round-hint = Щелчок — открыть, Ctrl — выбрать ещё, Shift — ряд столов
round-planned = Начало в { $time }
round-not-planned = Время начала не назначено
round-starts-black = пустит часы чёрных: { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
}
round-starts-both = пустит часы чёрных: { $black }, часы белых при форе: { $white }
round-all-finished = Все партии тура окончены
round-until = до { $time }, ещё { $left }
round-standing = часы стоят уже { $since }
round-hall-break = Перерыв
round-hall-announcement = Объявление
round-hall-disturbance = Помеха в зале

# Acts
round-act-plan = Назначить время…
round-act-start = Старт тура
round-act-stop-all = Остановить все…
round-act-continue-all = Продолжить тур
round-act-readings = Снять показания
round-act-readings-short = Показания
round-act-run-here = Вести здесь
round-act-time-keeper = К секундомеру
round-act-stop = Остановить…
round-act-continue = Пустить…
round-act-correct = Поправить…
round-act-pause = Пауза { $length }
round-act-replace = Заменить часы…
round-act-overrun = Просрочка…
round-act-both-flags = Оба флажка
round-act-absent = Нет игрока…
round-act-wrong-colour = Цвет, фора…
round-act-black-came = Чёрные пришли
round-act-white-came = Белые пришли
round-act-nobody = Никто не пришёл
round-act-position = Позиция
round-act-adjourn = Отложить…
round-act-counting = Завершение
round-act-result = Результат…
round-act-remark = Замечание…
round-act-warning = Предупреждение…
round-act-protest = Протест…
round-act-other = Другая запись…
round-group-arrival = Явка
round-group-game = Партия
round-group-conduct = Поведение

# Why something cannot be done now
round-refused-read-only = Файл открыт только для чтения
round-refused-finished = Партия окончена, { $article }
round-refused-fixed = Результат зафиксирован, { $article }
round-refused-not-started = Тур не начат, { $article }
round-refused-adjourned = Партия отложена: часы пойдут при возобновлении
round-refused-not-absent = Эта сторона за столом
round-refused-early = До предела опоздания ещё { $left }, { $article }
round-refused-live = Часы этого стола ведутся здесь: снимать нечего
round-refused-standing = Часы стоят
round-refused-no-pause = По Регламенту паузы нет
round-refused-pause-taken = Пауза уже взята
round-refused-hall = Все часы зала остановлены, { $article }
round-refused-no-adjournment = По Регламенту партии не откладываются, { $article }

# Clock models
round-device = Часы на столе
round-device-summed = Часы — электронные, показывают сумму периодов
round-device-plain = Часы — электронные, показывают период
round-device-mechanical = Часы — механические, срок в 6:00

# The panel
round-group = Группа { $name }
round-handicap = фора { $stones }
round-komi = коми { $points }
round-at-least = не меньше { $time }
round-warnings-of = { $count ->
    [one] { $count } предупреждение
    [few] { $count } предупреждения
   *[many] { $count } предупреждений
}
round-time-bar = Остаток времени
round-box-in = { $event } через { $due }
round-box-since = { $event }: { $since }
round-box-waiting = Тур ещё не начат.
round-box-fixed = Результат зафиксирован, { $article }.
round-box-not-fixed = Результат ещё не зафиксирован.
round-box-absent-hall = Часы стоят вместе со всем залом и прошли { $ran }. Пока они стоят, опоздание не растёт, { $article }.
round-box-absent-stands = Часы этого стола остановлены и прошли { $ran }. Пока они стоят, опоздание не растёт, { $article }.
round-box-lateness-stands = До поражения за опоздание { $due } хода часов
round-off = часы расходятся с залом на { $by }
round-off-lost = С { $at }: { $by } прошло в зале, но ни на одних часах, { $article }. Отметка снимется поправкой или заменой часов.
round-off-gained = С { $at }: на часах прошло на { $by } больше, чем в зале, { $article }. Отметка снимется поправкой или заменой часов.
round-run-anyway = Вести здесь всё равно
round-run-start = старт тура
round-run-known = Последнее известное время: { $when }. С тех пор чьи-то часы шли, чьи — неизвестно: у чёрных сейчас { $black }, у белых { $white }. Впишите, что на часах.
round-box-absent = Часы идут { $ran } с начала тура, { $article }.
round-box-lateness = До поражения за опоздание { $due }
round-box-stopped = Часы стоят { $ago }, с { $at }
round-box-adjourned = Следующий шаг — в «Откладывании», F3.
round-box-live = Ведётся здесь.
round-box-announced = Не снималось, часы пущены в { $at }.
round-box-read = Снято { $ago } назад, в { $at }.
round-box-set = Выставлено { $ago } назад, в { $at }.
round-live = ведётся здесь
round-protest-open = протест ждёт решения
round-entries = По этому столу
round-entries-all = всё, { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
round-entry-countered = взято назад: { $entry }
round-entry-take-back = Взять назад: { $entry }

# Dialogs
round-face-of = Часы { $side }
round-stage-of = Контроль { $side }
round-stage-main = Основной
round-stage-byoyomi = Бё-ёми
round-periods-left = периодов осталось
round-stones-left = камней осталось
round-period-number = который период
round-counts-as = засчитается: { $time }
round-face-empty = наберите, что показывают часы: 3:50 или 350
round-face-unreadable = так часы не показывают
round-face-periods = сколько периодов осталось?
round-face-stones = сколько камней осталось сыграть?
round-face-past-six = стрелки прошли 6:00: основной контроль истёк
round-face-not-on-hands = механические часы не показывают японское бё-ёми
round-face-off-dial = такого положения стрелок нет
round-face-unfit = по контролю этой партии так не бывает
round-reading-title = Показания, стол { $table }
round-reading-missing = Нужно время обеих сторон
round-reading-record = Записать показания
round-reading-anyway = Записать всё равно
round-reading-skip = Пропустить, ещё { $more }
round-reading-lost = Не сходится: { $by } прошло в зале, но ни на одних часах
round-reading-gained = Не сходится: на часах прошло на { $by } больше, чем в зале
round-reading-off = Проверьте, что сняли; возможно, часы неисправны, { $article }. Записать можно и так: расхождение останется видно.
round-run-title = Вести здесь, стол { $table }
round-run-do = Вести здесь
round-run-means = Этот компьютер станет часами стола. Сверьте время с часами.
round-run-whose = Чьи часы идут
round-run-nobody = Пока ничьи
round-correct-title = Поправить время, стол { $table }
round-correct-do = Записать поправку
round-correct-means = Время, которое будет на часах после поправки.
round-correct-floor = Меньше { $floor } оставить нельзя, { $article }
round-correct-proposed = Предлагается: чёрные { $black }, белые { $white }.
round-replace-title = Заменить часы, стол { $table }
round-replace-do = Записать замену
round-replace-means = Время, выставленное на новых часах.
round-stop-title = Остановить часы, { $tables }
round-stop-why = Почему
round-stop-who = Кто остановил
round-stop-judge = Судья
round-stop-one-by-one = Без причины — по одному столу
round-stop-misunderstanding = Сначала выяснить, не недоразумение ли это, { $article }.
round-stop-do = Остановить часы
round-continue-title = Пустить часы, стол { $table }
round-continue-unsaid = Не сказано
round-continue-say = На часах, которые ведутся здесь, нужно знать, чьи пускать
round-continue-do = Пустить часы
round-side-whose = Чьи часы
round-side-missing = Укажите сторону
round-pause-title = Пауза перед бё-ёми, стол { $table }
round-pause-do = Дать паузу
round-overrun-title = Просрочка, стол { $table }
round-overrun-do = Рассмотреть просрочку
round-stop-all-title = Остановка всего зала
round-stop-all-do = Остановить все часы
round-until-field = До какого времени: минуты или час
round-until-wrong = Напишите минуты (15) или время (15:30)
round-until-open = Без срока: продолжение объявит судья
round-until-said = до { $time }, ещё { $left }
round-plan-title = Начало тура { $round }
round-plan-field = Время начала
round-plan-how = Время суток, 14:00, или минуты от этого момента, 15
round-plan-missing = Нужно время
round-plan-do = Назначить
round-absent-title = Нет игрока, { $tables }
round-absent-means = Отмечено то, что есть: кого за столом нет. Явка записывается, когда придёт.
round-absent-do = Записать отсутствие
round-colour-title = Не тот цвет или фора, стол { $table }
round-colour-stones = Сколько белых камней поставлено
round-colour-how = Сосчитайте белые камни на доске
round-colour-stands = Партия остаётся как есть.
round-colour-restart = Партия начнётся заново: чёрные { $black }, белые { $white }.
round-colour-do = Рассмотреть

# The time-keeper
round-keeper-about = Тур { $round } · { $control }
round-keeper-since = ведётся здесь с { $at }
round-keeper-not-here = Часы этого стола здесь не ведутся
round-keeper-start-here = Вести здесь…
round-keeper-runs = идут часы
round-keeper-waits = ждёт хода
round-keeper-stands = часы стоят
round-keeper-main = основной контроль
round-keeper-byoyomi = бё-ёми
round-keeper-last-period = последний период
round-keeper-overrun = просрочка
round-keeper-periods-left = { $left ->
    [one] остался { $left } период из { $total }
    [few] осталось { $left } периода из { $total }
   *[many] осталось { $left } периодов из { $total }
}
round-keeper-last-of = остался 1 период из { $total }, запасных нет
round-keeper-periods-ahead = { $count ->
    [one] { $count } период по { $length } впереди
    [few] { $count } периода по { $length } впереди
   *[many] { $count } периодов по { $length } впереди
}
round-keeper-stones = камней ещё { $stones }
round-keeper-absolute = без бё-ёми
round-keeper-if-zero = Если 0,0 наступит до хода — поражение по времени, { $article }
round-keeper-period-lost = Если 0,0 наступит до хода — минус период, { $article }
round-keeper-pause-open = Пауза { $length } перед первым бё-ёми: ещё не взята, { $article }
round-keeper-pause-taken = Пауза перед первым бё-ёми взята, { $article }
round-keeper-pause-left = Пауза, { $side }: ещё { $left }
round-keeper-last-ten = Последние 10 с
round-keeper-moved = Ход сделан
round-keeper-space = Пробел
round-keeper-stop = Остановить…
round-keeper-continue = Пустить…
round-keeper-take-back = Вернуть нажатие
round-keeper-pause = Пауза
round-keeper-flag = Просрочка
round-keeper-hand-back = Отдать столу
round-keeper-keys = Ход чёрных — A, ход белых — L в любой раскладке
round-keeper-to-tables = К столам
round-keeper-no-press = Нажатий ещё не было

# The wall
round-wall-title = Экран зала
round-wall-round = Тур { $round }
round-wall-running-since = идёт с { $at }
round-wall-starts-at = начало в { $at }
round-wall-not-started = ещё не начался
round-wall-finished = окончен
round-wall-left = { $count ->
    [one] остался { $count } стол
    [few] осталось { $count } стола
   *[many] осталось { $count } столов
}
round-wall-break = Перерыв
round-wall-stopped = Часы остановлены
round-wall-until = до { $at }
round-wall-next = Тур { $round } в { $at }
round-wall-results = Результаты
round-wall-pairs = Пары тура
round-wall-fresh = новые
round-wall-tables = столы { $first }–{ $last }
round-wall-one-table = стол { $first }
round-wall-playing = идёт
round-wall-adjourned = отложена
round-wall-page = { $page } из { $pages }
round-wall-black-wins = Ч+
round-wall-white-wins = Б+
round-wall-draw = =
round-wall-both-lose = −/−
round-wall-no-result = нет
