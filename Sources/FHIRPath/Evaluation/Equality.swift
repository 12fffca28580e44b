import FHIR

/// Equality and equivalence of two items (FHIRPath 2.0, "Equality").
enum Equality {
    static func equal(_ left: FHIRPathValue, _ right: FHIRPathValue) -> Bool? {
        if case .element(let first) = left, case .element(let second) = right, first.json == second.json,
            first.sibling == second.sibling
        {
            return true
        }
        switch (left.systemValue, right.systemValue) {
        case (nil, nil): return true
        case (.string(let first)?, .string(let second)?): return first.hasSameBytes(as: second)
        case (.boolean(let first)?, .boolean(let second)?): return first == second
        case (.integer(let first)?, .integer(let second)?): return first == second
        case (.integer(let first)?, .decimal(let second)?): return FHIRDecimal(first) == second
        case (.decimal(let first)?, .integer(let second)?): return first == FHIRDecimal(second)
        case (.decimal(let first)?, .decimal(let second)?): return first == second
        case (.quantity(let first)?, .quantity(let second)?): return Units.equal(first, second)
        // A number is a quantity of unit 1 (FHIRPath 2.0, "Conversion", implicit).
        case (.quantity(let first)?, .integer(let second)?), (.integer(let second)?, .quantity(let first)?):
            return Units.equal(first, FHIRPathQuantity(FHIRDecimal(second)))
        case (.quantity(let first)?, .decimal(let second)?), (.decimal(let second)?, .quantity(let first)?):
            return Units.equal(first, FHIRPathQuantity(second))
        case (.element(let first)?, .element(let second)?): return deepEqual(first.json, second.json)
        case (let first?, let second?):
            guard TemporalOrder.isComparable(first, second) else { return false }
            return TemporalOrder.compare(first, second).map { $0 == 0 }
        default: return false
        }
    }

    static func equivalent(_ left: FHIRPathValue, _ right: FHIRPathValue) -> Bool {
        switch (left.systemValue, right.systemValue) {
        case (nil, nil): return true
        case (.string(let first)?, .string(let second)?): return normalized(first) == normalized(second)
        case (.integer(let first)?, .integer(let second)?): return first == second
        case (.integer(let first)?, .decimal(let second)?): return rounded(FHIRDecimal(first), second)
        case (.decimal(let first)?, .integer(let second)?): return rounded(first, FHIRDecimal(second))
        case (.decimal(let first)?, .decimal(let second)?): return rounded(first, second)
        case (.quantity(let first)?, .quantity(let second)?): return Units.equivalent(first, second)
        case (.element(let first)?, .element(let second)?): return deepEquivalent(first, second)
        default: return equal(left, right) ?? false
        }
    }

    /// Equal to the precision of the one with fewer digits behind the point, zeros at the end not counted.
    static func rounded(_ left: FHIRDecimal, _ right: FHIRDecimal) -> Bool {
        let places = min(left.normalized.decimalPlaces, right.normalized.decimalPlaces)
        return left.rounded(toPlaces: places, rule: .toNearestOrAwayFromZero)
            == right.rounded(toPlaces: places, rule: .toNearestOrAwayFromZero)
    }

    /// Without regard to case and to the kind of spaces (FHIRPath 2.0, "String Equivalence" and the lexical category
    /// "Whitespace"), compared as strings are: é is one however it is put together.
    private static func normalized(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            scalars.append("\t\r\n".unicodeScalars.contains(scalar) ? " " : scalar)
        }
        return String(scalars)
    }

    /// The same values, numbers compared by value.
    static func deepEqual(_ left: JSON, _ right: JSON) -> Bool {
        switch (left, right) {
        case (.object(let first), .object(let second)):
            first.count == second.count
                && first.allSatisfy { member in second[member.name].map { deepEqual(member.value, $0) } ?? false }
        case (.array(let first), .array(let second)):
            first.count == second.count && zip(first, second).allSatisfy { deepEqual($0, $1) }
        case (.number(let first), .number(let second)): first == second || first.decimal == second.decimal
        default: left == right
        }
    }

    /// Codings by system and code, concepts by any coding in common, others by their children in any order.
    private static func deepEquivalent(_ left: FHIRPathElement, _ right: FHIRPathElement) -> Bool {
        guard case .object(let first) = left.json, case .object(let second) = right.json else {
            return left.json == right.json
        }
        if left.typeName == "Coding", right.typeName == "Coding" {
            return Coding(json: first).isSameConcept(as: Coding(json: second))
        }
        guard Set(first.names) == Set(second.names) else { return false }
        for name in first.names {
            var (children, others): ([FHIRPathValue], [FHIRPathValue]) = ([], [])
            left.appendChildren(ElementName(name), to: &children)
            right.appendChildren(ElementName(name), to: &others)
            guard children.count == others.count else { return false }
            for child in children {
                guard let match = others.firstIndex(where: { equivalent(child, $0) }) else { return false }
                others.remove(at: match)
            }
        }
        return true
    }

    /// Equal items have equal hashes; only what is cheap to read and usually differs goes in.
    static func roughHash(_ value: FHIRPathValue) -> Int {
        var hasher = Hasher()
        switch value.systemValue {
        case .string(let text)?: for byte in text.utf8.prefix(64) { hasher.combine(byte) }
        case .boolean(let value)?: hasher.combine(value)
        case .integer(let value)?: hasher.combine(FHIRDecimal(value))
        case .decimal(let value)?: hasher.combine(value)
        case .element(let element)?:
            guard case .object(let object) = element.json else { break }
            hasher.combine(object.count)
            for name in ["linkId", "id", "code", "url", "answer", "value"] {
                switch object[name] {
                case .string(let text)?: hasher.combine(text)
                case .array(let list)?: hasher.combine(list.first?.object.map(shallowHash) ?? list.count)
                default: break
                }
            }
        case .quantity(let quantity)?: if let number = Units.number(quantity) { hasher.combine(number) }
        default: break  // dates and amounts with units: equal ones may be written in many ways
        }
        return hasher.finalize()
    }

    /// Of the strings and booleans directly inside, and of those one level below.
    private static func shallowHash(_ object: JSONObject) -> Int {
        var sum = object.count
        for member in object.members {
            switch member.value {
            case .string(let text): sum ^= text.hashValue
            case .bool(let value): sum ^= value ? 3 : 5
            case .object(let inner): sum ^= inner["code"]?.string?.hashValue ?? inner.count
            default: break
            }
        }
        return sum
    }
}
