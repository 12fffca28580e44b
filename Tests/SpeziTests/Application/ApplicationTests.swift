import Spezi
import SpeziTesting
import Testing

extension Spezi {
    /// What another package may add.
    fileprivate var numberOfOptions: Int { launchOptions.count }
}

private final class Curious: Module {
    @Application(\.logger) var logger
    @Application(\.launchOptions) var launchOptions
    @Application(\.spezi) var spezi
    @Application(\.numberOfOptions) var numberOfOptions
    func configure() { logger.notice("configured with \(numberOfOptions), secret \(42, privacy: .private)") }
}

@MainActor @Suite("What modules read of the application")
struct ApplicationTests {
    let log = RecordingLog()

    @Test("A module logs under its own name, and finds the launch options")
    func properties() throws {
        let module = Curious()
        let spezi = try Spezi.load(
            modules: [module], launchOptions: [.arguments: ["demo"], .environment: ["TERM": "xterm"]], log: log)
        #expect(
            log.entries == [
                .init(text: "configured with 2, secret <private>", level: .notice, category: "Curious")
            ])
        #expect(module.launchOptions[.arguments] as? [String] == ["demo"])
        #expect(module.spezi === spezi)
    }

    @Test("The logger and the launch options can be read after unloading")
    func copies() throws {
        let module = Curious()
        let spezi = try Spezi.load(modules: [module], launchOptions: [.arguments: ["demo"]], log: log)
        try spezi.unload(module)
        #expect(module.launchOptions.count == 1)
        module.logger.error("after")
        #expect(log.entries.last?.category == "Curious")
    }

    @Test("Text of lesser levels is never made")
    func level() {
        let log = RecordingLog(level: .error)
        let logger = Logger(category: "test", destination: log)
        var made = 0
        func message() -> LogMessage {
            made += 1
            return "message"
        }
        logger.trace(message())
        logger.debug(message())
        logger.info(message())
        logger.notice(message())
        logger.warning(message())
        #expect(made == 0)
        logger.error(message())
        logger.critical(message())
        #expect(made == 2)
        #expect(log.entries.map(\.level) == [.error, .critical])
    }

    @Test("What a program makes is shown where that is asked for; numbers and the texts of the source are")
    func privacy() {
        let name = "Ada", own: StaticString = "own"
        let message: LogMessage = """
            \(name) \(name, privacy: .public) \(name, privacy: .sensitive) \(3) \(2.5) \(true) \(own) \([1]) \
            \(3, privacy: .private)
            """
        #expect(message.text == "<private> Ada <private> 3 2.5 true own <private> <private>")
    }

    @Test("Reading before loading ends the program")
    func tooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Curious().logger
        }
        expect(
            "@Application(…) var …: Logger in Curious (SpeziTests/ApplicationTests.swift:11) was read before",
            in: result)
    }

    @Test("Reading a live property after unloading ends the program")
    func tooLate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let module = Curious(), spezi = try Spezi.load(modules: [module])
            try spezi.unload(module)
            _ = module.spezi
        }
        expect(
            "@Application(…) var spezi: Spezi of Curious, in Curious (SpeziTests/ApplicationTests.swift:13) was read after "
                + "its module was unloaded", in: result)
    }

    @Test("Reading a live property after the Spezi is gone ends the program")
    func withoutSpezi() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let module = Curious()
            withDependencyResolution { module }
            _ = module.numberOfOptions
        }
        expect(
            "@Application(…) var …: Int in Curious (SpeziTests/ApplicationTests.swift:14) was read after its Spezi was gone. "
                + "Keep the Spezi.", in: result)
    }
}
