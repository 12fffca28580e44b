import Questionnaires
import TerminalUI

/// One question, with the control that answers it.
struct QuestionPage: View {
    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size

    var body: some View {
        // Keyed by the question: a control's state never reaches the next one.
        ForEach(model.page.map { [$0] } ?? []) { page in
            AskedQuestion(page: page)
        }
    }
}

/// The page of one question.
struct AskedQuestion: View {
    let page: FormPage

    @State private var isReading = false
    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size

    var body: some View {
        let wording = Wording(catalogue, model.clock, isTyped: page.item.entry.isTyped)
        ScreenFrame(
            places: [model.title], trailing: position(wording), shortTrailing: "\(page.position)/\(page.count)",
            isTrailingFirst: true, status: status(wording), isWarning: model.status.isWarning,
            isPassing: model.status == .saving
        ) {
            if isReading {
                ScrollView { QuestionTexts(page: page, showsStems: true, showsHelp: true) }.padding(
                    size.isSmall ? [] : .leading, 2)
            } else {
                ScrollView(readsBack: true) {
                    QuestionTexts(page: page, showsStems: showsStems, showsHelp: !size.isSmall)
                        .padding(size.isSmall ? [] : .leading, 2)
                    EntryControl(page: page, wording: wording)
                    ForEach(Array(page.closing.enumerated()), id: \.offset) { text in
                        Text(verbatim: text.element).padding(size.isSmall ? [] : .top, 1)
                    }
                }
            }
        }
        .keyBindings(isReading ? readingBindings : bindings)
    }

    /// Where lines are dear, what stood above the question before is not repeated above this one.
    private var showsStems: Bool { size.height >= 16 && !size.isSmall || !model.hasSameStems }

    /// On a small screen "Saved" does not take a line from the next question.
    private func status(_ wording: Wording) -> String {
        if size.isSmall, model.status.isSaved, !page.isAnswered { return "" }
        return model.status.remark.map { wording.text($0, isShort: size.isSmall) } ?? ""
    }

    private func position(_ wording: Wording) -> String {
        wording.text(
            size.isSmall ? .fillingPositionShort : .fillingPosition,
            ["position": .text(String(page.position)), "count": .text(String(page.count))])
    }

    private var readingBindings: [KeyBinding] {
        [
            KeyBinding([.enter] + FillingKeys.read, Phrase(.keyAnswers), priority: 3) {
                isReading = false
            }
        ]
    }

    private var bindings: [KeyBinding] {
        let isTyped = page.item.entry.isTyped
        var bindings = [
            KeyBinding(isTyped ? FillingKeys.nextFromText : FillingKeys.next, Phrase(.keyNext), priority: 3) {
                model.perform(.next)
            },
            KeyBinding(isTyped ? FillingKeys.backFromText : FillingKeys.back, Phrase(.keyBack), priority: 2) {
                model.perform(.back)
            },
            KeyBinding(FillingKeys.review, Phrase(.keyReview)) { model.perform(.review) },
        ]
        if model.allowsDeclining {
            bindings.append(KeyBinding(FillingKeys.decline, Phrase(.keyDecline)) { model.perform(.decline) })
        }
        bindings.append(
            KeyBinding(FillingKeys.erase, Phrase(.keyErase), isMinor: true) { model.perform(.erase) })
        bindings.append(
            KeyBinding(FillingKeys.read, Phrase(.keyRead), isMinor: true) {
                isReading = true
            })
        return bindings
    }
}

/// What is read before answering: the texts around the question, the question, what belongs to it.
struct QuestionTexts: View {
    let page: FormPage
    /// Whether the texts above the question are shown.
    let showsStems: Bool
    /// Whether the help for the question is shown.
    let showsHelp: Bool

    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size

    var body: some View {
        if let languageRemark { Text(verbatim: languageRemark).padding(size.isTight ? [] : .bottom, 1) }
        if showsStems {
            ForEach(Array(page.stems.enumerated()), id: \.offset) { stem in
                Text(verbatim: stem.element).padding(size.isTight ? [] : .bottom, 1)
            }
        }
        Text(verbatim: question).bold()
        ForEach(Array(page.details.enumerated()), id: \.offset) { detail in Text(verbatim: detail.element) }
        if showsHelp, let help = page.item.help { Text(verbatim: help).role(.secondary) }
        if page.item.isRequired, !size.isSmall {
            Text(.fillingRequired).role(.secondary).frame(maxWidth: .max, alignment: .topTrailing)
        }
        if page.state == .declined { Text(.fillingDeclined) }
        if !size.isSmall, !page.item.isRequired { Text(verbatim: " ") }
    }

    /// Said on the first question and where a draft goes on.
    private var languageRemark: String? {
        page.position == 1 ? model.languageRemark(Wording(catalogue, model.clock)) : nil
    }

    /// On a small screen with the word "required", which takes a line of its own elsewhere.
    private var question: String {
        guard size.isSmall, page.item.isRequired else { return page.question }
        return catalogue.text(.fillingRequiredQuestion, [.named("question", .text(page.question))])
    }
}
