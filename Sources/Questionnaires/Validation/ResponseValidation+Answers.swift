import FHIR

extension ResponseValidation {
    /// Checks a question's answers.
    mutating func checkQuestion(
        _ item: QuestionnaireResponse.Item, _ definition: FormItem, _ slot: Int, _ path: String
    ) {
        if !item.items.isEmpty {
            add(
                "structure", "the items below the question \(definition.linkId) must stand in its answer",
                at: path + ".item[0]")
        }
        var values: [AnswerValue] = []
        var isDeclined = false
        let rows = Array(session.rows(of: slot))
        for (position, answer) in item.answers.enumerated() {
            let place = "\(path).answer[\(position)]"
            if DataAbsentReason.isDeclined(answer.json) {
                isDeclined = true
            } else if answer.value == nil {
                if answer.items.isEmpty { add("structure", "an answer must have a value or items", at: place) }
            } else if let value = checkValue(answer, definition, place + ".value") {
                values.append(value)
            }
            guard !answer.items.isEmpty || !definition.children.isEmpty else { continue }
            let inner = position < rows.count ? rows[position] : slot
            check(answer.items, known: definition.children.map(\.index), in: inner, path: place)
        }
        checkCount(values.count, of: item, definition, path)
        if item.answers.allSatisfy({ $0.value == nil }), !isDeclined, definition.isRequired {
            addOpen("required", "\(definition.linkId) is required and has no answer", at: path)
        }
        do throws(AnswerProblem) {
            if values.count > 1 { try definition.check(values) }
        } catch {
            switch error {
            case .duplicateAnswer, .exclusiveOption: add("business-rule", error.description, at: path)
            default: break
            }
        }
    }

    private mutating func checkCount(
        _ count: Int, of item: QuestionnaireResponse.Item, _ definition: FormItem, _ path: String
    ) {
        let count = max(count, item.answers.count)
        if count > 1, !definition.repeats {
            add("structure", "\(definition.linkId) takes one answer and has \(count)", at: path)
        }
        if let maximum = definition.limits.maxOccurs, count > maximum {
            add("structure", "\(definition.linkId) has \(count) answers; at most \(maximum) are allowed", at: path)
        }
        if let minimum = definition.limits.minOccurs, count > 0, count < minimum {
            addOpen("required", "\(definition.linkId) has \(count) answers; at least \(minimum) are needed", at: path)
        }
    }

    /// The value of an answer as far as it can be read and is of the item's type.
    private mutating func checkValue(
        _ answer: QuestionnaireResponse.Answer, _ definition: FormItem, _ path: String
    ) -> AnswerValue? {
        let name = answer.value?.type ?? ""
        guard let value = AnswerValue(answerJSON: answer.json) else {
            add("value", "the value of \(definition.linkId) cannot be read as \(name)", at: path)
            return nil
        }
        let wanted = definition.declaredType
        guard wanted.isChoice || wanted.elementNames.contains(value.elementName) else {
            add(
                "structure",
                "\(definition.linkId) takes a \(wanted.elementNames.joined(separator: " or ")), not a \(value.elementName)",
                at: path)
            return nil
        }
        do throws(AnswerProblem) {
            try definition.check(value)
        } catch .severalLines {
            add("warning", "value", AnswerProblem.severalLines.description, at: path)
        } catch .notAnOption(let text) where definition.options.isEmpty && !definition.knowsOptions {
            add("warning", "code-invalid", "\"\(text)\" is no concept, and the form lists no answers", at: path)
        } catch .notAnOption(let text) {
            add("code-invalid", AnswerProblem.notAnOption(text).description, at: path)
        } catch {
            add("value", error.description, at: path)
        }
        checkBounds(value, definition, path)
        if definition.limits.isContradictory {
            add("value", "the bounds of \(definition.linkId) let no value through", at: path)
        }
        if case .uri(let text) = value, text.hasPrefix("urn:uuid:"), !Self.isUUID(text.dropFirst(9)) {
            add("value", "\"\(text)\" is not a UUID in lower case", at: path)
        }
        return value
    }

    /// Quantities in units that nobody can convert are not known to be within their bounds.
    private mutating func checkBounds(_ value: AnswerValue, _ definition: FormItem, _ path: String) {
        guard case .quantity(let quantity) = value else { return }
        for case .quantity(let bound)? in [definition.minValue, definition.maxValue] {
            let isCoded = quantity.code != nil && bound.code != nil
            if !isCoded || value.compared(to: .quantity(bound)) == nil {
                add(
                    "value",
                    "\(value.text) cannot be compared with the bound \(AnswerValue.quantity(bound).text) without codes of one system",
                    at: path)
            }
        }
    }

    private static func isUUID(_ text: Substring) -> Bool {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) || $0 == 45 }
    }
}
