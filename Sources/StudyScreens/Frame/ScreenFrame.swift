import StudyAPI
import TerminalUI

/// What every screen has: a top line that says where one is, the screen itself, the status line, the help line.
///
/// On a small screen it gives all the room to what is read: the top line is short, and there is no status line unless there
/// is something to say.
struct ScreenFrame<Content: View>: View {
    /// Where one is, from the outside in: what comes after the study and the person.
    let places: [String]
    /// What the top line ends its places with where there is room.
    let extra: String
    /// What stands at the end of the top line.
    let trailing: String
    /// Whether that matters more than that the data are made up: where only the person's own answers show.
    let isTrailingFirst: Bool
    /// The status line's words.
    let status: String
    /// Whether the status needs the person.
    let isWarning: Bool
    /// Whether the status tells of work under way.
    let isPassing: Bool
    let content: Content

    @Environment(SessionModule.self) private var session: SessionModule?
    @Environment(\.catalogue) private var catalogue
    @Environment(\.glyphs) private var glyphs
    @Environment(\.screenSize) private var size

    init(
        places: [String] = [], extra: String = "", trailing: String = "", isTrailingFirst: Bool = false,
        status: String = "", isWarning: Bool = false, isPassing: Bool = false, @ViewBuilder content: () -> Content
    ) {
        self.places = places
        self.extra = extra
        self.trailing = trailing
        self.isTrailingFirst = isTrailingFirst
        self.status = status
        self.isWarning = isWarning
        self.isPassing = isPassing
        self.content = content()
    }

    var body: some View {
        if size.width < 8 || size.height < 2 {
            // Esc is bound outside of the frame: the way out works at any size.
            Text(.screenTooSmall, .named("leave", .text(Key.escape.name)))
        } else if size.height < 4 {
            VStack {
                content.frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
                statusLine
            }
        } else {
            whole
        }
    }

    private var whole: some View {
        VStack {
            HStack(spacing: 2) {
                Text(verbatim: leading).role(.heading).singleLine().frame(maxWidth: .max, alignment: .topLeading)
                Text(verbatim: end).singleLine().layoutPriority(1)
            }
            .padding(.leading, size.isSmall ? 0 : 1)
            content
                .padding(size.isSmall ? [] : .leading, 1)
                .padding(size.isSmall ? [] : .top, 1)
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
            statusLine
            HelpLine().padding(.leading, size.isSmall ? 0 : 1)
        }
    }

    /// Where one is: as much of it as there is room for. That the data are made up is always said.
    private var leading: String {
        guard !size.isSmall else { return smallTopLine.leading }
        guard let study = session?.study else { return places.joined(separator: glyphs.spelled(" · ")) }
        let mark = study.isSynthetic ? [catalogue.text(.screenMadeUp)] : []
        let shortMark = study.isSynthetic ? [catalogue.text(.screenMadeUpShort)] : []
        let person = session?.session?.identity == .coordinator ? [] : [study.person]
        let place = Array(places.suffix(1))
        let all = [study.title] + mark + person + places
        let choices =
            (extra.isEmpty ? [] : [all + [extra]]) + [all, [study.title] + shortMark + person + places]
            + [shortMark + person + places, shortMark + place]
        let room = size.width - 1 - (end.isEmpty ? 0 : DisplayText.width(end) + 2)
        let texts = choices.map { $0.joined(separator: glyphs.spelled(" · ")) }
        if let fitting = texts.first(where: { DisplayText.width($0) <= room }) { return fitting }
        return texts.last.map { DisplayText.shortened($0, to: room, glyphs) ?? $0 } ?? ""
    }

    /// The end of the top line: what is said there, and on a small screen that the data are made up.
    private var end: String { size.isSmall ? smallTopLine.end : trailing }

    /// The top line of a small screen: its end comes before the rest of a long title, which is shortened between words. A
    /// title of one word that is too long for both is left out.
    private var smallTopLine: (leading: String, end: String) {
        let place = places.last ?? ""
        let mark = session?.study?.isSynthetic == true ? catalogue.text(.screenMadeUpShort) : ""
        let ends = [
            [trailing, mark].filter { !$0.isEmpty }.joined(separator: " "),
            isTrailingFirst || mark.isEmpty ? trailing : mark,
        ]
        func room(beside end: String) -> Int { size.width - (end.isEmpty ? 0 : DisplayText.width(end) + 2) }
        for end in ends where DisplayText.width(place) <= room(beside: end) { return (place, end) }
        let end = ends[1]
        if let short = DisplayText.shortened(place, to: room(beside: end), glyphs) { return (short, end) }
        return end.isEmpty ? (DisplayText.shortened(place, to: size.width, glyphs) ?? place, "") : ("", end)
    }

    @ViewBuilder private var statusLine: some View {
        if isPassing {
            WhileItLasts { statusText }.frame(minHeight: size.isSmall ? 0 : 1)
        } else if !size.isSmall || !status.isEmpty {
            statusText
        }
    }

    /// A blank while there is nothing to say, so that the line keeps its place.
    private var statusText: some View {
        Text(verbatim: status.isEmpty ? " " : status)
            .role(isWarning ? .error : .plain)
            .padding(.leading, size.isSmall ? 0 : 3)
    }
}

extension CellSize {
    /// Whether there is so little room that it all goes to what is read.
    var isSmall: Bool { width < 40 || height < 12 }
}
