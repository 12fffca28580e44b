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

private final class Early: Module {
    @Collect var numbers: [Int]
    var found: [Int] = []
    func configure() { found = numbers }
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

    @Test("All values are there before any module is configured")
    func complete() {
        let early = Early()
        withDependencyResolution {
            early
            Giver()
        }
        #expect(early.found == [2, 3, 4, 5])
    }

    @Test("After unloading a value can be set, and is collected anew with the next load")
    func again() throws {
        let taker = Taker(), giver = Giver()
        let spezi = try Spezi.load(modules: [taker, giver])
        try spezi.unload(giver)
        giver.number = 20
        try spezi.load([giver])
        #expect(taker.numbers == [6, 20, 3, 4, 5])
    }

    @Test("Setting a value after it was collected ends the program")
    func setTooLate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            withDependencyResolution { Late() }
        }
        expect(
            "@Provide var …: Int in Late (SpeziTests/CommunicationTests.swift:39) was set after it was collected. Set it in "
                + "init.", in: result)
    }

    @Test("Collecting before loading ends the program")
    func readTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Taker().numbers
        }
        expect(
            "@Collect var …: [Int] in Taker (SpeziTests/CommunicationTests.swift:25) was read before its module was loaded",
            in: result)
    }
}
