import Observation
@_spi(APISupport) import Spezi
import Testing

private final class Tool: Module, DefaultInitializable {
    var tornDown = 0
    func tearDown() { tornDown += 1 }
}

private final class Visitor: Module {
    @Dependency(Tool.self) var tool
    @Provide var number = 5
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    @MainActor func tearDown() { journal.entries.append("visitor") }
}

private final class Host: Module {
    @Dependency(Visitor.self) var visitor: Visitor?
    @Collect var numbers: [Int]
}

@Observable private final class Visible: Module, EnvironmentAccessible {}

@MainActor @Suite("Who keeps a module")
struct OwnershipTests {
    @Test("A module that others keep goes when they let go of it, with all that was made for it")
    func external() throws {
        let host = Host(), spezi = try Spezi.load(modules: [host]), journal = Journal()
        weak var tool: Tool?
        do {
            let visitor = Visitor(journal)
            spezi.loadModule(visitor, ownership: .external)
            tool = visitor.tool
            #expect(spezi.modules.count == 4)
            #expect(host.visitor === visitor)
            #expect(host.numbers == [5])
        }
        #expect(host.visitor == nil)
        #expect(spezi.modules.count == 2)
        #expect(host.numbers == [])
        #expect(tool == nil)
        #expect(journal.entries == [])
    }

    @Test("That is noticed without any look at the modules, whichever thread lets go of it")
    func byItself() async throws {
        let host = Host(), spezi = try Spezi.load(modules: [host])
        weak var tool: Tool?
        func lend() throws -> Visitor {
            let visitor = Visitor(Journal())
            try spezi.load([visitor], ownership: .external)
            tool = visitor.tool
            return visitor
        }
        for isElsewhere in [false, true] {
            do {
                // `nonisolated(unsafe)`: nobody else has it, and it is only let go of.
                nonisolated(unsafe) var visitor: Visitor? = try lend()
                #expect(host.visitor === visitor)
                #expect(host.numbers == [5])
                #expect(tool != nil)
                if isElsewhere { await Task.detached { visitor = nil }.value } else { visitor = nil }
            }
            #expect(host.visitor == nil)
            try await eventually("the withdrawal of what it provided") { host.numbers.isEmpty }
            #expect(tool == nil)
        }
        #expect(spezi.modules.count == 2)
    }

    @Test("An optional dependency reads the next module of the type as soon as the first is gone")
    func nextAtOnce() throws {
        let host = Host(), second = Visitor(Journal()), spezi = try Spezi.load(modules: [host])
        do {
            let first = Visitor(Journal())
            try spezi.load([first], ownership: .external)
            try spezi.load([second])
            #expect(host.visitor === first)
        }
        #expect(host.visitor === second)
        try spezi.unload(second)
        #expect(host.visitor == nil)
        #expect(spezi.modules.count == 2)
    }

