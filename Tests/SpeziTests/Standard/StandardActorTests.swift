@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

private protocol Keeping: Standard {
    func keep(_ text: String) async
}

private actor Keeper: Keeping {
    @Dependency(Paper.self) var paper
    private(set) var kept: [String] = []
    private(set) var isConfigured = false
    func keep(_ text: String) { kept.append(text + paper.mark) }
    @MainActor func configure() { paperWasConfigured = true }
    @MainActor private(set) var paperWasConfigured = false
}

private actor Other: Standard {}

/// Says itself what it meets: another actor for the constraint.
private actor Speaker: Standard {
    let keeper = Keeper()

    nonisolated func constraint<Constraint>(_ type: Constraint.Type) -> Constraint? {
        type == (any Keeping).self ? keeper as? Constraint : self as? Constraint
    }
}

private final class Paper: Module {
    let mark = "!"
}

private final class Concrete: Module {
    @StandardActor var standard: Keeper
}

private final class Constrained: Module {
    @StandardActor var standard: any Keeping
}

private final class Lenient: Module {
    @StandardActor var standard: (any Keeping)?
}

private actor Background: Module {
    @Dependency(Paper.self) var paper
    @StandardActor var standard: any Keeping
    func work() async { await standard.keep("from \(paper.mark)") }
}

@MainActor @Suite("The standard")
struct StandardActorTests {
    @Test("It is given as a concrete type, as a constraint, and as an optional constraint")
    func forms() {
        let keeper = Keeper(), concrete = Concrete(), constrained = Constrained(), lenient = Lenient()
        withDependencyResolution(standard: keeper) {
            concrete
            constrained
            lenient
            Paper()
        }
        #expect(concrete.standard === keeper)
        #expect(constrained.standard === keeper)
        #expect(lenient.standard === keeper)
    }

    @Test("A standard that says itself what it meets is asked, and nothing else is")
    func speaking() {
        let speaker = Speaker(), constrained = Constrained(), concrete = Concrete()
        withDependencyResolution(standard: speaker) {
            constrained
            Paper()
        }
        #expect(constrained.standard === speaker.keeper)
        #expect(throws: SpeziModuleError.self) { try Spezi.load(standard: speaker, modules: [concrete]) }
    }

    @Test("An optional constraint that is not met is nil")
    func unmetOptional() {
        let module = Lenient()
        withDependencyResolution(standard: Other()) { module }
        #expect(module.standard == nil)
    }

    @Test("A constraint that is not met is an error with both types, the property and the fix")
    func unmet() {
        let expected = SpeziPropertyError.unsatisfiedStandardConstraint(
            constraint: "Keeping", standard: "Other", module: "Constrained", property: "standard")
        #expect(throws: SpeziModuleError.property(expected)) {
            try Spezi.load(standard: Other(), modules: [Constrained()])
        }
        #expect(expected.description.contains("Make Other conform"))
    }

    @Test("An actor module works in the background with its dependency and the standard")
    func actorModule() async {
        let keeper = Keeper(), background = Background()
        let spezi = withDependencyResolution(standard: keeper) {
            background
            Paper()
        }
        await background.work()
        #expect(await keeper.kept == ["from !!"])
        #expect(keeper.paperWasConfigured)
        #expect(spezi.modules.last === keeper)
    }
}
