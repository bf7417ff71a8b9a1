### Results: entry, counting, the round's table, the dialogs.

results-tabs = Вид
results-tab-entry = Ввод
results-tab-counting = Подсчёт
results-tab-table = Таблица тура
results-round = Тур

# Entry
results-field = Стол и результат
results-field-hint = 132 б 4,5
results-key-black = ч
results-key-black-means = чёрные
results-key-white = б
results-key-white-means = белые
results-key-draw = =
results-key-draw-means = ничья
results-key-both = 0
results-key-both-means = обоим поражение
results-key-resignation = с
results-key-resignation-means = сдача
results-key-time = в
results-key-time-means = время
results-key-regulation = р
results-key-regulation-means = регламент
results-key-absence = н
results-key-absence-means = неявка
results-key-protest = п
results-key-protest-means = под протестом
results-flaw-letter = Знак «{ $letter }» здесь ничего не значит
results-flaw-contradiction = Так партия закончиться не может
results-flaw-margin = Разница — больше нуля, по четверти очка
results-flaw-table = Сначала номер стола
results-no-table = Стола { $table } в этом туре нет
results-fixed-already = Результат закреплён
results-not-started = Тур ещё не начат
results-replaces = Введено { $result }: Enter ещё раз — заменить
results-is-adjourned = Партия отложена
results-odd-margin = При коми { $komi } такой разницы не бывает: проверьте
results-under-protest = под протестом
results-protest-short = ·п
results-col-time = Введено
results-col-table = Стол
results-col-pair = Результат и пара
results-col-how = Как
results-col-result = Результат
results-col-state = Состояние
results-how-points = по очкам
results-how-resignation = сдача
results-how-time = время
results-how-regulation = регламент
results-how-absence = неявка
results-undo = Вернуть: стол { $table }
results-undo-nothing = Вернуть последний
results-undo-cannot = Этот результат уже закреплён
results-undo-reason = ошибка ввода результата
results-nothing-entered = Результата ещё нет
results-layouts = обе раскладки: b w = и ч б =

# The grid
results-left = Осталось ввести { $count }
results-of = из { $count }
results-cell-entered = введён
results-cell-fixed = закреплён
results-cell-missing = нет
results-cell-adjourned = отложена
results-cell-protest = протест
results-progress = { $done } из { $all }
results-skipped = пропущены по порядку: { $list }
results-more = и ещё { $count }

# Fixing
results-waits = Ждут закрепления: { $count }
results-held = Протест не решён: { $count }. Их закрепить нельзя, п. 13.8.
results-fixing-means = После закрепления протесты не принимаются, п. 13.8.
results-fix-all = Закрепить все
results-fix-none = Закреплять нечего
results-fix-title = Закрепить результаты тура { $round }
results-fix-count = { $count ->
    [one] Закрепить { $count } результат
    [few] Закрепить { $count } результата
   *[many] Закрепить { $count } результатов
}
results-fix-means = Закреплённый результат протестом уже не изменить, п. 13.8. Ошибку исправит встречная запись.
results-fix-held = Протест ещё не решён: столы { $list }
results-fix-missing = Без результата остаётся столов: { $count }
results-protest-open = протест не решён
results-fixed-under-protest = закреплён, под протестом

# One table
results-title = Результат, стол { $table }
results-label-who = Исход
results-black-won = Чёрные победили
results-white-won = Белые победили
results-ending-draw = Ничья
results-ending-both = Поражение обоим
results-ending-none = Без результата
results-label-how = Как
results-label-margin = Разница, очков
results-margin-hint = можно не указывать
results-played-under-protest = Сыграна под протестом, п. 14.9
results-record = Записать { $result }
results-replace-with = Заменить на { $result }
results-record-none = Записать результат
results-record-first = Сначала запишите изменение
results-lacks-winner = Выберите исход
results-same = Этот результат уже записан
results-now = Сейчас записано: { $result }
results-fix = Закрепить
results-unfix = Снять закрепление
results-unfix-why = Почему закрепление ошибочно
results-fixed-then = Чтобы исправить результат, снимите закрепление встречной записью: останутся обе.
results-taken = Результат пришёл с жеребьёвкой

# Counting
results-count-no-table = Выберите стол: Ctrl+K или щелчок по номеру.
results-no-position = За этим столом нет позиции
results-no-position-then = Подсчёт по доске начинается с позиции: её загружают из записи или расставляют. Без неё результат вносят числом.
results-by-numbers = Внести числом
results-to-position = К позиции
results-two-passes = два паса, часы стоят
results-clocks-run = часы идут
results-clocks-stand = часы стоят
results-board = Доска для подсчёта
results-point-dead = { $side }, мёртвый камень
results-point-empty = пусто
results-legend-black = территория чёрных
results-legend-white = территория белых
results-legend-dead = мёртвый камень, незаполненное дамэ
results-step-dame = Дамэ и тэирэ
results-step-dead = Мёртвые камни
results-step-score = Счёт
results-step-result = Результат
results-unfilled = Похоже, не заполнено дамэ: { $count }
results-unfilled-then = { $points }. В японской традиции на счёт не влияет, в китайской — влияет.
results-not-played-out = Ничьих пунктов: { $count }
results-not-played-out-then = Похоже, партия не доиграна или мёртвые камни ещё не отмечены.
results-marked-dead = Мёртвые:
results-none-dead = не отмечены
results-mode = Что отмечать
results-mode-dead = мёртвые
results-mode-seki = сэки
results-mark-how = Щелчок по камню отмечает цепь, с Shift — всё вокруг; стрелки и Enter — то же с клавиатуры.
results-by-japanese = По Регламенту — японская
results-by-chinese = По Регламенту — китайская
results-japanese = Японская
results-chinese = Китайская
results-territory = Территория
results-prisoners = Пленники, взятые в партии
results-dead-stones = Мёртвые камни соперника
results-living = Свои живые камни
results-penalty = Штрафы
results-komi = Коми
results-compensation = Поправка за фору и пасы
results-total = Итого
results-difference = Разница
results-traditions = Традиции расходятся на { $points }: камень на доске и взятый камень считаются по-разному.
results-prisoners-short = Пленники
results-penalty-short = Вычет за штрафы
results-not-numbers = Пленники и вычеты — числа
results-agree = Стороны согласны
results-protest-toggle = Под протестом
results-after-fixing = после закрепления протестов нет, п. 13.8
results-count-note = Подсчёт. Мёртвые: { $dead }. По территории { $japanese }, по камням { $chinese }.
