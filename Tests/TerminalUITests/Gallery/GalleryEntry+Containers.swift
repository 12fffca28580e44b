import TerminalUI

private struct Medicine: Identifiable {
    let id: String
    let dose: String
    let when: String
}

extension GalleryEntry {
    private static let medicines = [
        Medicine(id: "Ramipril", dose: "5 mg", when: "in the morning"),
        Medicine(id: "Bisoprolol", dose: "2.5 mg", when: "in the morning"),
        Medicine(id: "Simvastatin", dose: "20 mg", when: "in the evening"),
    ]

    private static let columns = [
        TableColumn<Medicine>(.verbatim("Medicine"), width: 8...14) { Text(verbatim: $0.id) },
        TableColumn<Medicine>(.verbatim("Dose"), width: 5...8, alignment: .trailing) { Text(verbatim: $0.dose) },
        TableColumn<Medicine>(.verbatim("When"), width: 10...16, priority: -1) { Text(verbatim: $0.when) },
    ]

    /// What holds other views, and text.
    static let containers: [GalleryEntry] = [
        GalleryEntry("text", "Words in bold, underlined and reversed", height: 3) {
            Text(markdown: "A **strong** word, an *emphasised* one and `code`.")
            Text(verbatim: "A line that is longer than the screen is wide goes on below.")
        },
        GalleryEntry("stacks", "Text, a gap and text on a line; a border around two lines", height: 5) {
            HStack {
                Text(verbatim: "Left")
                Spacer()
                Text(verbatim: "Right")
            }
            VStack {
                Text(verbatim: "Above")
                Text(verbatim: "Below")
            }
            .border(.verbatim("Title"))
        },
        GalleryEntry("list", "A list with its second row chosen", height: 3, keys: ["Down"]) {
            List(medicines) { medicine in Text(verbatim: "\(medicine.id), \(medicine.dose)") }
        },
        GalleryEntry("table", "Three columns with their heads", height: 4) {
            Table(medicines, id: \.id, columns: columns)
        },
        GalleryEntry("table-narrow", "The same table on a narrow screen", width: 20, height: 9) {
            Table(medicines, id: \.id, columns: columns)
        },
        GalleryEntry("scroll-view", "A text with more below", height: 4) {
            ScrollView { Text(verbatim: (1...9).map { "Line \($0)" }.joined(separator: "\n")) }
        },
        GalleryEntry("tabs", "The second of three tabs", height: 3) {
            Holding("scores") { tab in
                TabView(selection: tab) {
                    Tab(.verbatim("Overview"), value: "overview") { Text(verbatim: "24 participants") }
                    Tab(.verbatim("Scores"), value: "scores") { Text(verbatim: "PHQ-9: median 7") }
                    Tab(.verbatim("Messages"), value: "messages") { Text(verbatim: "none") }
                }
            }
        },
        GalleryEntry("disclosure-group", "An open and a closed group", height: 4) {
            DisclosureGroup(.verbatim("Address"), isExpanded: .constant(true)) {
                Text(verbatim: "Freiburgstrasse 18, Bern")
            }
            DisclosureGroup(.verbatim("Contact"), isExpanded: .constant(false)) { Text(verbatim: "none") }
        },
        GalleryEntry("alert", "A question with two buttons", height: 8) {
            Text(verbatim: "Medicines").alert(
                .verbatim("Remove Ramipril?"), message: .verbatim("The entry is kept in the trail."),
                isPresented: .constant(true),
                buttons: [
                    AlertButton(.verbatim("Keep"), role: .cancel), AlertButton(.verbatim("Remove"), role: .destructive),
                ])
        },
    ]
}
