import StudyAPI
import TerminalUI

/// How each participant does, day by day, with the newest scores and their bands.
struct ParticipantsSection: View {
    let participants: [ParticipantAdherence]
    @Binding var selection: String?
    let wording: Wording

    /// Columns there are for a row.
    let width: Int
    /// Whether there is room for the heading and the legend.
    var hasHeading = true

    var body: some View {
        VStack {
            if hasHeading {
                FlowStack {
                    Text(.dashboardParticipants, .named("count", .number(participants.count))).role(.heading)
                    Text(verbatim: wording.legend).role(.secondary)
                }
            }
            List(participants, id: \.participant, selection: $selection) { participant in
                ParticipantRow(participant: participant, wording: wording, columns: columns)
            }
        }
    }

    private var columns: ParticipantRow.Columns? {
        guard width >= 60 else { return nil }
        return ParticipantRow.Columns(
            participant: participants.map { DisplayText.width($0.participant) }.max() ?? 0,
            site: participants.map { DisplayText.width($0.site) }.max() ?? 0,
            days: participants.map(\.days.count).max() ?? 0)
    }
}

/// One participant: in columns, or the parts one after the other where there is too little room.
struct ParticipantRow: View {
    /// How wide the columns are that all rows share.
    struct Columns: Equatable {
        let participant: Int
        let site: Int
        let days: Int
    }

    let participant: ParticipantAdherence
    let wording: Wording
    let columns: Columns?

    /// Columns of "100 %".
    private static let percentColumns = 5

    var body: some View {
        if let columns {
            HStack(spacing: 2) {
                HStack(spacing: 1) {
                    Text(verbatim: participant.participant).frame(width: columns.participant, alignment: .topLeading)
                    Text(verbatim: participant.site).frame(width: columns.site, alignment: .topLeading)
                    days.frame(width: columns.days, alignment: .topLeading)
                    Text(verbatim: percent).frame(width: Self.percentColumns, alignment: .topTrailing)
                }
                .layoutPriority(1)
                FlowStack { scores }
            }
        } else {
            FlowStack(spacing: 1, indent: 2) {
                Text(verbatim: participant.participant)
                Text(verbatim: participant.site)
                Text(verbatim: percent)
                days
                scores
            }
        }
    }

    private var days: CalendarStrip { CalendarStrip(participant.days.map(wording.mark)) }
    private var percent: String { "\(wording.percent(participant.adherence)) %" }

    private var scores: some View {
        ForEach(participant.scores, id: \.instrument) { score in Text(verbatim: wording.score(score)) }
    }
}
