import FHIR
import FHIRPath

/// What a form's expressions may know besides the answers: who it is about, and whom to ask.
public struct FormContext: Sendable {
    /// The resources by the names that `launchContext` gives them, such as `patient`.
    public var resources: [String: [JSONObject]]
    /// Value sets, code systems and other resources that expressions refer to by address.
    public var definitions: Definitions?
    /// Answers a query of a FHIR server (`Observation?code=…`) with a resource, mostly a Bundle; `nil` if it cannot. Called while
    /// the form is worked out, so it must not wait.
    public var query: (@Sendable (String) -> JSONObject?)?

    /// A context.
    public init(
        resources: [String: [JSONObject]] = [:], definitions: Definitions? = nil,
        query: (@Sendable (String) -> JSONObject?)? = nil
    ) {
        self.resources = resources
        self.definitions = definitions
        self.query = query
    }
}

/// A name under which a form wants to be given a resource.
public struct LaunchContext: Hashable, Sendable {
    /// The name, used as `%name`.
    public let name: String
    /// The types of resource it may be.
    public let types: [String]
}

extension FormContext {
    /// The context that a file holds: a Bundle, one resource or an array of them, which are given the names of those of the form's
    /// launch contexts that take their type; an object of names with resources; or the Parameters that `$populate` takes. Resources
    /// that no launch context takes can be found by query, in the way of `Type/id` and `Type?_id=…`.
    public init(_ json: JSON, for form: Form) {
        self.init()
        var all: [JSONObject] = []
        func add(_ resource: JSONObject, as name: String?) {
            all.append(resource)
            if let name {
                resources[name, default: []].append(resource)
                return
            }
            if resource["resourceType"]?.string == "Bundle" {
                for entry in resource["entry"]?.array ?? [] {
                    if let inner = entry["resource"]?.object { add(inner, as: nil) }
                }
            }
            let type = resource["resourceType"]?.string ?? ""
            let taking = form.launchContexts.first { $0.types.contains(type) && resources[$0.name] == nil }
            if let taking { resources[taking.name] = [resource] }
        }
        switch json {
        case .array(let elements): for case .object(let resource) in elements { add(resource, as: nil) }
        case .object(let object) where object["resourceType"]?.string == "Parameters":
            for parameter in object["parameter"]?.array ?? [] { Self.addParameter(parameter, add) }
        case .object(let object) where object["resourceType"] == nil:
            for member in object {
                for value in member.value.array ?? [member.value] {
                    if let resource = value.object { add(resource, as: member.name) }
                }
            }
        case .object(let resource): add(resource, as: nil)
        default: break
        }
        definitions = Definitions(all)
        let held = all
        query = { ResourceQuery($0)?.answer(from: held) }
    }

    /// What a form wants to be given and is not, or is given otherwise than it says: a line for each launch context.
    public func problems(for form: Form) -> [String] {
        form.launchContexts.compactMap { wanted in
            guard let given = resources[wanted.name], !given.isEmpty else {
                return "the launch context \(wanted.name) is not given; what expressions ask of it is empty"
            }
            let types = given.compactMap { $0["resourceType"]?.string }
            guard !wanted.types.isEmpty, let other = types.first(where: { !wanted.types.contains($0) }) else {
                return nil
            }
            return
                "the launch context \(wanted.name) is a \(other); the form wants a \(wanted.types.joined(separator: " or "))"
        }
    }

    /// A `context` parameter of `$populate` names its resource; any other one is a resource by itself.
    private static func addParameter(_ parameter: JSON, _ add: (JSONObject, String?) -> Void) {
        guard let parts = parameter["part"]?.array else {
            if let resource = parameter["resource"]?.object { add(resource, parameter["name"]?.string) }
            return
        }
        let name = parts.lazy.compactMap { $0["name"]?.string == "name" ? $0["valueString"]?.string : nil }.first
        for part in parts where part["name"]?.string == "content" {
            if let resource = part["resource"]?.object { add(resource, name) }
        }
    }
}
