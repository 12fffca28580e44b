import FHIR
import FHIRPath
import FoundationEssentials
import Questionnaires

/// Checks one resource by what it is.
struct ResourceCheck {
    /// A questionnaire and the file it is in.
    typealias Source = (file: String, json: JSONObject)

    /// The questionnaires that responses may answer.
    let questionnaires: [Source]
    /// Whether the command line names the one.
    let isNamed: Bool
    /// Value sets and code systems among the files.
    let packaged: Definitions
    let now: Date
    let machine: Machine

    /// What there is to say about the resource of a file.
    func outcome(of resource: JSONObject, _ file: String) -> OperationOutcome {
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
            return Self.outcome(of: error)
        }
    }

    /// What keeps a questionnaire from being put together, one issue each.
    private static func outcome(of error: AssemblyError) -> OperationOutcome {
        OperationOutcome(
            issues: error.problems.map {
                .init(
                    severity: "error", code: "invalid", diagnostics: $0.description, expressions: ["Questionnaire"])
            })
    }

    private func response(_ json: JSONObject, _ file: String) -> OperationOutcome {
        let response: QuestionnaireResponse
        do throws(FHIRError) {
            response = try QuestionnaireResponse(json: json)
        } catch {
            return Self.failure("structure", error.description, at: error.path)
        }
        guard let questionnaire = questionnaire(of: response, file) else {
            return Self.failure(
                "not-found",
                "the questionnaire \(response.questionnaire ?? "") is not among the files; name it with --against",
                at: "QuestionnaireResponse.questionnaire")
        }
        do {
            let whole = try ModularQuestionnaire.assembled(
                questionnaire.json, beside: questionnaire.file, with: packaged)
            let form = try Form(json: whole.questionnaire, packaged: packaged)
            return try ResponseValidation(response, against: form, now: now, timeZone: machine.timeZone).outcome
        } catch let error as AssemblyError {
            return Self.outcome(of: error)
        } catch {
            return Self.failure("not-found", "the questionnaire cannot be used: \(error)")
        }
    }

    /// The questionnaire that a response answers: the named one, one of the files, or one that it contains.
    private func questionnaire(of response: QuestionnaireResponse, _ file: String) -> Source? {
        if isNamed { return questionnaires.first }
        guard let canonical = response.questionnaire else { return questionnaires.count == 1 ? questionnaires[0] : nil }
        if canonical.hasPrefix("#") {
            let contained = response.contained.first { $0["id"]?.string == String(canonical.dropFirst()) }
            return contained.map { (file, $0) }
        }
        let url = canonical.split(separator: "|").first.map(String.init)
        return questionnaires.first { _, json in
            json["url"]?.string == url || "Questionnaire/\(json["id"]?.string ?? "")" == url
        }
    }

    static func failure(_ code: String, _ text: String, at path: String = "") -> OperationOutcome {
        OperationOutcome(issues: [
            .init(severity: "error", code: code, diagnostics: text, expressions: path.isEmpty ? [] : [path])
        ])
    }
}
