/// An element as `Questionnaire.item.definition` names it: the address of a profile or type, and the element's id in it, such as
/// `http://hl7.org/fhir/StructureDefinition/Observation#Observation.value[x]:valueQuantity.unit`.
struct ElementDefinitionPath: Hashable {
    /// One step of the way to an element.
    struct Segment: Hashable {
        /// The name of the member that holds it in JSON; of a choice whose type is not told, the name without a type.
        let name: String
        /// The slice, if one is named.
        let slice: String?

        /// As an id has it: `value[x]:valueQuantity` is the member `valueQuantity`, `extension:race` a slice.
        init(_ text: Substring) {
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let (base, slice) = (parts[0], parts.count == 2 ? String(parts[1]) : nil)
            guard base.hasSuffix("[x]") else {
                (name, self.slice) = (String(base), slice)
                return
            }
            let plain = String(base.dropLast(3))
            // Slices of a choice are named as the members are.
            if let slice, slice.hasPrefix(plain) {
                (name, self.slice) = (slice, nil)
            } else {
                (name, self.slice) = (plain, slice)
            }
        }

        /// As it stands in an id and in messages.
        var text: String { slice.map { "\(name):\($0)" } ?? name }
    }

    /// Where the types of FHIR itself are defined.
    static let core = "http://hl7.org/fhir/StructureDefinition/"

    /// The profile or type, without a version.
    let canonical: String
    /// The type that the id begins with.
    let type: String
    /// The way from the resource to the element; never empty.
    let segments: [Segment]

    /// Reads an address; `nil` if it names no element below a type.
    init?(_ text: String) {
        let sides = text.split(separator: "#", maxSplits: 1)
        guard sides.count == 2 else { return nil }
        let parts = sides[1].split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 1, !parts.contains(where: \.isEmpty), parts[0].first?.isUppercase == true else {
            return nil
        }
        canonical = Self.withoutVersion(String(sides[0]))
        type = String(parts[0])
        segments = parts.dropFirst().map(Segment.init)
    }

    /// The id of the element, for messages.
    var path: String { ([type] + segments.map(\.text)).joined(separator: ".") }

    /// The address without what follows a bar.
    static func withoutVersion(_ canonical: String) -> String {
        canonical.firstIndex(of: "|").map { String(canonical[..<$0]) } ?? canonical
    }

    /// Whether an element of this address is one of a resource made by that rule. The types of FHIR itself are also named
    /// without `StructureDefinition`.
    func belongs(to canonical: String) -> Bool {
        self.canonical == canonical
            || canonical == Self.core + type && self.canonical == "http://hl7.org/fhir/" + type
    }
}
