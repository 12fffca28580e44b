@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

private final class Tool: Module {}

private final class Worker: Module {
    @Dependency var tool = Tool()
    @Dependency(Plotter.self) var plotter: Plotter?
    @Provide var number = 5
    @StandardActor var standard
    var configured = 0
    func configure() { configured += 1 }
}

private final class Helper: Module {
    @Dependency(Tool.self) var tool: Tool?
}

private final class Plotter: Module {}

private class Torn: Module {
    let name: String
    let journal: Journal
    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }
    @MainActor func tearDown() { journal.entries.append(name) }
}

private final class TornTop: Torn {
    @Dependency(Torn.self) var bottom
    override func tearDown() { if bottom.name == "bottom" { super.tearDown() } }
}

private final class TornUser: Torn {
    @Dependency(TornTop.self) var top: TornTop?
    override func tearDown() { journal.entries.append("user, with \(top?.name ?? "nothing")") }
}

/// Brings a tool of its own along.
private final class ToolOwner: Module {
    @Dependency var tool: Tool
    init() { _tool = Dependency(load: Tool()) }
}

private final class Collecting: Module {
    @Collect var numbers: [Int]
}

@MainActor @Suite("Unloading")
struct UnloadingTests {
    @Test("A module that others require stays, and the error names them in load order")
    func required() throws {
        let tool = Tool()
        let spezi = try Spezi.load(modules: [Worker(), Worker(), tool])
        #expect(throws: SpeziModuleError.moduleStillRequired(module: "Tool", dependents: ["Worker", "Worker"])) {
            try spezi.unload(tool)
        }
        #expect(spezi.modules.count == 4)
    }

    @Test("Another instance of a required type can be unloaded")
    func otherInstance() throws {
        let second = Tool()
        let spezi = try Spezi.load(modules: [Worker(), Tool(), second])
        try spezi.unload(second)
        #expect(spezi.modules.count == 3)
    }

    @Test("What was made only for a module goes with it; what an optional dependency uses stays")
    func implicitModules() throws {
        let worker = Worker(), helper = Helper()
        let spezi = try Spezi.load(modules: [worker, helper])
        weak let tool = helper.tool
        try spezi.unload(worker)
        #expect(tool != nil)
        #expect(helper.tool === tool)
        try spezi.unload(helper)
        #expect(spezi.modules.count == 1)
        #expect(tool == nil)
    }

    @Test("What was listed stays when nobody uses it any more, also beside what was made")
    func listedStays() throws {
        let tool = Tool(), worker = Worker(), late = Tool()
        let spezi = try Spezi.load(modules: [tool, worker])
        try spezi.unload(worker)
        #expect(spezi.module(Tool.self) === tool)
        let other = try Spezi.load(modules: [worker])
        try other.load([late])
        #expect(worker.tool !== late)
        try other.unload(worker)
        #expect(other.module(Tool.self) === late)
        #expect(other.modules.count == 2)
    }

    @Test("An optional dependency that has gone on to what was made for another keeps that as well")
    func keptByFollower() throws {
        let helper = Helper(), first = Tool(), owner = ToolOwner()
        let spezi = try Spezi.load(modules: [first, helper, owner])
        weak let second = owner.tool
        #expect(helper.tool === first)
        try spezi.unload(first)
        #expect(helper.tool === second)
        try spezi.unload(owner)
        #expect(helper.tool != nil)
        #expect(helper.tool === spezi.module(Tool.self))
        #expect(spezi.modules.count == 3)
        try spezi.unload(helper)
        #expect(spezi.modules.count == 1)
    }

    @Test("When one of several is still required, none is unloaded")
    func allOrNone() throws {
        let journal = Journal(), worker = Worker(), tool = Tool(), torn = Torn("torn", journal)
        let user = Worker(), spezi = try Spezi.load(modules: [tool, worker, torn, user])
        let error = SpeziModuleError.moduleStillRequired(module: "Tool", dependents: ["Worker"])
        #expect(throws: error) { try spezi.unload([torn, worker, tool]) }
        #expect(journal.entries == [])
        #expect(spezi.modules.count == 5)
        #expect(worker.tool === tool)
        try spezi.unload([torn, worker, tool, user, user])
        #expect(journal.entries == ["torn"])
        #expect(spezi.modules.count == 1)
    }

    @Test("Modules unloaded together go before what they use, also where that was loaded later")
    func togetherWithLater() throws {
        let journal = Journal(), user = TornUser("user", journal), later = TornTop("later", journal)
        let spezi = try Spezi.load(modules: [user, Torn("bottom", journal)])
        try spezi.load([later])
        #expect(user.top === later)
        try spezi.unload([later, user])
        #expect(journal.entries == ["user, with later", "later"])
    }

    @Test(
        "Many modules of a type, each of which provides, uses and is used, are unloaded one by one",
        .timeLimit(.minutes(1)))
    func oneByOne() throws {
        let collecting = Collecting()
        let spezi = try Spezi.load(modules: [collecting, Tool()])
        let workers = (0..<50_000).map { _ in Worker() }
        try spezi.load(workers)
        #expect(collecting.numbers.count == workers.count)
        for worker in workers.dropLast() { try spezi.unload(worker) }
        #expect(collecting.numbers == [5])
        #expect(spezi.modules.last === workers.last)
    }

    @Test("A module can be loaded again and is configured again")
    func again() throws {
        let worker = Worker()
        let spezi = try Spezi.load(modules: [worker])
        for _ in 1...3 {
            try spezi.unload(worker)
            #expect(spezi.modules.count == 1)
            try spezi.load([worker])
        }
        #expect(worker.configured == 4)
        #expect(spezi.modules.count == 3)
    }

    @Test("An optional dependency goes to the next module of the type, then to nil, then to a new one")
    func optionalFollows() throws {
        let worker = Worker(), first = Plotter(), second = Plotter(), third = Plotter()
        let spezi = try Spezi.load(modules: [worker, first, second])
        #expect(worker.plotter === first)
        try spezi.unload(first)
        #expect(worker.plotter === second)
        try spezi.unload(second)
        #expect(worker.plotter == nil)
        try spezi.load([third])
        #expect(worker.plotter === third)
    }

    @Test("Modules that require each other are unloaded together, and torn down dependents first")
    func together() throws {
        let journal = Journal()
        let bottom = Torn("bottom", journal), top = TornTop("top", journal)
        let spezi = try Spezi.load(modules: [top, bottom])
        #expect(throws: SpeziModuleError.self) { try spezi.unload(bottom) }
        #expect(journal.entries == [])
        try spezi.unload([bottom, top])
        #expect(journal.entries == ["top", "bottom"])
        #expect(spezi.modules.count == 1)
    }

    @Test("An unknown module is ignored, and unloading many keeps the order of the rest")
    func many() throws {
        let plotters = (0..<100).map { _ in Plotter() }
        let spezi = try Spezi.load(modules: plotters)
        try spezi.unload(Plotter())
        for (index, plotter) in plotters.enumerated() where index % 4 != 0 { try spezi.unload(plotter) }
        let rest = spezi.modules.compactMap { $0 as? Plotter }
        #expect(
            rest.map(ObjectIdentifier.init) == stride(from: 0, to: 100, by: 4).map { ObjectIdentifier(plotters[$0]) })
    }

    @Test("A circle that unloading closes, which nothing can refuse, hinders nothing")
    func circleByUnloading() async throws {
        let journal = Journal()
        final class User: Torn {
            @Dependency(Aid.self) var aid: Aid?
        }
        final class Aid: Torn {
            @Dependency var users: [any Module]
            init(_ name: String, _ journal: Journal, for user: User?) {
                super.init(name, journal)
                if let user { _users = Dependency { user } }
            }
        }
        final class Onlooker: Module {
            @Dependency(User.self) var user
            @Dependency(Lens.self) var lens: Lens?
        }
        final class Lens: Module {
            @Dependency(User.self) var user
        }
        let user = User("user", journal), first = Aid("first", journal, for: nil)
        let second = Aid("second", journal, for: user), onlooker = Onlooker()
        let spezi = try Spezi.load(modules: [user, first, second])
        try spezi.unload(first)
        #expect(user.aid === second)
        try spezi.load([onlooker])
        let lens = Lens()
        try spezi.load([lens])
        #expect(onlooker.lens === lens)
        #expect(throws: SpeziModuleError.moduleStillRequired(module: "User", dependents: ["Aid", "Onlooker", "Lens"])) {
            try spezi.unload(user)
        }
        try spezi.unload([user, second, onlooker, lens])
        #expect(Set(journal.entries) == ["first", "second", "user"])
        #expect(journal.entries.count == 3)
        await spezi.terminate()
    }

    @Test("Nothing leaks when a Spezi goes")
    func noLeak() throws {
        weak var worker: Worker?
        weak var spezi: Spezi?
        do {
            let module = Worker()
            let loaded = try Spezi.load(modules: [module, Helper()])
            try loaded.load([Plotter()])
            worker = module
            spezi = loaded
        }
        #expect(worker == nil)
        #expect(spezi == nil)
    }

    @Test("Reading after unloading ends the program")
    func readAfterUnload() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let worker = Worker()
            let spezi = try Spezi.load(modules: [worker])
            try spezi.unload(worker)
            _ = worker.tool
        }
        expect(
            "@Dependency var tool: Tool of Worker, in Worker (SpeziTests/UnloadingTests.swift:8) was read after its module "
                + "was unloaded. Load the module again first.", in: result)
    }
}
