import FHIR

extension R4FormReader {
    /// Reads the answers to choose from.
    mutating func readOptions(of source: Questionnaire.Item, into item: inout FormItem) {
        if item.kind == .boolean {
            item.options = [
                AnswerOption(value: .boolean(true), label: AnswerValue.boolean(true).text, key: "1"),
                AnswerOption(value: .boolean(false), label: AnswerValue.boolean(false).text, key: "2"),
            ]
            return
        }
        let json = source.json["answerOption"]
        if item.kind.isChoice, let json, let lastOptions, lastOptions.json == json {
            item.options = lastOptions.options
            return
        }
        let listed = json == nil ? [] : source.answerOptions
        let isRestricted = !listed.isEmpty && source.answerValueSet == nil && item.kind.isRestrictable
        guard item.kind.isChoice || isRestricted else {
            if !listed.isEmpty || source.answerValueSet != nil {
                note(item.linkId, fault: "has options but is of type \(item.kind.rawValue); they are left out")
            }
            return
        }
        let noted = notes.count
        var sources = listed.compactMap { option($0, item.linkId) }
        if sources.isEmpty, let address = source.answerValueSet { sources = valueSet(address, item.linkId) }
        if sources.isEmpty, source.answerValueSet == nil, item.kind == .choice, !decidesOptions(item) {
            note(item.linkId, fault: "offers no answers to choose from")
        }
        item.options = options(sources, item.linkId)
        // What there was to note has to be noted of each item.
        lastOptions = json.flatMap { notes.count == noted && !listed.isEmpty ? ($0, item.options) : nil }
    }

    private func decidesOptions(_ item: FormItem) -> Bool {
        guard item.expressions.hasDynamics, let dynamics = item.expressions.dynamics else { return false }
        return dynamics.decidesOptions || dynamics.suggestions != nil
    }

    private mutating func option(_ source: Questionnaire.AnswerOption, _ linkId: String) -> AnswerOption.Source? {
        guard let value = AnswerValue(answerJSON: source.json) else {
            note(linkId, fault: "an answer option has no value that can be read")
            return nil
        }
        var option = AnswerOption.Source(value: value, isInitial: source.isInitiallySelected)
        if !languages.isEmpty {
            option.label =
                source.coding.flatMap { localized("display", of: $0.json) } ?? localized("valueString", of: source.json)
        }
        var elements = source.extensions
        if case .coding(let coding) = value { elements += coding.extensions } else { option.score = source.score }
        for element in elements {
            switch meaning(element.url) {
            case .optionExclusive: option.isExclusive = element.boolean ?? false
            case .optionPrefix: option.prefix = element.text
            case .score: option.score = option.score ?? element.decimal
            case .ignored, .style, .markdown, .xhtml: break
            default: note(linkId, unsupported: Self.name(element.url) + " on an option")
            }
        }
        return option
    }

    private mutating func valueSet(_ address: String, _ linkId: String) -> [AnswerOption.Source] {
        if let known = valueSets[address] { return known }
        guard let set = valueSetsAtHand.concepts(of: address) else {
            note(linkId, unsupported: "answerValueSet \(address), which the questionnaire does not contain,")
            return []
        }
        if !set.isWhole { note(linkId, unsupported: "answerValueSet \(address) beyond the concepts it lists") }
        let options = set.concepts.map { concept in
            var option = AnswerOption.Source(concept: concept)
            if !languages.isEmpty { option.label = localized("display", of: concept.json) }
            return option
        }
        valueSets[address] = options
        return options
    }

    /// Gives options their keys, and notes those that show another number than their score.
    private mutating func options(_ sources: [AnswerOption.Source], _ linkId: String) -> [AnswerOption] {
        let options = AnswerOption.keyed(sources)
        for option in options {
            guard let score = option.score, let shown = FHIRDecimal(option.key), shown != score else { continue }
            note(
                linkId,
                fault: "the answer \"\(option.label)\" shows the number \(option.key), but its score is \(score.text)")
        }
        return options
    }

    // MARK: Initial answers

    mutating func readInitial(of source: Questionnaire.Item, into item: inout FormItem) {
        guard item.kind.isQuestion else { return }
        var values = item.options.filter(\.isInitial).map(\.value)
        for object in source.initial {
            guard let value = AnswerValue(answerJSON: object)?.adapted(to: item.kind) else {
                note(item.linkId, fault: "an initial value does not fit and is left out")
                continue
            }
            if case .quantity(let quantity) = value, quantity.value == nil {
                // A unit without a number is only the unit to begin with.
                item.unit =
                    item.unit
                    ?? Coding(
                        system: quantity.system, code: quantity.code ?? quantity.unit, display: quantity.unit)
                continue
            }
            values.append(value)
        }
        if values.count > 1, !item.repeats {
            note(item.linkId, fault: "has several initial values but does not repeat; the first is used")
            values = [values[0]]
        }
        item.initial = values
    }

    // MARK: Conditions

    mutating func readConditions(of source: Questionnaire.Item, into item: inout FormItem) {
        guard source.json["enableWhen"] != nil else { return }
        let conditions = source.enableWhen
        for condition in conditions {
            guard let comparison = EnableCondition.Operator(rawValue: condition.operator),
                let answer = AnswerValue(choiceElement: "answer", of: condition.json)
            else {
                note(item.linkId, fault: "an enableWhen has no operator or answer that can be read and is left out")
                continue
            }
            if !linkIds.contains(condition.question) {
                note(item.linkId, fault: "enableWhen names the item \(condition.question), which does not exist")
            }
            if comparison == .exists, case .boolean = answer {
            } else if comparison == .exists {
                note(item.linkId, fault: "enableWhen exists needs answerBoolean and is left out")
                continue
            }
            item.conditions.append(
                EnableCondition(question: condition.question, operator: comparison, answer: answer))
        }
        item.enableBehavior = source.enableBehavior.flatMap(EnableBehavior.init) ?? .all
        if conditions.count > 1, source.enableBehavior == nil {
            note(item.linkId, fault: "has several enableWhen and no enableBehavior; all must hold")
        }
        if item.expressions.enableWhen != nil {
            note(item.linkId, fault: "has enableWhen and enableWhenExpression; both must hold")
        }
    }
}
