### Откладывание и возобновление партии (Кодекс 12).

adjournment-table = Стол { $table }
adjournment-tomorrow = завтра, { $time }
adjournment-read-only = файл открыт только для чтения
adjournment-unreadable = не разобрать

# Шапка
adjournment-sign-adjourned = Отложена
adjournment-sign-resumption = Возобновление
adjournment-sign-running = Идёт
adjournment-sign-stopped = Часы стоят
adjournment-progress = откладывание № { $number } · сделано { $done } из { $all }
adjournment-resumption-line = откладывание № { $number }, конверт № { $envelope } · тур { $round }, назначено: { $time }
adjournment-whole-round = Весь тур…
adjournment-print-form = Форма
adjournment-print-envelope = Конверт
adjournment-print-label = Наклейка
adjournment-print-resumption = Лист возобновления
adjournment-printing = печатается
adjournment-cancel-button = Отменить откладывание…
adjournment-to-form = К форме

# Список
adjournment-list-title = Откладывание
adjournment-show = Показать
adjournment-show-all = Все { $n }
adjournment-show-adjourned = Отложены { $n }
adjournment-show-others = Играются { $n }
adjournment-list-empty = Нет партий, которые можно отложить или возобновить.
adjournment-list-hint = Щелчок по строке открывает стол
adjournment-column-table = Стол
adjournment-column-black = Чёрные
adjournment-column-white = Белые
adjournment-column-step = Следующий шаг
adjournment-column-resumption = Возобновление
adjournment-column-envelope = Конверт
adjournment-envelope-no = № { $n }
adjournment-waits = конверт сдан, ждёт возобновления
adjournment-being-resumed = возобновляется
adjournment-choose = выбрать стол { $table }
adjournment-choose-first = сначала выберите столы
adjournment-put-off-chosen = Отложить выбранные ({ $n })…
adjournment-put-off-all = Отложить весь тур ({ $n })…
adjournment-put-off = Отложить партию…
adjournment-none-here = Эта партия не откладывалась.
adjournment-not-in-regulation = откладывания нет в Регламенте, п. 12.1
adjournment-finished = партия окончена
adjournment-not-started = тур не начат
adjournment-to-round = К туру
adjournment-resumed = Партия возобновлена, идут часы { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-resumed-by-ruling = Партия продолжается по решению судьи
adjournment-opened-marked = В конверте: { $side ->
    [black] чёрные
   *[white] белые
} { $point }

# Форма
adjournment-form-title = Форма для откладывания партии
adjournment-form-who = заполняют: общую часть и свою — { $side ->
    [black] белые; свою часть — чёрные
   *[white] чёрные; свою часть — белые
}
adjournment-row-table = Тур, стол
adjournment-row-rules = Правила
adjournment-row-control = Контроль
adjournment-row-moves = Ходов сделано
adjournment-row-ko = Пункт ко
adjournment-row-prisoners = Взято пленников
adjournment-row-penalty = Взято штрафных
adjournment-row-spent = Затрачено
adjournment-row-left = Осталось
adjournment-row-byoyomi = Бё-ёми
adjournment-row-pause = Перерыв 3 мин
adjournment-row-signatures = Подписи
adjournment-handicap = { $n ->
    [0] без форы
    [1] без форы
   *[other] фора { $n }
}
adjournment-komi = коми { $komi }
adjournment-turn = очередь { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-unknown = неизвестно
adjournment-no-ko = нет
adjournment-pause-taken = взят
adjournment-pause-not-taken = не взят
adjournment-period = период { $period }
adjournment-period-of = период { $period } из { $periods }
adjournment-stones-left = камней ещё
adjournment-move = Записываемый ход
adjournment-sealed = Секретный
adjournment-open = Открытый
adjournment-unknown-to-station = станция хода не знает
adjournment-open-point = Пункт открытого хода
adjournment-open-record = Записать открытый ход
adjournment-open-recorded = на доске { $point }
adjournment-open-where = назовите пункт или щёлкните его на доске
adjournment-open-captures = Открытый ход снимает { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}: так нельзя, только секретный
adjournment-open-forbidden = Ход запрещён: { $reason }
adjournment-resumption = Возобновление
adjournment-envelope-number = Конверт №
adjournment-sealed-by = Кто запечатал
adjournment-keeper = Кто хранит
adjournment-place = Где лежит
adjournment-notes = Примечания сторон
adjournment-position-before = Позиция до записываемого хода
adjournment-position-edit = править
adjournment-position-take = взять позицию стола
adjournment-position-none = нет позиции: F2
adjournment-point-empty = пусто
adjournment-take-times = взять время с часов стола
adjournment-coordinates = Координаты: буквы слева от чёрных без I, числа от чёрных. Верна отметка на диаграмме.

# Что говорит проверка формы
adjournment-find-moves-unknown = число ходов не записано: камни не сверить
adjournment-find-stones-even = камни сходятся: по { $black ->
    [one] { $black } ходу
    [few] { $black } хода
   *[many] { $black } ходов
}, на доске { $blackboard } и { $whiteboard }
adjournment-find-stones = камни сходятся: ходов { $black } и { $white }, на доске { $blackboard } и { $whiteboard }
adjournment-find-count = { $side ->
    [black] чёрных
   *[white] белых
} камней на доске и в пленных { $found }, а поставлено { $placed }
adjournment-find-times = время сходится: { $ran } со старта, расхождение не больше { $within }
adjournment-find-times-lost = время не сходится: из { $ran } со старта нет на часах { $by }
adjournment-find-times-more = время не сходится: со старта { $ran }, на часах больше на { $by }
adjournment-find-chains = цепей без дамэ нет
adjournment-find-stifled = цепь без дамэ: { $point }
adjournment-find-ko = на доске ко: { $side ->
    [black] чёрным
   *[white] белым
} нельзя сразу { $point }
adjournment-find-no-ko = { $point } не может быть ко
adjournment-find-turn = по числу ходов очередь { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-find-handicap = фора { $stated }, а чёрных камней { $standing }

# Шаги
adjournment-nine-steps = Девять шагов
adjournment-announced = Объявлено главным судьёй в { $time }, перерыв до { $until }
adjournment-step-opponent-fills = Соперник заполняет форму, идут часы { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-step-move-decided = Ход решён — часы остановлены
adjournment-step-completed = Форма дополнена и сверена
adjournment-step-signed = Подписи сторон
adjournment-step-marked = Ход помечен в форме, соперник не видит
adjournment-step-played = Открытый ход сделан на доске
adjournment-step-open-checked = Открытый ход сверен с доской
adjournment-step-enveloped = Форма запечатана в конверт
adjournment-step-inscribed = Надписан конверт: тур, стол, пара, чей ход, срок
adjournment-step-kept = Конверт сдан на хранение
adjournment-by-opponent-fills = { $side ->
    [black] белые
   *[white] чёрные
}: общую часть и свою
adjournment-by-move-decided = { $side ->
    [black] чёрные
   *[white] белые
}
adjournment-by-completed = оба игрока: позиция, пленники, время
adjournment-by-signed = оба игрока
adjournment-by-marked = { $side ->
    [black] чёрные
   *[white] белые
}
adjournment-by-open-checked = { $side ->
    [black] белые
   *[white] чёрные
}
adjournment-by-enveloped = { $side ->
    [black] чёрные
   *[white] белые
}
adjournment-by-inscribed = оба игрока
adjournment-by-kept = судья
adjournment-by-not-needed = не нужно: ход секретный
adjournment-step-done = сделано
adjournment-step-next = сейчас
adjournment-step-open = предстоит
adjournment-step-not-needed = не нужно
adjournment-signed-of = { $n } из 2
adjournment-clock-runs = Часы идут
adjournment-clock-runs-until = до решения о ходе
adjournment-clock-stands = Часы должны стоять
adjournment-clock-since = стоят с { $time }
adjournment-missing = { $n ->
    [1] Не хватает одной вещи
    [2] Не хватает двух вещей
    [3] Не хватает трёх вещей
    [4] Не хватает четырёх вещей
    [5] Не хватает пяти вещей
    [6] Не хватает шести вещей
    [7] Не хватает семи вещей
    [8] Не хватает восьми вещей
   *[other] Не хватает: { $n }
}
adjournment-missing-signature = подписи { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-missing-opponent-fills = части, которую заполняют { $side ->
    [black] белые
   *[white] чёрные
}
adjournment-missing-move-decided = решения о ходе: часы ещё идут
adjournment-missing-completed = дополненной и сверенной формы
adjournment-missing-marked = отметки хода в форме (на бумаге)
adjournment-missing-played = хода на доске
adjournment-missing-open-checked = сверки открытого хода соперником
adjournment-missing-enveloped = запечатанного и надписанного конверта
adjournment-missing-inscribed = надписи на конверте
adjournment-missing-kept = записи, кто принял конверт

# Кнопки шагов
adjournment-do-record = Записать форму
adjournment-do-opponent-fills = { $side ->
    [black] Белые заполнили свою часть
   *[white] Чёрные заполнили свою часть
}
adjournment-do-move-decided = Ход решён: остановить часы
adjournment-do-completed = Форма дополнена и сверена
adjournment-do-sign = { $side ->
    [black] Чёрные подписали
   *[white] Белые подписали
}
adjournment-do-marked = Ход помечен в форме
adjournment-do-played = Ход сделан на доске
adjournment-do-open-checked = Открытый ход сверен
adjournment-do-enveloped = Конверт запечатан
adjournment-do-inscribed = Конверт надписан
adjournment-do-kept = Конверт сдан на хранение
adjournment-do-resume = К возобновлению
adjournment-out-of-order = Шаг без порядка…
adjournment-mend-first = исправьте то, что выделено красным

# Объявление и отмена
adjournment-announce-table = Отложить партию: стол { $table }
adjournment-announce-tables = Отложить партии: { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[many] { $n } столов
}
adjournment-announce-lead = Объявляет главный судья и называет время возобновления. Часы идут, пока ход не решён.
adjournment-when = Возобновление (дата и время)
adjournment-when-unreadable = Напишите так: 30.11.2026 10:00
adjournment-when-past = Это время уже прошло
adjournment-who-moves = Чья очередь хода
adjournment-movers-unknown = не сказано, чья очередь: столов { $n }
adjournment-do-announce = Объявить откладывание: стол { $table }
adjournment-do-announce-all = Объявить откладывание: столов { $n }
adjournment-all-others = остальным { $side ->
    [black] чёрные
   *[white] белые
}
adjournment-leave = Не откладывать
adjournment-cancel-title = Отменить откладывание: стол { $table }
adjournment-cancel-lead = Партия продолжится с того места, где стоит. Запись об откладывании останется в журнале.
adjournment-reason = Причина
adjournment-reason-needed = нужна причина
adjournment-do-cancel = Отменить откладывание
adjournment-keep = Оставить

# Возобновление: до вскрытия
adjournment-before-opening = До вскрытия
adjournment-all-done = всё сделано
adjournment-in-order = по порядку
adjournment-check-present = Оба игрока за столом
adjournment-only-here = { $side ->
    [black] чёрные пришли
   *[white] белые пришли
}
adjournment-is-here = { $side ->
    [black] чёрные здесь
   *[white] белые здесь
}
adjournment-check-board = Позиция выставлена судьями и сверена с формой
adjournment-points-of = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
} из { $all }
adjournment-check-prisoners = Пленники и штрафные камни
adjournment-prisoners-of = { $black } и { $white } · { $paidblack } и { $paidwhite }
adjournment-check-clocks = Часы по форме
adjournment-clocks-of = { $black } и { $white }
adjournment-check-minute = Время на проверку дано
adjournment-check-envelope = Конверт цел, вскрыт при { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-move-later = О ходе станция спросит, когда конверт будет вскрыт.
adjournment-board-seen = Доска на столе
adjournment-board-same = совпадает с формой: { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
adjournment-board-differs = расхождений { $n }: { $points }
adjournment-board-as-form = как в форме
adjournment-board-first = доска на столе расходится с формой
adjournment-do-present = Оба игрока за столом
adjournment-do-board = Позиция сверена с формой
adjournment-do-prisoners = Пленники сверены
adjournment-do-clocks = Часы поставлены по форме
adjournment-do-minute = Дать время на проверку
adjournment-minute-runs = Идёт проверка: { $left }
adjournment-minute-why = на проверку даётся не меньше минуты, п. 12.4
adjournment-do-open = Конверт вскрыт
adjournment-form-wrong = Форма неверна…

# Конверт вскрыт
adjournment-marked-title = Ход, отмеченный на диаграмме
adjournment-coordinate = координата на бланке
adjournment-coordinate-agrees = совпадает с отметкой
adjournment-coordinate-differs = расходится: верна отметка
adjournment-coordinate-alone = отметьте на доске
adjournment-coordinate-unreadable = такой координаты нет
adjournment-in-envelope = Что в конверте
adjournment-envelope-lost = Конверта нет…
adjournment-envelope-damaged = Конверт повреждён…
adjournment-verdict-lost = Конверта нет
adjournment-verdict-damaged = Конверт повреждён
adjournment-verdict-gone-why = Кодекс об этом молчит. По обычаю игра идёт с позиции и времени формы, а { $side ->
    [black] чёрные делают
   *[white] белые делают
} тот ход, который, по их словам, записали. Если позицию не восстановить, партию переигрывают. Решает судья.
adjournment-absent-start = { $side ->
    [black] Чёрных нет: пустить их часы
   *[white] Белых нет: пустить их часы
}
adjournment-absent-early = Часы пускают в назначенное время, когда конверт сдан.
adjournment-absent-runs = { $side ->
    [black] Ждут чёрных, идут их часы
   *[white] Ждут белых, идут их часы
}
adjournment-absent-left = Прошло { $ran }, до предела { $left }. Конверт вскрывают при отвечающей стороне.
adjournment-absent-passed = Прошло { $ran }, предел позади.
adjournment-absent-not-over = Предел ещё не прошёл.
adjournment-absent-rule = Решение о неявке…
adjournment-found-marked = Ход отмечен: щёлкните пункт
adjournment-found-marked-at = Ход отмечен ясно: { $point }
adjournment-found-pass = Пас
adjournment-found-nothing = Хода нет
adjournment-found-two = Две отметки
adjournment-found-unclear = Отметку не понять
adjournment-found-resignation = Записана сдача
adjournment-found-loses = п. 12.4: поражение
adjournment-found-ruled = решает судья
adjournment-do-look = Что в конверте?
adjournment-look-first = отметьте ход на доске или выберите, что нашли
adjournment-do-play = Играть { $point }: пойдут часы { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-do-rule = Объявить: { $what }
adjournment-back-to-mark = Назад к отметке
adjournment-rule-otherwise = Иначе…
adjournment-do-otherwise = Выбрать решение…
adjournment-otherwise-next = Все решения и обоснование — в следующем окне.

# Что говорят правила
adjournment-illegal-occupied = пункт занят
adjournment-illegal-suicide = самоубийство
adjournment-illegal-ko = ко
adjournment-illegal-superko = суперко
adjournment-illegal-off-board = пункта нет на доске
adjournment-illegal-out-of-turn = не та очередь
adjournment-verdict-valid = Ход { $point } годен
adjournment-verdict-pass = Пас годен
adjournment-verdict-takes-none = Ничего не снимается.
adjournment-verdict-takes = Снимается { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}.
adjournment-verdict-clock = Пойдут часы { $side ->
    [black] чёрных
   *[white] белых
}: { $time }.
adjournment-verdict-forbidden = Ход запрещён: { $reason }
adjournment-verdict-two = Две отметки
adjournment-verdict-two-why = Какой из двух ходов сделан, не сказано: это отсутствие хода.
adjournment-verdict-copies = На бумаге и в электронном конверте разные ходы
adjournment-verdict-copies-why = Обе копии должны совпадать. Если они расходятся, ход неоднозначен.
adjournment-verdict-unclear = Отметку не понять
adjournment-verdict-unclear-why = Знак, который нельзя понять, считается отсутствием хода.
adjournment-verdict-nothing = Хода нет
adjournment-verdict-nothing-why = На диаграмме ничего не отмечено.
adjournment-verdict-resigned = Записана сдача
adjournment-verdict-resigned-why = Кодекс о сдаче в конверте молчит; обычно её засчитывают. Решает судья.
adjournment-why-ko = Ходом { $n } { $side ->
    [black] чёрные
   *[white] белые
} взяли на { $point } один камень. Взять обратно сразу нельзя: вернулась бы прежняя позиция.
adjournment-why-ko-plain = На { $point } только что взят один камень; взять обратно сразу нельзя.
adjournment-why-occupied = На { $point } уже стоит камень.
adjournment-why-suicide = На { $point } камень { $side ->
    [black] чёрных
   *[white] белых
} остался бы без дамэ и ничего не снял бы.
adjournment-why-superko = После { $point } повторилась бы позиция, бывшая после хода { $n }.
adjournment-why-other = Так играть нельзя.
adjournment-proposed = Предлагается:
adjournment-loses = поражение { $side ->
    [black] чёрных
   *[white] белых
}
adjournment-both-lose = поражение обоих
adjournment-draw = ничья
adjournment-no-result = без результата
adjournment-play-on = игра продолжается
adjournment-ruling = Решение главного судьи
adjournment-as-proposed = По предложению
adjournment-rule-play-on = Игра продолжается
adjournment-rule-both = Обоим поражение
adjournment-grounds = Обоснование — обязательно, если решение иное
adjournment-ruling-recorded = В журнал: предложение и решение, что было в конверте, показания часов. Результат фиксируется отдельно; до того стороны могут подать протест, п. 13.8.
adjournment-ruling-differs = Решение расходится с предложением: напишите почему. В журнале останется и то и другое.
