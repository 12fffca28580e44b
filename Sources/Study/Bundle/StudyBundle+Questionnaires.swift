import FHIR
import Questionnaires

extension StudyBundle {
    /// The form of one of the bundle's questionnaires.
    public func form(_ canonical: String) throws(BundleError) -> Form {
        let file = questionnaires.first { $0.canonical == canonical }?.file ?? Self.studyFile
        let text = try questionnaireText(canonical)
        let form = try Self.form(text, file: file)
        guard form.canonical == canonical else {
            throw BundleError(file: file, place: "", problem: .wrong(wanted: "\(canonical), as study.json says"))
        }
        return form
    }

    static func form(_ text: String, file: String) throws(BundleError) -> Form {
        do {
            return try Form(Questionnaire(json: json(text, file: file)))
        } catch let error as BundleError {
            throw error
        } catch {
            throw BundleError(file: file, place: "", problem: .notAQuestionnaire("\(error)"))
        }
    }

    /// Parses every questionnaire and checks what tasks, scores and alert rules ask of it.
    ///
    /// Done once when a revision is taken in, not at every start.
    public func validateQuestionnaires() throws(BundleError) {
        for entry in questionnaires {
            let form = try form(entry.canonical)
            for (index, score) in scores.enumerated() where score.questionnaire == entry.canonical {
                try score.check(against: form, file: Self.studyFile, place: "scores[\(index)]")
            }
            for (index, rule) in alerts.enumerated() where rule.questionnaire == entry.canonical {
                guard let item = form.item(linkId: rule.linkId), item.options.contains(where: { $0.score != nil })
                else {
                    throw BundleError(
                        file: Self.studyFile, place: "alerts[\(index)].linkId",
                        problem: .wrong(wanted: "a choice with scores in \(entry.file)"))
                }
            }
        }
    }
}
