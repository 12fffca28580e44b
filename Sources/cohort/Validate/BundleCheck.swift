import FHIR
import Questionnaires
import Study

/// Checks the folder that defines a study.
enum BundleCheck {
    /// What there is to say about the folder, its `study.json` and every questionnaire in it.
    static func outcome(of folder: String) -> OperationOutcome {
        let files = BundleFiles { path in
            // What lies outside of the folder is no part of the bundle.
            guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
            return try? DurableFile.read("\(folder)/\(path)")
        }
        var issues: [OperationOutcome.Issue] = []
        do throws(BundleError) {
            let bundle = try StudyBundle(files: files)
            for entry in bundle.questionnaires {
                guard let bytes = files.read(entry.file), let object = (try? JSON(parsing: bytes))?.object else {
                    continue
                }
                issues += questionnaire(object, entry.file)
            }
            try bundle.validateQuestionnaires()
        } catch {
            issues.append(.init(severity: "error", code: "invalid", diagnostics: error.description))
        }
        return OperationOutcome(issues: issues)
    }

    /// The issues of a questionnaire, with its file before their words.
    private static func questionnaire(_ object: JSONObject, _ file: String) -> [OperationOutcome.Issue] {
        FormValidation(object).outcome.issues.map { issue in
            .init(
                severity: issue.severity ?? "error", code: issue.code ?? "invalid",
                diagnostics: "\(file): \(issue.diagnostics ?? "")", expressions: issue.expressions)
        }
    }
}
