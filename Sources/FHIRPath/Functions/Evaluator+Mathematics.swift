import FHIR

extension Evaluator {
    func mathematics(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue + "()"
        let value = try single(input, name, call.offset)
        if case .quantity(let quantity)? = value, [.abs, .ceiling, .floor, .round, .truncate].contains(call.function) {
            let places = try integer(try argument(0, of: call, scope), name, call.offset) ?? 0
            guard quantity.isExact else { return [] }
            return [.quantity(quantity.with(Self.rounded(quantity.value, call.function, places)))]
        }
        guard let number = try decimal(value.map { [$0] } ?? [], name, call.offset) else { return [] }
        // Each takes as long as some hundred steps of other kinds.
        if [.sqrt, .exp, .ln, .log, .power].contains(call.function) { try count(100, call.offset) }
        switch call.function {
        case .abs:
            if case .integer(let whole)? = value {
                return FHIRPathValue.whole(whole == .min ? nil : Swift.abs(whole)).map { [$0] } ?? []
            }
            return [.decimal(number.magnitude)]
        case .ceiling, .floor, .truncate:
            return FHIRPathValue.whole(Self.rounded(number, call.function, 0).integer).map { [$0] } ?? []
        case .round:
            let places = try integer(try argument(0, of: call, scope), name, call.offset) ?? 0
            guard places >= 0 else {
                throw SyntaxFailure(.invalidArgument("round", reason: "the places must not be negative"), call.offset)
            }
            return [.decimal(Self.rounded(number, .round, places))]
        case .sqrt: return Self.result(DecimalFunctions.squareRoot(number))
        case .exp: return Self.result(DecimalFunctions.exponential(number))
        case .ln: return Self.result(DecimalFunctions.logarithm(number))
        case .log:
            guard let base = try decimal(try argument(0, of: call, scope), name, call.offset) else { return [] }
            return Self.result(DecimalFunctions.logarithm(number, base: base))
        default:
            let exponent = try single(try argument(0, of: call, scope), name, call.offset)
            return try power(value, number, exponent, name, call.offset)
        }
    }

    private static func rounded(_ number: FHIRDecimal, _ function: Function, _ places: Int) -> FHIRDecimal {
        switch function {
        case .abs: number.magnitude
        case .ceiling: number.rounded(toPlaces: 0, rule: .up)
        case .floor: number.rounded(toPlaces: 0, rule: .down)
        case .truncate: number.rounded(toPlaces: 0, rule: .towardZero)
        default: number.rounded(toPlaces: places, rule: .toNearestOrAwayFromZero)
        }
    }

    private static func result(_ value: FHIRDecimal?) -> [FHIRPathValue] { value.map { [.decimal($0)] } ?? [] }

    /// Exact for whole exponents as far as the digits go; of integers an integer.
    private func power(
        _ base: FHIRPathValue?, _ number: FHIRDecimal, _ exponent: FHIRPathValue?, _ name: String, _ offset: Int
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        guard let exponent, let decimal = try decimal([exponent], name, offset) else { return [] }
        if let count = decimal.integer, (0...400).contains(count) {
            var result = FHIRDecimal(1)
            for _ in 0..<count {
                guard let next = result.multiplying(by: number) else { return [] }
                result = next
            }
            if case .integer? = base, case .integer = exponent {
                return FHIRPathValue.whole(result.integer).map { [$0] } ?? []
            }
            return [.decimal(result)]
        }
        if let count = decimal.integer, (-400..<0).contains(count) {
            // As many multiplications, and one division.
            let positive = try power(.decimal(number), number, .integer(-count), name, offset)
            guard case .decimal(let whole)? = positive.first else { return [] }
            return Self.result(FHIRDecimal(1).dividing(by: whole))
        }
        return Self.result(DecimalFunctions.power(number, decimal))
    }

    /// `sum()`, `min()`, `max()` and `avg()`, which SDC names and FHIRPath's draft of 3.0 says more of: empty of nothing, so
    /// that a total is not taken for one of answers.
    func total(_ call: Call, _ input: [FHIRPathValue]) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue + "()"
        try count(input.count, call.offset)
        var result: FHIRPathValue?
        var counted = 0
        for item in input {
            guard let value = item.systemValue else { continue }
            counted += 1
            guard let total = result else {
                result = value
                continue
            }
            switch call.function {
            case .min, .max:
                guard let order = try order(value, total, name, call.offset) else { return [] }
                if call.function == .min ? order < 0 : order > 0 { result = value }
            default:
                guard let sum = try calculate(.plus, total, value, call.offset) else { return [] }
                result = sum
            }
        }
        guard let result else { return [] }
        switch (call.function, result) {
        case (.min, _), (.max, _): return [result]
        case (_, .integer), (_, .decimal), (_, .quantity):
            guard call.function == .avg else { return [result] }
            return try calculate(.divide, result, .integer(counted), call.offset).map { [$0] } ?? []
        default:
            throw SyntaxFailure(.wrongType(name, expected: "numbers", found: result.kindDescription), call.offset)
        }
    }
}
