import Testing

@testable import Spezi

@Suite("Elements in load order")
struct LoadOrderedTests {
    private final class Key {}

    @Test("Whatever is removed, the rest stays in order and is found")
    func removing() {
        let keys = (0..<200).map { _ in Key() }
        for step in 1...7 {
            var elements = LoadOrdered<Int>(), expected: [Int] = []
            for (number, key) in keys.enumerated() { elements[ObjectIdentifier(key)] = number }
            for number in keys.indices {
                if number % step == 0 {
                    elements[ObjectIdentifier(keys[number])] = nil
                } else {
                    expected.append(number)
                }
            }
            #expect(Array(elements) == expected)
            #expect(elements.first == expected.first)
            #expect(elements.count == expected.count)
            #expect(elements.isEmpty == expected.isEmpty)
            for number in keys.indices {
                #expect(elements[ObjectIdentifier(keys[number])] == (number % step == 0 ? nil : number))
            }
            elements[ObjectIdentifier(keys[0])] = 1_000
            #expect(Array(elements) == expected + [1_000])
        }
    }

    @Test("A new element for an object takes the place of the old one; removing what is not there changes nothing")
    func replacing() {
        let keys = [Key(), Key(), Key()]
        var elements = LoadOrdered<Int>()
        elements[ObjectIdentifier(keys[0])] = 0
        elements[ObjectIdentifier(keys[1])] = 1
        elements[ObjectIdentifier(keys[0])] = 10
        elements[ObjectIdentifier(keys[2])] = nil
        #expect(Array(elements) == [10, 1])
    }
}
