@_spi(APISupport) import Spezi
import Testing

private final class Missing: Module {}

private final class Needy: Module {
    @Dependency(Missing.self) var missing
}

private final class Circle1: Module, DefaultInitializable {
    @Dependency(Circle2.self) var next
}

private final class Circle2: Module, DefaultInitializable {
    @Dependency(Circle1.self) var next
}

private final class Itself: Module {
    @Dependency(Itself.self) var own
}

private final class A: Module {
    @Dependency(B.self) var b
}
private final class B: Module {
    @Dependency(C.self) var c
}
private final class C: Module {
    @Dependency(A.self) var a: A?
}

private final class Link: Module {
    @Dependency var next: [any Module]
    func follow(_ link: Link) { _next = Dependency(wrappedValue: [link]) }
}

private actor Desk: Standard, DefaultInitializable {}

private final class Entry: Module {
    @Dependency(Circle1.self) var circle
}

private class Plain: Module {}

/// Is not what its own dependency looks for, and would be made for that again and again.
private final class Endless: Plain {
    @Dependency(Plain.self) var next: Plain? = Endless()
}

@MainActor private final class Counting: Module {
    static var configured = 0
    func configure() { Self.configured += 1 }
}

@MainActor @Suite("Errors of dependencies")
struct DependencyErrorTests {
    private func error(_ modules: [any Module]) -> SpeziModuleError? {
        do {
            _ = try Spezi.load(modules: modules)
            return nil
        } catch {
            return error
        }
    }

    @Test("A missing requirement names the module, the property, the type and the fix")
    func missing() {
        let error = error([Needy()])
        #expect(
            error
                == .dependency(
                    .missingRequiredModule(module: "Needy", property: "missing", requiredModule: "Missing")))
        let text = error?.description ?? ""
        #expect(text.contains("Needy requires Missing"))
        #expect(text.contains("“missing”"))
        #expect(text.contains("Add Missing to the Configuration"))
    }

    @Test("A circle of modules made by default gives the whole chain")
    func circle() {
        let expected = SpeziModuleError.dependency(
            .searchStackCycle(
                module: "Circle2", requestedModule: "Circle1", dependencyChain: ["Circle1", "Circle2"]))
        #expect(error([Circle1()]) == expected)
        #expect(error([Circle1(), Circle2()]) == expected)
        #expect(expected.description.contains("Circle1 → Circle2 → Circle1"))
    }

    @Test("The way into a circle stands before it")
    func wayIn() {
        let error = error([Entry()])
        #expect(
            error
                == .dependency(
                    .searchStackCycle(
                        module: "Circle2", requestedModule: "Circle1", dependencyChain: ["Entry", "Circle1", "Circle2"])
                ))
        #expect(error?.description.contains("in a circle: Entry → Circle1 → Circle2 → Circle1.") == true)
    }

    @Test("A circle that a later module would close, as what an optional dependency waits for, is found")
    func lateCircle() throws {
        let c = C(), a = A(), spezi = try Spezi.load(modules: [c])
        let error = #expect(throws: SpeziModuleError.self) { try spezi.load([a, B()]) }
        #expect(error?.description.contains("A → B → C → A") == true)
        #expect(c.a == nil)
        #expect(spezi.modules.count == 2)
        // without the circle, that dependency still waits
        try spezi.unload(c)
        #expect(throws: SpeziModuleError.self) { try spezi.load([c, a, B()]) }
        #expect(spezi.modules.count == 1)
    }

    @Test("A later module that depends on who waits for another is no circle")
    func noLateCircle() throws {
        final class Waiting: Module {
            @Dependency(Missing.self) var missing: Missing?
        }
        final class Following: Module {
            @Dependency(Waiting.self) var waiting
        }
        let waiting = Waiting(), missing = Missing(), spezi = try Spezi.load(modules: [waiting])
        try spezi.load([Following(), missing])
        #expect(waiting.missing === missing)
        #expect(spezi.modules.count == 4)
    }

    @Test("A dependency on the standard's type says how to reach the standard, whatever could be made of it")
    func standard() {
        final class Plainly: Module {
            @Dependency(Desk.self) var desk
        }
        final class WithDefault: Module {
            @Dependency var desk = Desk()
        }
        for module in [Plainly(), WithDefault()] as [any Module] {
            let name = "\(type(of: module))"
            let error = #expect(throws: SpeziModuleError.self) {
                try Spezi.load(standard: Desk(), modules: [module])
            }
            #expect(error == .dependency(.standardAsDependency(module: name, property: "desk", standard: "Desk")))
            #expect(error?.description.contains("Declare the property as “@StandardActor var desk: Desk”.") == true)
        }
    }

    @Test("A circle through listed modules and an optional dependency is found")
    func optionalBackEdge() {
        #expect(error([A(), B(), C()])?.description.contains("A → B → C → A") == true)
    }

    @Test("A module that depends on its own type is a circle")
    func itself() {
        #expect(error([Itself()])?.description.contains("Itself → Itself") == true)
    }

    @Test("Instances that bring each other along are a circle")
    func instances() {
        let one = Link(), other = Link()
        one.follow(other)
        other.follow(one)
        #expect(error([one])?.description.contains("Link → Link → Link") == true)
    }

    @Test("A module whose default value is another one of it, without end, is a circle")
    func endless() {
        #expect(error([Endless()])?.description.contains("Endless → Endless") == true)
    }

    @Test("The same instance cannot be listed twice")
    func twice() {
        let module = Missing()
        #expect(error([module, module]) == .alreadyLoaded(module: "Missing"))
    }

    @Test("When loading fails, nothing was configured and nothing is loaded")
    func atomic() throws {
        Counting.configured = 0
        let spezi = try Spezi.load(modules: [])
        #expect(throws: SpeziModuleError.self) { try spezi.load([Counting(), Needy()]) }
        #expect(Counting.configured == 0)
        #expect(spezi.modules.count == 1)
        try spezi.load([Counting(), Needy(), Missing()])
        #expect(Counting.configured == 1)
    }

    @Test("A property that cannot be filled is found before anything of any module has happened")
    func checkedFirst() throws {
        final class Giving: Module {
            @Provide var number = 1
            @Dependency(Collecting.self) var collecting
        }
        final class Collecting: Module, DefaultInitializable {
            @Collect var numbers: [Int]
        }
        final class Demanding: Module {
            @StandardActor var standard: Desk
        }
        let standing = Collecting(), spezi = try Spezi.load(modules: [standing])
        let giving = Giving(), counting = Counting()
        Counting.configured = 0
        #expect(throws: SpeziModuleError.self) { try spezi.load([giving, counting, Demanding()]) }
        #expect(Counting.configured == 0)
        #expect(standing.numbers == [])
        #expect(spezi.modules.count == 2)
        // it was not collected, and nobody has it: all is as if it had never been tried
        giving.number = 2
        let other = try Spezi.load(modules: [giving, counting])
        #expect(giving.collecting.numbers == [2])
        #expect(Counting.configured == 1)
        _ = other
    }
}
