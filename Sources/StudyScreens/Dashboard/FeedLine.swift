import StudyAPI
import TerminalUI

/// What happened last, newest first.
struct FeedLine: View {
    let feed: [FeedEntry]
    let wording: Wording
    let rows: Int
    let headWidth: Int?

    var body: some View {
        FigureLine(head: wording.text(.dashboardNow), headWidth: headWidth) {
            if feed.isEmpty {
                Text(.dashboardNothingYet)
            } else {
                VStack {
                    ForEach(Array(feed.prefix(rows).enumerated()), id: \.offset) { entry in
                        Text(verbatim: words(entry.element))
                    }
                }
            }
        }
    }

    private func words(_ entry: FeedEntry) -> String {
        "\(wording.moment(entry.at, namesToday: false)) \(entry.participant) \(wording.event(entry))"
    }
}
