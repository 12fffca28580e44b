import TerminalUI

/// What keys do on every screen, as data that the program carries with it: what other keys for commands are checked against.
///
/// It is written from the screens' own bindings by the tests that walk over all of them. In its text `[question] text` begins
/// a place, a screen with the focus on one of its controls, where characters are text; then comes a line for each thing that
/// keys do there: the command or `-`, the name of its title in the catalogue or `-`, and the keys, with tabs between them.
public struct KeyTable: Hashable, Sendable {
    /// One place of the table.
    public struct Place: Hashable, Sendable {
        /// The page that it is on, such as `question`.
        public var page: String
        /// Whether characters are text there.
        public var takesText: Bool
        /// What keys do there, the nearest to the focus first.
        public var entries: [Entry]
    }

    /// One thing that keys do in a place.
    public struct Entry: Hashable, Sendable {
        /// The command's name; `nil` where the keys are fixed.
        public var command: String?
        /// The name of its title in the catalogue.
        public var title: StringKey?
        /// The keys, as declared.
        public var keys: [Key]
    }

    /// The places, page by page.
    public var places: [Place]

    /// Makes a table.
    public init(places: [Place] = []) { self.places = places }

    /// Reads a table's text. Lines that are none are left out.
    /// - Complexity: linear in the length of the text.
    public init(parsing text: String) {
        places = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
                let page = line[line.index(after: line.startIndex)..<end]
                places.append(Place(page: String(page), takesText: line.hasSuffix("] text"), entries: []))
                continue
            }
            let fields = line.split(separator: "\t")
            guard fields.count == 3, !places.isEmpty else { continue }
            let keys = fields[2].split(separator: " ").compactMap { Key(name: String($0)) }
            places[places.count - 1].entries.append(
                Entry(
                    command: fields[0] == "-" ? nil : String(fields[0]),
                    title: fields[1] == "-" ? nil : StringKey(String(fields[1])), keys: keys))
        }
    }

    /// The text that reads back as this.
    public var text: String {
        places.map { place in
            let entries = place.entries.map { entry in
                [entry.command ?? "-", entry.title?.name ?? "-", entry.keys.map(\.name).joined(separator: " ")]
                    .joined(separator: "\t")
            }
            return (["[\(place.page)]" + (place.takesText ? " text" : "")] + entries).joined(separator: "\n") + "\n"
        }.joined()
    }

    /// The places in a person's language, for ``KeyRemapping/check(_:)``.
    public func places(in catalogue: StringCatalogue) -> [KeyPlace] {
        places.map { place in
            KeyPlace(
                name: catalogue.text(Self.title(of: place.page)), takesText: place.takesText,
                entries: place.entries.map { entry in
                    let title = entry.title.map { catalogue.text($0) } ?? ""
                    return KeyPlace.Entry(
                        command: entry.command, keys: entry.keys, label: entry.keys.first?.name ?? "", title: title)
                })
        }
    }

    /// What a page is called.
    static func title(of page: String) -> StringKey { StringKey("keys.page.\(page)") }
}
