import Foundation
import TerminalUI
import TerminalUITesting

/// What a frame costs without a terminal: a page of PHQ-9 on which one key moves the focus, through the test harness. The
/// floor fills a grid of the same extent, cell by cell.
@MainActor struct FrameRate {
    /// Microseconds a frame, of each repetition.
    let ours: Figures
    /// Microseconds a grid, of each repetition.
    let floor: Figures

    private static let size = CellSize(width: 80, height: 24)

    /// Measures so many repetitions of so many frames.
    init(repetitions: Int, frames: Int) {
        let pilot = Pilot(Questionnaire(), size: Self.size)
        ours = Figures(
            (0..<repetitions).map { _ in
                Self.microseconds(frames) { pilot.press($0 % 6 < 3 ? .down : .up) }
            })
        var grid = CellGrid(size: Self.size)
        floor = Figures(
            (0..<repetitions).map { _ in
                Self.microseconds(frames) { number in
                    let cell = Cell(number % 2 == 0 ? "a" : "b")
                    for y in 0..<Self.size.height { for x in 0..<Self.size.width { grid[x, y] = cell } }
                }
            })
    }

    private static func microseconds(_ times: Int, _ work: (Int) -> Void) -> Double {
        let start = Clock.now
        for number in 0..<times { work(number) }
        return (Clock.now - start) * 1_000_000 / Double(times)
    }
}

private struct Questionnaire: View {
    @State private var answer: Int?

    private static let options = ["Not at all", "Several days", "More than half the days", "Nearly every day"]

    var body: some View {
        VStack {
            Text(verbatim: "Heart Recovery Study · P-0042 · PHQ-9   Question 4 of 10").role(.heading)
            ScrollView {
                Text(
                    verbatim:
                        "Over the last 2 weeks, how often have you been bothered by any of the following problems?")
                Text(verbatim: "4. Feeling tired or having little energy").bold()
                ChoiceList(
                    Self.options.enumerated().map {
                        Choice($0.offset, key: "\($0.offset)", label: .verbatim($0.element))
                    }, selection: $answer)
            }
            Spacer()
            Text(verbatim: "Saved 09:41:07")
            HelpLine()
        }
        .keyBindings([
            KeyBinding([.enter, .right], .verbatim("next"), priority: 2) {},
            KeyBinding([.left, .backspace], .verbatim("back"), priority: 1) {},
            KeyBinding(.control("r"), .verbatim("review")) {},
            KeyBinding(.escape, .verbatim("save and leave")) {},
        ])
    }
}
