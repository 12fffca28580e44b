import FHIR
import FHIRPath
import FoundationEssentials
import Questionnaires

/// Checks one resource by what it is.
struct ResourceCheck {
    /// The questionnaires that responses may answer.
    let questionnaires: [JSONObject]
    /// Whether the command line names the one.
    let isNamed: Bool
    /// Value sets and code systems among the files.
    let packaged: Definitions
    let now: Date
    let machine: Machine

    /// What there is to say about the resource of a file; without one there is nothing beside it.
    func outcome(of resource: JSONObject, _ file: String = "-") -> OperationOutcome {
        switch resource["resourceType"]?.string {
        case "Questionnaire": return questionnaire(resource, file)
        case "QuestionnaireResponse": return response(resource, file)
        case let type:
            return Self.failure(
                "structure", "expected a Questionnaire or a QuestionnaireResponse, found \(type ?? "no FHIR resource")")
        }
    }

    /// A questionnaire that names others is checked with all of them in it.
    private func questionnaire(_ json: JSONObject, _ file: String) -> OperationOutcome {
        do throws(AssemblyError) {
            let whole = try ModularQuestionnaire.assembled(json, beside: file, with: packaged)
            let issues = FormValidation(whole.questionnaire, packaged: packaged).outcome.issues
            return OperationOutcome(
                issues: issues
                    + whole.notes.map {
                        .init(
                            severity: "warning", code: "business-rule", diagnostics: $0.description,
                            expressions: ["Questionnaire"])
                    })
        } catch {
            return OperationOutcome(
                issues: error.problems.map {
                    .init(
                        severity: "error", code: "invalid", diagnostics: $0.description,
                        expressions: ["Questionnaire"])
                })
        }
    }

    private func response(_ json: JSONObject, _ file: String) -> OperationOutcome {
        let response: QuestionnaireResponse
        do throws(FHIRError) {
            response = try QuestionnaireResponse(json: json)
        } catch {
            return Self.failure("structure", error.description, at: error.path)
        }
        guard let questionnaire = questionnaire(of: response) else {
            return Self.failure(
                "not-found",
                "the questionnaire \(response.questionnaire ?? "") is not among the files; name it with --against",
                at: "QuestionnaireResponse.questionnaire")
        }
        do {
            let whole = try ModularQuestionnaire.assembled(questionnaire, beside: file, with: packaged)
            let form = try Form(json: whole.questionnaire, packaged: packaged)
            return try ResponseValidation(response, against: form, now: now, timeZone: machine.timeZone).outcome
        } catch {
            return Self.failure("not-found", "the questionnaire cannot be used: \(error)")
        }
    }

    /// The questionnaire that a response answers: the named one, one of the files, or one that it contains.
    private func questionnaire(of response: QuestionnaireResponse) -> JSONObject? {
        if isNamed { return questionnaires.first }
        guard let canonical = response.questionnaire else { return questionnaires.count == 1 ? questionnaires[0] : nil }
        if canonical.hasPrefix("#") {
            return response.contained.first { $0["id"]?.string == String(canonical.dropFirst()) }
        }
        let url = canonical.split(separator: "|").first.map(String.init)
        return questionnaires.first { $0["url"]?.string == url || "Questionnaire/\($0["id"]?.string ?? "")" == url }
    }

    static func failure(_ code: String, _ text: String, at path: String = "") -> OperationOutcome {
        OperationOutcome(issues: [
            .init(severity: "error", code: code, diagnostics: text, expressions: path.isEmpty ? [] : [path])
        ])
    }
}
