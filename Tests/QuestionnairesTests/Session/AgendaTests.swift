import Foundation
import Testing

@testable import Questionnaires

@Suite("What has to be looked at again")
struct AgendaTests {
    @Test("comes lowest rank first, each slot once, however it was added")
    func order() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<50 {
            let slots = (0..<40).shuffled(using: &random)
            var agenda = Agenda()
            for slot in slots + slots.shuffled(using: &random) { agenda.add(slot, rank: slot / 3) }
            var found: [Int] = []
            while let slot = agenda.next() { found.append(slot) }
            #expect(found == Array(0..<40))
            #expect(agenda.isEmpty)
        }
    }

    @Test("ids made from one seed are all different, the same each time, and version 8")
    func ids() throws {
        let seed = try #require(UUID(uuidString: "00000000-0000-4000-8000-000000000001"))
        var first = IDSequence(seed: seed)
        var second = IDSequence(seed: seed)
        let made = (0..<1000).map { _ in first.next() }
        #expect(made == (0..<1000).map { _ in second.next() })
        #expect(Set(made).count == 1000)
        #expect(
            made.allSatisfy {
                $0.uuidString.dropFirst(14).first == "8" && "89AB".contains($0.uuidString.dropFirst(19).prefix(1))
            })
    }
}
