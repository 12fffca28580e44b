import FoundationEssentials
import Observation
@_spi(APISupport) import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

// Code as it is written against the original: every public name in the forms that its documentation shows. Most of what is
// checked here is that it compiles.

private protocol StorageConstraint: Standard {
    func keep(_ value: String) async
}

private actor CompatibleStandard: Standard, StorageConstraint, NotificationHandler, EnvironmentAccessibleFree {
    @Dependency(Leaf.self) private var leaf
    @Collect private var values: [String]
    private var kept: [String] = []

    func keep(_ value: String) { kept.append(value) }
    nonisolated func configure() {}
    func all() -> [String] { values + kept }
}

private protocol EnvironmentAccessibleFree {}

// `@unchecked`: has no state.
private class Leaf: Module, DefaultInitializable, @unchecked Sendable {
    required init() {}
}

private class Forms: Module {
    @Dependency(Leaf.self) var required
    @Dependency(Leaf.self) var withDefault = Leaf()
    @Dependency var inferred = Leaf()
    @Dependency(Leaf.self) var optional: Leaf?
    @Dependency(Leaf.self) var optionalWithDefault: Leaf? = Leaf()
    @Dependency var old: Leaf
    @Dependency var oldOptional: Leaf?
    @Dependency private var loaded: Leaf
    @Dependency var several: [any Module]
    @Dependency var given: [any Module]
    @Dependency var none: [any Module]

    @StandardActor private var standard: any StorageConstraint
    @StandardActor var concrete: CompatibleStandard
    @StandardActor(CompatibleStandard.self) var typed
    @StandardActor var untyped
    @StandardActor var maybe: (any StorageConstraint)?

    @Application(\.logger) var logger
    @Application(\.launchOptions) var launchOptions
    @Application(\.spezi) var spezi
    @Application(\.registerRemoteNotifications) var registerRemoteNotifications
    @Application(\.unregisterRemoteNotifications) var unregisterRemoteNotifications

    @Provide var one = "one"
    @Provide var perhaps: String?
    @Provide var more: [String]
    @Collect var strings: [String]

    let ownLeaf = Leaf()

    init(@DependencyBuilder _ dependencies: () -> DependencyCollection = { DependencyCollection() }) {
        _loaded = Dependency(load: Leaf(), Leaf.self)
        _several = Dependency(using: dependencies())
        _given = Dependency {
            Leaf()
            if true { Leaf() }
        }
        _none = Dependency()
        more = ["two", "three"]
    }

    func configure() {
        logger.debug("configured \(self.strings.count, privacy: .public) values")
    }

    @MainActor func names() async -> Int {
        await standard.keep("four")
        return strings.count
    }
}

@resultBuilder
private enum LeafBuilder: DependencyCollectionBuilder {
    static func buildExpression<L: Leaf>(_ leaf: L) -> DependencyCollection { DependencyCollection(leaf) }
}

/// As builders were written for earlier versions of the original.
@resultBuilder
private enum EarlierLeafBuilder: DependencyCollectionBuilder {
    static func buildExpression<L: Leaf>(_ leaf: @escaping @autoclosure () -> L) -> DependencyCollection {
        DependencyCollection(singleEntry: leaf)
    }
}

private struct Wrapper: ViewModifier {
    func body(content: Content) -> some View { content }
}

@Observable private final class Numbers {
    var count = 0
}

@MainActor @Observable private final class Observed: Module, EnvironmentAccessible {
    @ObservationIgnored @Model var numbers = Numbers()
    @ObservationIgnored @Modifier var wrapper: Wrapper

    func configure() {
        wrapper = Wrapper()
        numbers = Numbers()
    }
}

private final class Service: ServiceModule {
    func run() async {}
}

private class Handlers: Module, LifecycleHandler, NotificationHandler, NotificationTokenHandler {
    func willFinishLaunchingWithOptions(
        _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]
    ) {}
    func sceneDidBecomeActive(_ scene: UIScene) {}
    func handleNotificationAction(_ response: UNNotificationResponse) async {
        _ = response.notification.request.content.userInfo["key"]
    }
    func receiveIncomingNotification(_ notification: UNNotification) async -> UNNotificationPresentationOptions? {
        [.badge, .sound, .banner, .list]
    }
    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult { .noData }
    func receiveUpdatedDeviceToken(_ deviceToken: Data) {}
}

private class CompatibleDelegate: SpeziAppDelegate {
    private let entries: Journal

    init(_ entries: Journal) {
        self.entries = entries
        super.init()
    }

    override func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        entries.entries.append("\(launchOptions?.count ?? 0) options")
        return super.application(application, willFinishLaunchingWithOptions: launchOptions)
    }

    override var configuration: Configuration {
        Configuration(standard: CompatibleStandard()) {
            Forms {
                Leaf()
            }
            if Bool.random() || true {
                Service()
            }
            for _ in 0..<2 { Leaf() }
            #if canImport(TerminalUI)
                Handlers()
            #endif
        }
    }
}

@MainActor @Suite("Code written against the original")
struct SourceCompatibilityTests {
    @Test("Every form of property is filled")
    func forms() async throws {
        let forms = Forms { Leaf() }, standard = CompatibleStandard()
        let spezi = withDependencyResolution(standard: standard) {
            forms
            Observed()
        }
        #expect(forms.withDefault === forms.inferred)
        #expect(forms.optional === forms.old)
        #expect(forms.optionalWithDefault === forms.oldOptional)
        #expect((forms.several.count, forms.given.count, forms.none.count) == (1, 2, 0))
        #expect(forms.concrete === standard)
        #expect(forms.untyped === standard)
        #expect(await forms.names() == 3)
        #expect(await standard.all() == ["one", "two", "three", "four"])
        #expect(forms.spezi === spezi)
        #expect(spezi.module(Forms.self) === forms)
        #expect(spezi.modules.contains { $0 === forms })
    }

