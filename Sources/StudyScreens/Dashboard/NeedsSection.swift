import StudyAPI
import TerminalUI

/// What needs a person, most urgent first.
struct NeedsSection: View {
    let needs: [NeedsPerson]
    @Binding var selection: NeedsPerson.Subject?
    let wording: Wording
    /// Columns there are for a row.
    let width: Int
    /// Rows of the list before it scrolls; `nil` where it has all the room.
    let shown: Int?
    /// Whether there is a line for the heading.
    var hasHeading = true
    let open: @MainActor (NeedsPerson) -> Void

    var body: some View {
        VStack {
            if needs.isEmpty {
                Text(.dashboardNothingNeeded).role(.heading)
            } else {
                if hasHeading { Text(.dashboardNeeds, .named("count", .number(needs.count))).role(.heading) }
                List(needs, id: \.self.subject, selection: $selection, onOpen: open) { need in
                    NeedRow(need: need, wording: wording, columns: columns, isTight: width < 30)
                }
                .frame(height: shown.flatMap { needs.count > $0 ? $0 : nil }, alignment: .topLeading)
                .defaultFocus()
            }
        }
    }

    private var columns: NeedRow.Columns? {
        func widest(_ text: (NeedsPerson) -> String) -> Int { needs.map { DisplayText.width(text($0)) }.max() ?? 0 }
        let columns = NeedRow.Columns(
            participant: widest(\.participant), age: widest(wording.age), duty: widest(wording.duty))
        // Less than this for what it is about, and it is better read on a line of its own.
        return width - columns.total >= 24 ? columns : nil
    }
}

/// One line of "Needs you": in columns, or its parts one after the other where there is too little room.
struct NeedRow: View {
    /// How wide the columns are that all rows share.
    struct Columns: Equatable {
        let participant: Int
        let age: Int
        let duty: Int
        /// All but the column of what it is about, with the mark and the gaps.
        var total: Int { 2 + participant + 1 + 2 + age + 2 + duty }
    }

    let need: NeedsPerson
    let wording: Wording
    let columns: Columns?
    /// Whether the parts run on as one text.
    let isTight: Bool

    var body: some View {
        if let columns {
            HStack(spacing: 2) {
                HStack(spacing: 1) {
                    mark
                    Text(verbatim: need.participant).frame(width: columns.participant, alignment: .topLeading)
                    Text(verbatim: wording.subject(need))
                }
                .frame(maxWidth: .max, alignment: .topLeading)
                Text(verbatim: wording.age(need)).frame(width: columns.age, alignment: .topLeading)
                Text(verbatim: wording.duty(need)).frame(width: columns.duty, alignment: .topLeading)
            }
        } else if isTight {
            Text(verbatim: parts.joined(separator: " ")).role(need.isOpenAlert ? .alert : .plain)
        } else {
            FlowStack(spacing: 1, indent: 2) {
                if need.isAlert { mark }
                Text(verbatim: need.participant)
                Text(verbatim: wording.subject(need))
                Text(verbatim: "\(wording.age(need)), \(wording.duty(need))")
            }
        }
    }

    private var parts: [String] {
        (need.isAlert ? ["!"] : []) + [
            need.participant, wording.subject(need) + ",", wording.age(need) + ",", wording.duty(need),
        ]
    }

    private var mark: Text {
        Text(verbatim: need.isAlert ? "!" : " ").role(need.isOpenAlert ? .alert : .plain)
    }
}

extension NeedsPerson {
    /// What stays the same while a need's state moves on: the list's selection follows it.
    enum Subject: Hashable {
        case alert(AlertID)
        case missed(participant: String, task: String)
    }

    var subject: Subject {
        switch self {
        case .alert(let alert): .alert(alert.id)
        case .missedInARow(let participant, let task, _, _): .missed(participant: participant, task: task)
        }
    }

    var participant: String {
        switch self {
        case .alert(let alert): alert.participant
        case .missedInARow(let participant, _, _, _): participant
        }
    }

    /// The alert, where it is about one.
    var alert: AlertSummary? { if case .alert(let alert) = self { alert } else { nil } }

    var isAlert: Bool { alert != nil }

    var isOpenAlert: Bool { alert?.state == .open }
}