    @Test("One whose service runs is kept by that")
    func service() async throws {
        @MainActor final class Server: ServiceModule {
            @Provide var number = 7
            var isRunning = false
            func run() async {
                isRunning = true
                let (nothing, continuation) = AsyncStream<Never>.makeStream()
                for await _ in nothing {}
                continuation.finish()
            }
        }
        let host = Host(), spezi = try Spezi.load(modules: [host])
        let run = Task { await spezi.run() }
        do {
            let server = Server()
            try spezi.load([server], ownership: .external)
            try await eventually("its start") { server.isRunning }
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(host.numbers == [7])
        #expect(spezi.module(Server.self) != nil)
        run.cancel()
        await run.value
    }

    @Test("One whose service does not run, or no longer, is not kept by having one")
    func idleService() async throws {
        @MainActor final class Server: ServiceModule {
            @Provide var number = 7
            let isBrief: Bool
            var runs = 0
            init(isBrief: Bool) { self.isBrief = isBrief }
            func run() async {
                runs += 1
                while !isBrief, !Task.isCancelled { await Task.yield() }
            }
        }
        let host = Host(), spezi = try Spezi.load(modules: [host])
        do { try spezi.load([Server(isBrief: false)], ownership: .external) }
        #expect(spezi.modules.count == 2)
        weak var brief: Server?
        weak var long: Server?
        do {
            let servers = [Server(isBrief: true), Server(isBrief: false)]
            try spezi.load(servers, ownership: .external)
            (brief, long) = (servers[0], servers[1])
        }
        #expect(brief == nil)
        let run = Task { await spezi.run() }
        do {
            let servers = [Server(isBrief: true), Server(isBrief: false)]
            try spezi.load(servers, ownership: .external)
            (brief, long) = (servers[0], servers[1])
            try await eventually("both starts") { servers.map(\.runs) == [1, 1] }
        }
        try await eventually("the end of the one that has ended by itself") { brief == nil }
        #expect(long != nil)
        run.cancel()
        await run.value
        try await eventually("the end of the other") { long == nil }
        #expect(spezi.modules.count == 2)
        #expect(host.numbers == [])
    }

    @Test("What is made for such a module is kept for it, also where that could not be kept by others")
    func implicit() throws {
        final class Guest: Module {
            @Dependency var visible = Visible()
            @Dependency var own: Tool
            init() { _own = Dependency(load: Tool()) }
        }
        let spezi = try Spezi.load(modules: [])
        weak var visible: Visible?
        do {
            let guest = Guest()
            try spezi.load([guest], ownership: .external)
            visible = guest.visible
            #expect(spezi.modules.count == 4)
            #expect(throws: SpeziModuleError.alreadyLoaded(module: "Tool")) {
                try spezi.load([guest.own], ownership: .external)
            }
        }
        #expect(spezi.modules.count == 1)
        #expect(visible == nil)
    }

    @Test("Many that others keep come and go one by one", .timeLimit(.minutes(1)))
    func many() throws {
        let host = Host(), spezi = try Spezi.load(modules: [host])
        var visitors: [Visitor?] = []
        for _ in 0..<20_000 {
            let visitor = Visitor(Journal())
            spezi.loadModule(visitor, ownership: .external)
            visitors.append(visitor)
        }
        #expect(host.numbers.count == visitors.count)
        let last = visitors.last ?? nil
        for index in visitors.indices.dropLast() {
            visitors[index] = nil
            #expect(spezi.module(Tool.self) != nil)
        }
        #expect(host.numbers == [5])
        #expect(host.visitor === last)
    }

    @Test("One without any property is taken out as well")
    func withoutProperties() throws {
        final class Plain: Module {}
        let spezi = try Spezi.load(modules: [])
        do {
            let plain = Plain()
            try spezi.load([plain], ownership: .external)
            #expect(spezi.module(Plain.self) === plain)
        }
        #expect(spezi.graph.modules.map(\.name) == ["DefaultStandard"])
        #expect(spezi.module(Plain.self) == nil)
    }

    @Test("It can also be unloaded, and is torn down then")
    func unloading() throws {
        let spezi = try Spezi.load(modules: []), journal = Journal()
        let visitor = Visitor(journal)
        try spezi.load([visitor], ownership: .external)
        let tool = visitor.tool
        try spezi.unload(visitor)
        #expect(spezi.modules.count == 1)
        #expect(journal.entries == ["visitor"])
        #expect(tool.tornDown == 1)
        try spezi.load([visitor])
        #expect(visitor.tool !== tool)
        #expect(spezi.modules.count == 3)
    }

    @Test("An optional dependency goes on to the next module of the type")
    func next() throws {
        let host = Host(), spezi = try Spezi.load(modules: [host]), second = Visitor(Journal())
        do { try spezi.load([Visitor(Journal())], ownership: .external) }
        try spezi.load([second])
        #expect(host.visitor === second)
    }

    @Test("A module that views find cannot be kept by others")
    func accessible() throws {
        let spezi = try Spezi.load(modules: [])
        #expect(throws: SpeziModuleError.accessibleButExternal(module: "Visible")) {
            try spezi.load([Visible()], ownership: .external)
        }
        #expect(spezi.modules.count == 1)
    }
}
