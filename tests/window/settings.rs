//! What the station remembers between days.

use fujite::app::Settings;
use fujite::platform::dirs::Places;

#[test]
fn settings_make_their_folder_and_leave_room_for_templates_beside_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config/fujite/settings.ron");
    let kept = Settings { desk: "Судья Проверкин".into(), ..Settings::default() };
    kept.write(&path).unwrap();
    assert_eq!(Settings::read(&path), (kept, None));
    if let Some(places) = Places::find() {
        assert_eq!(places.settings.parent(), places.templates.parent(), "a file and a folder beside one another");
        assert_ne!(places.settings.parent(), Some(places.settings.as_path()));
        assert!(places.settings.extension().is_some_and(|e| e == "ron"));
    }
}
