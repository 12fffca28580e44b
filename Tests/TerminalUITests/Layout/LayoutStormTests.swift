import TerminalUI
import TerminalUITesting
import Testing

@Suite("Any views in any room") @MainActor struct LayoutStormTests {
    private var random = SeededRandom(seed: 31)

    private func words(_ random: inout SeededRandom) -> String {
        let pieces = ["a", "two words", "日本語", "e\u{301}", "", "long-hyphened word\nand a break", "👩‍👩‍👧"]
        return pieces.randomElement(using: &random) ?? ""
    }

    private func view(_ depth: Int, _ random: inout SeededRandom) -> AnyView {
        guard depth > 0 else {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: return AnyView(Button(.verbatim(words(&random))) {})
            case 1: return AnyView(Spacer())
            case 2: return AnyView(Divider())
            case 3: return AnyView(Sparkline([1, nil, 3]))
            default: return AnyView(Text(verbatim: words(&random)))
            }
        }
        let parts = (0..<Int.random(in: 0...3, using: &random)).map { _ in view(depth - 1, &random) }
        let loop = ForEach(Array(parts.enumerated()), id: \.offset) { $0.element }
        let extent = Int.random(in: 0...30, using: &random)
        switch Int.random(in: 0..<13, using: &random) {
        case 0: return AnyView(VStack(alignment: .center, spacing: extent % 3) { loop })
        case 1: return AnyView(HStack(spacing: extent % 3) { loop })
        case 2: return AnyView(ZStack { loop })
        case 3: return AnyView(ScrollView { loop })
        case 4: return AnyView(FlowStack { loop })
        case 5: return AnyView(VStack { loop }.frame(width: extent, height: extent / 3))
        case 6: return AnyView(VStack { loop }.frame(minWidth: extent, maxWidth: .max, maxHeight: .max))
        case 7: return AnyView(VStack { loop }.padding(extent % 4))
        case 8: return AnyView(VStack { loop }.border(.verbatim(words(&random))))
        case 9: return AnyView(VStack { loop }.overlay { view(depth - 1, &random) }.background { loop })
        case 10: return AnyView(GeometryReader { size in size.width > 20 ? AnyView(HStack { loop }) : AnyView(loop) })
        case 11:
            return AnyView(DisclosureGroup(.verbatim(words(&random)), isExpanded: .constant(extent % 2 == 0)) { loop })
        default:
            return AnyView(
                TabView(selection: .constant(1)) {
                    Tab(.verbatim(words(&random)), value: 1) { VStack { loop } }
                    Tab(.verbatim(words(&random)), value: 2) { VStack { loop } }
                })
        }
    }

    @Test("Whatever is nested in whatever, a frame is made, and the cursor is on the screen")
    func storm() {
        var random = random
        let keys: [Key] = [.up, .down, .pageUp, .pageDown, .home, .end, .tab, .shiftTab, .left, .right, .enter]
        for round in 0..<250 {
            let size = [(1, 1), (20, 6), (80, 24), (200, 60), (3, 40), (120, 2)][round % 6]
            let pilot = Pilot(view(3, &random), width: size.0, height: size.1)
            for _ in 0..<12 {
                pilot.press(keys.randomElement(using: &random) ?? .up)
                let width = Int.random(in: 1...100, using: &random)
                let height = Int.random(in: 1...40, using: &random)
                if Bool.random(using: &random) { pilot.resize(width: width, height: height) }
                let extent = pilot.frame.grid.size
                let isInside = pilot.cursor.map { CellRect(origin: .zero, size: extent).contains($0) } ?? false
                #expect(isInside, "\(round)\n\(pilot.screen)")
            }
        }
    }

    @Test("Stacks in stacks in stacks are measured a bounded number of times")
    func depth() {
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Text(verbatim: "some words that wrap")) }
            let inner = nested(depth - 1)
            return depth % 2 == 0
                ? AnyView(
                    HStack {
                        inner; Text(verbatim: "x")
                    })
                : AnyView(
                    VStack {
                        inner; Text(verbatim: "y")
                    })
        }
        let few = Pilot(nested(6), width: 80, height: 24).host.statistics.layouts
        let many = Pilot(nested(12), width: 80, height: 24).host.statistics.layouts
        #expect(many < few * 10)
    }
}
