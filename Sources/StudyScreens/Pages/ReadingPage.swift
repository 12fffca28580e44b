import StudyAPI
import TerminalUI

/// A page that is read: a title and paragraphs that wrap and scroll, and what goes on from there.
struct ReadingPage: View {
    let trailing: String
    let title: String
    let paragraphs: [String]
    let bindings: [KeyBinding]

    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size

    init(title: String, paragraphs: [String], trailing: String = "", bindings: [KeyBinding]) {
        self.title = title
        self.paragraphs = paragraphs
        self.trailing = trailing
        self.bindings = bindings
    }

    var body: some View {
        let wording = Wording(catalogue, model.clock)
        let status = model.status.remark.map { wording.text($0, isShort: size.isSmall) } ?? ""
        ScreenFrame(
            places: [model.title], trailing: trailing, status: status, isWarning: model.status.isWarning,
            isPassing: model.status == .saving
        ) {
            ScrollView {
                Text(verbatim: title).role(.heading)
                ForEach(Array(paragraphs.enumerated()), id: \.offset) { paragraph in
                    Text(verbatim: paragraph.element).padding(size.isSmall ? [] : .top, 1)
                }
            }
            .padding(size.isSmall ? [] : .leading, 2)
        }
        .keyBindings(bindings)
    }
}

/// While the draft is being opened.
struct LoadingPage: View {
    @Environment(FillingModel.self) private var model
    @Environment(\.screenSize) private var size

    var body: some View {
        ScreenFrame(places: [model.title]) {
            WhileItLasts { Text(.screenLoading).padding(.leading, size.isSmall ? 0 : 2) }
        }
    }
}

/// There was a draft: what was kept of it, and whether to go on.
struct RecoveredPage: View {
    let recovery: Recovery

    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue

    var body: some View {
        let wording = Wording(catalogue, model.clock)
        let languageRemark = model.languageRemark(wording).map { [$0] } ?? []
        ReadingPage(
            title: catalogue.text(.fillingRecoveredTitle),
            paragraphs: recovery.remarks.map(wording.text) + languageRemark,
            bindings: [
                KeyBinding(.enter, Phrase(.keyGoOn), priority: 2) { model.perform(.goOn) },
                KeyBinding(FillingKeys.startOver, Phrase(.keyStartOver), priority: 1) { model.perform(.startOver) },
            ])
    }
}

/// The study's words for someone whose answer is a safety matter. Nothing else shows before they have been read.
struct SafetyPage: View {
    let notice: SafetyNotice

    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue

    var body: some View {
        ReadingPage(
            title: catalogue.text(.fillingSafetyTitle), paragraphs: notice.paragraphs,
            bindings: [KeyBinding(.enter, Phrase(.keyGoOn), priority: 1) { model.perform(.goOn) }])
    }
}

/// The answers have been handed in. Safety texts stand here once more.
struct SubmittedPage: View {
    let submission: KeptSubmission

    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue

    var body: some View {
        let wording = Wording(catalogue, model.clock)
        let time = Remark.Argument.text(wording.time(submission.submittedAt))
        let file = submission.file.map { [wording.text(.fillingSubmittedFile, ["file": .text($0)])] } ?? []
        ReadingPage(
            title: catalogue.text(.fillingSubmittedTitle),
            paragraphs: [wording.text(.fillingSubmittedAt, ["time": time])] + file
                + model.notices.flatMap(\.paragraphs),
            bindings: [KeyBinding(.enter, Phrase(.keyGoOn), priority: 1) { model.perform(.goOn) }])
    }
}

/// It cannot go on like this.
struct FailedPage: View {
    let error: DraftKeeperError

    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue

    var body: some View {
        ReadingPage(
            title: catalogue.text(error.title),
            paragraphs: [Wording(catalogue, model.clock).text(error.remark)],
            bindings: [
                KeyBinding(.enter, Phrase(error.isFinal ? .keyGoOn : .keyTryAgain), priority: 1) {
                    model.perform(.goOn)
                }
            ])
    }
}
