import Glibc
import Synchronization

/// The part of FHIR R4's model that paths go through: names of types, what they specialise, and their elements.
///
/// At first use only the types are read from the tables beside it; an element's declarations are looked for in the tables when
/// its name is first asked for. Those of all resources that forms do not use are ten times as long, and read by `whole` alone.
struct R4Model: Sendable {
    /// The types that forms use with their elements; of the other types the names.
    static let shared = R4Model(dataTypes + resources, slots: 1024)
    /// All types with their elements. Those of `shared` have the same places in it.
    static let whole = R4Model(dataTypes + resources, others: others, slots: 4096)

    /// The tables. Each line is `Name:Parent element:Type element:Type …`; a choice's type is `*`, and behind it the types with
    /// `|` between them if it may not be of any.
    private let text: [UInt8]
    /// The names of the types.
    private var names: NameTable
    /// What each type specialises.
    private(set) var parents: [FHIRType?] = []
    /// Where each line begins, and the place of its type.
    private var lines: [(start: Int, owner: Int)] = []
    /// The line of each type that has one.
    private var lineOfType: [Int?] = []
    private let known = KnownDeclarations()

    private init(_ tables: String, others: String = "", slots: Int) {
        names = NameTable(slots: slots)
        text = Array((tables + others).utf8)
        // Bytes, not characters or strings: the tables are ASCII, and a program that reads one expression waits for this.
        readTypes(from: 0, to: tables.utf8.count)
        let resource = names.place(of: "DomainResource".utf8)
        var otherTypes = Self.otherTypes
        otherTypes.withUTF8 { bytes in
            var words = TableWords(bytes)
            repeat {
                while let (name, parent) = words.next() {
                    addType(name, parent: parent.flatMap(names.place) ?? resource)
                }
            } while words.nextLine()
        }
        readTypes(from: tables.utf8.count, to: text.count)
    }

    /// Notes the lines, and adds the types that begin them and are not there.
    private mutating func readTypes(from first: Int, to last: Int) {
        text.withUnsafeBufferPointer { bytes in
            var start = first
            while start < last {
                let end = bytes.place(of: UInt8(ascii: "\n"), start, last) ?? last
                var words = TableWords(UnsafeBufferPointer(rebasing: bytes[start..<end]))
                if let (name, parent) = words.next() {
                    let owner = addType(name, parent: parent.flatMap(names.place))
                    lineOfType[owner] = lines.count
                    lines.append((start, owner))
                }
                start = end + 1
            }
        }
    }

    @discardableResult
    private mutating func addType(_ name: UnsafeBufferPointer<UInt8>, parent: Int?) -> Int {
        let place = names.add(name)
        guard place == parents.count else { return place }
        parents.append(parent.map(FHIRType.init))
        lineOfType.append(nil)
        return place
    }

    /// The tables of all other types, in one.
    private static var others: String { fromAToB + fromCToC + fromDToH + fromIToM + fromNToR + fromSToZ }

    /// How many types there are.
    var count: Int { parents.count }

    /// The names of the types.
    var types: [String] { (0..<count).map { names[$0] } }

    /// The name of the type at a place.
    func name(at place: Int) -> String { names[place] }

    /// The type with that name.
    func type(named name: some Collection<UInt8>) -> FHIRType? {
        names.place(of: name).map(FHIRType.init)
    }

    /// The data type by the name it has at the end of a choice's member: dateTime by `DateTime`.
    func choice(named name: some Collection<UInt8>) -> FHIRType? {
        guard let first = name.first, first &- 65 < 26,
            let place = names.place(of: name) ?? names.place(of: name, first: first | 0x20),
            isDataType(place), !name.contains(UInt8(ascii: "."))
        else { return nil }
        return FHIRType(place)
    }

    /// Whether a type is no resource.
    private func isDataType(_ place: Int) -> Bool {
        var type: FHIRType? = FHIRType(place)
        while let current = type {
            if current == .resource { return false }
            type = parents[Int(current.index)]
        }
        return true
    }

