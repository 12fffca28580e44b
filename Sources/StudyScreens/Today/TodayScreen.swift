import FoundationEssentials
import StudyAPI
import TerminalUI

/// A participant's first screen: what is to be done, by when, and how far it has come.
public struct TodayScreen: View {
    @Environment(TodayModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size
    @Environment(\.leave) private var leave

    /// Makes the screen.
    public init() {}

    /// The tasks in a list; it follows the study while it shows.
    public var body: some View {
        let wording = Wording(catalogue, model.session.clock)
        ScreenFrame(
            places: [catalogue.text(.todayTitle)], trailing: size.isSmall ? "" : wording.day(wording.now),
            status: status(wording), isWarning: model.problem != nil
        ) {
            VStack(spacing: hasRoom ? 1 : 0) {
                if let today = model.today {
                    if hasRoom { Text(verbatim: greeting(wording)).padding(.leading, 2) }
                    List(
                        today.tasks, empty: Phrase(.todayNothing), onOpen: { model.open($0) },
                        row: { TaskRow(task: $0, wording: wording) })
                    if !size.isSmall { Text(verbatim: summary(today, wording)).padding(.leading, 2) }
                } else {
                    WhileItLasts { Text(.screenLoading).padding(.leading, 2) }
                }
            }
        }
        .keyBindings([
            KeyBinding(.character("p"), Phrase(.keyPreferences)) { model.navigation.show(.preferences) },
            KeyBinding(.escape, Phrase(.keyLeaveProgram)) { leave() },
        ])
        .task { await model.follow() }
    }

    private func status(_ wording: Wording) -> String {
        if let problem = model.problem { return wording.text(DraftKeeperError(problem).remark) }
        if let remark = model.remark { return wording.text(remark) }
        return hasRoom ? wording.text(.todaySafe) : ""
    }

    /// Whether there are lines to spare for a greeting: the tasks come first.
    private var hasRoom: Bool { !size.isSmall && size.height >= 16 }

    private func greeting(_ wording: Wording) -> String {
        let hour = wording.local(wording.now).hour
        let hello = wording.text(hour < 12 ? .todayMorning : hour < 18 ? .todayAfternoon : .todayEvening)
        let tasks = model.openTasks
        guard !tasks.isEmpty else { return "\(hello) \(wording.text(.todayNothing))" }
        let minutes = tasks.reduce(0) { $0 + $1.minutes }
        return "\(hello) "
            + wording.text(.todayToDo, ["count": .count(tasks.count), "minutes": .text(String(minutes))])
    }

    private func summary(_ today: GetToday.Reply, _ wording: Wording) -> String {
        let done =
            today.doneToday.isEmpty
            ? wording.text(.todayDoneNone)
            : wording.text(.todayDone, ["titles": .text(today.doneToday.joined(separator: ", "))])
        // On a Monday, or in a week of rest, "0 of 0" would read like a reproach.
        guard today.dueThisWeek > 0 else { return "\(done)  \(wording.text(.todayWeekNone))" }
        let week = wording.text(
            .todayWeek, ["done": .text(String(today.doneThisWeek)), "due": .text(String(today.dueThisWeek))])
        return "\(done)  \(week)"
    }
}

/// One task: its title, when it is due, and how long it takes or where it was left.
struct TaskRow: View {
    let task: TaskCard
    let wording: Wording

    @Environment(\.screenSize) private var size

    var body: some View {
        if size.width >= 76 {
            HStack(spacing: 2) {
                Text(verbatim: task.title).frame(width: 18, alignment: .topLeading)
                Text(verbatim: wording.when(task)).frame(width: 25, alignment: .topLeading)
                Text(verbatim: wording.effort(task))
            }
        } else {
            VStack {
                Text(verbatim: task.title)
                Text(verbatim: "\(wording.when(task)), \(wording.effort(task))").padding(.leading, 2)
            }
        }
    }
}
