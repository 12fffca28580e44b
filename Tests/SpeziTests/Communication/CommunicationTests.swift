import Spezi
import SpeziTesting
import Testing

private protocol Shape: Sendable {
    var corners: Int { get }
}
private struct Square: Shape { let corners = 4 }

private final class Giver: Module {
    @Provide var number = 1
    @Provide var some: Int? = 3
    @Provide var none: Int?
    @Provide var several = [4, 5]
    @Provide var list: [Int]? = [7]
    @Provide var shape: any Shape = Square()
    @Provide var square = Square()
    init() {
        none = nil
        number = 2
    }
}

private final class Taker: Module {
    @Collect var numbers: [Int]
    @Collect var lists: [[Int]]
    @Collect var shapes: [any Shape]
    @Collect var nothing: [String]
    @Provide var own = 6
}

private final class Late: Module {
    @Provide var number = 1
    func configure() { number = 2 }
}

@MainActor @Suite("Providing and collecting")
struct CommunicationTests {
    @Test("Values, optionals and elements are collected by their declared type, in load order")
    func collects() {
        let taker = Taker()
        withDependencyResolution {
            Giver()
            taker
        }
        #expect(taker.numbers == [2, 3, 4, 5, 6])
        #expect(taker.lists == [[7]])
        #expect(taker.shapes.map(\.corners) == [4])
        #expect(taker.nothing.isEmpty)
    }

    @Test("Values come and go with modules that are loaded and unloaded")
    func follows() throws {
        let taker = Taker(), giver = Giver()
        let spezi = withDependencyResolution { taker }
        #expect(taker.numbers == [6])
        try spezi.load([giver])
        #expect(taker.numbers == [6, 2, 3, 4, 5])
        try spezi.unload(giver)
        #expect(taker.numbers == [6])
    }

    @Test("Setting a value after it was collected ends the program")
    func setTooLate() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            withDependencyResolution { Late() }
        }
    }

    @Test("Collecting before loading ends the program")
    func readTooEarly() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = Taker().numbers
        }
    }
}
