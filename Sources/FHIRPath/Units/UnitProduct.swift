/// A unit's code as a product of powers, so that equal parts of codes that are multiplied come together: cm times cm is cm2.
struct UnitProduct {
    /// The units with their exponents, none of which is 0, in the order of coming.
    private var factors: [(unit: Substring, exponent: Int)] = []

    /// The powers of a code; `nil` of one with brackets around terms, comments or plain numbers.
    init?(_ code: String) {
        guard code != "1" else { return }
        var isDivisor = false
        var isInBrackets = false
        var start = code.startIndex
        for place in code.indices {
            switch code[place] {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "(" where !isInBrackets, "{" where !isInBrackets: return nil
            case "." where !isInBrackets, "/" where !isInBrackets:
                guard place > code.startIndex || code[place] == "/" else { return nil }
                if place > code.startIndex, !add(code[start..<place], isDivisor) { return nil }
                isDivisor = code[place] == "/"
                start = code.index(after: place)
            default: break
            }
        }
        guard add(code[start...], isDivisor) else { return nil }
    }

    private mutating func add(_ component: Substring, _ isDivisor: Bool) -> Bool {
        let end = component.lastIndex { !"+-0123456789".contains($0) }.map { component.index(after: $0) }
        guard let end else { return false }
        let digits = component[end...]
        guard let exponent = digits.isEmpty ? 1 : Int(digits), abs(exponent) <= 40 else { return false }
        add(component[..<end], isDivisor ? -exponent : exponent)
        return true
    }

    private mutating func add(_ unit: Substring, _ exponent: Int) {
        guard let known = factors.firstIndex(where: { $0.unit == unit }) else {
            return factors.append((unit, exponent))
        }
        factors[known].exponent += exponent
        if factors[known].exponent == 0 { factors.remove(at: known) }
    }

    /// Times the other, or divided by it.
    func times(_ other: UnitProduct, isDivision: Bool) -> UnitProduct {
        var result = self
        for (unit, exponent) in other.factors { result.add(unit, isDivision ? -exponent : exponent) }
        return result
    }

    /// The code: what is multiplied before what is divided by; `1` for nothing.
    var code: String {
        var code = ""
        for (unit, exponent) in factors where exponent > 0 {
            code += (code.isEmpty ? "" : ".") + unit + (exponent == 1 ? "" : String(exponent))
        }
        for (unit, exponent) in factors where exponent < 0 {
            code += "/" + unit + (exponent == -1 ? "" : String(-exponent))
        }
        return code.isEmpty ? "1" : code
    }
}