    @Test("Collections are built, counted and appended to")
    func collections() {
        func build(@LeafBuilder _ content: () -> DependencyCollection) -> DependencyCollection { content() }
        func buildEarlier(@EarlierLeafBuilder _ content: () -> DependencyCollection) -> DependencyCollection {
            content()
        }
        var collection = DependencyCollection(Leaf(), Service())
        collection.append(Leaf())
        collection.append(
            contentsOf: build {
                Leaf()
                Leaf()
            })
        collection.append(contentsOf: buildEarlier { Leaf() })
        collection.append(contentsOf: DependencyCollection(for: Leaf.self, singleEntry: Leaf()))
        #expect(collection.count == 7)
        #expect(!collection.isEmpty)
    }

    @Test("The delegate loads, and modules come and go")
    func delegate() throws {
        let journal = Journal(), delegate = CompatibleDelegate(journal)
        let options: [UIApplication.LaunchOptionsKey: Any] = [.arguments: ["x"]]
        #expect(delegate.application(.shared, willFinishLaunchingWithOptions: options))
        #expect(journal.entries == ["1 options"])
        let spezi = try #require(SpeziAppDelegate.spezi)
        let extra = Service()
        spezi.loadModule(extra, ownership: .spezi)
        spezi.unloadModule(extra)
        let owned = Leaf()
        spezi.loadModule(owned, ownership: .external)
        spezi.unloadModule(owned)
        #expect(owned.moduleDescription.name == "Leaf")
        let other = Spezi(from: Configuration { Leaf() })
        #expect(other.modules.count == 2)
        _ = Text(verbatim: "view").spezi(delegate)
        _ = Text(verbatim: "view").previewWith(standard: CompatibleStandard(), simulateLifecycle: .launchWithOptions) {
            Leaf()
        }
    }

    @Test("An array of handlers is a handler")
    func handlers() {
        final class Telling: LifecycleHandler {
            let journal: Journal
            init(_ journal: Journal) { self.journal = journal }
            func willFinishLaunchingWithOptions(
                _ application: UIApplication, launchOptions: [UIApplication.LaunchOptionsKey: Any]
            ) { journal.entries.append("launch") }
            func sceneWillEnterForeground(_ scene: UIScene) { journal.entries.append("foreground") }
            func sceneDidBecomeActive(_ scene: UIScene) { journal.entries.append("active") }
            func sceneWillResignActive(_ scene: UIScene) { journal.entries.append("resign") }
            func sceneDidEnterBackground(_ scene: UIScene) { journal.entries.append("background") }
            func applicationWillTerminate(_ application: UIApplication) { journal.entries.append("terminate") }
        }
        let journal = Journal(),
            spezi = Spezi(from: Configuration { Forwarding([Telling(journal), Telling(journal)]) })
        let pilot = Pilot(Text(verbatim: "").spezi(spezi), width: 1, height: 1)
        pilot.send(.suspending)
        let all: any LifecycleHandler = [Telling(journal)] as [any LifecycleHandler]
        all.applicationWillTerminate(.shared)
        #expect(
            journal.entries == ["foreground", "active", "resign", "background"].flatMap { [$0, $0] } + ["terminate"])
    }

    @Test("The log has the levels and forms that it has on the original's platforms")
    func log() {
        let log = RecordingLog(), logger = Logger(category: "test", destination: log)
        logger.log("plain \(1, privacy: .auto)")
        logger.log(level: .fault, "grave \(2, privacy: .sensitive)")
        logger.fault("graver \(3, privacy: .public)")
        #expect(log.entries.map(\.text) == ["plain 1", "grave <private>", "graver 3"])
        #expect(log.entries.map(\.level) == [.default, .fault, .critical])
        #expect(Logger(subsystem: "org.example", category: "test").category == "org.example.test")
    }

    @Test("What registering for notifications throws and is called")
    func notifications() {
        #expect(TimeoutError().description == "There was no answer in time. Check the other side, then try again.")
        let types: [Any.Type] = [RegisterRemoteNotificationsAction.self, UnregisterRemoteNotificationsAction.self]
        #expect(types.map { "\($0)" } == ["RegisterRemoteNotificationsAction", "UnregisterRemoteNotificationsAction"])
        let spezi = Spezi(from: Configuration {})
        let register: Spezi.RegisterRemoteNotificationsAction = spezi.registerRemoteNotifications
        let unregister: UnregisterRemoteNotificationsAction = spezi.unregisterRemoteNotifications
        _ = (register, unregister)
    }
}

/// Hands what it is told on to others.
@MainActor private final class Forwarding: Module, LifecycleHandler {
    let handlers: [any LifecycleHandler]
    init(_ handlers: [any LifecycleHandler]) { self.handlers = handlers }
    func sceneWillEnterForeground(_ scene: UIScene) { handlers.sceneWillEnterForeground(scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { handlers.sceneDidBecomeActive(scene) }
    func sceneWillResignActive(_ scene: UIScene) { handlers.sceneWillResignActive(scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { handlers.sceneDidEnterBackground(scene) }
}
