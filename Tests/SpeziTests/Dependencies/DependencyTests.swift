@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

private final class Number: Module {
    let value: Int
    nonisolated init(_ value: Int) { self.value = value }
}

private final class Plain: Module, DefaultInitializable {
    init() {}
}

private final class Outer: Module {
    @Dependency var inner = Inner()
    @Dependency var number = Number(42)
}

private final class Inner: Module {
    @Dependency var number = Number(12)
}

private final class NestedDefault: Module {
    @Dependency var inner = Inner()
    @Dependency(Number.self) var number: Number?
}

private final class NestedDefaultRequired: Module {
    @Dependency(Number.self) var number
    @Dependency var inner = Inner()
}

private final class WantsPlain: Module {
    @Dependency(Plain.self) var plain
}

private final class OptionalPlain: Module {
    @Dependency(Plain.self) var plain: Plain?
}

private final class RuntimeDefault: Module {
    @Dependency(Number.self) var number: Number?
    init(default number: Int?) {
        if let number { _number = Dependency(wrappedValue: Number(number)) }
    }
}

private final class OwnNumber: Module {
    @Dependency var number: Number
    nonisolated init(_ number: Number) {
        let value = number.value
        _number = Dependency(load: Number(value + 100))
    }
}

private final class Several: Module {
    @Dependency var modules: [any Module]
    init() {
        _modules = Dependency {
            Number(1)
            if true { Plain() }
            Number(2)
        }
    }
}

@MainActor private final class Costly: Module {
    static var made = 0
    @Dependency var number: Number
    init() {
        _number = Dependency(
            wrappedValue: {
                Self.made += 1
                return Number(7)
            }())
    }
}

private protocol Craft: Module {
    var skill: String { get }
}

private final class Smith: Craft {
    private(set) var skill = ""
    func configure() { skill = "iron" }
}

@resultBuilder
private enum CraftBuilder: DependencyCollectionBuilder {
    static func buildExpression(_ craft: some Craft) -> DependencyCollection { DependencyCollection(craft) }
}

private final class Crew: Module {
    @Dependency var hands: [any Module]
    private(set) var skills: [String] = []
    init(@CraftBuilder _ hands: () -> DependencyCollection) { _hands = Dependency(using: hands()) }
    func configure() { skills = hands.compactMap { ($0 as? any Craft)?.skill } }
}

private final class Crate<Content>: Module {}

private class Parent: Module {
    @Dependency var number = Number(1)
}

private final class Child: Parent {
    @Dependency var plain = Plain()
}

@MainActor @Suite("Dependencies")
struct DependencyTests {
    @Test("An outer default wins over a nested one of the same type")
    func breadthFirst() {
        let outer = Outer()
        withDependencyResolution { outer }
        #expect(outer.number.value == 42)
        #expect(outer.inner.number === outer.number)
    }

    @Test("A nested default satisfies an outer optional dependency")
    func nestedDefaultForOptional() {
        let module = NestedDefault()
        let spezi = withDependencyResolution { module }
        #expect(module.number?.value == 12)
        _ = spezi
    }

    @Test("A nested default satisfies an outer requirement")
    func nestedDefaultForRequired() {
        let module = NestedDefaultRequired()
        withDependencyResolution { module }
        #expect(module.number.value == 12)
    }

    @Test("A required DefaultInitializable type is made, once for all who depend on it")
    func defaultInitializable() {
        let first = WantsPlain(), second = WantsPlain()
        let spezi = withDependencyResolution {
            first
            second
        }
        #expect(first.plain === second.plain)
        #expect(spezi.modules.count == 4)
    }

    @Test("An optional DefaultInitializable type is not made")
    func optionalStaysNil() {
        let module = OptionalPlain()
        let spezi = withDependencyResolution { module }
        #expect(module.plain == nil)
        _ = spezi
    }

    @Test(
        "A default for an optional dependency is used only if nothing is configured",
        arguments: [(nil, nil, nil), (nil, 1, 1), (2, nil, 2), (2, 1, 1)] as [(Int?, Int?, Int?)])
    func runtimeDefault(fallback: Int?, configured: Int?, expected: Int?) {
        let module = RuntimeDefault(default: fallback)
        let spezi = withDependencyResolution {
            module
            if let configured { Number(configured) }
        }
        #expect(module.number?.value == expected)
        _ = spezi
    }

    @Test("A default is made only where it is used, and is held by who requires it")
    func defaultOnlyIfUsed() {
        let module = Costly()
        withDependencyResolution {
            module
            Number(1)
        }
        #expect(Costly.made == 0)
        #expect(module.number.value == 1)
        let other = Costly()
        withDependencyResolution { other }
        #expect(Costly.made == 1)
        #expect(other.number.value == 7)
    }

    @Test("A builder of one's own takes what meets its constraint, configured before the owner")
    func ownBuilder() {
        let crew = Crew {
            Smith()
            if true { Smith() }
        }
        withDependencyResolution { crew }
        #expect(crew.skills == ["iron", "iron"])
    }

    @Test("A generic module is called by its whole name")
    func name() {
        #expect(Crate<Int>().moduleDescription == ModuleDescription(from: Crate<Int>()))
        #expect(Crate<[String]>().moduleDescription.description == "Crate<Array<String>>")
    }

    @Test("A loaded dependency is read itself, beside an earlier one of its type")
    func ownInstance() {
        let first = Number(1)
        let module = OwnNumber(first)
        let spezi = withDependencyResolution {
            first
            module
        }
        #expect(module.number.value == 101)
        #expect(spezi.module(Number.self) === first)
    }

    @Test("A collection gives its own modules in order, two of a type included")
    func collection() {
        let module = Several()
        withDependencyResolution {
            Number(9)
            module
        }
        #expect(module.modules.count == 3)
        #expect(module.modules.compactMap { ($0 as? Number)?.value } == [1, 2])
    }

    @Test("Properties of a superclass are filled too")
    func superclass() {
        let module = Child()
        withDependencyResolution { module }
        #expect(module.number.value == 1)
        #expect(module.plain === module.plain)
    }

    @Test("A collection counts, appends and joins")
    func collectionType() {
        var collection = DependencyCollection(Number(1), Plain())
        #expect(collection.count == 2)
        collection.append(contentsOf: DependencyCollection(Number(2)))
        #expect(collection.count == 3)
        #expect(DependencyCollection().isEmpty)
        #expect(!collection.isEmpty)
    }

    @Test("Reading before the module is loaded says what to do, and ends the program")
    func readTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = WantsPlain().plain
        }
        expect(
            "@Dependency var …: Plain in WantsPlain (SpeziTests/DependencyTests.swift:34) was read before its module was "
                + "loaded. Read it from configure() on.", in: result)
    }
}
