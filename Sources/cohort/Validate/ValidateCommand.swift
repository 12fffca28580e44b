import FHIR
import FHIRPath
import FoundationEssentials
import Glibc
import Questionnaires

/// `cohort validate`: checks questionnaires, responses and study bundles.
@MainActor struct ValidateCommand {
    /// How the issues are written.
    enum Format: String, Sendable, CaseIterable {
        /// A line for each issue.
        case text
        /// An OperationOutcome for each file, one a line.
        case json
    }

    /// What there is to check.
    struct Request: Equatable, Sendable {
        /// The files, and folders of study bundles.
        var files: [String]
        /// The questionnaire that the responses answer.
        var questionnaire: String?
        /// How the issues are written.
        var format = Format.text
    }

    let machine: Machine
    let request: Request

    /// What is in a file: its resource, or the issue that it cannot be read.
    private enum Content {
        case resource(JSONObject)
        case bundle
        case unreadable(String)
    }

    func run() throws(Failure) -> Int32 {
        let contents = request.files.map { file in (file: file, content: Self.content(of: file)) }
        let known = try request.questionnaire.map { file throws(Failure) in [(file, try JSONFile.readObject(file))] }
        let resources = contents.compactMap { file, content -> ResourceCheck.Source? in
            if case .resource(let object) = content { (file, object) } else { nil }
        }
        let check = ResourceCheck(
            questionnaires: known ?? resources.filter { $0.json["resourceType"]?.string == "Questionnaire" },
            isNamed: known != nil, packaged: Definitions(resources.map(\.json)), now: machine.now(), machine: machine)
        var isFine = true
        for (file, content) in contents {
            let outcome =
                switch content {
                case .resource(let object): check.outcome(of: object, file)
                case .bundle: BundleCheck.outcome(of: file)
                case .unreadable(let text):
                    OperationOutcome(issues: [.init(severity: "fatal", code: "structure", diagnostics: text)])
                }
            if outcome.isFailure { isFine = false }
            try Console.answer(text(of: outcome, file))
        }
        return isFine ? 0 : 1
    }

    private static func content(of file: String) -> Content {
        var status = stat()
        if stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return .bundle }
        do throws(Failure) {
            return .resource(try JSONFile.readObject(file))
        } catch { return .unreadable(error.message) }
    }

    private func text(of outcome: OperationOutcome, _ file: String) -> String {
        switch request.format {
        case .json: return outcome.json.text + "\n"
        case .text:
            let name = DisplayName(file)
            if outcome.issues.isEmpty { return "\(name): fine\n" }
            return outcome.issues.map { issue in
                let place = issue.expressions.first.map { "\($0): " } ?? ""
                let words = DisplayName(issue.diagnostics ?? "").description
                return "\(name): \(issue.severity ?? ""): \(place)\(words)\n"
            }.joined()
        }
    }
}
