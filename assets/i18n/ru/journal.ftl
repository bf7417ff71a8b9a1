### The journal: entries, corrections, damage.

journal-kind = Вид записей
journal-all-kinds = Все записи
journal-only-table = Только стол { $table }
journal-find = Слово, стол, номер
journal-count = { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[many] { $count } записей
}
journal-nothing = Таких записей нет.
journal-recorded = записано в { $time }
journal-number = №
journal-time = Время
journal-table = Стол
journal-what = Что записано
journal-by = Кто
journal-countered = взята назад записью { $entry } в { $time }, { $by }: { $reason }
journal-never-erased = Записи не стираются: ошибку снимает встречная запись, старая остаётся зачёркнутой.
journal-file = Файл турнира
journal-entries = { $count ->
    [one] { $count } запись на диске
    [few] { $count } записи на диске
   *[many] { $count } записей на диске
}
journal-intact = Цепочка цела
journal-intact-what = При открытии все контрольные суммы сошлись.
journal-check = Проверить файл сейчас
journal-check-running = Файл читается…
journal-check-intact = { $time }: файл прочитан, записей { $count }, цепочка цела
journal-check-damaged = { $time }: повреждённых мест { $count }
journal-check-damaged-then = Файл изменили после открытия. Всё записанное есть в памяти станции: заведите вторую копию и не закрывайте программу.
journal-damage = Повреждённых мест: { $count }
journal-damage-what = Всё, что читается до и после них, показано.
journal-damage-line = строка { $line }: { $what }
journal-torn = Строка { $line } не дошла до диска
journal-torn-kept = Обрывок сохранён: { $file }.
journal-torn-what = Последняя запись оборвалась и отрезана; как записанная она не показывалась.
journal-unlocked = Диск не умеет закрывать файл от других программ: не открывайте его дважды.
journal-head = Контрольное значение
journal-head-what = Печатается на протоколе: по нему видно, что журнал не меняли.
journal-copy = Вторая копия
journal-no-copy = Не ведётся. На флешке она переживёт компьютер.
