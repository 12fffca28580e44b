import Testing

@testable import Spezi

private final class Tool: Module, DefaultInitializable {
    @Provide var numbers: [Int] = [1, 2]
}

private final class Plotter: Module {}

private final class Worker: Module {
    @Dependency(Tool.self) var tool
    @Dependency(Plotter.self) var plotter: Plotter?
    @Collect var numbers: [Int]
    @Provide var word: String? = "word"
}

private final class Generic<Value>: Module {
    @Dependency(Worker.self) var worker: Worker?
    @StandardActor var standard
    @StandardActor var keeper: (any Keeping)?
}

private protocol Keeping: Standard {}

@MainActor @Suite("The graph of modules")
struct ModuleGraphTests {
    private func graph() throws -> ModuleGraph {
        let spezi = try Spezi.load(modules: [Generic<String>(), Worker()])
        return spezi.graph
    }

    @Test("It has all modules in load order, with what connects them")
    func modules() throws {
        let modules = try graph().modules
        #expect(modules.map(\.name) == ["Tool", "Worker", "Generic<String>", "DefaultStandard"])
        #expect(modules.map(\.isImplicit) == [true, false, false, false])
        #expect(modules.map(\.isStandard) == [false, false, false, true])
        #expect(
            modules[1].dependencies == [
                .init(property: "tool", type: "Tool", isOptional: false, target: 0),
                .init(property: "plotter", type: "Plotter", isOptional: true, target: nil),
            ])
        #expect(modules[0].provides == [.init(property: "numbers", type: "Int")])
        #expect(modules[1].provides == [.init(property: "word", type: "String")])
        #expect(
            modules[2].constraints == [
                .init(property: "standard", type: "Standard"), .init(property: "keeper", type: "Optional<Keeping>"),
            ])
        #expect(modules[1].constraints == [])
        #expect(modules[1].collects == [.init(property: "numbers", type: "Int")])
    }

    @Test("As text it says what each needs, may use, asks of the standard, provides and collects")
    func text() throws {
        #expect(
            try graph().description == """
                Tool (made for a dependency)
                    provides numbers: Int
                Worker
                    needs tool: Tool
                    may use plotter: none
                    provides word: String
                    collects numbers: [Int]
                Generic<String>
                    may use worker: Worker
                    asks of the standard standard: Standard
                    asks of the standard keeper: Optional<Keeping>
                DefaultStandard (standard)
                """)
    }

    @Test("In DOT there is a node for each module and an arrow for each connection")
    func dot() throws {
        #expect(
            try graph().dot == """
                digraph modules {
                  rankdir=LR;
                  node [shape=box];
                  m0_0 [label="Tool", style=rounded];
                  m0_1 [label="Worker"];
                  m0_2 [label="Generic<String>"];
                  m0_3 [label="DefaultStandard", shape=ellipse];
                  m0_1 -> m0_0 [label="tool"];
                  m0_2 -> m0_1 [label="worker", style=dashed];
                  m0_2 -> m0_3 [label="Standard", arrowhead=empty];
                  m0_2 -> m0_3 [label="Optional<Keeping>", arrowhead=empty];
                  m0_0 -> m0_1 [label="Int", style=dotted];
                }

                """)
        let framed = ModuleGraph.dot([("a \"title\" \\", try graph())])
        #expect(framed.contains(#"label="a \"title\" \\";"#))
    }
}
