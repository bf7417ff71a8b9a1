### The words on papers. Fixed ones are paper-label-..., and templates know them by what follows.

# Shared
paper-label-check = Контрольное значение
paper-label-article = п.
paper-label-black = Чёрные
paper-label-white = Белые
paper-label-judge = Судья
paper-label-round = Тур
paper-label-table = Стол
paper-label-round-small = тур
paper-label-table-small = стол
paper-label-resumption = Возобновление
paper-rules-japanese = японские
paper-rules-chinese = китайские
paper-none = нет
paper-none-ko = нет

# Adjournment form
paper-adjournment-title = Форма для откладывания партии
paper-adjournment-line = { $date } · Откладывание № { $adjournment } · Конверт № { $envelope }
paper-adjournment-number = Откладывание № { $number }
paper-label-correction = Напечатанное сверяют оба. Неверное зачёркивают, пишут рядом и подписывают рядом оба.
paper-label-common-part = Общая часть
paper-common-who = заполняют { $opponent }, пока { $mover } думают над ходом
paper-common-who-blank = заполняет соперник, пока сторона, чей ход, думает
paper-label-rules = Правила
paper-label-handicap = Фора
paper-label-komi = Коми белым
paper-label-control = Контроль времени
paper-label-board = Доска
paper-label-moves = Ходов сделано
paper-label-to-play = Очередь хода
paper-label-ko = Ко: нельзя сразу
paper-label-stopped = Часы остановлены
paper-label-announced = Объявлено, п. 12.1
paper-label-coordinates = Координаты:
paper-coordinates = столбцы — буквы A–{ $last } без I, слева направо со стороны чёрных; строки — числа 1–{ $rows }, от чёрных к белым. { $corner } — левый угол чёрных. Если координата и отметка на диаграмме расходятся, верна отметка.
paper-label-sides-parts = Части сторон
paper-label-black-fill = заполняют чёрные
paper-label-white-fill = заполняют белые
paper-label-prisoners = Взято пленников, до хода
paper-label-penalties = Получено штрафных камней
paper-label-spent = Затрачено времени
paper-label-left = Осталось основного контроля
paper-label-byoyomi = Бё-ёми: период, камни, показание
paper-label-pause = Перерыв 3 мин, п. 15.9 · предупреждений
paper-pause-taken = взят · { $warnings }
paper-pause-not-taken = не взят · { $warnings }
paper-label-signatures = Подписи до отметки хода
paper-label-signatures-note = позиция, пленники, штрафные камни и время верны
paper-label-fold = сложить здесь, печатью внутрь: верх накрывает диаграмму, лист входит в конверт C5
paper-label-second-fold = второй сгиб, если конверт C6
paper-move-number = Ход { $number }
paper-move-blank = Ход
paper-label-sealed = секретный
paper-label-open = открытый, п. 12.2
paper-label-step-cross = Один крест на пустом пункте
paper-label-step-name = Тот же пункт буквой и числом
paper-label-letter = буква
paper-label-number = число
paper-label-pass = пас
paper-label-pass-note = вместо пункта
paper-label-step-signature = Подпись отметившего
paper-label-mistake = Ошиблись?
paper-label-mistake-note = Не правьте: возьмите новый бланк. Нет отметки, две или неясно — поражение (12.4).
paper-open-check = Только открытый ход: совпадает с доской, подпись { $opponent }
paper-open-check-blank = Только открытый ход: совпадает с доской, подпись соперника
paper-legend-last = ход { $number }: { $point }
paper-legend-ko = ко: { $point }, печать
paper-label-next = Дальше: сложить, в конверт, заклеить, подписать, сдать.
paper-label-diagram-elsewhere = Диаграмма — на втором листе: на этой доске слишком много линий. Оба листа вкладывают вместе.

# Envelope and label
paper-envelope-title = Отложенная партия
paper-envelope-line = { $event } · тур { $round }, { $date }
paper-label-envelope = Конверт №
paper-label-move-written = Записан ход
paper-move-sealed = { $number }-й, секретный
paper-move-open = { $number }-й, открытый
paper-move-sealed-short = { $number }-й, секр.
paper-move-open-short = { $number }-й, откр.
paper-label-do-not-open = Не вскрывать раньше.
paper-opened-at-table = Вскрывает судья за столом { $table }, при { $witness }: { $name }.
paper-opened-before = Вскрывает судья при { $witness }.
paper-opened-blank = Вскрывает судья за этим столом, при сопернике.
paper-opened-blank-short = Вскрывает судья при сопернике.
paper-sealed-by = { $side }, запечатал
paper-label-kept-by = Принял на хранение: фамилия, время
paper-label-place = Где лежит
paper-label-taken-by = Взял к возобновлению: фамилия, время
paper-label-at-opening = При вскрытии
paper-label-whole = цел
paper-label-damaged = повреждён
paper-label-opened-by = Вскрыл: подпись, время
paper-label-envelope-note = Обе стороны и судья подписывают и поперёк заклеенного клапана. Внутри одна форма, сложенная печатью внутрь. п. 12.3, 12.4
paper-label-folded-note = согнуть здесь, лицом наружу; форму сложить до A6, вложить, края склеить и подписать поперёк

# Round protocol
paper-protocol-title = Протокол тура { $round }
paper-protocol-start = Старт { $time }
paper-protocol-tables = столы { $first }–{ $last } из { $all }
paper-protocol-page = лист { $page } из { $pages }
paper-journal-head = Голова журнала, запись { $entry }
paper-printed-at = напечатано { $time }
paper-label-result = Итог
paper-label-points = Очки
paper-label-marks = Зам. · предупр.
paper-label-note = Примечание
paper-result-black = Ч+
paper-result-white = Б+
paper-result-draw = ничья
paper-result-adjourned = откл.
paper-by-resignation = сдача
paper-by-time = время
paper-by-regulation = регл.
paper-mark-black = Ч
paper-mark-white = Б
paper-mark-remark = { $side }з { $article }
paper-mark-warning = { $side }{ $n } { $article }
paper-under-protest = под протестом
paper-sums-page-title = На листе:
paper-sums-page = чёрные { $black }, белые { $white }, ничьих { $draws }, обоим поражение { $both }, отложено { $adjourned }.
paper-sums-round-title = По туру:
paper-sums-round = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, не введено { $missing }, отложено { $adjourned }, под протестом { $protest }.
paper-label-protocol-legend = Ч+ победили чёрные, Б+ белые, = ничья, 0 : 0 обоим поражение. Имя победителя полужирное. Ч1, Б1 — предупреждения стороне, з — замечание; рядом пункты.
paper-label-remarks-by-hand = Замечания к ведению тура, исправления от руки — с подписью
paper-label-hall-judge = Судья зала
paper-label-chief-judge = Главный судья
paper-label-protocol-foot = Подпись — на каждом листе. Голова журнала доказывает, из какого состояния файла напечатан протокол. п. 13.8, 14.4, 17.2
paper-label-long-notes = примечания
paper-label-see-list = см. список в конце
