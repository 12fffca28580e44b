import Testing

@testable import FHIRPath

@Suite("Where elements stand in the tables") struct ElementIndexTests {
    @Test("All places of a name are found, in their order, and none of a type or a longer name") func places() {
        let text = Array("A:B a:x bb:y\nbb:A a:z aa:x\nC a:*\n".utf8)
        let index = ElementIndex(text)
        func before(_ name: String) -> [String] {
            index.colons(behind: name, in: text).map { String(decoding: text[($0 + 1)...($0 + 1)], as: UTF8.self) }
        }
        #expect(before("a") == ["x", "z", "*"])
        #expect(before("bb") == ["y"])
        #expect(before("aa") == ["x"])
        #expect(before("A") == [])
        #expect(before("b") == [])
        #expect(before("") == [])
        #expect(ElementIndex([]).colons(behind: "a", in: []) == [])
    }

    @Test("Each element of the model is found") func whole() {
        for index in 0..<R4Model.whole.count {
            let type = FHIRType(index)
            for name in R4Model.whole.elementNames(of: type) {
                let owners = R4Model.whole.declarations(of: name).all.map { Int($0.owner) }
                #expect(owners.contains(index), "\(type.name).\(name)")
            }
        }
        #expect(R4Model.shared.declarations(of: "answer").all.count == 2)
    }
}
