import Glibc
import TerminalUI
import TerminalUITesting
import Testing

@testable import Curses

/// Three answers, of which one has the focus and another is chosen, and a field.
private struct Question: View {
    @State private var picked: Int? = 3
    @State private var text = "é日ß"
    var body: some View {
        VStack {
            ChoiceList(
                [
                    Choice(1, key: "1", label: .verbatim("One")), Choice(2, key: "2", label: .verbatim("Two")),
                    Choice(3, key: "3", label: .verbatim("Three")),
                ], selection: $picked)
            TextField(text: $text).frame(width: 20)
            Text(verbatim: "! wrong").role(.error)
        }
    }
}

/// Everything a text can stand in.
private struct Shown: View {
    let text: String
    var body: some View {
        VStack {
            Text(verbatim: text).singleLine()
            Text(verbatim: text).frame(width: 30, height: 3, alignment: .topLeading).border(.verbatim(text))
            List([0, 1], id: \.self) { row in
                HStack {
                    Text(verbatim: text).singleLine().frame(width: 10, alignment: .topLeading)
                    Text(verbatim: "|\(row)|")
                }
            }
        }
    }
}

// One at a time: ncurses and the saved modes are the process's.
extension CursesTerminalTests {
    @Suite("Every terminal", .serialized) @MainActor struct EveryTerminal {
        private let pty: PseudoTerminal

        init() throws { pty = try #require(PseudoTerminal()) }

        nonisolated static let names = [
            "xterm-256color", "xterm", "vt100", "linux", "screen-256color", "tmux-256color", "foot", "alacritty",
            "xterm-kitty", "nosuch", "", "vt220", "rxvt-unicode-256color",
        ]

        private func show(
            _ view: some View, _ variables: [String: String], theme: Theme = .standard, glyphs: GlyphSet = .unicode,
            keys: [Key] = []
        ) throws -> TerminalBytes {
            let terminal = try CursesTerminal(pty.options(variables), loop: MainLoop(queue: nil))
            defer {
                terminal.close()
                _ = pty.output()
            }
            var environment = EnvironmentValues()
            environment.theme = theme
            environment.glyphs = glyphs
            let host = ViewHost(view, environment: environment, size: terminal.size)
            for key in keys { host.handle(.key(key)) }
            terminal.show(host.frame())
            return TerminalBytes(pty.output())
        }

        private func expectThreeStates(_ bytes: TerminalBytes, chosen: String = "(•)", _ name: String) {
            #expect(bytes.foreign.isEmpty, "\(name): \(bytes.foreign)")
            for row in ["1 ( ) One", "> 2 ( ) Two", "3 \(chosen) Three"] {
                #expect(bytes.text.contains(row), "\(name): \(row) in \(bytes.text)")
            }
            // The one with the focus, and no other, stands out by its attribute too.
            let reversed = bytes.shown(with: 7)
            #expect(reversed.contains("2 ( ) Two"), "\(name): \(reversed)")
            #expect(!reversed.contains("One") && !reversed.contains("Three"), "\(name): \(reversed)")
        }

        @Test("shows unanswered, focused and answered apart without colour, and is asked nothing", arguments: names)
        func states(name: String) throws {
            for theme in [Theme.standard, .mono, .highContrast] {
                let bytes = try show(Question(), ["TERM": name, "NO_COLOR": "1"], theme: theme, keys: [.up])
                expectThreeStates(bytes, name)
                #expect(!bytes.hasColor, "\(name)")
                #expect(bytes.text.contains("! wrong"))
                #expect(bytes.text.contains("é日ß"), "\(name): \(bytes.text)")
            }
        }

        @Test("shows them apart in ASCII, and nothing else than ASCII", arguments: names)
        func ascii(name: String) throws {
            let bytes = try show(Question(), ["TERM": name], theme: .mono, glyphs: .ascii, keys: [.up])
            expectThreeStates(bytes, chosen: "(*)", name)
            #expect(bytes.text.replacing("é日ß", with: "").allSatisfy { $0.isASCII }, "\(name): \(bytes.text)")
        }

        @Test("is asked for reports of its focus only if it is like xterm", arguments: names)
        func focusReports(name: String) throws {
            let terminal = try CursesTerminal(pty.options(["TERM": name]), loop: MainLoop(queue: nil))
            terminal.close()
            let bytes = pty.output()
            #expect(bytes.contains("?2004"), "\(name)")
            #expect(bytes.contains("?1004") != ["vt100", "vt220", "linux"].contains(name), "\(name)")
        }

        @Test("uses its colours where it has any, and shows as much without them")
        func colors() throws {
            let colored = try show(Question(), ["TERM": "xterm-256color"], keys: [.up])
            let plain = try show(Question(), ["TERM": "vt100"], keys: [.up])
            #expect(colored.hasColor && !plain.hasColor)
            #expect(colored.text == plain.text)
            expectThreeStates(colored, "xterm-256color")
        }

        @Test("is sent no byte that steers it from any text", arguments: HostileText.all)
        func payloads(payload: HostileText) throws {
            for name in ["xterm-256color", "vt100"] {
                let bytes = try show(Shown(text: payload.text), ["TERM": name])
                #expect(bytes.foreign.isEmpty, "\(name): \(bytes.foreign.map(\.debugDescription))")
                let harmful = bytes.text.unicodeScalars.filter(HostileText.isHarmful)
                #expect(harmful.isEmpty, "\(name): \(harmful.map { String($0.value, radix: 16) })")
                // What stands behind it is there, and so are both rows.
                #expect(bytes.text.contains("|0|") && bytes.text.contains("|1|"), "\(name): \(bytes.text)")
            }
        }
    }
}
