### The window's frame: rail, bars, quick jump, commands on every screen.

place-round = Тур
place-position = Позиция
place-adjournment = Откладывание
place-conduct = Поведение
place-results = Результаты
place-regulation = Регламент
place-journal = Журнал
place-wall = Экран зала

shell-round = Тур { $round }
shell-example = пример, не для турнира
shell-more = ещё { $count }
shell-waiting = { $count ->
    [one] ждёт { $count } дело
    [few] ждут { $count } дела
   *[many] ждут { $count } дел
}
shell-find = Стол, имя, действие
shell-clock = Время { $time }
shell-since-start = с начала тура
shell-until-start = до старта тура
shell-break-ends = до конца перерыва
shell-all-stopped = все часы стоят
shell-not-started = тур не начат
shell-no-plan = старт не назначен
notice-whole = Целиком
alert-mirror = вторая копия отстала
alert-conflict-lateness = предел опоздания
alert-conflict-check = время на сверку
alert-conflict-control = контроль с добавкой

dialog-open-tournament = Открыть турнир
dialog-save-tournament = Куда записать турнир
dialog-open-pairings = Открыть файл жеребьёвки
dialog-open-record = Открыть запись партии
menu-wall-notice = Объявление на экране…
menu-officials = Судьи и кто за станцией…
menu-mirror = Вторая копия файла…
menu-settings = Язык, тема, строки…
menu-keys = Клавиши
menu-close = Закрыть файл

banner-read-only = Только чтение.
banner-elsewhere = Файл открыт другой станцией; записывать можно только там.
banner-not-permitted = Файл или его диск нельзя записывать: проверьте права.
banner-damaged = { $count ->
    [one] Файл повреждён в { $count } месте
    [few] Файл повреждён в { $count } местах
   *[many] Файл повреждён в { $count } местах
}; всё, что читается, показано.
banner-show = Показать
banner-accept = Принять и писать дальше

failed = Не получилось
notice-dismiss = Убрать сообщение
notice-printed-title = Бланк готов
notice-printed = { $path }
notice-printing-title = Бланк делается
notice-printing = { $count ->
    [one] { $count } бланк
    [few] { $count } бланка
   *[many] { $count } бланков
}
notice-created-title = Турнир создан
notice-created = Все партии файла за столами. Проверьте Регламент и дайте старт.
notice-left-out = Без стола осталось партий файла: { $count }. Они перечислялись перед созданием.

# The palette
palette-hint = Стол, имя, действие
palette-found = { $count ->
    [one] найдена { $count } строка
    [few] найдены { $count } строки
   *[many] найдено { $count } строк
}
palette-nothing = ничего не нашлось
palette-choose = выбор
palette-enter = дальше
palette-alt = сразу
palette-esc = закрыть, ничего не записано
palette-open = Стол { $table }: { $black } – { $white }
palette-remark-black = Замечание чёрным: { $name }, стол { $table }
palette-remark-white = Замечание белым: { $name }, стол { $table }
palette-warning-black = Предупреждение чёрным: { $name }, стол { $table }
palette-warning-white = Предупреждение белым: { $name }, стол { $table }
palette-nth = в этой партии предупреждение № { $n }
palette-nth-loss = в этой партии предупреждение № { $n } — станция предложит поражение по регламенту, п. 17.2
palette-remark-text = устное; в этой партии предупреждений { $n }
palette-protest = Протест, стол { $table }
palette-protest-text = п. 14.9: кто, против чего, куда
palette-readings = Снять показания, стол { $table }
palette-readings-text = с часов на столе
palette-stop = Остановить часы, стол { $table }
palette-stop-text = причина и кто остановил
palette-adjourn = Отложить партию, стол { $table }
palette-adjourn-text = бланк, конверт, ст. 12
palette-result = Результат, стол { $table }
palette-result-text = кто и как, под протестом или нет
palette-position = Позиция, стол { $table }
palette-position-text = доска, запись, находки
palette-place-text = место на рейке, { $key }
palette-counter = Взять назад последнюю запись
palette-station = станция

# Words the palette understands, beside its titles; several by spaces
palette-words-remark = замечание устное
palette-words-warning = предупреждение карточка
palette-words-readings = показания часы снять
palette-words-stop = остановить стоп часы
palette-words-result = результат итог победа
palette-words-adjourn = отложить откладывание конверт
palette-words-position = позиция доска
palette-words-protest = протест

# No file is open
start-what = станция судьи го: позиции, часы, откладывание, поведение
start-open = Открыть турнир
start-open-path = Файл турнира (.fujite)
start-open-do = Открыть
start-recent = Недавние
start-unfounded = Сведения о турнире в файле не читаются
start-unfounded-then = { $path }: повреждённых мест { $count }. Файл не изменён. Откройте вторую копию.
start-new = Новый турнир из жеребьёвки
start-new-what = Файл OpenGotha (.xml) или Pairgoth (.tour). Чего в нём нет, станция спросит.
start-pairings-path = Файл жеребьёвки
start-pairings-do = Прочитать
start-example = Пример
start-example-what = Небольшой турнир с выдуманными именами, тур идёт.
start-example-do = Открыть пример
start-drop = Файл можно перетащить в окно: откроется по своему виду.
start-no-path = Назовите файл.

wizard-file = { $file } · игроков { $players }, туров { $rounds }, партий { $games }
wizard-ask = Чего нет в файле
wizard-periods = Периодов бё-ёми
wizard-periods-why = Все периоды вместе с последним: запасных на один меньше.
wizard-periods-wrong = целое число от 1
wizard-preset = Остальное — по основе
wizard-preset-why = Опоздания, предупреждения, паузы. Время и коми файла важнее основы; потом всё можно изменить в Регламенте.
wizard-round = Какой тур судить
wizard-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
wizard-chief = Главный судья
wizard-target = Файл нового турнира
wizard-tables = Тур { $round }: { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}
wizard-no-findings = В файле всё в порядке.
wizard-findings = Замечено в файле: { $count }
wizard-create = Создать турнир
wizard-no-periods = Назовите число периодов бё-ёми.
wizard-no-target = Назовите файл турнира.
wizard-no-tables = В этом туре нет ни одной партии.
