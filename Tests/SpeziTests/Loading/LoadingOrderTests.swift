@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

/// What was configured, in order.
@MainActor final class Journal {
    var entries: [String] = []
}

private class Noted: Module {
    let name: String
    let journal: Journal
    nonisolated init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
    }
    func configure() { journal.entries.append(name) }
}

private final class Base: Noted {}
private final class Middle: Noted {
    @Dependency(Base.self) var base
}
private final class Top: Noted {
    @Dependency(Middle.self) var middle
    @Dependency(Base.self) var base
}
private final class Owner: Module {
    @Dependency var base: Base
    init(_ base: Base) { _base = Dependency(load: base) }
}
private actor Desk: Standard {}
private final class Curious: Noted {
    @Dependency(Base.self) var base: Base?
}

@MainActor @Suite("Order of loading")
struct LoadingOrderTests {
    let journal = Journal()

    @Test("Each module is configured after those it depends on, otherwise as listed")
    func dependencyOrder() throws {
        let modules: [any Module] = [
            Top("top", journal), Middle("middle", journal), Curious("curious", journal), Base("base", journal),
            Base("second base", journal),
        ]
        let spezi = try Spezi.load(modules: modules)
        #expect(journal.entries == ["base", "middle", "top", "curious", "second base"])
        #expect(spezi.modules.compactMap { ($0 as? Noted)?.name } == journal.entries)
        #expect(spezi.modules.last is DefaultStandard)
    }

    @Test("Of several modules of a type, the first listed is the dependency")
    func firstOfType() throws {
        let first = Base("1", journal), second = Base("2", journal), middle = Middle("m", journal)
        let spezi = try Spezi.load(modules: [middle, first, second])
        #expect(middle.base === first)
        #expect(spezi.module(Base.self) === first)
        #expect(spezi.module(Noted.self) == nil)
    }

    @Test("A listed module is the dependency also where an own one of its type is configured before, now and later")
    func listedFirst() throws {
        let owner = Owner(Base("own", journal)), listed = Base("listed", journal)
        let curious = Curious("curious", journal), later = Middle("later", journal)
        let spezi = try Spezi.load(modules: [owner, listed, curious])
        try spezi.load([later])
        #expect(journal.entries == ["own", "listed", "curious", "later"])
        #expect(curious.base === listed)
        #expect(later.base === listed)
        #expect(owner.base.name == "own")
    }

    @Test("A module cannot depend on the standard as on a module, and its list of modules is read at once")
    func standard() throws {
        final class Reaching: Module {
            @Dependency(Desk.self) var desk
        }
        var count = 0
        let configuration = Configuration(standard: Desk()) {
            for _ in 0..<3 {
                let _ = count += 1
                Reaching()
            }
        }
        #expect(count == 3)
        #expect(throws: SpeziModuleError.self) { try Spezi.load(configuration) }
        #expect(try SpeziAppDelegate().load().modules.count == 1)
    }

    @Test("Modules loaded later find those loaded earlier, and wake optional dependencies")
    func laterLoad() throws {
        let curious = Curious("curious", journal), base = Base("base", journal), middle = Middle("middle", journal)
        let spezi = try Spezi.load(modules: [curious])
        #expect(curious.base == nil)
        try spezi.load([middle, base])
        #expect(curious.base === base)
        #expect(middle.base === base)
        #expect(journal.entries == ["curious", "base", "middle"])
    }

    @Test("A chain of 20,000 modules is loaded without exhausting the stack")
    func longChain() throws {
        let links = (0..<20_000).map { _ in Link() }
        for (link, next) in zip(links, links.dropFirst()) { link.follow(next) }
        let spezi = try Spezi.load(modules: [links[0]])
        #expect(spezi.modules.count == links.count + 1)
        #expect(spezi.modules.first === links.last)
    }

    @Test("Two instances in one process share nothing")
    func separateInstances() throws {
        let one = Collecting(), other = Collecting()
        let first = try Spezi.load(modules: [one, Providing(1)])
        let second = try Spezi.load(modules: [other, Providing(2)])
        #expect(one.numbers == [1])
        #expect(other.numbers == [2])
        _ = (first, second)
    }

    @MainActor private final class Link: Module {
        @Dependency var next: [any Module]
        func follow(_ next: Link) {
            _next = Dependency(wrappedValue: [next])
        }
    }

    private final class Collecting: Module {
        @Collect var numbers: [Int]
    }

    private final class Providing: Module {
        @Provide var number: Int
        init(_ number: Int) { self.number = number }
    }
}
