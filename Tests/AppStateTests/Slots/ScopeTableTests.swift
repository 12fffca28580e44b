import Synchronization
import Testing

@testable import AppState

/// How many places there are.
private final class Progress: Sendable { let added = Atomic(0) }

@Suite("Tables of slots")
struct ScopeTableTests {
    @Test("Each scope is found, however many there are, and none that is not there")
    func scopes() {
        var table = ScopeTable()
        let scopes = (0..<5_000).map { Scope(name: $0.isMultiple(of: 3) ? "App" : "f\($0 % 7)", id: "\($0)") }
        for scope in scopes { table.insert(AnySlot(scope: scope), hash: scope.tableHash) }
        #expect(scopes.allSatisfy { table.find($0, hash: $0.tableHash)?.scope == $0 })
        #expect(table.count == 5_000)
        #expect(Set(table.slots.map(\.scope)) == Set(scopes))
        let missing = Scope(name: "App", id: "missing")
        #expect(table.find(missing, hash: missing.tableHash) == nil)
    }

    @Test("Scopes of one hash are told apart")
    func collisions() {
        var table = ScopeTable()
        for number in 0..<40 { table.insert(AnySlot(scope: Scope(name: "App", id: "\(number)")), hash: 7) }
        for number in 0..<40 {
            #expect(table.find(Scope(name: "App", id: "\(number)"), hash: 7)?.scope.id == "\(number)")
        }
    }

    @Test("Hashes differ by feature, id and length, and spread")
    func hashes() {
        let scopes = [
            Scope(name: "a", id: "b"), Scope(name: "b", id: "a"), Scope(name: "ab", id: ""), Scope(name: "", id: "ab"),
            Scope(name: "", id: "\0"), Scope(name: "", id: ""), Scope(name: "", id: "12345678"),
            Scope(name: "", id: "123456789"), Scope(name: "12345678", id: ""),
        ]
        #expect(Set(scopes.map(\.tableHash)).count == scopes.count)
        let lowBits = Set((0..<4_096).map { Scope(name: "App", id: "state \($0)").tableHash & 0xfff })
        #expect(lowBits.count > 2_000)
    }

    @Test("A place serves the first of its scopes at once, and the others all the same")
    func places() {
        let table = LocationTable()
        let slots = (0..<500).map { AnySlot(scope: Scope(name: "App", id: "\($0)")) }
        for (line, slot) in slots.enumerated() { table.insert(slot, at: SourceLocation(#fileID, line, 1)) }
        table.insert(slots[1], at: SourceLocation(#fileID, 0, 1))
        for (line, slot) in slots.enumerated() { #expect(table.find(SourceLocation(#fileID, line, 1)) === slot) }
        #expect(table.find(SourceLocation(#fileID, 0, 2)) == nil)
    }

    @Test("Who looks for a place while others are added finds what was there before")
    func atOnce() async {
        let table = LocationTable()
        let slots = (0..<2_000).map { AnySlot(scope: Scope(name: "App", id: "\($0)")) }
        let progress = Progress()
        await withTaskGroup(of: Bool.self) { group in
            group.addTask {
                for (line, slot) in slots.enumerated() {
                    table.insert(slot, at: SourceLocation(#fileID, line, 1))
                    progress.added.store(line + 1, ordering: .releasing)
                }
                return true
            }
            for _ in 0..<2 {
                group.addTask {
                    var isRight = true
                    while progress.added.load(ordering: .relaxed) < slots.count {
                        let known = progress.added.load(ordering: .acquiring)
                        for line in stride(from: 0, to: known, by: 7) {
                            isRight = isRight && table.find(SourceLocation(#fileID, line, 1)) === slots[line]
                        }
                    }
                    return isRight
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
