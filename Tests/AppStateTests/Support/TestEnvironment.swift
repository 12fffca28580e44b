import AppState
import Synchronization

/// What the application's values are kept in, and where its errors go, in this process: the same for all suites.
enum TestEnvironment {
    static let secrets = MemoryStorage()
    private static let lines = Mutex<[String]>([])

    /// Has to be called before the first use of a stored state.
    static func prepare() { _ = prepared }

    private static let prepared: Void = {
        Application.promote(\.logger, with: ApplicationLogger(error: { line in lines.withLock { $0.append(line) } }))
            .promote(\.storage, with: RefusingStorage.shared as any ValueStorage)
            .promote(\.secrets, with: secrets as any ValueStorage)
            .promote(\.keychain, with: Keychain(storage: secrets))
            .promote(\.syncStore, with: FakeStore.shared as any SyncStore)
    }()

    /// How many lines such as this were logged as errors.
    static func reports(_ isMeant: (String) -> Bool) -> Int { lines.withLock { $0.count { isMeant($0) } } }

    /// Whether a line such as this was logged as an error.
    static func reported(_ isMeant: (String) -> Bool) -> Bool { reports(isMeant) > 0 }
}
