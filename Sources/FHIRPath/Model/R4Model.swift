import Synchronization

/// The part of FHIR R4's model that paths go through: names of types, what they specialise, and their elements.
///
/// Read once, at first use, from the tables beside it: those for forms at once, those of all other resources when the first of
/// them is met, as they take ten times as long.
struct R4Model: Sendable {
    /// The types that forms use with their elements; of the other types the names.
    static let shared = R4Model(dataTypes + resources, slots: 4096)
    /// All types with their elements. Those of `shared` have the same places in it.
    static let whole = R4Model(dataTypes + resources, others: others, slots: 16_384)

    /// The names of types, in their order, then those of elements that are no types.
    private var names: NameTable
    /// The names of the types.
    private(set) var types: [String] = []
    /// What each type specialises.
    private(set) var parents: [FHIRType?] = []
    /// The elements of all types, each type's together: the place of the name, and what it is.
    private var elements: [(name: Int, declaration: ElementDeclaration)] = []
    /// Where each type's elements are.
    private var places: [Range<Int>] = []
    /// The places in `elements`, those of one name together and in their order.
    private var byName: [UInt16] = []
    /// Where each name's places begin, and where the last name's end.
    private var nameStarts: [Int] = []
    /// The names of types as they end a choice's member (`DateTime`), and the types. Resources and parts are no choices.
    private var choiceNames = NameTable(slots: 512)
    private var choiceTypes: [FHIRType] = []
    private let known = KnownDeclarations()

    /// Each line of a table is `Name:Parent element:Type element:Type …`; a choice's type is `*`.
    private init(_ tables: String, others: String = "", slots: Int) {
        names = NameTable(slots: slots)
        // Bytes, not characters or strings: the tables are ASCII, and a program that reads one expression waits for this.
        var (tables, others, otherTypes) = (tables, others, Self.otherTypes)
        tables.withUTF8 { readTypes(of: $0) }
        let resource = names.place(of: "DomainResource".utf8)
        otherTypes.withUTF8 { bytes in
            var words = TableWords(bytes)
            repeat {
                while let (name, parent) = words.next() {
                    addType(name, parent: parent.flatMap(names.place) ?? resource)
                }
            } while words.nextLine()
        }
        others.withUTF8 { readTypes(of: $0) }
        places = Array(repeating: 0..<0, count: types.count)
        tables.withUTF8 { readElements(of: $0) }
        others.withUTF8 { readElements(of: $0) }
        sortByName()
        // Types in the names of choices are looked up in `shared` alone.
        if others.isEmpty { addChoices(resource: resource) }
    }

    /// Adds the types that begin the lines and are not there.
    private mutating func readTypes(of bytes: UnsafeBufferPointer<UInt8>) {
        var words = TableWords(bytes)
        repeat {
            guard let (name, parent) = words.next() else { continue }
            addType(name, parent: parent.flatMap(names.place))
        } while words.nextLine()
    }

    private mutating func addType(_ name: UnsafeBufferPointer<UInt8>, parent: Int?) {
        let place = names.add(name)
        guard place == types.count else { return }
        types.append(names[place])
        parents.append(parent.map(FHIRType.init))
    }

    private mutating func readElements(of bytes: UnsafeBufferPointer<UInt8>) {
        var words = TableWords(bytes)
        repeat {
            guard let (name, _) = words.next(), let owner = names.place(of: name) else { continue }
            let start = elements.count
            while let (name, type) = words.next() {
                guard let type else { continue }
                let declaration = ElementDeclaration(
                    owner: UInt16(owner), type: names.place(of: type).map(FHIRType.init),
                    isChoice: type.first == UInt8(ascii: "*"))
                elements.append((names.add(name), declaration))
            }
            places[owner] = start..<elements.count
        } while words.nextLine()
    }

    /// By counting, so that no name has a list of its own.
    private mutating func sortByName() {
        nameStarts = Array(repeating: 0, count: names.count + 1)
        for element in elements { nameStarts[element.name + 1] += 1 }
        for name in 0..<names.count { nameStarts[name + 1] += nameStarts[name] }
        var free = nameStarts
        byName = Array(repeating: 0, count: elements.count)
        for (place, element) in elements.enumerated() {
            byName[free[element.name]] = UInt16(place)
            free[element.name] += 1
        }
    }

    private mutating func addChoices(resource: Int?) {
        for (index, name) in types.enumerated() {
            guard parents[index].map({ Int($0.index) }) != resource, !name.utf8.contains(UInt8(ascii: ".")),
                let first = name.utf8.first
            else { continue }
            let place = choiceNames.add([first & ~0x20] + name.utf8.dropFirst())
            if place == choiceTypes.count { choiceTypes.append(FHIRType(index)) }
        }
    }

    /// The tables of all other types, in one.
    private static var others: String { fromAToB + fromCToC + fromDToH + fromIToM + fromNToR + fromSToZ }

    /// The type with that name.
    func type(named name: some Collection<UInt8>) -> FHIRType? {
        names.place(of: name).flatMap { $0 < types.count ? FHIRType($0) : nil }
    }

    /// Which types declare an element of that name. Made once a name, when it is first asked for.
    func declarations(of name: String) -> ElementDeclarations {
        guard let place = names.place(of: name.utf8) else { return Self.none }
        return known.declarations(at: place) {
            let places = byName[nameStarts[place]..<nameStarts[place + 1]]
            return ElementDeclarations(places.map { elements[Int($0)].declaration }, parents: parents)
        }
    }

    private static let none = ElementDeclarations([], parents: [])

    /// How the type, or one it specialises, declares the element.
    func declaration(of name: String, in type: FHIRType) -> ElementDeclaration? {
        declarations(of: name).first(in: type)
    }

    /// The names of the elements that the type declares itself, in the table's order.
    func elementNames(of type: FHIRType) -> [String] {
        elements[range(of: type)].map { names[$0.name] }
    }

    /// Whether the type declares elements itself.
    func hasElements(_ type: FHIRType) -> Bool { !range(of: type).isEmpty }

    private func range(of type: FHIRType) -> Range<Int> { places[Int(type.index)] }

    /// The type by the name it has at the end of a choice's member: dateTime by `DateTime`. Resources are no choices.
    /// `shared` alone knows them.
    func choice(named name: some Collection<UInt8>) -> FHIRType? {
        choiceNames.place(of: name).map { choiceTypes[$0] }
    }
}

/// The declarations of names that were asked for, by the place of the name.
private final class KnownDeclarations: Sendable {
    private let found = Mutex<[Int: ElementDeclarations]>([:])

    func declarations(at place: Int, make: () -> ElementDeclarations) -> ElementDeclarations {
        found.withLock { found in
            if let known = found[place] { return known }
            let new = make()
            found[place] = new
            return new
        }
    }
}
