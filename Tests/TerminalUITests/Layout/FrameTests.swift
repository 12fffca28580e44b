import TerminalUI
import TerminalUITesting
import Testing

@Suite("Frames and padding") @MainActor struct FrameTests {
    private func screen(_ view: some View, _ width: Int = 20, _ height: Int = 6) -> String {
        Pilot(
            HStack(spacing: 0) {
                view; Text(verbatim: "|")
            }, width: width, height: height
        ).screen
    }

    @Test("A least extent is kept, a greatest one is taken as far as there is room")
    func limits() {
        let text = Text(verbatim: "ab")
        #expect(screen(text.frame(minWidth: 5, alignment: .topLeading)) == "ab   |")
        #expect(screen(text.frame(minWidth: 1, alignment: .topLeading)) == "ab|")
        #expect(screen(text.frame(maxWidth: 6, alignment: .topTrailing)) == "    ab|")
        #expect(screen(text.frame(maxWidth: .max, alignment: .topLeading), 10) == "ab       |")
        #expect(screen(Text(verbatim: "abcdef").frame(maxWidth: 3, alignment: .topLeading)) == "abc|\ndef")
        #expect(screen(text.frame(width: 4, height: 3, alignment: .bottomTrailing)) == "    |\n\n  ab")
    }

    @Test("An ideal extent counts where none is offered")
    func ideal() {
        let view = FlowStack(spacing: 0) {
            Text(verbatim: "x").frame(idealWidth: 3, alignment: .topLeading)
            Text(verbatim: "|")
        }
        #expect(Pilot(view, width: 10, height: 2).screen == "x  |")
    }

    @Test("Padding takes room on the sides asked, and none around nothing")
    func padding() {
        #expect(screen(Text(verbatim: "a").padding(.leading, 2)) == "  a|")
        #expect(screen(Text(verbatim: "a").padding(1)).split(separator: "\n").last == " a")
        #expect(screen(EmptyView().padding(3)) == "|")
        #expect(screen(Text(verbatim: "a").padding(.horizontal, -5)) == "a|")
    }

    @Test("Limits that contradict each other do no harm")
    func odd() {
        let text = Text(verbatim: "a")
        for (low, high) in [(5, 2), (-3, -1), (0, 0), (Int.max, 1)] {
            let view = text.frame(minWidth: low, maxWidth: high, minHeight: low, maxHeight: high)
            #expect(Pilot(view, width: 5, height: 2).lines.count == 2)
        }
    }
}
