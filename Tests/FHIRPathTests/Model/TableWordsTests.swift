import Testing

@testable import FHIRPath

@Suite("The words of a table") struct TableWordsTests {
    @Test("come line by line, split at their first colon") func words() {
        var text = "Name:Parent  a:b c:*\n\nalone d:e:f "
        let lines = text.withUTF8 { bytes in
            var words = TableWords(bytes)
            var lines: [[String]] = []
            repeat {
                var line: [String] = []
                while let (left, right) = words.next() {
                    line.append(
                        String(decoding: left, as: UTF8.self)
                            + (right.map { "|" + String(decoding: $0, as: UTF8.self) } ?? ""))
                }
                lines.append(line)
            } while words.nextLine()
            return lines
        }
        #expect(lines == [["Name|Parent", "a|b", "c|*"], [], ["alone", "d|e:f"]])
    }

    @Test("are none of nothing") func none() {
        var text = ""
        text.withUTF8 { bytes in
            var words = TableWords(bytes)
            let word = words.next()
            let hasLine = words.nextLine()
            #expect(word == nil)
            #expect(!hasLine)
        }
    }
}
