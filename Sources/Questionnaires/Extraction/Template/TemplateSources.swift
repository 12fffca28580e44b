import FHIR
import FHIRPath

/// Looks through a template for expressions that cannot be read, before any answer is there.
struct TemplateSources {
    private(set) var problems: [(path: String, text: String)] = []

    init(_ template: JSONObject) {
        look(.object(template), at: template["resourceType"]?.string ?? "Resource")
    }

    private mutating func look(_ json: JSON, at path: String) {
        switch json {
        case .array(let elements):
            for element in elements { look(element, at: path) }
        case .object(let object):
            for element in Extension(json: object).extensions { check(element, at: path) }
            for member in object where member.name != "extension" {
                let name = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
                look(member.value, at: "\(path).\(name)")
            }
        default: break
        }
    }

    private mutating func check(_ element: Extension, at path: String) {
        guard let marker = TemplateMarker(element) else { return }
        do throws(FHIRPathError) {
            _ = try marker.expression()
        } catch {
            problems.append((path, "\(marker.feature) cannot be read: \(error)"))
        }
    }
}

/// One of the two extensions that make holes in a template.
struct TemplateMarker {
    /// What the hole is for.
    enum Kind {
        /// The element is there once for each result, which what is inside starts from.
        case context
        /// The element is each of the results.
        case value
    }

    let kind: Kind
    /// The name that a context gives its result.
    let name: String?
    private let language: String
    private let source: String?

    /// `nil` for any other extension.
    init?(_ element: Extension) {
        switch R4FormReader.name(element.url) {
        case ExtractionURL.templateContext: kind = .context
        case ExtractionURL.templateValue: kind = .value
        default: return nil
        }
        name = element.expression?.name
        language = element.expression?.language ?? "text/fhirpath"
        source = element.expression?.expression ?? element.text
    }

    /// What it is called in messages.
    var feature: String { kind == .context ? "templateExtractContext" : "templateExtractValue" }

    /// Its expression; an empty one, or one of another language, cannot be read.
    func expression() throws(FHIRPathError) -> FormExpression {
        if language == "application/x-fhir-query", let source { return try FormExpression(query: source) }
        return try FormExpression(language == "text/fhirpath" ? source ?? "" : "")
    }

    /// The markers on an element: the context and the value.
    static func find(on holder: JSONObject?) -> (context: TemplateMarker?, value: TemplateMarker?) {
        guard let list = holder?["extension"]?.array else { return (nil, nil) }
        let markers = list.compactMap { $0.object.flatMap { TemplateMarker(Extension(json: $0)) } }
        return (markers.first { $0.kind == .context }, markers.first { $0.kind == .value })
    }

    /// What holds extensions, without the markers.
    static func removed(from holder: JSONObject) -> JSONObject {
        guard let list = holder["extension"]?.array else { return holder }
        let rest = list.filter { $0.object.flatMap { TemplateMarker(Extension(json: $0)) } == nil }
        guard rest.count < list.count else { return holder }
        var holder = holder
        holder["extension"] = rest.isEmpty ? nil : .array(rest)
        return holder
    }
}
