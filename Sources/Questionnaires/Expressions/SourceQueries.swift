import FHIR
import FHIRPath

/// The queries of a contained batch (`sourceQueries`), whose answers expressions know by the batch's id.
struct SourceQueries: Sendable {
    let name: String
    /// In the order of the batch; `nil` for an entry that asks for nothing.
    let queries: [QueryTemplate?]

    /// The answers, as a server answers a batch: an entry for each, without a resource where it has none.
    func answer(
        _ environment: FHIRPathEnvironment, _ ask: @Sendable (String) -> JSONObject?
    ) throws(FHIRPathError) -> JSONObject {
        var entries: [JSON] = []
        for template in queries {
            var entry: JSONObject = ["response": ["status": "404"]]
            if let template, let query = try Self.text(of: template, environment), let found = ask(query) {
                entry = ["resource": .object(found), "response": ["status": "200"]]
            }
            entries.append(.object(entry))
        }
        return ["resourceType": "Bundle", "type": "batch-response", "entry": .array(entries)]
    }

    /// The query with its holes filled; `nil` if one of them is empty.
    private static func text(
        of template: QueryTemplate, _ environment: FHIRPathEnvironment
    ) throws(FHIRPathError) -> String? {
        var text = ""
        for part in template.parts {
            switch part {
            case .text(let fixed): text += fixed
            case .expression(let expression):
                guard case .path(let path) = expression.content else { return nil }
                var own = environment
                // Launch context that was not given is empty.
                for name in expression.variables where own.variables[name] == nil && !Evaluation.standard.contains(name)
                {
                    own.variables[name] = []
                }
                let values = try path.evaluate(on: [], environment: own)
                guard !values.isEmpty else { return nil }
                text += values.map(\.text).joined(separator: ",")
            }
        }
        return text
    }
}

extension FormSession {
    /// Asks the form's queries, for its expressions to use.
    mutating func askSourceQueries() {
        guard let ask = context.query else { return }
        for batch in form.sourceQueries {
            guard let known = environment else { return }
            do throws(FHIRPathError) {
                environment?.variables[batch.name] = [FHIRPathValue(resource: try batch.answer(known, ask))]
            } catch {
                report(nil, "sourceQueries #\(batch.name) fail: \(error)")
            }
        }
    }
}

extension R4FormReader {
    /// `sourceQueries`: the batch that the reference names.
    mutating func readSourceQueries(_ element: Extension) -> SourceQueries? {
        let reference = element.reference?.reference ?? ""
        let id = String(reference.drop { $0 == "#" })
        guard reference.hasPrefix("#"),
            let batch = questionnaire.contained.first(where: {
                $0["id"]?.string == id && $0["resourceType"]?.string == FHIRBundle.resourceType
            })
        else {
            note(nil, fault: "sourceQueries refer to \"\(reference)\", which is no contained Bundle, and are left out")
            return nil
        }
        var queries: [QueryTemplate?] = []
        for entry in batch["entry"]?.array ?? [] {
            guard entry["request"]?["method"]?.string ?? "GET" == "GET", let url = entry["request"]?["url"]?.string
            else {
                queries.append(nil)
                continue
            }
            do throws(FHIRPathError) {
                queries.append(try QueryTemplate(url))
            } catch {
                notes.append(FormNote(linkId: nil, .error("sourceQueries #\(id): \(url) cannot be read: \(error)")))
                queries.append(nil)
            }
        }
        hasExpressions = true
        let need = FormNote(linkId: nil, .needsService(feature: "sourceQueries"))
        if !notes.contains(need) { notes.append(need) }
        return SourceQueries(name: id, queries: queries)
    }
}