    /// What a value may be of where the choice is open: every data type that is not only a part or base of others.
    var typesOfOpenChoices: [FHIRType] {
        (0..<count).filter { isDataType($0) && !names[$0].contains(".") }.map(FHIRType.init)
            .filter { ![.element, .backboneElement, .typeInfo].contains($0) }
    }

    /// Which types declare an element of that name. Made once a name, when it is first asked for.
    func declarations(of name: String) -> ElementDeclarations {
        known.declarations(of: name, in: text) { places in
            places.isEmpty
                ? Self.none
                : ElementDeclarations(
                    text.withUnsafeBufferPointer { bytes in places.map { declaration(at: $0, in: bytes) } },
                    parents: parents)
        }
    }

    /// What is declared by the `name:type` that has its colon there.
    private func declaration(at colon: Int, in bytes: UnsafeBufferPointer<UInt8>) -> ElementDeclaration {
        var end = colon + 1
        while end < bytes.count, bytes[end] > UInt8(ascii: " ") { end += 1 }
        let type = UnsafeBufferPointer(rebasing: bytes[(colon + 1)..<end])
        return ElementDeclaration(
            owner: UInt16(owner(at: colon)), type: names.place(of: type).map(FHIRType.init),
            isChoice: type.first == UInt8(ascii: "*"))
    }

    /// The type on whose line a byte stands.
    private func owner(at place: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].start <= place { low = middle } else { high = middle }
        }
        return lines[low].owner
    }

    private static let none = ElementDeclarations([], parents: [])

    /// How the type, or one it specialises, declares the element.
    func declaration(of name: String, in type: FHIRType) -> ElementDeclaration? {
        declarations(of: name).first(in: type)
    }

    /// The names of the elements that the type declares itself, in the table's order.
    func elementNames(of type: FHIRType) -> [String] {
        var found: [String] = []
        forEachElement(of: type) { name, _ in
            found.append(String(decoding: name, as: UTF8.self))
            return true
        }
        return found
    }

    /// Whether the type declares elements itself.
    func hasElements(_ type: FHIRType) -> Bool {
        var isFound = false
        forEachElement(of: type) { _, _ in
            isFound = true
            return false
        }
        return isFound
    }

    /// The types that a choice may be of, which the type declares itself; none if any data type.
    func choices(of name: String, in type: FHIRType) -> [FHIRType] {
        var found: [FHIRType] = []
        forEachElement(of: type) { other, types in
            guard other.elementsEqual(name.utf8) else { return true }
            found = types.dropFirst().split(separator: UInt8(ascii: "|")).compactMap { self.type(named: $0) }
            return false
        }
        return found
    }

    /// Calls `visit` with the elements that the type declares itself, in the table's order, until it returns false.
    private func forEachElement(
        of type: FHIRType, _ visit: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        guard let line = lineOfType[Int(type.index)] else { return }
        text.withUnsafeBufferPointer { bytes in
            var words = TableWords(UnsafeBufferPointer(rebasing: bytes[lines[line].start...]))
            _ = words.next()
            while let (name, type) = words.next() {
                if let type, !visit(name, type) { return }
            }
        }
    }
}

/// The declarations of names that were asked for.
private final class KnownDeclarations: Sendable {
    private let state = Mutex<(found: [String: ElementDeclarations], index: ElementIndex?)>(([:], nil))

    /// `make` gets the places of the colons behind the name.
    func declarations(of name: String, in text: [UInt8], make: ([Int]) -> ElementDeclarations) -> ElementDeclarations {
        state.withLock { state in
            if let known = state.found[name] { return known }
            let index = state.index ?? ElementIndex(text)
            state.index = index
            let new = make(index.colons(behind: name, in: text))
            // A file may have any number of names that nothing declares.
            if !new.all.isEmpty { state.found[name] = new }
            return new
        }
    }
}
