import FHIR
import FHIRPath

/// Puts what expressions give into the holes of a template.
struct TemplateFilling {
    private(set) var problems: [ExtractionError.Problem] = []
    private let id: String
    private let linkId: String?
    private var query: (@Sendable (String) -> JSONObject?)?

    init(_ id: String, _ linkId: String?) {
        (self.id, self.linkId) = (id, linkId)
    }

    /// The resources that a template makes, each with the scope it was made in: one, or one for each result of its context.
    mutating func resources(
        _ template: JSONObject, _ scope: ExtractionScope, query: (@Sendable (String) -> JSONObject?)?
    ) -> [(resource: JSONObject, scope: ExtractionScope)] {
        self.query = query
        let type = template["resourceType"]?.string ?? "Resource"
        var made: [(JSONObject, ExtractionScope)] = []
        for inner in scopes(of: TemplateMarker.find(on: template).context, scope, type) {
            made.append((filled(template, type, inner, type), inner))
        }
        return made
    }

    /// Whether the template says by a hole what the id of its resource is.
    func identified(_ template: JSONObject) -> Bool { TemplateMarker.find(on: template["_id"]?.object).value != nil }

    private mutating func report(_ text: String, at path: String) {
        problems.append(.init(linkId: linkId, path: path, text: "#\(id): \(text)"))
    }

    private mutating func values(_ marker: TemplateMarker, _ scope: ExtractionScope, _ path: String) -> [FHIRPathValue]
    {
        do throws(FHIRPathError) {
            return try scope.values(of: try marker.expression(), query: query)
        } catch {
            report("\(marker.feature) fails: \(error)", at: path)
            return []
        }
    }

    /// The scope itself without a context, else one for each of its results.
    private mutating func scopes(
        of marker: TemplateMarker?, _ scope: ExtractionScope, _ path: String
    ) -> [ExtractionScope] {
        guard let marker else { return [scope] }
        return values(marker, scope, path).map { value in
            var inner = scope
            inner.focus = [value]
            if let name = marker.name { inner.environment.variables[name] = [value] }
            return inner
        }
    }

    // MARK: Objects

    /// An object with its members filled; its own markers have been seen to.
    private mutating func filled(
        _ template: JSONObject, _ type: String?, _ scope: ExtractionScope, _ path: String
    ) -> JSONObject {
        let template = TemplateMarker.removed(from: template)
        var object: JSONObject = [:]
        var names: [String] = []
        for member in template {
            let name = member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
            if !names.contains(name) { names.append(name) }
        }
        for name in names {
            let (value, sibling) = (template[name], template["_" + name])
            let place = "\(path).\(name)"
            let shape = type.flatMap { ElementShape(name, of: $0) }
            if let type, shape == nil, name != "resourceType", ElementShape.isComplete(for: type) {
                report("\(type) has no element \"\(name)\"", at: place)
                continue
            }
            if value?.array != nil || sibling?.array != nil {
                fill(name, value?.array ?? [], sibling?.array ?? [], shape?.typeName, scope, place, into: &object)
            } else {
                fill(name, value, sibling?.object, shape?.typeName, scope, place, into: &object)
            }
        }
        return object
    }

    /// Fills an element that stands alone.
    private mutating func fill(
        _ name: String, _ value: JSON?, _ sibling: JSONObject?, _ type: String?, _ scope: ExtractionScope,
        _ path: String, into object: inout JSONObject
    ) {
        let made = elements(value, sibling, type, scope, path)
        if made.count > 1 { report("takes one value, and there are \(made.count)", at: path) }
        object[name] = made.first?.value
        object["_" + name] = made.first?.sibling.map(JSON.object)
    }

    /// Fills an element that repeats.
    private mutating func fill(
        _ name: String, _ values: [JSON], _ siblings: [JSON], _ type: String?, _ scope: ExtractionScope,
        _ path: String, into object: inout JSONObject
    ) {
        var made: [Element] = []
        for index in 0..<max(values.count, siblings.count) {
            let value = index < values.count && values[index] != .null ? values[index] : nil
            let sibling = index < siblings.count ? siblings[index].object : nil
            made += elements(value, sibling, type, scope, path)
        }
        guard !made.isEmpty else { return }
        if made.contains(where: { $0.value != nil }) { object[name] = .array(made.map { $0.value ?? .null }) }
        if made.contains(where: { $0.sibling != nil }) {
            object["_" + name] = .array(made.map { $0.sibling.map(JSON.object) ?? .null })
        }
    }

    // MARK: Elements

    private struct Element {
        var value: JSON?
        var sibling: JSONObject?
    }

    /// What becomes of one element of the template: nothing, one or several.
    private mutating func elements(
        _ value: JSON?, _ sibling: JSONObject?, _ type: String?, _ scope: ExtractionScope, _ path: String
    ) -> [Element] {
        let object = value?.object
        let markers = TemplateMarker.find(on: object ?? sibling)
        var made: [Element] = []
        for inner in scopes(of: markers.context, scope, path) {
            if let marker = markers.value {
                for result in values(marker, inner, path) {
                    guard let json = ElementValue.json(of: result, as: type) else {
                        report("\(result.typeName) is given, which is no \(type ?? "value")", at: path)
                        continue
                    }
                    let rest = sibling.map(TemplateMarker.removed).flatMap { $0.isEmpty ? nil : $0 }
                    made.append(Element(value: json, sibling: object == nil ? rest : nil))
                }
            } else if let object {
                let own = object["resourceType"]?.string ?? type
                let filled = filled(object, own, inner, path)
                // What all holes have left empty is not there.
                if !filled.isEmpty { made.append(Element(value: .object(filled))) }
            } else {
                let rest = sibling.map(TemplateMarker.removed).flatMap { $0.isEmpty ? nil : $0 }
                if value != nil || rest != nil { made.append(Element(value: value, sibling: rest)) }
            }
        }
        return made
    }
}
