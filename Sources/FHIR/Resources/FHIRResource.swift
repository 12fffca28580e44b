/// A resource that can be read from JSON.
public protocol FHIRResource: FHIRElement {
    /// The `resourceType` it is read from.
    static var resourceType: String { get }

    /// A view of the object, after checking that it is such a resource, of R4, and sound where its type demands more.
    init(json: JSONObject) throws(FHIRError)
}

extension FHIRResource {
    /// A view of the JSON value. Throws if it is not an object or not such a resource.
    public init(json: JSON) throws(FHIRError) {
        guard case .object(let object) = json else {
            throw FHIRError(.notAResource(found: json.kindDescription))
        }
        try self.init(json: object)
    }

    /// The resource written in the bytes. Errors carry the position in the text.
    public init(parsing bytes: some Collection<UInt8>) throws(FHIRError) {
        let json: JSON
        do throws(JSONError) {
            json = try JSON(parsing: bytes)
        } catch {
            throw FHIRError(.notJSON(error), position: error.position)
        }
        do throws(FHIRError) {
            try self.init(json: json)
        } catch {
            throw error.located(in: bytes)
        }
    }

    /// The canonical URL.
    public var url: String? { json["url"]?.string }
    /// The business version.
    public var version: String? { json["version"]?.string }
    /// The canonical URL with the version, if there is one: `url|version`.
    public var canonical: String? {
        url.map { url in version.map { url + "|" + $0 } ?? url }
    }
    /// The resources inside this one.
    public var contained: [JSONObject] { json["contained"]?.array?.compactMap(\.object) ?? [] }
    /// The language the texts are written in, as BCP 47 has it.
    public var language: String? { json["language"]?.string }

    /// Throws unless the object says to be this type of resource.
    static func checkType(of object: JSONObject) throws(FHIRError) {
        guard let type = object["resourceType"] else {
            throw FHIRError(.notAResource(found: "an object without one"))
        }
        guard case .string(let name) = type else {
            throw FHIRError(.wrongType(expected: "a string", found: type.kindDescription), path: "resourceType")
        }
        guard name == resourceType else {
            throw FHIRError(.otherResource(expected: resourceType, found: name), path: "resourceType")
        }
        try checkVersion(of: object)
    }

    /// Throws if `fhirVersion` or a profile in `meta` names another version than 4.0.
    private static func checkVersion(of object: JSONObject) throws(FHIRError) {
        if let version = object["fhirVersion"]?.string, !version.hasPrefix("4.0") {
            throw FHIRError(.otherVersion(version, marker: "fhirVersion"), path: "\(resourceType).fhirVersion")
        }
        for (index, profile) in (object["meta"]?["profile"]?.array ?? []).enumerated() {
            guard let profile = profile.string, let version = FHIRVersion.named(inProfile: profile) else { continue }
            throw FHIRError(
                .otherVersion(version, marker: "meta.profile"), path: "\(resourceType).meta.profile[\(index)]")
        }
    }
}

/// Versions of FHIR as they show in URLs.
enum FHIRVersion {
    /// The version other than R4 that a core profile's URL names: `http://hl7.org/fhir/5.0/StructureDefinition/…` or
    /// a canonical of a core profile with `|5.0.0`.
    static func named(inProfile profile: String) -> String? {
        let core = "http://hl7.org/fhir/"
        guard profile.hasPrefix(core) else { return nil }
        let rest = profile.dropFirst(core.count)
        if let bar = rest.lastIndex(of: "|"), rest.hasPrefix("StructureDefinition/") {
            let version = rest[rest.index(after: bar)...]
            return version.hasPrefix("4.0") ? nil : String(version)
        }
        guard let first = rest.first, first.isNumber, let slash = rest.firstIndex(of: "/") else { return nil }
        let version = rest[..<slash]
        return version.hasPrefix("4.0") ? nil : String(version)
    }
}
