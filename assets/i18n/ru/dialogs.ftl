### Dialogs.

cancel = Отмена
close = Закрыть
browse = Обзор…
reason = Обоснование
not-a-length = не время: например, 3:50, 62m, 1:02:30

# Rulings
wall-notice-title = Объявление на экране для игроков
wall-notice-text = Текст объявления
wall-notice-what = Его видят все, пока не будет снято. Перерыв показывается вместо него.
wall-notice-do = Показать
wall-notice-clear = Снять объявление
wall-notice-same = Текст не изменён.
wall-notice-long = Не больше { $most } знаков, сейчас { $now }: длинное издали не прочесть.
ruling-title = Решение судьи
ruling-title-warning = { $count ->
    [1] Первое предупреждение
    [2] Второе предупреждение
    [3] Третье предупреждение
   *[other] Предупреждение № { $count }
}
ruling-title-arrival = Приход { $side }
ruling-title-nobody = Предел опоздания прошёл
ruling-title-absent = Неявка { $side } к возобновлению
ruling-title-colour = Перепутаны цвета или фора
ruling-title-loss = Поражение { $side } без предупреждений
ruling-title-envelope = Вскрытие конверта
ruling-title-form = Бланк не согласуется
ruling-title-overrun = Просрочка { $side }
ruling-title-both-overrun = Упали оба флажка
ruling-title-correction = Исправление времени
ruling-title-stopped = Часы остановлены: сторона { $side }
ruling-whom = Кому
ruling-what-for = За что
ruling-what-was = Что было
ruling-anew = Пока вы решали, по столу записано другое: предложение составлено заново, на новый момент.
ruling-taken = Взято само
ruling-clocks = часы { $black } и { $white }
ruling-proposed = Предлагается
ruling-see-also = Также
ruling-decision = Решение
ruling-by-proposal = По предложению: { $what }
ruling-against = вопреки предложению
ruling-other-times = Поставить другое время…
ruling-remark-instead = Вместо предупреждения — устное замечание
ruling-refer = Передать главному судье
ruling-refer-chief = За столом — главный судья
ruling-referred-note = Передано главному судье
rule-remark-instead = Записать замечание
rule-refer = Передать главному судье
ruling-time-of = Время { $side }
ruling-times-wrong = Время не прочитано.
ruling-reason-required = Обоснование — обязательно
ruling-reason-missing = Решение расходится с предложением: напишите обоснование.
ruling-decides = Решает
ruling-above = Выше
ruling-both-kept = Останутся оба: и предложение, и решение. Сторона может возразить, п. 14.9.
ruling-control = Контроль
ruling-ran = Часы шли
ladder = Лестница
ladder-remark = Замечание
ladder-no-remark = устное; в этой партии не было
ladder-warning = { $n ->
    [1] Первое предупреждение
    [2] Второе предупреждение
    [3] Третье предупреждение
   *[other] Предупреждение № { $n }
}
ladder-now = сейчас
ladder-proposes = предлагается поражение по регламенту
ladder-loss = Поражение по регламенту
ladder-loss-note = п. 17.2; судья может решить иначе

# Time the station did not see
gap-sleep = Компьютер спал
gap-closed = Станция была закрыта, пока шли часы
gap-facts-last = Последняя запись — { $from }, сейчас { $to }: прошло { $length }. Когда станция закрылась, неизвестно.
gap-last-warns = «Зал стоял» вернёт на часы всё время после последней записи, и то, пока станция ещё работала.
gap-facts = Станция не видела зал с { $from } до { $to }, это { $length }.
gap-tables = { $count ->
    [one] Часы шли за { $count } столом
    [few] Часы шли за { $count } столами
   *[many] Часы шли за { $count } столами
}.
gap-if-went-on = «Зал играл»: это время списано с часов, как шло.
gap-if-stood = «Зал стоял»: это время не списывается ни с кого.
gap-went-on = Зал играл
gap-stood = Зал стоял
gap-column-table = Стол
gap-column-went-on = играл: { $side }
gap-column-stood = стоял: { $side }
gap-more = и ещё столов: { $count }

# Counter-entry
counter-title = Взять назад запись { $entry }
counter-what = Запись останется видна зачёркнутой, с этой причиной. Состояние станет таким, будто её не было.
counter-usual-reason = ошибка ввода
counter-do = Взять назад запись { $entry }

# People
people-title = Судьи
people-panel = Состав
people-name = Имя судьи { $n }
people-role = Роль судьи { $n }
people-remove = Убрать: { $name }
people-add = Добавить судью
people-desk = За станцией
people-desk-what = Чьим именем подписываются записи. Удаление и исключение доступны только главному судье.
people-nameless = У судьи нет имени.
people-record = Записать

# The second copy
mirror-title = Вторая копия файла
mirror-what = Каждая запись сразу повторяется во втором файле: на флешке он переживёт компьютер.
mirror-path = Файл копии
mirror-working = Копия догоняет
mirror-up-to-date = Копия полна
mirror-stop = Прекратить копию
mirror-start = Вести копию
mirror-no-path = Назовите файл.

# Settings
settings-title = Станция
settings-language = Язык
settings-theme = Тема
settings-density = Строки таблиц
theme-system = Как в системе
theme-light = Светлая
theme-dark = Тёмная
density-dense = Плотно
density-normal = Обычно
density-roomy = Просторно

# Keys
help-title = Клавиши
help-everywhere = Везде
help-places = места рейки
help-wall = экран зала
help-palette = стол, имя, действие
help-find = поиск на месте
help-counter = взять запись назад
help-record = записать решение
help-esc = на шаг назад
help-help = эта таблица
help-round = Тур и открытый стол
help-digits = к столу с этим номером
help-select = ходить и выбирать
help-open = открыть стол
help-sort = пересортировать
help-readings = снять показания
help-live = вести часы здесь
help-stop = остановить
help-remark = замечание
help-warning = предупреждение
help-keeper = Секундометрист
help-press = часы стороны на ходу
help-press-side = часы чёрных, белых
help-take-back = отменить нажатие
help-keeper-stop = стоп, пауза, флажок
help-board = Доска
help-step = по записи
help-play = ход или камень
help-swap = сменить цвет
help-delete = снять камень
help-undo = отменить правку

notice-torn-title = Последняя запись не дошла до диска
notice-torn = Строка { $line } оборвалась и отрезана; всё до неё цело. Внесите это действие ещё раз. Обрывок сохранён: { $file }.
notice-clock-set-title = Часы компьютера переведены
notice-clock-set = На { $by }. Часы партий считаются не по ним: ни у кого ничего не списано.
