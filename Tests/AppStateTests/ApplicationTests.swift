import AppState
import Observation
import Synchronization
import Testing

private struct Clock: Sendable, Equatable {
    let name: String
}

private struct Greeting: Sendable {
    let name: String
    init() {
        @AppDependency(\.usedClock) var clock
        name = clock.name
    }
}

private final class Session: Sendable {
    let greeting = Greeting()
    var name: String { greeting.name }
}

extension Application {
    fileprivate var logged: State<Int> { state(initial: 0, id: "ApplicationTests.logged") }
    fileprivate var lineCount: State<Int> { state(initial: 0, id: "ApplicationTests.lineCount") }
    fileprivate var secret: SecureState { secureState(id: "ApplicationTests.secret") }
    fileprivate var clock: Dependency<Clock> { dependency(Clock(name: "real")) }
    fileprivate var usedClock: Dependency<Clock> { dependency(Clock(name: "used"), id: "ApplicationTests.clock") }
    fileprivate var session: Dependency<Session> { dependency(Session()) }
    fileprivate var label: Dependency<String> { dependency { "label of \($0.usedClock.value.name)" } }
    fileprivate var promoted: Dependency<Int> { dependency(1) }
    fileprivate var described: State<Int> { state(initial: 3, id: "ApplicationTests.described") }
    fileprivate var collidingNumber: State<Int> { state(initial: 1, id: "ApplicationTests.collision") }
    fileprivate var collidingText: State<String> { state(initial: "one", id: "ApplicationTests.collision") }
    fileprivate var collidingDependency: Dependency<Int> { dependency(7, id: "ApplicationTests.collision") }
    fileprivate var kept: State<Int> { state(initial: 0) }
}

private final class CustomApplication: Application, @unchecked Sendable {  // has no state
    static var motto: String { "custom" }
}

@Suite("The application", .serialized)
struct ApplicationTests {
    @Test("Overrides end in any order, and on release; observers are told")
    func overrides() async {
        let rings = Atomic(0)
        withObservationTracking {
            _ = Application.dependency(\.clock)
        } onChange: {
            rings.add(1, ordering: .relaxed)
        }
        let first = Application.override(\.clock, with: Clock(name: "first"))
        #expect(rings.load(ordering: .relaxed) == 1)
        var second: Application.DependencyOverride? = Application.override(\.clock, with: Clock(name: "second"))
        #expect(Application.dependency(\.clock).name == "second")
        await first.cancel()
        #expect(Application.dependency(\.clock).name == "second")
        _ = second
        second = nil
        #expect(Application.dependency(\.clock).name == "real")
        await first.cancel()
        #expect(Application.dependency(\.clock).name == "real")
    }

    @Test("A promoted value shows again when an override of it ends")
    func promotion() async {
        Application.promote(\.promoted, with: 2)
        let token = Application.override(\.promoted, with: 3)
        #expect(Application.dependency(\.promoted) == 3)
        await token.cancel()
        #expect(Application.dependency(\.promoted) == 2)
    }

    @Test("Dependencies can use dependencies")
    func nested() {
        #expect(Application.dependency(\.session).name == "used")
        #expect(Application.dependency(\.label) == "label of used")
    }

    @Test("One instance is made, however many ask at once")
    func once() async {
        let instances = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<100 { group.addTask { ObjectIdentifier(Application.dependency(\.session)) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(instances.count == 1)
    }

    @Test("An id that is used for another type is reported, and both values stay")
    func collision() {
        TestEnvironment.prepare()
        var number = Application.state(\.collidingNumber)
        number.value = 42
        var text = Application.state(\.collidingText)
        text.value = "two"
        #expect(Application.state(\.collidingNumber).value == 42)
        #expect(Application.state(\.collidingText).value == "two")
        #expect(Application.dependency(\.collidingDependency) == 7)
        let meant = { (line: String) in
            line.contains("App/ApplicationTests.collision") && line.contains("another id")
        }
        #expect(TestEnvironment.reports(meant) == 2)
    }

    @Test("The description lists kind, value and scope, sorted")
    func description() {
        _ = Application.state(\.described).value
        let described = Application.description.split(separator: "\n").map(String.init)
        #expect(described.first == "{")
        #expect(described.last == "}")
        #expect(described.contains("\t- State<Int>(3) (App/ApplicationTests.described)"))
    }

    @Test("With logging on, each change is a line; what a logger changes is none; a secret is not shown")
    func logging() async {
        let lines = Mutex<[String]>([])
        let logger = Application.override(
            \.logger,
            with: ApplicationLogger(debug: { line in
                lines.withLock { $0.append(line) }
                @AppState(\.lineCount) var lineCount
                lineCount += 1
            }))
        @AppState(\.logged) var logged
        @SecureState(\.secret) var secret
        logged = 1
        Application.logging(isEnabled: true)
        logged = 2
        withObservationTracking {
            _ = logged
        } onChange: {
        }
        logged = 3
        logged = 3
        Application.state(\.logged).update { $0 += 1 }
        secret = "hush"
        Application.logging(isEnabled: false)
        logged = 5
        await logger.cancel()
        #expect(
            lines.withLock { $0 } == [
                "State<Int>(2) (App/ApplicationTests.logged)", "State<Int>(3) (App/ApplicationTests.logged)",
                "State<Int>(4) (App/ApplicationTests.logged)", "SecureState (App/ApplicationTests.secret)",
            ])
        #expect(Application.state(\.lineCount).value == 4)
    }

    @Test("A subclass takes over without losing values or observers")
    func subclass() {
        var kept = Application.state(\.kept)
        kept.value = 6
        let type = Application.logging(isEnabled: false).load(dependency: \.clock).promote(to: CustomApplication.self)
        #expect(type.motto == "custom")
        #expect(Application.state(\.kept).value == 6)
    }
}
