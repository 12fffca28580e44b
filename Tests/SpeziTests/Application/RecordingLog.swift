import Spezi
import Synchronization

/// Keeps what is logged.
final class RecordingLog: LogDestination {
    struct Entry: Equatable {
        let text: String
        let level: LogLevel
        let category: String
    }

    let level: LogLevel
    private let content = Mutex<[Entry]>([])

    init(level: LogLevel = .debug) { self.level = level }

    var entries: [Entry] { content.withLock { $0 } }

    func write(_ text: String, level: LogLevel, category: String) {
        content.withLock { $0.append(Entry(text: text, level: level, category: category)) }
    }
}
