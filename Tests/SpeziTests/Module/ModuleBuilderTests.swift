@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

private final class Counted: Module {
    let number: Int
    var configured = 0
    init(_ number: Int) { self.number = number }
    func configure() { configured += 1 }
}

@MainActor @Suite("Building lists of modules")
struct ModuleBuilderTests {
    @ModuleBuilder private func nested() -> ModuleCollection {
        Counted(10)
        Counted(11)
    }

    @Test("Statements keep their order, and each module is configured once", arguments: [true, false])
    func statements(condition: Bool) {
        let spezi = withDependencyResolution {
            Counted(1)
            nested()
            for number in 20..<23 { Counted(number) }
            if condition { Counted(30) }
            if condition { Counted(40) } else { Counted(41) }
            switch condition {
            case true: Counted(50)
            case false: Counted(51)
            }
            if #available(macOS 10.15, *) { Counted(60) }
        }
        let counters = spezi.modules.compactMap { $0 as? Counted }
        let expected = condition ? [30, 40, 50] : [41, 51]
        #expect(counters.map(\.number) == [1, 10, 11, 20, 21, 22] + expected + [60])
        #expect(counters.allSatisfy { $0.configured == 1 })
    }
}
