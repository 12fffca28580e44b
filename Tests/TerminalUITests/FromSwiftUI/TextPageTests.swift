import TerminalUI
import TerminalUITesting
import Testing

/// Text as a SwiftUI developer writes it.
private struct TextPage: View {
    let name = "Ada"
    let count = 1
    var body: some View {
        VStack(alignment: .leading) {
            Text("page.title")
            Text("Hello")
            Text(name)
            Text(name.uppercased().dropLast())
            Text(verbatim: "page.title")
            Text("Hello \(name), \(count) left of \(2.5)")
            Text("days \(count)")
            Text("bold").bold() + Text(" and ") + Text("red").foregroundStyle(.red)
            Text("quiet").foregroundStyle(.secondary)
            Group {
                Text("one")
                Text("two")
            }
            .bold()
            EmptyView()
            AnyView(Text("any"))
            Text("missing.name")
        }
    }
}

@Suite("Text as in SwiftUI") @MainActor struct TextPageTests {
    private func pilot(_ language: String) -> Pilot {
        let catalogue = StringCatalogue(
            language: language,
            tables: [
                "en": ["page.title": "My page", "days {0}": .plural(one: "{0} day", other: "{0} days")],
                "de": [
                    "page.title": "Meine Seite", "Hello": "Hallo", "Hello {0}, {1} left of {2}": "{0}: {1} von {2}",
                ],
            ])
        return Pilot(TextPage().environment(\.catalogue, catalogue), width: 40, height: 16)
    }

    @Test("Keys, words that are their own key, variables and interpolation")
    func english() {
        #expect(
            pilot("en").lines.prefix(14) == [
                "My page", "Hello", "Ada", "AD", "page.title", "Hello Ada, 1 left of 2.5", "1 day", "bold and red",
                "quiet",
                "one", "two", "any", "‹missing.name›", "",
            ])
    }

    @Test("Literals and interpolations are translated, variables are not")
    func german() {
        #expect(pilot("de").lines.prefix(6) == ["Meine Seite", "Hallo", "Ada", "AD", "page.title", "Ada: 1 von 2.5"])
    }

    @Test("Looks are those of their parts")
    func looks() {
        let pilot = pilot("en")
        #expect(pilot.frame.grid[0, 7].style.attributes.contains(.bold))
        #expect(!pilot.frame.grid[5, 7].style.attributes.contains(.bold))
        #expect(pilot.frame.grid[9, 7].style.foreground == .red)
        #expect(pilot.frame.grid[0, 8].style == Theme.standard[.secondary])
        #expect(pilot.frame.grid[0, 10].style.attributes.contains(.bold))
    }
}
