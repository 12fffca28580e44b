import Testing

@testable import cohort

@Suite("The page of cohort doctor") struct DoctorReportTests {
    @Test("has a line a fact, aligned, and what to do below what is wrong") func page() {
        let report = DoctorReport(sections: [
            FactSection(title: "One", facts: [Fact("a", "1"), Fact("longer", "2", advice: "Do it.")]),
            FactSection(title: "Two", facts: [Fact("b", "3")]),
        ])
        #expect(
            report.text == """
                One
                  a       1
                ! longer  2
                          To do: Do it.

                Two
                  b       3

                1 thing needs attention: it is marked with "!".

                """)
    }

    @Test("ends with a count") func summary() {
        let bad = Fact("a", "1", advice: "b")
        #expect(DoctorReport(sections: []).text == "All is well.\n")
        #expect(
            DoctorReport(sections: [FactSection(title: "t", facts: [bad, bad])]).text
                .hasSuffix("\n2 things need attention: they are marked with \"!\".\n"))
    }

    @Test("makes what comes from outside safe") func safe() {
        let text = DoctorReport(sections: [
            FactSection(title: "t", facts: [Fact("TERM", "a\u{1B}[31m\n\u{202E}b", advice: "c\u{7}")])
        ]).text
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0x7F) })
        #expect(!text.contains("\u{202E}"))
        #expect(text.split(separator: "\n").count == 4)
    }
}
