import TerminalUI
import TerminalUITesting
import Testing

private struct Details: View {
    var body: some View {
        VStack {
            DisclosureGroup(.verbatim("Details")) {
                Text(verbatim: "inside")
                Button(.verbatim("Act")) {}
            }
            Button(.verbatim("After")) {}
        }
    }
}

@Suite("Disclosure group") @MainActor struct DisclosureGroupTests {
    @Test("Enter and → open it, Enter and ← close it, and words say which it is")
    func keys() throws {
        let pilot = Pilot(Details(), width: 30, height: 5)
        #expect(pilot.screen == ">▸ Details (closed)\n [ After ]")
        try pilot.press("Left")
        #expect(pilot.line(0) == ">▸ Details (closed)")
        try pilot.press("Right")
        #expect(pilot.screen == ">▾ Details (open)\n  inside\n   [ Act ]\n [ After ]")
        try pilot.press("Down")
        #expect(pilot.cursorLine == "  >[ Act ]")
        try pilot.press("Up", "Left")
        #expect(pilot.screen == ">▸ Details (closed)\n [ After ]")
        try pilot.press("Enter", "Enter")
        #expect(pilot.line(1) == " [ After ]")
    }

    @Test("Draws with + and - in ASCII, and wraps its title")
    func ascii() throws {
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        let group = DisclosureGroup(.verbatim("What is kept here")) { Text(verbatim: "x") }
        let pilot = Pilot(group, width: 14, height: 4, environment: environment)
        #expect(pilot.screen == ">+ What is\n kept here\n (closed)")
        try pilot.press("Enter")
        #expect(pilot.screen == ">- What is\n kept here\n (open)\n  x")
    }

    @Test("Follows a binding of the owner")
    func binding() throws {
        struct Owner: View {
            @State private var isOpen = true
            var body: some View {
                DisclosureGroup(.verbatim("G"), isExpanded: $isOpen) { Text(verbatim: "x") }
                Text(verbatim: "\(isOpen)")
            }
        }
        let pilot = Pilot(Owner(), width: 20, height: 4)
        #expect(pilot.screen == ">▾ G (open)\n  x\ntrue")
        try pilot.press("Left")
        #expect(pilot.screen == ">▸ G (closed)\nfalse")
    }
}
