import TerminalUI
import TerminalUITesting
import Testing

private struct LayoutPage: View {
    var body: some View {
        VStack(alignment: .trailing, spacing: 0) {
            Text("left").frame(maxWidth: .infinity, alignment: .leading)
            Text("mid").frame(maxWidth: .infinity)
            Text("right").frame(maxWidth: .infinity, alignment: .trailing)
            HStack(alignment: .bottom) {
                Text("a").frame(width: 3, height: 2, alignment: .topLeading)
                Text("b").frame(minWidth: 4, alignment: .trailing)
                Text("hidden").hidden()
                Text("c")
            }
            Text("pad").padding(.horizontal, 2)
            Text("end").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        }
    }
}

@Suite("Layout as in SwiftUI") @MainActor struct LayoutPageTests {
    @Test("Frames without limits, alignments, and what is hidden keeps its room")
    func frames() {
        #expect(
            Pilot(LayoutPage(), width: 20, height: 9).lines == [
                "left", "        mid", "               right", "   a", "          b        c", "               pad", "",
                "",
                "        end",
            ])
    }

    @Test(
        "Every alignment puts a view where it says",
        arguments: [
            (Alignment.topLeading, 0, 0), (.top, 2, 0), (.topTrailing, 4, 0), (.leading, 0, 1), (.center, 2, 1),
            (.trailing, 4, 1), (.bottomLeading, 0, 2), (.bottom, 2, 2), (.bottomTrailing, 4, 2),
        ])
    func alignments(alignment: Alignment, x: Int, y: Int) {
        let grid = Pilot(Text("x").frame(width: 5, height: 3, alignment: alignment), width: 5, height: 3).frame.grid
        #expect(grid[x, y].character == "x")
    }

    @Test("No control that is hidden has the focus")
    func hidden() throws {
        let views = VStack {
            Button("one") {}.hidden()
            Button("two") {}
        }
        let pilot = Pilot(views, width: 20, height: 2)
        #expect(pilot.lines == ["", ">[ two ]"])
        try pilot.press("Tab")
        #expect(pilot.cursorLine == ">[ two ]")
    }
}
