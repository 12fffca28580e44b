import FHIR

/// Reads UCUM codes (UCUM, "Full and limited conformance", grammar of terms).
struct UnitParser {
    /// Definitions refer to units that are defined by others, never deeper than this.
    private static let maximumDepth = 12

    private let text: [Character]
    private var next = 0
    private let depth: Int

    /// The measure of a code; `nil` if it is not UCUM.
    static func parse(_ code: String, depth: Int) -> Measure? {
        guard depth < maximumDepth, code.utf8.count <= 100 else { return nil }
        var parser = UnitParser(code, depth: depth)
        guard let measure = parser.term(), parser.next == parser.text.count else { return nil }
        return measure
    }

    private init(_ code: String, depth: Int) {
        text = Array(code)
        self.depth = depth
    }

    private var current: Character? { next < text.count ? text[next] : nil }

    private mutating func term() -> Measure? {
        var result = Measure()
        var isDivision = false
        if current == "/" {
            isDivision = true
            next += 1
        }
        while true {
            guard let part = component(), let product = result.times(part, power: isDivision ? -1 : 1) else {
                return nil
            }
            result = product
            guard let symbol = current, symbol == "." || symbol == "/" else { return result }
            isDivision = symbol == "/"
            next += 1
        }
    }

    private mutating func component() -> Measure? {
        if current == "(" {
            next += 1
            guard let inner = term(), current == ")" else { return nil }
            next += 1
            _ = annotation()
            return inner
        }
        if annotation() { return Measure() }
        let digits = text[next...].prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty {
            next = digits.endIndex
            if current == "*" || current == "^" {
                next += 1
                guard String(digits) == "10" else { return nil }
                return powered(Measure().times(FHIRDecimal(10)))
            }
            _ = annotation()
            return FHIRDecimal(literal: String(digits)).flatMap { Measure().times($0) }
        }
        return powered(atom(name()))
    }

    private mutating func powered(_ measure: Measure?) -> Measure? {
        let exponent = exponent()
        _ = annotation()
        guard let exponent else { return measure }
        return measure.flatMap { Measure().times($0, power: exponent) }
    }

    /// The letters of a unit; in brackets, anything.
    private mutating func name() -> String {
        let start = next
        var isInBrackets = false
        while let character = current {
            if character == "[" { isInBrackets = true }
            if !isInBrackets, ".,/(){}+-0123456789".contains(character) { break }
            if character == "]" { isInBrackets = false }
            next += 1
        }
        return String(text[start..<next])
    }

    private mutating func exponent() -> Int? {
        let start = next
        if current == "+" || current == "-" { next += 1 }
        while let digit = current, digit.isASCII, digit.isNumber { next += 1 }
        guard let value = Int(String(text[start..<next])) else {
            next = start
            return nil
        }
        return value
    }

    /// Passes over a comment in braces.
    private mutating func annotation() -> Bool {
        guard current == "{", let end = text[next...].firstIndex(of: "}") else { return false }
        next = end + 1
        return true
    }

    private func atom(_ name: String) -> Measure? {
        guard !name.isEmpty, let found = UCUM.shared.unit(name) else { return nil }
        switch found.unit.definition {
        case .base: return Measure(base: found.name).times(found.factor)
        case .multiple(let value, let unit):
            return UnitParser.parse(unit, depth: depth + 1)?.times(value)?.times(found.factor)
        case .special(let scale, let value, let unit):
            var measure = UnitParser.parse(unit, depth: depth + 1)?.times(value)
            measure?.scale = scale
            measure?.scaleFactor = found.factor
            return measure
        }
    }
}
