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
