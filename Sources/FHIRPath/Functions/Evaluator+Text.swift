import FHIR

/// The functions on strings. Positions and lengths count Unicode scalars.
extension Evaluator {
    func text(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let name = call.function.rawValue + "()"
        if call.function == .join { return try join(call, input, scope) }
        guard let text = try string(input, name, call.offset) else { return [] }
        try countText(bytes: text.utf8.count, call.offset)
        if call.function == .substring { return try substring(call, text, scope) }
        var arguments: [String] = []
        for index in call.arguments.indices {
            guard let argument = try string(try argument(index, of: call, scope), name, call.offset) else { return [] }
            arguments.append(argument)
        }
        switch call.function {
        case .upper: return [.string(text.uppercased())]
        case .lower: return [.string(text.lowercased())]
        case .length: return [.integer(text.unicodeScalars.count)]
        case .trim: return [.string(Self.trimmed(text))]
        case .toChars: return try characters(of: text, call.offset)
        case .matches, .matchesFull, .replaceMatches: return try pattern(call, text, arguments)
        case .replace:
            let result = TextSearch.replace(arguments[0], in: text, with: arguments[1], limit: textBytesLeft)
            try countText(bytes: result?.utf8.count ?? .max, call.offset)
            return result.map { [.string($0)] } ?? []
        case .startsWith: return truth(text.utf8.starts(with: arguments[0].utf8))
        case .endsWith: return truth(text.utf8.reversed().starts(with: arguments[0].utf8.reversed()))
        case .contains: return truth(TextSearch.positions(of: arguments[0], in: text, limit: 1).first != nil)
        case .indexOf: return [.integer(TextSearch.scalarIndex(of: arguments[0], in: text, isLast: false))]
        case .lastIndexOf: return [.integer(TextSearch.scalarIndex(of: arguments[0], in: text, isLast: true))]
        case .split:
            let separator = arguments[0]
            guard !separator.isEmpty else { return try characters(of: text, call.offset) }
            let positions = TextSearch.positions(of: separator, in: text)
            try count(positions.count, call.offset)
            return TextSearch.split(text, at: positions, separatorLength: separator.utf8.count)
                .map(FHIRPathValue.string)
        default:
            guard let coding = TextCoding(rawValue: arguments[0]) else {
                throw SyntaxFailure(
                    .invalidArgument(call.function.rawValue, reason: "there is no coding '\(arguments[0])'"),
                    call.offset)
            }
            guard let result = coding.apply(call.function, to: text) else { return [] }
            try countText(bytes: result.utf8.count, call.offset)
            return [.string(result)]
        }
    }

    private func characters(of text: String, _ offset: Int) throws(SyntaxFailure) -> [FHIRPathValue] {
        try count(text.unicodeScalars.count, offset)
        return text.unicodeScalars.map { .string(String($0)) }
    }

    private static func trimmed(_ text: String) -> String {
        let rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
        guard let last = rest.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
        return String(rest[...last])
    }

    private func substring(_ call: Call, _ text: String, _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let scalars = text.unicodeScalars
        guard let start = try integer(try argument(0, of: call, scope), "substring()", call.offset), start >= 0,
            let first = scalars.index(scalars.startIndex, offsetBy: start, limitedBy: scalars.endIndex),
            first < scalars.endIndex
        else { return [] }
        guard call.arguments.count == 2,
            let length = try integer(try argument(1, of: call, scope), "substring()", call.offset)
        else { return [.string(String(scalars[first...]))] }
        return [.string(String(scalars[first...].prefix(max(0, length))))]
    }

    private func join(_ call: Call, _ input: [FHIRPathValue], _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        let separator = try string(try argument(0, of: call, scope), "join()", call.offset) ?? ""
        guard !input.isEmpty else { return [] }
        var parts: [String] = []
        for value in input {
            guard let text = try string([value], "join()", call.offset) else { continue }
            parts.append(text)
            try countText(bytes: text.utf8.count + separator.utf8.count, call.offset)
        }
        return [.string(parts.joined(separator: separator))]
    }

    private func pattern(_ call: Call, _ text: String, _ arguments: [String]) throws(SyntaxFailure) -> [FHIRPathValue] {
        let found: FHIRPathValue?
        let work: Int
        do throws(PatternError) {
            let pattern = try Pattern(arguments[0])
            let matcher = PatternMatcher(text, groupCount: pattern.groupCount)
            let result: FHIRPathValue?
            switch call.function {
            case .matches: result = .boolean(try pattern.isFound(by: matcher))
            case .matchesFull: result = .boolean(try pattern.matchesAll(by: matcher))
            default:
                result = try pattern.replacing(by: matcher, with: arguments[1], limit: textBytesLeft)
                    .map(FHIRPathValue.string)
            }
            work = matcher.steps
            found = result
        } catch {
            throw SyntaxFailure(.invalidArgument(call.function.rawValue, reason: error.description), call.offset)
        }
        // A step of a matcher is a small one.
        try count(work / 8, call.offset)
        switch found {
        case .string(let text)?: try countText(bytes: text.utf8.count, call.offset)
        case nil: try countText(bytes: .max, call.offset)
        default: break
        }
        return found.map { [$0] } ?? []
    }
}
