import Observation
import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

@Observable private final class Paint {}

private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
}

private final class AllKinds: Module {
    @Dependency var several: [any Module]
    @StandardActor var standard
    @Collect var numbers: [Int]
    @Provide var number = 1
    @Model var paint: Paint
    init() { _several = Dependency { Other() } }
}

private final class Other: Module {}

/// Is a handler for some types of element only, which the compiler does not know where it is a module.
private final class Box<Element>: Module {}
extension Box: LifecycleHandler where Element: Equatable {}

private struct Painted: View {
    @Environment(Paint.self) private var paint
    var body: some View { Text(verbatim: "\(ObjectIdentifier(paint))") }
}

/// What a developer can do wrong with a property ends the program with a text that names the property and the fix. The other
/// kinds stand beside what they belong to.
@MainActor @Suite("Properties used at the wrong time")
struct PropertyTrapTests {
    @Test("A collection of dependencies before loading")
    func collection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = AllKinds().several
        }
        expect(
            "@Dependency var …: Array<Module> in init() (SpeziTests/PropertyTrapTests.swift:20) was read before",
            in: result)
    }

    @Test("A model before it was set")
    func model() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = AllKinds().paint
        }
        expect(
            "@Model var …: Paint in AllKinds (SpeziTests/PropertyTrapTests.swift:19) was read before it was set. Set it in",
            in: result)
    }

    @Test("The standard after unloading")
    func standard() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let module = AllKinds(), spezi = try Spezi.load(modules: [module])
            try spezi.unload(module)
            _ = module.standard
        }
        expect(
            "@StandardActor var standard: Standard of AllKinds, in AllKinds (SpeziTests/PropertyTrapTests.swift:16) was read after",
            in: result)
    }

    @Test("Collected values after unloading")
    func collected() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let module = AllKinds(), spezi = try Spezi.load(modules: [module])
            try spezi.unload(module)
            _ = module.numbers
        }
        expect(
            "@Collect var numbers: [Int] of AllKinds, in AllKinds (SpeziTests/PropertyTrapTests.swift:17) was read after its module",
            in: result)
    }

    @Test("A view whose object no module has placed")
    func environment() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Pilot(Painted().previewWith { Other() }, width: 10, height: 1).screen
        }
        expect("No Paint in the environment. Add .environment(_:) around this view", in: result)
    }

    @Test("A conformance that the compiler cannot know of where the module is declared")
    func conformance() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            withDependencyResolution(simulateLifecycle: .launchWithOptions) { Box<Int>() }
        }
        expect("Box<Int> does not know that it conforms to LifecycleHandler", in: result)
        withDependencyResolution(simulateLifecycle: .launchWithOptions) { Box<Paint>() }
    }
}
