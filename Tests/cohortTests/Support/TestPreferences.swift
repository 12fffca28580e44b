import AppState

/// Keeps what is chosen in these tests in memory: sessions ask for the language, and it shall not be the one that whoever
/// runs the tests has chosen.
enum TestPreferences {
    static func use() {
        if !(Application.dependency(\.storage) is MemoryStorage) {
            Application.promote(\.storage, with: MemoryStorage())
        }
    }
}
