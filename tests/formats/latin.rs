//! Names in Latin letters, as Russian passports spell them.

use fujite::formats::latin::latin;

#[test]
fn cyrillic_follows_the_passport() {
    let cases = [
        ("Щукин Подъячев", "Shchukin Podieiachev"),
        ("Ёжикова Юлия", "Ezhikova Iuliia"),
        ("Хабаров Цой", "Khabarov Tsoi"),
        ("Соловьёв", "Solovev"),
        ("Эйлер Ыйыкова", "Eiler Yiykova"),
        ("ЩУКИН ЖАННА", "SHCHUKIN ZHANNA"),
        ("Ж", "Zh"),
    ];
    for (written, spelt) in cases {
        assert_eq!(latin(written).text, spelt, "{written}");
        assert!(!latin(written).lost);
    }
}

#[test]
fn marks_go_and_strange_letters_are_told() {
    assert_eq!(latin("Müller-Łódź Øre ß").text, "Muller-Lodz Ore ss");
    let strange = latin("山田 Taro");
    assert_eq!((strange.text.as_str(), strange.lost), ("?? Taro", true));
}
