import TerminalUI

extension GalleryEntry {
    /// What takes input.
    static let controls: [GalleryEntry] = [
        GalleryEntry("choice-list", "One of four answers, the second chosen", height: 5, keys: ["1"]) {
            Holding(Int?.none) { answer in
                RadioList(
                    [
                        Choice(0, key: "0", label: .verbatim("Not at all")),
                        Choice(1, key: "1", label: .verbatim("Several days")),
                        Choice(2, key: "2", label: .verbatim("More than half the days")),
                        Choice(3, key: "3", label: .verbatim("Nearly every day")),
                    ], selection: answer)
            }
        },
        GalleryEntry("check-list", "Two of three answers chosen", height: 4, keys: ["1", "2"]) {
            Holding(Set<Int>()) { answers in
                CheckList(
                    [
                        Choice(1, key: "1", label: .verbatim("Aspirin")),
                        Choice(2, key: "2", label: .verbatim("Metoprolol")),
                        Choice(0, key: "0", label: .verbatim("None of these"), isExclusive: true),
                    ], selections: answers)
            }
        },
        GalleryEntry("section", "A picker on one line and one with all its options", height: 9, keys: ["Tab", "2"]) {
            Section("About you") {
                Picker("Hand", selection: .constant("right")) {
                    for hand in ["left", "right"] { Text(hand).tag(hand) }
                }
                Holding(Int?.none) { doses in
                    Picker("Doses a day", selection: doses) { ForEach(1..<4) { Text("\($0)") } }.pickerStyle(.inline)
                }
            }
        },
        GalleryEntry("text-field", "A line of text with a word selected", height: 2, keys: ["End", "Shift-Left"]) {
            Holding("Ramipril 5 mg") { text in TextField(.verbatim("medicine"), text: text) }
        },
        GalleryEntry("secure-field", "Text that is not shown", height: 3) {
            Holding("secret") { text in SecureField(text: text) }
        },
        GalleryEntry("text-editor", "A text of two lines with its count", height: 5, keys: ["End"]) {
            Holding("I slept badly since the new tablets, and I feel tired.") { text in
                TextEditor(text: text, maxLength: 2000, rows: 3...3)
            }
        },
        GalleryEntry("slider", "A scale from 0 to 10, at 7", height: 3, keys: ["7"]) {
            Holding(Int?.none) { value in
                Slider(value: value, in: 0...10, lowLabel: .verbatim("no pain"), highLabel: .verbatim("worst"))
            }
        },
        GalleryEntry("button", "Two buttons, the first with the focus", height: 1) {
            HStack(spacing: 2) {
                Button(.verbatim("Save")) {}
                Button(.verbatim("Leave")) {}
            }
        },
        GalleryEntry("progress", "A bar that is two fifths full", height: 1) {
            ProgressView(.verbatim("Question 4 of 10"), value: 0.4)
        },
        GalleryEntry("gauge", "24 of 60 with the plan at 28", height: 1) {
            Gauge(.verbatim("24 of 60"), value: 24, target: 60, plan: 28)
        },
    ]
}
