/// The part of FHIR R4's model that paths go through: names of types, what they specialise, and their elements.
///
/// Read once, at first use, from the tables beside it.
struct R4Model: Sendable {
    struct TypeInfo: Sendable {
        let name: String
        let parent: Int?
        /// The elements it declares itself, in the table's order.
        var elements: [(name: String, type: Int?, isChoice: Bool)] = []
    }

    static let shared = R4Model()

    private(set) var types: [TypeInfo] = []
    /// What each type specialises, by its place.
    private(set) var parents: [FHIRType?] = []
    private(set) var indices: [String: Int] = [:]
    /// Which types declare an element of that name.
    private(set) var names: [String: ElementDeclarations] = [:]
    /// Types by the name they have at the end of a choice's member: `DateTime` for dateTime.
    private(set) var choices: [String: Int] = [:]

    /// Each line of a table is `Name:Parent element:Type element:Type …`; a choice's type is `*`.
    private init() {
        // Bytes, not characters: the tables are ASCII, and a program that reads one expression waits for this.
        let lines = (Self.dataTypes + Self.resources).utf8.split(separator: UInt8(ascii: "\n")).map {
            $0.split(separator: UInt8(ascii: " "))
        }
        for fields in lines {
            guard let (name, parent) = fields.first.map(Self.pair) else { continue }
            indices[name] = types.count
            types.append(TypeInfo(name: name, parent: parent.flatMap { indices[$0] }))
        }
        for name in Self.otherResources.utf8.split(whereSeparator: {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
        }) {
            indices[String(Substring(name))] = types.count
            types.append(TypeInfo(name: String(Substring(name)), parent: indices["DomainResource"]))
        }
        parents = types.map { $0.parent.map { FHIRType($0) } }
        var declared: [String: [ElementDeclaration]] = [:]
        for (index, fields) in lines.enumerated() {
            types[index].elements.reserveCapacity(fields.count)
            for field in fields.dropFirst() {
                let (name, type) = Self.pair(field)
                guard let type else { continue }
                let element = (name: name, type: type == "*" ? nil : indices[type], isChoice: type == "*")
                types[index].elements.append(element)
                declared[name, default: []].append(
                    ElementDeclaration(
                        owner: UInt16(index), type: element.type.map { FHIRType($0) }, isChoice: element.isChoice))
            }
        }
        names = declared.mapValues(ElementDeclarations.init)
        for (index, type) in types.enumerated()
        where !type.name.contains(".") && type.parent != indices["DomainResource"] {
            choices[type.name.prefix(1).uppercased() + type.name.dropFirst()] = index
        }
    }

    /// `left:right`, or `left` alone.
    private static func pair(_ field: Substring.UTF8View) -> (String, String?) {
        guard let colon = field.firstIndex(of: UInt8(ascii: ":")) else { return (String(Substring(field)), nil) }
        return (String(Substring(field[..<colon])), String(Substring(field[field.index(after: colon)...])))
    }
}
