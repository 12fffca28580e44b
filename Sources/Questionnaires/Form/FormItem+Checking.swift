import FHIR

extension FormItem {
    /// Checks one answer against the item: its kind, its options and its limits.
    ///
    /// A limit that cannot be compared with the answer (another unit, another type, a date less precise) forbids nothing.
    public func check(_ value: AnswerValue) throws(AnswerProblem) {
        guard accepts(kindOf: value) else {
            if kind == .choice { throw .notAnOption(value.text) }
            throw .wrongKind(expected: kind)
        }
        do throws(AnswerProblem) {
            try checkRange(value)
            try checkStep(value)
            try checkDigits(value)
            try checkText(value)
            try checkUnit(value)
            try checkFile(value)
            try checkReference(value)
        } catch {
            if let validationText { throw .custom(validationText) }
            throw error
        }
    }

    /// Checks all answers of the item together. No answer at all passes: that is for `isRequired`.
    public func check(_ values: [AnswerValue]) throws(AnswerProblem) {
        guard kind.isQuestion else {
            guard values.isEmpty else { throw .notAQuestion }
            return
        }
        for value in values { try check(value) }
        guard values.count > 1 else { return }
        guard repeats else { throw .tooManyAnswers(count: values.count, maximum: 1) }
        if let maximum = limits.maxOccurs, values.count > maximum {
            throw .tooManyAnswers(count: values.count, maximum: maximum)
        }
        if kind.isChoice {
            guard Set(values).count == values.count else { throw .duplicateAnswer }
            for value in values {
                if let option = option(for: value), option.isExclusive { throw .exclusiveOption(label: option.label) }
            }
        }
    }

    private func accepts(kindOf value: AnswerValue) -> Bool {
        switch (kind, value) {
        case (.boolean, .boolean), (.integer, .integer), (.decimal, .decimal), (.string, .string), (.text, .string),
            (.url, .uri), (.date, .date), (.dateTime, .dateTime), (.time, .time), (.quantity, .quantity),
            (.reference, .reference), (.attachment, .attachment), (.openChoice, .string):
            true
        case (.choice, _), (.openChoice, _):
            // Options whose set is not at hand (a value set of a server) may be any coding.
            if option(for: value) != nil {
                true
            } else if acceptsOtherValues {
                restrictedKind.map { $0.elementNames.contains(value.elementName) } ?? value.isCoding
            } else {
                options.isEmpty && !knowsOptions && value.isCoding
            }
        default: false
        }
    }

    private func checkRange(_ value: AnswerValue) throws(AnswerProblem) {
        let isTooLow = minValue.flatMap { value.compared(to: $0) }.map { $0 < 0 } ?? false
        let isTooHigh = maxValue.flatMap { value.compared(to: $0) }.map { $0 > 0 } ?? false
        if isTooLow || isTooHigh { throw .outOfRange(minimum: minValue, maximum: maxValue) }
        if case .integer(let number) = value, !AnswerValue.integerRange.contains(number) {
            throw .outOfRange(
                minimum: .integer(AnswerValue.integerRange.lowerBound),
                maximum: .integer(AnswerValue.integerRange.upperBound))
        }
    }

    private func checkStep(_ value: AnswerValue) throws(AnswerProblem) {
        guard control == "slider", let step = slider?.step, let number = value.number,
            let distance = number.subtracting(minValue?.number ?? .zero),
            let rest = distance.remainder(dividingBy: step),
            rest != .zero
        else { return }
        throw .notAStep(step: step.text)
    }

    private func checkDigits(_ value: AnswerValue) throws(AnswerProblem) {
        guard let maximum = limits.maxDecimalPlaces, let number = value.number, number.decimalPlaces > maximum else {
            return
        }
        throw .tooManyDecimalPlaces(maximum: maximum)
    }

