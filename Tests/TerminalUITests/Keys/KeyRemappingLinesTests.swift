import TerminalUI
import Testing

@Suite("Lines of keys") struct KeyRemappingLinesTests {
    private let places = [
        KeyPlace(
            name: "Page",
            entries: [
                .init(command: "a", keys: [.control("a")], label: "", title: "A"),
                .init(command: "b", keys: [.control("b")], label: "", title: "B"),
            ])
    ]

    @Test("are read one by one: what is wrong takes nothing else along") func reading() {
        var rejected: [RejectedKeyLine] = []
        let text = "a = F5\nnonsense\na = F6\nb = Ctrl-A\nc = F7\n# a word\nb = Nokey\nb = F8\n"
        let keys = KeyRemapping(reading: text, places: places, rejected: &rejected)
        #expect(keys.commands == ["a", "b"])
        #expect(keys["a"] == [Key(.function(5))] && keys["b"] == [.control("a")])
        #expect(
            rejected.map(\.error) == [
                .malformed(line: 2), .repeated("a", line: 3), .unknownCommand("c"), .unknownKey("Nokey", line: 7),
                .repeated("b", line: 8),
            ])
        #expect(rejected.map(\.line) == [2, 3, 5, 7, 8])
        var conflicts: [RejectedKeyLine] = []
        #expect(KeyRemapping(reading: "b = Ctrl-A\n", places: places, rejected: &conflicts).isEmpty)
        #expect(conflicts.map(\.error) == [.conflict(.control("a"), command: "b", with: "A", place: "Page")])
    }

    @Test("may give two commands each other's keys, in any order") func swapped() {
        for text in ["a = Ctrl-B\nb = Ctrl-A\n", "b = Ctrl-A\na = Ctrl-B\n", "a = Ctrl-B\nb = F5\n"] {
            var rejected: [RejectedKeyLine] = []
            let keys = KeyRemapping(reading: text, places: places, rejected: &rejected)
            #expect(keys.commands == ["a", "b"] && keys["a"] == [.control("b")], "\(text)")
            #expect(rejected.isEmpty)
        }
    }

    @Test("are changed for one command, and every other line stays") func changing() {
        let text = "# mine\na = F5\nnonsense\n"
        #expect(KeyRemapping.lines(text, giving: [.control("x")], to: "b") == text + "b = Ctrl-X\n")
        #expect(KeyRemapping.lines(text, giving: [Key(.function(6))], to: "a") == "# mine\nnonsense\na = F6\n")
        #expect(KeyRemapping.lines("a = F5\n", giving: [], to: "a") == "")
    }
}
