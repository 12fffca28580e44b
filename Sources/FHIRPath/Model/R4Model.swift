/// The part of FHIR R4's model that paths go through: names of types, what they specialise, and their elements.
///
/// Read once, at first use, from the tables beside it.
struct R4Model: Sendable {
    struct TypeInfo: Sendable {
        let name: String
        let parent: Int?
        var elements: [String: (type: Int?, isChoice: Bool)] = [:]
    }

    static let shared = R4Model()

    private(set) var types: [TypeInfo] = []
    /// What each type specialises, by its place.
    private(set) var parents: [FHIRType?] = []
    private(set) var indices: [String: Int] = [:]
    /// Which types declare an element of that name.
    private(set) var names: [String: ElementName] = [:]
    /// Types by the name they have at the end of a choice's member: `DateTime` for dateTime.
    private(set) var choices: [String: Int] = [:]

    /// Each line of a table is `Name:Parent element:Type element:Type …`; a choice's type is `*`.
    private init() {
        let lines = (Self.dataTypes + Self.resources).split(separator: "\n").map { $0.split(separator: " ") }
        for fields in lines {
            guard let head = fields.first?.split(separator: ":"), let name = head.first else { continue }
            indices[String(name)] = types.count
            types.append(TypeInfo(name: String(name), parent: head.dropFirst().first.flatMap { indices[String($0)] }))
        }
        for name in Self.otherResources.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            indices[String(name)] = types.count
            types.append(TypeInfo(name: String(name), parent: indices["DomainResource"]))
        }
        parents = types.map { $0.parent.map { FHIRType($0) } }
        for (index, fields) in lines.enumerated() {
            for field in fields.dropFirst() {
                let parts = field.split(separator: ":")
                guard parts.count == 2 else { continue }
                types[index].elements[String(parts[0])] =
                    parts[1] == "*" ? (nil, true) : (indices[String(parts[1])], false)
            }
        }
        for (index, type) in types.enumerated() {
            for (name, element) in type.elements {
                names[name, default: ElementName(name)].add(
                    owner: index, type: element.type, isChoice: element.isChoice)
            }
        }
        for (index, type) in types.enumerated()
        where !type.name.contains(".") && type.parent != indices["DomainResource"] {
            choices[type.name.prefix(1).uppercased() + type.name.dropFirst()] = index
        }
    }
}
