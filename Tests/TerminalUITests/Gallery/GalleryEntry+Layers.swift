import TerminalUI

extension GalleryEntry {
    /// What lies beside, over and behind other views.
    static let layers: [GalleryEntry] = [
        GalleryEntry("z-stack", "A word over a field of dots, at its lower end", height: 4) {
            ZStack(alignment: .bottomTrailing) {
                Text(verbatim: (0..<4).map { _ in String(repeating: ".", count: 24) }.joined(separator: "\n"))
                Text(verbatim: " Draft ").bold()
            }
        },
        GalleryEntry("overlay", "A mark over the corner of a box", height: 3) {
            Text(verbatim: "Messages")
                .frame(width: 20)
                .border()
                .overlay(alignment: .topTrailing) { Text(verbatim: " 3 new ").bold() }
        },
        GalleryEntry("flow-stack", "Words that go on in the next line", height: 3) {
            FlowStack {
                ForEach(["Cardiology", "Bern", "Basel", "Lausanne", "enrolled", "overdue"], id: \.self) {
                    Text(verbatim: $0)
                }
            }
        },
        GalleryEntry("divider", "A line between two texts", height: 3) {
            Text(verbatim: "Above")
            Divider()
            Text(verbatim: "Below")
        },
        GalleryEntry("geometry-reader", "The extent that there is", height: 2) {
            GeometryReader { size in Text(verbatim: "\(size.width) columns and \(size.height) rows are here.") }
        },
    ]
}
