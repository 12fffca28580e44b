import Testing

@testable import TerminalUI

@Suite("Nearest number of a range") struct NearestTests {
    @Test("Inside it is the number itself, beyond an end that end")
    func nearest() {
        #expect([-1, 0, 7, 10, 11].map { (0...10).nearest(to: $0) } == [0, 0, 7, 10, 10])
        #expect([-8, -3, 3, 4].map { (0...10).nearest(to: 7, movedBy: $0) } == [0, 4, 10, 10])
    }

    @Test("A step beyond what an integer holds leads to the end", arguments: [0...10, Int.min...Int.max])
    func overflow(range: ClosedRange<Int>) {
        #expect(range.nearest(to: 7, movedBy: .max) == range.upperBound)
        #expect(range.nearest(to: -7, movedBy: .min) == range.lowerBound)
    }
}
