@_spi(APISupport) import Spezi
import SpeziTesting
import Testing

private final class Counter: Module {
    let number: Int
    var configured = 0
    init(_ number: Int) { self.number = number }
    func configure() { configured += 1 }
}

@MainActor @Suite("Building lists of modules")
struct ModuleBuilderTests {
    @ModuleBuilder private func nested() -> ModuleCollection {
        Counter(10)
        Counter(11)
    }

    @Test("Statements keep their order, and each module is configured once", arguments: [true, false])
    func statements(condition: Bool) {
        let spezi = withDependencyResolution {
            Counter(1)
            nested()
            for number in 20..<23 { Counter(number) }
            if condition { Counter(30) }
            if condition { Counter(40) } else { Counter(41) }
            switch condition {
            case true: Counter(50)
            case false: Counter(51)
            }
            if #available(macOS 10.15, *) { Counter(60) }
        }
        let counters = spezi.modules.compactMap { $0 as? Counter }
        let expected = condition ? [30, 40, 50] : [41, 51]
        #expect(counters.map(\.number) == [1, 10, 11, 20, 21, 22] + expected + [60])
        #expect(counters.allSatisfy { $0.configured == 1 })
    }
}
