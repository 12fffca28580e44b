import FoundationEssentials
import Questionnaires
import TerminalUI

/// The overview: every question with its answer, nothing shortened.
struct ReviewPage: View {
    @Environment(FillingModel.self) private var model
    @Environment(\.catalogue) private var catalogue
    @Environment(\.screenSize) private var size

    var body: some View {
        let wording = Wording(catalogue, model.clock)
        let form = model.form
        let pages = form?.pages.compactMap { form?.page($0) } ?? []
        ScreenFrame(
            places: [model.title, catalogue.text(.fillingReview)],
            trailing: wording.text(
                size.width < 60 ? .fillingAnsweredShort : .fillingAnswered,
                ["answered": .text(String(form?.answeredCount ?? 0)), "count": .count(pages.count)]),
            shortTrailing: "\(form?.answeredCount ?? 0)/\(pages.count)", isTrailingFirst: true, status: status(wording),
            isWarning: model.status.isWarning,
            isPassing: model.status == .saving
        ) {
            VStack {
                if let remark = form?.remarkOnUnaskable { Text(verbatim: wording.text(remark)).role(.error) }
                List(pages, selection: selection, onOpen: { model.perform(.goTo($0.id)) }) { page in
                    ReviewRow(page: page, answer: wording.text(page.answerRemark(model.buffers[page.id], wording)))
                }
            }
        }
        .keyBindings([
            KeyBinding(FillingKeys.submit, Phrase(.keySubmit), priority: 2) { model.perform(.submit) },
            KeyBinding(FillingKeys.back, Phrase(.keyBack), priority: 1) { model.perform(.back) },
        ])
    }

    private var selection: Binding<UUID?> {
        Binding(get: { model.selected }, set: { if let id = $0 { model.perform(.select(id)) } })
    }

    private func status(_ wording: Wording) -> String {
        // That all is saved is what one expects here; how to hand it in is not.
        let isComplete = model.openQuestions.isEmpty
        if let remark = model.status.remark, !(isComplete && model.status.isSaved) {
            return wording.text(remark, isShort: size.isSmall)
        }
        guard isComplete else { return "" }
        return wording.text(
            Remark(.fillingReviewComplete, ["submit": .command(.submit)]), isShort: size.isSmall)
    }
}

/// One question of the overview: beside each other where there is room, else the answer below.
struct ReviewRow: View {
    let page: FormPage
    let answer: String

    @Environment(\.screenSize) private var size

    var body: some View {
        if size.width >= 60 {
            HStack(spacing: 2) {
                Text(verbatim: page.question).frame(width: size.width / 2, alignment: .topLeading)
                Text(verbatim: answer)
            }
        } else {
            VStack {
                Text(verbatim: page.question)
                Text(verbatim: answer).padding(.leading, 2)
            }
        }
    }
}
