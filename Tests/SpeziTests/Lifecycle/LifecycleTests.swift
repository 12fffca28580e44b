@_spi(APISupport) import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

@MainActor private final class Watcher: Module, LifecycleHandler {
    private let name: String
    private let journal: Journal
    var arguments: [String]?

    init(_ journal: Journal, _ name: String = "") {
        self.name = name
        self.journal = journal
    }

    func willFinishLaunchingWithOptions(
        _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]
    ) {
        arguments = launchOptions[.arguments] as? [String]
        journal.entries.append(name + "launch")
    }
    func sceneWillEnterForeground(_ scene: UIScene) { journal.entries.append(name + "foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { journal.entries.append(name + "active") }
    func sceneWillResignActive(_ scene: UIScene) { journal.entries.append(name + "resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { journal.entries.append(name + "background") }
    func applicationWillTerminate(_ application: UIApplication) { journal.entries.append(name + "terminate") }
    func tearDown() { journal.entries.append(name + "torn down") }
}

/// Handles nothing, which is fine.
private final class Indifferent: Module, LifecycleHandler {}

@MainActor private final class WatchingDelegate: SpeziAppDelegate {
    let watcher: Watcher
    init(_ watcher: Watcher) { self.watcher = watcher }
    override var configuration: Configuration {
        Configuration {
            watcher
            Indifferent()
        }
    }
}

@MainActor @Suite("The life of the program")
struct LifecycleTests {
    let journal = Journal()

    @Test("A session is launched, suspended and continued, left for another window, and ended")
    func session() async throws {
        let watcher = Watcher(journal), delegate = WatchingDelegate(watcher)
        let spezi = try delegate.load(launchOptions: [.arguments: ["demo", "--as", "P-0042"]])
        #expect(watcher.arguments == ["demo", "--as", "P-0042"])
        let pilot = Pilot(Text(verbatim: "content").spezi(delegate), width: 10, height: 1)
        #expect(journal.entries == ["launch", "foreground", "active"])
        pilot.send(.suspending)
        pilot.send(.resumed)
        #expect(journal.entries.dropFirst(3) == ["resign", "background", "foreground", "active"])
        pilot.send(.focus(false))
        pilot.send(.focus(true))
        pilot.send(.focus(true))
        #expect(journal.entries.dropFirst(7) == ["resign", "active"])
        await spezi.terminate()
        await spezi.terminate()
        pilot.send(.suspending)
        try spezi.unload(watcher)
        #expect(journal.entries.dropFirst(9) == ["terminate", "torn down"])
        #expect(spezi.modules.count == 2)
    }

    @Test("Once the session has ended nothing is loaded that would never be torn down")
    func loadingAfterTheEnd() async throws {
        let log = RecordingLog(), spezi = try Spezi.load(modules: [Watcher(journal)], log: log)
        await spezi.terminate()
        let late = Watcher(journal, "late ")
        #expect(throws: SpeziModuleError.ended(module: "Watcher")) { try spezi.load([late]) }
        spezi.loadModule(late)
        #expect(log.entries.map(\.level) == [.warning])
        #expect(spezi.modules.count == 2)
        #expect(journal.entries == ["terminate", "torn down"])
        // it can have a life elsewhere
        let other = try Spezi.load(modules: [late])
        await other.terminate()
        #expect(journal.entries == ["terminate", "torn down", "late terminate", "late torn down"])
    }

    @Test("What a service loads while the session ends is torn down with the rest")
    func loadingAtTheEnd() async throws {
        @MainActor final class Last: ServiceModule {
            @Application(\.spezi) var spezi
            let watcher: Watcher
            var isRunning = false
            init(_ watcher: Watcher) { self.watcher = watcher }
            func run() async {
                isRunning = true
                while !Task.isCancelled { await Task.yield() }
                spezi.loadModule(watcher)
            }
        }
        let last = Last(Watcher(journal)), spezi = try Spezi.load(modules: [last])
        let run = Task { await spezi.run() }
        try await eventually("its start") { last.isRunning }
        await spezi.terminate()
        #expect(journal.entries == ["torn down"])
        run.cancel()
        await run.value
    }

    @Test("At the end modules are torn down before what they depend on, also what was loaded after them")
    func tearDownOrder() async throws {
        class Part: Module {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            @MainActor func tearDown() { journal.entries.append("\(Self.self)") }
        }
        final class Ground: Part {}
        final class Floor: Part { @Dependency(Ground.self) var ground }
        final class Roof: Part {
            @Dependency(Floor.self) var floor
            @Dependency(Antenna.self) var antenna: Antenna?
        }
        final class Antenna: Part { @Dependency(Ground.self) var ground }
        let spezi = try Spezi.load(modules: [Roof(journal), Ground(journal), Floor(journal)])
        let antenna = Antenna(journal)
        try spezi.load([antenna])
        await spezi.terminate()
        #expect(journal.entries == ["Roof", "Antenna", "Floor", "Ground"])
    }

    @Test("Suspended from another window, it goes to the background without resigning twice")
    func fromInactive() throws {
        let spezi = try Spezi.load(modules: [Watcher(journal)])
        let pilot = Pilot(Text(verbatim: "content").spezi(spezi), width: 10, height: 1)
        pilot.send(.focus(false))
        pilot.send(.suspending)
        #expect(journal.entries == ["foreground", "active", "resign", "background"])
    }

    @Test("Handlers are told in load order, whatever their number")
    func order() throws {
        let watchers = (0..<50).map { Watcher(journal, "\($0) ") }
        let spezi = try Spezi.load(modules: watchers)
        let pilot = Pilot(Text(verbatim: "content").spezi(spezi), width: 10, height: 1)
        _ = pilot
        #expect(journal.entries == (0..<50).map { "\($0) foreground" } + (0..<50).map { "\($0) active" })
    }

    @Test("Without views the person works with it, and services run, until the end")
    func withoutViews() async throws {
        final class Server: ServiceModule {
            @MainActor static var isRunning = false
            func run() async { await MainActor.run { Self.isRunning = true } }
        }
        let spezi = try Spezi.load(modules: [Watcher(journal), Server()])
        let run = Task { await spezi.runWithoutViews() }
        try await eventually("its start") { Server.isRunning }
        #expect(journal.entries == ["foreground", "active"])
        run.cancel()
        await run.value
        await spezi.terminate()
        #expect(journal.entries == ["foreground", "active", "terminate", "torn down"])
    }

    @Test("A simulated launch brings options and tells the handlers")
    func simulated() {
        let watcher = Watcher(journal)
        withDependencyResolution(simulateLifecycle: .launchWithOptions([.arguments: ["fill"]])) { watcher }
        #expect(watcher.arguments == ["fill"])
        withDependencyResolution { Watcher(journal) }
        #expect(journal.entries == ["launch"])
    }

    @Test("The delegate whose modules were loaded last is the current one")
    func currentDelegate() throws {
        do {
            let delegate = WatchingDelegate(Watcher(journal))
            let spezi = try delegate.load()
            #expect(SpeziAppDelegate.spezi === spezi)
        }
        #expect(SpeziAppDelegate.spezi == nil)
    }

    @Test("Launching after loading ends the program")
    func launchTooLate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let delegate = SpeziAppDelegate()
            try delegate.load()
            _ = delegate.application(.shared, willFinishLaunchingWithOptions: [:])
        }
        expect("The modules were loaded before the launch options were there. Launch first.", in: result)
    }

    @Test("A service that does not end does not keep the session from ending")
    func stubbornService() async throws {
        final class Stubborn: ServiceModule {
            @MainActor static var isRunning = false
            func run() async {
                await MainActor.run { Self.isRunning = true }
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
        }
        let log = RecordingLog(), spezi = try Spezi.load(modules: [Stubborn(), Watcher(journal)], log: log)
        let run = Task { await spezi.run() }
        try await eventually("its start") { Stubborn.isRunning }
        await spezi.terminate(within: .milliseconds(5))
        #expect(journal.entries == ["terminate", "torn down"])
        #expect(log.entries.map(\.level) == [.warning])
        run.cancel()
    }

    @Test("A preview has its modules around it")
    func preview() {
        let pilot = Pilot(
            Text(verbatim: "content").previewWith(simulateLifecycle: .launchWithOptions) { Watcher(journal) },
            width: 10, height: 1)
        #expect(pilot.screen.contains("content"))
        #expect(journal.entries == ["launch", "foreground", "active"])
    }
}
