import TerminalUI
import TerminalUITesting
import Testing

@Suite("Layers") @MainActor struct ZStackTests {
    private func pilot(_ view: some View, _ width: Int, _ height: Int) -> Pilot {
        Pilot(view, width: width, height: height)
    }

    @Test("Views lie on top of one another, lined up as asked")
    func pile() {
        let pile = ZStack(alignment: .bottomTrailing) {
            Text(verbatim: "aaaa\naaaa")
            Text(verbatim: "b")
        }
        #expect(pilot(pile, 10, 4).screen == "aaaa\naaab")
        #expect(
            pilot(
                ZStack {
                    Text(verbatim: "aaa"); Text(verbatim: "b")
                }, 10, 4
            ).screen == "aba")
        #expect(pilot(ZStack {}, 10, 4).screen == "")
        #expect(pilot(pile, 2, 1).screen == "ab")
    }

    @Test("A background shows where the view leaves room, and changes no extent")
    func background() {
        let view = HStack(spacing: 0) {
            Text(verbatim: "a").padding(.horizontal, 1).background(alignment: .topLeading) { Text(verbatim: "xxxxxx") }
            Text(verbatim: "|")
        }
        #expect(pilot(view, 10, 1).screen == "xax|")
    }

    @Test("A colour lies behind what has none of its own")
    func color() {
        let view = (Text(verbatim: "a") + Text(verbatim: "b").reverse()).padding(.trailing, 1).background(.blue)
        let grid = pilot(view, 6, 1).frame.grid
        #expect((0..<4).map { grid[$0, 0].style.background } == [.blue, .blue, .blue, .terminalDefault])
    }

    @Test("Controls in an overlay can have the focus, after those under it")
    func focus() throws {
        let view = Button(.verbatim("under")) {}.frame(width: 30, height: 3, alignment: .topLeading)
            .overlay(alignment: .bottomTrailing) { Button(.verbatim("over")) {} }
        let pilot = pilot(view, 30, 3)
        #expect(pilot.highlighted == "[ under ]")
        try pilot.press("Tab")
        #expect(pilot.highlighted == "[ over ]")
    }
}