    private func checkText(_ value: AnswerValue) throws(AnswerProblem) {
        let text: String
        switch value {
        case .string(let string): text = string
        case .uri(let string):
            guard !string.contains(where: \.isWhitespace) else { throw .notAURI(string) }
            text = string
        default: return
        }
        guard !text.isEmpty else { throw .empty }
        if kind != .text, Self.hasLineBreak(text) { throw .severalLines }
        // A text has no more characters than bytes: at most keys there is nothing to count.
        if let maximum = maxLength, text.utf8.count > maximum {
            let count = text.unicodeScalars.count
            if count > maximum { throw .tooLong(count: count, maximum: maximum) }
        }
        if let minimum = limits.minLength, text.utf8.count < 4 * minimum {
            let count = text.unicodeScalars.count
            if count < minimum { throw .tooShort(count: count, minimum: minimum) }
        }
        if let pattern = limits.pattern, pattern.matches(text) == false { throw .wrongFormat(format: entryFormat) }
    }

    /// Whether a text has several lines, as `Character.isNewline` tells. By its bytes, since a field is checked at every key.
    private static func hasLineBreak(_ text: String) -> Bool {
        // LF to CR; the first bytes of NEL and of the line and paragraph separators.
        guard text.utf8.contains(where: { 0x0A...0x0D ~= $0 || $0 == 0xC2 || $0 == 0xE2 }) else { return false }
        return text.unicodeScalars.contains { scalar in
            0x0A...0x0D ~= scalar.value || scalar.value == 0x85 || 0x2028...0x2029 ~= scalar.value
        }
    }

    private func checkFile(_ value: AnswerValue) throws(AnswerProblem) {
        guard case .attachment(let json) = value else { return }
        let file = Attachment(json: json)
        if let type = file.contentType, !limits.mimeTypes.isEmpty,
            !limits.mimeTypes.contains(where: { $0.covers(type) })
        {
            throw .wrongFileType(type, allowed: limits.mimeTypes)
        }
        // Four characters hold three bytes.
        let held = file.data.map { data in
            data.utf8.count / 4 * 3 - data.utf8.suffix(2).count { $0 == UInt8(ascii: "=") }
        }
        if let maximum = limits.maxSize, let size = [file.size, held].compactMap({ $0 }).max(),
            FHIRDecimal(size) > maximum
        {
            throw .fileTooLarge(size: size, maximum: maximum.text)
        }
    }

    private func checkReference(_ value: AnswerValue) throws(AnswerProblem) {
        guard case .reference(let reference) = value, !limits.referenceTypes.isEmpty else { return }
        let steps = (reference.reference ?? "").split(separator: "/")
        guard let type = reference.type ?? (steps.count > 1 ? String(steps[steps.count - 2]) : nil) else { return }
        guard !limits.referenceTypes.contains(type) else { return }
        throw .wrongReference(type, allowed: limits.referenceTypes)
    }

    private func checkUnit(_ value: AnswerValue) throws(AnswerProblem) {
        guard case .quantity(let quantity) = value, !unitOptions.isEmpty else { return }
        guard quantity.value != nil else { throw .empty }
        let isAllowed = unitOptions.contains { unit in
            if let code = quantity.code { return unit.code == code }
            return quantity.unit != nil && (unit.display == quantity.unit || unit.code == quantity.unit)
        }
        guard !isAllowed, !acceptsOtherUnits else { return }
        throw .wrongUnit(
            quantity.unit ?? quantity.code ?? "", allowed: unitOptions.map { $0.display ?? $0.code ?? "" })
    }
}

extension FormItem {
    /// The option a person means: by its key as printed, its label in any case, or its code.
    func option(typed text: String) -> AnswerOption? {
        if let option = option(key: text) { return option }
        let folded = text.lowercased()
        if let option = options.first(where: { $0.label.lowercased() == folded || $0.key.lowercased() == folded }) {
            return option
        }
        return options.first { option in
            if case .coding(let coding) = option.value { coding.code == text } else { option.value.text == text }
        }
    }
}

extension AnswerValue {
    /// Whether it is a coding.
    var isCoding: Bool { if case .coding = self { true } else { false } }
}

extension String {
    /// Whether a type of content such as `image/*` covers another.
    fileprivate func covers(_ type: String) -> Bool {
        self == type || self == "*/*" || (hasSuffix("/*") && type.hasPrefix(dropLast()))
    }
}
