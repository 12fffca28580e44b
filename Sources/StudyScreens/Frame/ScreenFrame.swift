import Spezi
import StudyAPI
import TerminalUI

/// What every screen has: a top line that says where one is, the screen itself, the status line, the help line.
///
/// On a small screen it gives all the room to what is read: the top line is short, and there is no status line unless there
/// is something to say. Below four rows one line at a time of what has the focus is left; keys do there what they do anywhere.
struct ScreenFrame: View {
    /// Where one is, from the outside in: what comes after the study and the person.
    let places: [String]
    /// What the top line ends its places with where there is room.
    let extra: String
    /// What stands at the end of the top line.
    let trailing: String
    /// The same in as few characters as can be.
    let shortTrailing: String
    /// Whether it has to be there at any width.
    let isTrailingFirst: Bool
    /// How things stand. Asked by the line that says so: when that changes, nothing else of the screen is evaluated anew.
    let status: FrameStatus
    /// Of no particular type: see ``WhileItLasts``.
    let content: AnyView

    @Environment(SessionModule.self) private var session: SessionModule?
    @Environment(\.catalogue) private var catalogue
    @Environment(\.glyphs) private var glyphs
    @Environment(\.screenSize) private var size

    init<Content: View>(
        places: [String] = [], extra: String = "", trailing: String = "", shortTrailing: String? = nil,
        isTrailingFirst: Bool = false, status: @escaping @autoclosure @MainActor () -> String = "",
        isWarning: @escaping @autoclosure @MainActor () -> Bool = false,
        isPassing: @escaping @autoclosure @MainActor () -> Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.places = places
        self.extra = extra
        self.trailing = trailing
        self.shortTrailing = shortTrailing ?? trailing
        self.isTrailingFirst = isTrailingFirst
        self.status = FrameStatus(words: status, isWarning: isWarning, isPassing: isPassing)
        self.content = AnyView(content())
    }

    var body: some View {
        // One structure at every size: what has been typed or selected stays when the window changes.
        VStack {
            if !isLine {
                HStack(spacing: size.isSmall ? smallTopLine.gap : 2) {
                    if !leading.isEmpty {
                        Text(verbatim: leading).role(.heading).singleLine().frame(
                            maxWidth: .max, alignment: .topLeading)
                    }
                    Text(verbatim: end).singleLine().frame(
                        maxWidth: leading.isEmpty ? .max : nil, alignment: .topTrailing
                    )
                    .layoutPriority(1)
                }
                .padding(.leading, size.isSmall ? 0 : 1)
            }
            content
                .padding(size.isSmall ? [] : .leading, 1)
                .padding(size.isTight ? [] : .top, 1)
                .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading)
            if isLine {
                if size.height > 1 { FrameLastLine(status: status, mark: shortMark, place: shortTrailing) }
            } else {
                FrameStatusLine(status: status)
                HelpLine().padding(.leading, size.isSmall ? 0 : 1)
            }
        }
    }

    /// Whether there is only room for the line that has the focus, and where there is another one, for how things stand.
    private var isLine: Bool { size.width < 8 || size.height < 4 }

    /// Where one is: as much of it as there is room for. That the data are made up is always said.
    private var leading: String {
        guard !size.isSmall else { return smallTopLine.leading }
        guard let study = session?.study else { return places.joined(separator: glyphs.spelled(" · ")) }
        let longMark = study.isSynthetic ? [catalogue.text(.screenMadeUp)] : []
        let shortMark = study.isSynthetic ? [mark] : []
        let person = session?.session?.identity == .coordinator ? [] : [study.person]
        let place = Array(places.suffix(1))
        let all = [study.title] + longMark + person + places
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

    /// That the data are made up, where they are, in one word.
    private var mark: String { isSynthetic ? catalogue.text(.screenMadeUpShort) : "" }
    /// The same in as few characters as can be.
    private var shortMark: String { isSynthetic ? catalogue.text(.screenMadeUpShortest) : "" }
    private var isSynthetic: Bool { session?.study?.isSynthetic == true }

    /// The top line of a small screen. Its end, which is always there, becomes shorter before the title does, and so does the
    /// gap between them; the title is shortened between words. One of a single word that is too long for both is left out.
    private var smallTopLine: (leading: String, gap: Int, end: String) {
        let place = places.last ?? ""
        let ends =
            (isTrailingFirst
            ? [[trailing, mark], [shortTrailing, mark], [shortTrailing, shortMark]]
            : [[trailing, mark], [trailing, shortMark], [mark], [shortMark]])
            .map { $0.filter { !$0.isEmpty }.joined(separator: " ") }.filter { DisplayText.width($0) <= size.width }
        func room(_ gap: Int, _ end: String) -> Int { size.width - (end.isEmpty ? 0 : DisplayText.width(end) + gap) }
        for gap in [2, 1] {
            if let end = ends.first(where: { DisplayText.width(place) <= room(gap, $0) }) { return (place, gap, end) }
        }
        for end in ends {
            if let short = DisplayText.shortened(place, to: room(1, end), glyphs) { return (short, 1, end) }
        }
        return ("", 1, ends.first ?? (isSynthetic ? shortMark : shortTrailing))
    }
}

extension CellSize {
    /// Whether there is so little room that it all goes to what is read.
    var isSmall: Bool { width < 40 || height < 12 }
    /// Whether a blank line would take the place of something that is read.
    var isTight: Bool { isSmall || height < 16 }
}
