import FHIR
import FHIRPath

extension ExtractionWalk {
    /// Makes the resource of a template.
    mutating func fill(_ template: ExtractionRules.Template, _ linkId: String?, _ scope: ExtractionScope) {
        var filling = TemplateFilling(template.id, linkId)
        let found = filling.resources(template.resource, scope, query: context.query)
        take(filling)
        for (resource, own) in found {
            var resource = resource
            // The id names the template within the form, not the resource.
            resource["id"] = filling.identified(template.resource) ? resource["id"] : nil
            _ = begin(resource, template.request, linkId, own)
        }
    }

    /// Makes the entries of a template of a whole transaction.
    mutating func fillBundle(_ template: ExtractionRules.Template, _ linkId: String?, _ scope: ExtractionScope) {
        var filling = TemplateFilling(template.id, linkId)
        let bundles = filling.resources(template.resource, scope, query: context.query)
        take(filling)
        for entry in bundles.flatMap({ $0.resource["entry"]?.array ?? [] }) {
            guard let resource = entry["resource"]?.object else {
                if entry["request"]?["method"]?.string == "DELETE" {
                    report(linkId, "#\(template.id): a DELETE is no resource of an answer", at: "Bundle.entry.request")
                }
                continue
            }
            var made = ExtractedEntry(resource, fullURL: entry["fullUrl"]?.string ?? newURL())
            made.request = entry["request"]?.object
            entries.append(made)
        }
    }

    private mutating func take(_ filling: TemplateFilling) {
        for problem in filling.problems { report(problem.linkId, problem.text, at: problem.path) }
    }
}
