import TerminalUI
import TerminalUITesting

@testable import StudyScreens

/// What a smaller screen has to say.
@MainActor enum SmallerScreen {
    /// The words of the screen where there is room for everything: without its top line, which names the study as there is
    /// room for it, and its last line, whose keys are on a page of their own; and without what is said in fewer words.
    static func content(of visit: Visit) async -> Set<String> {
        visit.pilot.resize(width: 160, height: 60)
        await visit.settle()
        let catalogue = visit.words.catalogue
        let shorter = leftOut.flatMap { key in
            [0, 1].flatMap { ScreenReading.words(catalogue.text(key, [.named("count", .number($0))])) }
        }
        return ScreenReading.words(visit.pilot.lines.dropFirst().dropLast().joined(separator: "\n"))
            .subtracting(shorter).filter { !$0.allSatisfy(\.isNumber) }
    }

    /// What small screens leave out or say with a short form of the text: greetings, sums of the week, and that what is saved
    /// is saved. What is to be done and how it is answered is never among it.
    private static let leftOut: [StringKey] = [
        .todayMorning, .todayAfternoon, .todayEvening, .todayToDo, .todayDoneNone, .todayWeek, .todayWeekNone,
        .todaySafe,
        .welcomeParticipant, .fillingSeveral, .fillingSaved, .fillingOpenRequired,
    ]
}
