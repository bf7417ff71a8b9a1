### The regulation and the tournament's settings.

yes = да
no = нет
preset-code-2008 = Кодекс 2008
preset-egf = Европейская федерация
preset-aga = Американская ассоциация
preset-china-2002 = Китай 2002
preset-korea = Корея
preset-wmsg = Игры разума
preset-club-blitz = Клубный блиц
category-ordinary = обычное го
category-fast = быстрое го
category-blitz = блиц

regulation-base = Основа
regulation-changed = { $count ->
    [0] как в основе
    [one] изменено { $count } положение
    [few] изменено { $count } положения
   *[many] изменено { $count } положений
}
regulation-conflicts = расходится с Кодексом: { $count }
regulation-record = Записать Регламент
regulation-drop = Отменить правку
regulation-reason = Обоснование правки
regulation-no-change = Ничего не изменено.
regulation-wrong = Есть непонятные значения.
regulation-draft = Правка ещё не записана.
regulation-started = Тур начат: часы столов идут по прежнему Регламенту.
regulation-column-name = Положение
regulation-column-value = Значение
regulation-column-code = По Кодексу
regulation-column-article = Пункт
regulation-wrong-value = непонятно

regulation-group-time = Время
regulation-group-lateness = Опоздания
regulation-group-game = Ход партии
regulation-group-conduct = Поведение
regulation-group-adjournment = Откладывание
regulation-group-rules = Правила игры
regulation-group-results = Счёт и результат
regulation-group-protests = Протесты

regulation-control = Контроль, одной строкой
regulation-control-code = строка текста
regulation-pause = Перерыв перед первым бё-ёми
regulation-pause-code = 3 мин, раз стороне
regulation-both-flags = Оба просрочили, порядок неизвестен
regulation-both-flags-code = на бё-ёми — дальше
regulation-flags-code = по Кодексу
regulation-flags-ruled = решает судья
regulation-black-clock = Пускать часы чёрных при форе
regulation-black-clock-code = чёрных
regulation-device = Часы на столах
regulation-device-code = не задано
regulation-device-summed = электронные, сумма периодов
regulation-device-plain = электронные, один период
regulation-device-mechanical = механические
regulation-lateness = Предел опоздания
regulation-lateness-code = половина, до 60:00
regulation-lateness-hint = половина
regulation-half-of-main = половина основного контроля
regulation-both-absent = Вычет, если не было обоих
regulation-both-absent-code = половина прошедшего
regulation-both-half = половина прошедшего
regulation-both-nothing = без вычета
regulation-prisoners = Остановка для снятия, камней от
regulation-prisoners-code = 3
regulation-toilet = Выход на бё-ёми останавливает часы
regulation-toilet-code = да
regulation-wrong-colour = Ошибка цвета: белых камней на доске
regulation-wrong-colour-code = с 3 играют дальше
regulation-warnings = Предупреждений до поражения
regulation-warnings-code = второе проигрывает
regulation-warnings-n = { $n } в одной партии
regulation-warnings-never = не проигрывает
regulation-points = Очки за предупреждение
regulation-points-code = нет
regulation-adjournment = Откладывание
regulation-adjournment-code = по Регламенту
regulation-opened-before = Вскрывать при сопернике
regulation-opened-before-code = не задано
regulation-electronic = Электронный конверт
regulation-electronic-code = в Кодексе нет
regulation-check = Время на сверку
regulation-check-code = не меньше 1:00
regulation-rules = Правила
regulation-rules-code = по Регламенту
regulation-komi = Коми
regulation-komi-code = по Регламенту
regulation-equal = Равный счёт
regulation-equal-code = ничья
regulation-equal-draw = ничья
regulation-equal-white = победа белых
regulation-equal-replay = переигровка
regulation-appeal = Срок апелляции
regulation-appeal-code = не задан
regulation-appeal-hint = не задан

regulation-effective-title = Эффективное время и категория
regulation-effective = Эффективное время
regulation-main-group = Все столы
regulation-tables = столы { $first }–{ $last }
regulation-tables-title = Столы с другим контролем
regulation-tables-what = Остальные столы играют по общему контролю. Начатый тур правка не меняет.
regulation-tables-name = Название
regulation-tables-name-n = Название группы { $n }
regulation-tables-first-n = Первый стол группы { $n }
regulation-tables-last-n = Последний стол группы { $n }
regulation-tables-control-n = Контроль группы { $n }
regulation-tables-remove-n = Убрать группу { $n }
regulation-tables-add = Добавить группу столов
regulation-tables-wrong = Номера столов: от первого до последнего.
regulation-tables-wrong-control = Контроль не понять: пишите, как main 60m, japanese 3x30s.
regulation-tables-overlap = Стол попадает в две группы.
regulation-trial = Проба
regulation-trial-name = Контроль для пробы
regulation-egf-same = ЕФГ считает так же: { $time }
regulation-egf-other = ЕФГ линейно: { $time } — там { $category }
regulation-outside = В Кодексе такого контроля нет; по ЕФГ { $time }
regulation-periods-run-out = периоды кончаются после { $moves } ходов
regulation-scale-blitz = блиц
regulation-scale-fast = 20 быстрое
regulation-scale-ordinary = 50 обычное го
regulation-scale-minutes = мин
regulation-mend = Поставить { $time }

# Rule sets
rules-code-japanese = Кодекс, японская традиция
rules-code-chinese = Кодекс, китайская традиция
rules-japanese-1989 = японские 1989
rules-chinese-2002 = китайские 2002
rules-aga = AGA
rules-ing = Инг
rules-new-zealand = новозеландские
rules-egf = ЕФГ
