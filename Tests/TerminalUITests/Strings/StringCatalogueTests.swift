import TerminalUI
import Testing

@Suite("String catalogue") struct StringCatalogueTests {
    private let tables: [String: StringCatalogue.Table] = [
        "en": [
            "greeting": "Hello {0}", "days": .plural(one: "{0} day", other: "{0} days"), "only": "English only",
            "two": "{b} before {a}",
        ],
        "de": ["greeting": "Guten Tag {0}", "days": .plural(one: "{0} Tag", other: "{0} Tage")],
        "fr": ["days": .plural(one: "{0} jour", other: "{0} jours")],
        "de-CH": ["greeting": "Grüezi {0}"],
    ]

    @Test(
        "The nearest language wins",
        arguments: [("en", "Hello Ada"), ("de", "Guten Tag Ada"), ("de-CH", "Grüezi Ada"), ("it", "Hello Ada")])
    func languages(language: String, text: String) {
        #expect(StringCatalogue(language: language, tables: tables).text("greeting", ["Ada"]) == text)
    }

    @Test(
        "Plural forms follow the language in which the text was found",
        arguments: [
            ("en", 0, "0 days"), ("en", 1, "1 day"), ("en", 2, "2 days"), ("de-CH", 1, "1 Tag"), ("fr", 0, "0 jour"),
            ("fr", 2, "2 jours"), ("it", 1, "1 day"),
        ])
    func plurals(language: String, number: Int, text: String) {
        #expect(StringCatalogue(language: language, tables: tables).text("days", [.number(number)]) == text)
    }

    @Test("Named arguments, missing ones and missing keys")
    func arguments() {
        let catalogue = StringCatalogue(language: "de", tables: tables)
        #expect(catalogue.text("two", [.named("a", 1), .named("b", "x")]) == "x before 1")
        #expect(catalogue.text("two", [.named("a", 1)]) == "{b} before 1")
        #expect(catalogue.text("only") == "English only")
        #expect(catalogue.text("no.where") == "‹no.where›")
        #expect(catalogue.text("Words, as in SwiftUI.") == "Words, as in SwiftUI.")
        #expect(catalogue.text("{0} of {1}", [1, "a.b"]) == "1 of a.b")
        #expect(!catalogue.has("nowhere"))
        #expect(catalogue.text("terminal.moreBelow") == "weiter unten mehr")
        // What is put in is never read as a text itself.
        #expect(catalogue.text("greeting", ["{0}"]) == "Guten Tag {0}")
    }

    @Test("The pseudo-locale marks, accents and lengthens every text, and leaves arguments whole")
    func pseudo() {
        let pseudo = PseudoLocale(growth: 30).apply(to: StringCatalogue(tables: tables))
        #expect(pseudo.text("greeting", ["Ada"]) == "[Hélló Ada ~]")
        #expect(pseudo.text("days", [3]) == "[3 dáýš ~]")
        #expect(pseudo.text("no.where") == "‹no.where›")
        let mixed = PseudoLocale(growth: 100, isMixed: true)
        #expect(mixed.transform("at eight o'clock") == "[át éíght ó'çlóçk אבגדה בגדהא גדה]")
    }

    @Test("In ASCII a text is spelled with ASCII marks, what is put into it included; letters stay")
    func ascii() {
        var catalogue = StringCatalogue(tables: ["en": ["wait": "Wait … “{0}” · ←", "name": "é – ß"]])
        #expect(catalogue.text("wait", ["a—b"]) == "Wait … “a—b” · ←")
        catalogue.glyphs = .ascii
        #expect(catalogue.text("wait", ["a—b"]) == "Wait ... \"a-b\" - Left")
        #expect(catalogue.transformed { $0 + "…" }.text("name") == "é - ß...")
    }
}
