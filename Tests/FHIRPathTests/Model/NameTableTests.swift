import Testing

@testable import FHIRPath

@Suite("A table of names") struct NameTableTests {
    @Test("keeps each name once, in the order of coming, and finds it by its bytes") func names() {
        var table = NameTable(slots: 1024)
        let names = (0..<250).map { "name\($0)" }
        for (index, name) in names.enumerated() { #expect(table.add(name.utf8) == index) }
        for (index, name) in names.enumerated() {
            #expect(table.add(name.utf8) == index)
            #expect(table.place(of: name.utf8) == index)
            #expect(table[index] == name)
        }
        #expect(table.place(of: "Name7".utf8, first: UInt8(ascii: "n")) == 7)
        #expect(table.place(of: "Name7".utf8, first: UInt8(ascii: "m")) == nil)
        #expect(table.count == names.count)
        #expect(table.place(of: "name250".utf8) == nil)
        #expect(table.place(of: "".utf8) == nil)
    }
}
