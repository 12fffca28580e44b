import Questionnaires
import TerminalUI

/// The control that answers a question, with its hint and, if its text cannot be taken, why.
struct EntryControl: View {
    let page: FormPage
    let wording: Wording

    @State private var isCalendarOpen = false
    @Environment(FillingModel.self) private var model
    @Environment(\.screenSize) private var size

    var body: some View {
        switch page.item.entry {
        case .single:
            ChoiceList(choices, selection: picked)
            ownWords
        case .several:
            if !size.isSmall { Text(.fillingSeveral).role(.secondary).padding(.leading, 2) }
            ChoiceList(choices, selections: allPicked)
            ownWords
        case .field: field
        case .paragraphs: paragraphs
        case .slider: slider
        case .shown: Text(verbatim: wording.text(page.answerRemark(nil, wording))).padding(indent, 2)
        }
    }

    private var indent: Edge { size.isSmall ? [] : .leading }

    // MARK: Options

    private var choices: [Choice<String>] {
        page.item.options.map { option in
            Choice(
                option.key, key: option.key, label: .verbatim(wording.label(option, of: page.item)),
                isExclusive: option.isExclusive)
        }
    }

    private var present: Set<String> {
        Set(page.answers.compactMap { page.item.option(for: $0)?.key })
    }

    private var picked: Binding<String?> {
        Binding(get: { page.answers.first.flatMap { page.item.option(for: $0)?.key } }) { key in
            guard let key else { return model.perform(.erase) }
            model.perform(model.isMoving ? .typed(key) : .pick(key))
        }
    }

    private var allPicked: Binding<Set<String>> {
        Binding(get: { present }) { keys in
            guard !keys.isEmpty else { return model.perform(present.count == 1 ? .pick(present.first ?? "") : .erase) }
            // One key press changes one option; what it excludes follows in the model.
            let added = page.item.options.first { keys.contains($0.key) && !present.contains($0.key) }
            let removed = page.item.options.first { !keys.contains($0.key) && present.contains($0.key) }
            guard let key = (added ?? removed)?.key else { return }
            model.perform(model.isMoving ? .typed(key) : .pick(key))
        }
    }

    @ViewBuilder private var ownWords: some View {
        if page.item.acceptsFreeText {
            HStack {
                Text(verbatim: page.item.openLabel ?? wording.text(.fillingOther))
                TextField(text: text, maxLength: EntryRoom.limit(page.item))
            }
            .padding(indent, 2)
            remarks
        }
    }

    // MARK: Fields

    private var text: Binding<String> {
        Binding(get: { model.buffers[page.id]?.text ?? "" }) { new in
            guard model.isMoving else { return model.perform(.edit(new)) }
            let old = model.buffers[page.id]?.text ?? ""
            if new.hasPrefix(old) { model.perform(.typed(String(new.dropFirst(old.count)))) }
        }
    }

    /// On a small screen the remarks stand above the field: what is shown around the cursor ends with its line.
    @ViewBuilder private var field: some View {
        if size.isSmall { notes }
        if page.item.kind == .date, let today = model.clock.today {
            line.calendar(isPresented: $isCalendarOpen, text: text, rule: DateRule(page.item), today: today)
        } else {
            line
        }
        if !size.isSmall { notes }
    }

    private var line: some View {
        HStack {
            TextField(text: text, maxLength: EntryRoom.limit(page.item)).frame(
                maxWidth: fieldWidth, alignment: .topLeading
            )
            .layoutPriority(size.width < 20 ? 1 : 0)
            if let unit = page.item.unit { Text(verbatim: unit.display ?? unit.code ?? "") }
        }
        .padding(indent, 2)
    }

    @ViewBuilder private var notes: some View {
        hint
        characterCount
        remarks
    }

    /// Numbers and dates are short; texts take the line.
    private var fieldWidth: Int {
        switch page.item.kind {
        case .integer, .decimal, .quantity, .date, .time: 14
        case .dateTime: 26
        default: .max
        }
    }

    /// The editor counts what it holds, and says what finds no room.
    @ViewBuilder private var paragraphs: some View {
        if size.isSmall { remarks }
        TextEditor(
            text: text, maxLength: page.item.maxLength ?? EntryRoom.limit(page.item), rows: size.isSmall ? 1...3 : 3...8
        )
        .padding(indent, 2)
        if !size.isSmall { remarks }
    }

    /// How much of what the item allows has been used.
    @ViewBuilder private var characterCount: some View {
        if let limit = page.item.maxLength {
            let count = model.buffers[page.id]?.text.unicodeScalars.count ?? 0
            Text(
                verbatim: wording.text(
                    .entryCharacters, ["count": .text(String(count)), "max": .text(String(limit))])
            )
            .role(.secondary).padding(indent, 2)
        }
    }

    @ViewBuilder private var slider: some View {
        if let scale = SliderScale(page.item) {
            if size.width < 60 { hint }
            if size.isSmall { remarks }
            Slider(
                value: Binding(get: { scale.units(model.buffers[page.id]?.text ?? "") }) { units in
                    guard let units else { return model.perform(.erase) }
                    let text = scale.text(units)
                    model.perform(model.isMoving ? .typed(text) : .edit(text))
                },
                unfinished: unfinished(scale), in: scale.range, step: scale.step, fractionDigits: scale.places,
                lowLabel: .verbatim(size.width < 60 ? "" : page.item.slider?.lowLabel ?? ""),
                highLabel: .verbatim(size.width < 60 ? "" : page.item.slider?.highLabel ?? "")
            )
            .padding(indent, 2)
            if !size.isSmall { remarks }
        }
    }

    /// What is typed and is no number of the scale: it stays as text in a field does.
    private func unfinished(_ scale: SliderScale) -> Binding<String> {
        Binding(get: {
            let text = model.buffers[page.id]?.text ?? ""
            return scale.units(text) == nil ? text : ""
        }) { text in
            guard !text.isEmpty else { return model.clearField(of: page) }
            model.perform(model.isMoving ? .typed(text) : .edit(text))
        }
    }

    @ViewBuilder private var hint: some View {
        if let hint = wording.hint(page.item) { Text(verbatim: hint).role(.secondary).padding(indent, 2) }
    }

    /// What is wrong with the text in the field. What finds no room in it the field says itself.
    @ViewBuilder private var remarks: some View {
        if let buffer = model.buffers[page.id], let problem = buffer.problem {
            let words = wording.text(problem.remark(for: page.item, typed: buffer.text), isShort: size.isSmall)
            Text(verbatim: "! \(words)").role(.error).padding(indent, 2)
        }
    }
}
