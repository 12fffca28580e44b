import TerminalUITesting
import Testing

@testable import TerminalUI

/// Keys by a fixed recipe: the same on every run.
private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }
}

/// Every control for entry in one form.
private struct Gallery: View {
    @State var line = ""
    @State var secret = ""
    @State var paragraphs = ""
    @State var number: DecimalNumber?
    @State var date: PartialDate?
    @State var time: TimeOfDay?
    @State var one: Int?
    @State var several: Set<Int> = []
    @State var picked: Int?
    @State var yes: Bool?
    @State var count: Int?
    @State var pain: Int?
    @FocusState var focus: Int?

    private static let choices = (0..<13).map {
        Choice($0, key: "\($0)", label: .verbatim("Option \($0), with words enough to wrap"), isExclusive: $0 == 12)
    }

    /// What has been answered, in words.
    var answers: String {
        let texts = [line, secret, paragraphs].map { $0.isEmpty ? "nil" : "some" }
        let values: [Any?] = [number, date, time, one, several.isEmpty ? nil : several, picked, yes, count, pain]
        return (texts + values.map { $0 == nil ? "nil" : "some" }).joined(separator: " ")
    }

    var body: some View {
        VStack {
            ScrollView {
                ErrorSummary(
                    [FieldProblem(1, label: .verbatim("Weight"), message: .verbatim("Too large."))], focus: $focus)
                Field(.verbatim("Words"), isRequired: true) { TextField(text: $line, maxLength: 30) }
                SecureField(.verbatim("passphrase"), text: $secret)
                TextEditor(text: $paragraphs, maxLength: 200)
                NumberField(value: $number, rule: .decimal(from: DecimalNumber(1), to: DecimalNumber(300)))
                    .focused($focus, equals: 1)
                if let today = CalendarDay(year: 2026, month: 11, day: 30) {
                    DateField(date: $date, rule: DateRule(precision: .year), today: today)
                }
                TimeField(time: $time)
                rest
            }
            Text(verbatim: answers).singleLine()
        }
    }

    @ViewBuilder private var rest: some View {
        RadioList(Self.choices, selection: $one)
        CheckList(Self.choices, selections: $several)
        DropDown(Self.choices, selection: $picked)
        Toggle(.verbatim("Do you smoke?"), value: $yes)
        Stepper(value: $count, in: 0...40)
        Slider(value: $pain, in: 0...10, lowLabel: .verbatim("no pain"), highLabel: .verbatim("the worst pain"))
    }
}

@Suite("All entry controls") @MainActor struct EntryStormTests {
    private static let unanswered = Array(repeating: "nil", count: 12).joined(separator: " ")

    @Test("Moving through all of them, at any size, answers none of them")
    func moving() throws {
        for (width, height) in [(80, 24), (20, 6), (40, 12)] {
            let pilot = Pilot(Gallery(), width: width, height: height)
            for key in ["Down", "Up", "Home", "End", "PgUp", "PgDn", "Enter", "Esc", "Tab"] {
                // Arrows, paging and the ends adjust a slider, which is what they are for there: it comes last.
                for _ in 0..<9 {
                    try pilot.press("Tab")
                    guard pilot.host.activeBindings.first?.title != "adjust" else { break }
                    try pilot.press(key)
                    try pilot.press("Esc")
                }
            }
            pilot.resize(width: 200, height: 60)
            #expect(pilot.screen.hasSuffix(Self.unanswered), "\(pilot.screen)")
        }
    }

    @Test("Random keys, pastes and resizes: the cursor stays on the screen, and no place has two meanings for a key")
    func storm() throws {
        let keys: [Key] =
            [.enter, .tab, .shiftTab, .escape, .backspace, .delete, .space, .up, .down, .left, .right, .home, .end]
            + [.pageUp, .pageDown, .control("k"), .control("w"), .control("u"), .control("_"), .control("y")]
            + [.control("a"), Key(.left, .shift), Key(.down, .shift), Key(.enter, .alt), .alt("b"), .alt("d")]
            + "0123456789abjk/+-<>t.:é日\u{301}".map(Key.character)
        let pastes = ["", "2026-11-27", "a\nb", "\u{1B}[31mשלום 👩‍👩‍👧", String(repeating: "long ", count: 100)]
        for seed in 1...6 {
            var dice = Dice(state: UInt64(seed) &* 9_973)
            var environment = EnvironmentValues()
            environment.glyphs = seed.isMultiple(of: 2) ? .ascii : .unicode
            environment.catalogue = StringCatalogue(language: ["en", "de", "fr", "it"][seed % 4])
            let pilot = Pilot(Gallery(), width: 60, height: 20, environment: environment)
            for step in 0..<250 {
                switch dice.roll(20) {
                case 0: pilot.resize(width: 1 + dice.roll(90), height: 1 + dice.roll(30))
                case 1: pilot.paste(pastes[dice.roll(pastes.count)])
                default: pilot.press(keys[dice.roll(keys.count)])
                }
                let size = pilot.frame.grid.size
                let cursor = try #require(pilot.cursor)
                #expect((0..<size.width).contains(cursor.x) && (0..<size.height).contains(cursor.y), "\(seed) \(step)")
                if step.isMultiple(of: 10) { #expect(pilot.host.keyConflicts.isEmpty, "seed \(seed), step \(step)") }
                #expect(!pilot.screen.contains("‹terminal"), "seed \(seed), step \(step): a text is missing")
            }
        }
    }

    @Test("Every control of the gallery says in words what it is when it has the focus, in ASCII and without colours")
    func ascii() throws {
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        environment.theme = .mono
        let pilot = Pilot(Gallery(), width: 20, height: 6, environment: environment)
        for _ in 0..<16 {
            #expect(pilot.screen.unicodeScalars.allSatisfy { $0.isASCII }, "\(pilot.screen)")
            try pilot.press("Tab")
        }
    }
}
