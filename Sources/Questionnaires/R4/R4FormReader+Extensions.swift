import FHIR
import FHIRPath

extension R4FormReader {
    /// Reads an item's own extensions.
    mutating func readExtensions(of source: Questionnaire.Item, into item: inout FormItem) {
        for element in source.extensions { read(element, into: &item) }
        for element in source.json["modifierExtension"]?.array ?? [] {
            note(item.linkId, unsupported: "modifierExtension " + Self.name(element["url"]?.string ?? ""))
        }
        let members = source.json.members
        for place in members.indices where members[place].name.utf8.first == UInt8(ascii: "_") {
            for case .object(let element) in members[place].value["extension"]?.array ?? [] {
                read(Extension(json: element), on: String(members[place].name.dropFirst()), into: &item)
            }
        }
    }

    private mutating func read(_ element: Extension, into item: inout FormItem) {
        switch meaning(element.url) {
        case .itemControl: readControl(element, into: &item)
        case .hidden: item.isHidden = item.isHidden || element.boolean == true
        case .minValue, .minQuantity:
            if !readDynamic(.minValue, of: element, into: &item) { item.limits.minValue = bound(element, of: item) }
        case .maxValue, .maxQuantity:
            if !readDynamic(.maxValue, of: element, into: &item) { item.limits.maxValue = bound(element, of: item) }
        case .minLength:
            _ = readDynamic(.minLength, of: element, into: &item)
            item.limits.minLength = element.integer
        case .maxDecimalPlaces: item.limits.maxDecimalPlaces = element.integer.flatMap { $0 >= 0 ? $0 : nil }
        case .regex:
            guard let source = element.text else { break }
            do throws(PatternError) {
                item.limits.pattern = try ValuePattern(source)
            } catch {
                note(item.linkId, fault: "regex is left out: \(error)")
            }
        case .minOccurs:
            _ = readDynamic(.minOccurs, of: element, into: &item)
            item.limits.minOccurs = element.integer.flatMap { $0 > 0 ? min($0, 100) : nil }
        case .maxOccurs:
            _ = readDynamic(.maxOccurs, of: element, into: &item)
            item.limits.maxOccurs = element.integer.flatMap { $0 > 0 ? $0 : nil }
        case .sliderStep:
            if let step = element.decimal ?? element.quantity?.value, step > .zero {
                item.slider = Slider(step: step)
            } else {
                note(item.linkId, fault: "sliderStepValue is no positive number; 1 is used")
            }
        case .unit: item.unit = element.coding ?? item.unit
        case .unitOption: if let unit = element.coding { item.unitOptions.append(unit) }
        case .entryFormat: item.entryFormat = words(element)
        case .openLabel: item.openLabel = words(element)
        case .shortText: item.shortText = words(element)
        case .validationText: item.validationText = words(element)
        case .calculated: item.expressions.calculated = expression(element, "calculatedExpression", item.linkId)
        case .initial: item.expressions.initial = expression(element, "initialExpression", item.linkId)
        case .enableWhen: item.expressions.enableWhen = expression(element, "enableWhenExpression", item.linkId)
        case .variable: if let variable = variable(element, item.linkId) { item.expressions.variables.append(variable) }
        case .ignored, .score: break
        case .populationContext:
            if item.kind == .group, let context = variable(element, item.linkId) {
                item.expressions.population = context
                hasPopulation = true
            } else if item.kind != .group {
                note(item.linkId, fault: "itemPopulationContext is for groups and is left out")
            }
        case .observationLink: observationLink = observationLink(element, item.linkId) ?? observationLink
        case .subQuestionnaire:
            notes.append(FormNote(linkId: item.linkId, .missingPart(element.text ?? "")))
        case .answerExpression:
            let options = expression(element, "answerExpression", item.linkId)
            Self.change(&item) { $0.options = options }
        case .candidateExpression:
            let suggestions = expression(element, "candidateExpression", item.linkId)
            Self.change(&item) { $0.suggestions = suggestions }
        case .toggle: readToggle(element, into: &item)
        case .constraint, .targetConstraint:
            if let constraint = constraint(element, item.linkId) {
                Self.change(&item) { $0.constraints.append(constraint) }
            }
        case .optionExclusive, .optionPrefix, .launchContext, .elementExpression, .sourceQueries, .adaptive,
            nil:
            note(item.linkId, unsupported: Self.name(element.url))
        case let meaning?: readPresentation(element, meaning, into: &item)
        }
    }

    private mutating func readControl(_ element: Extension, into item: inout FormItem) {
        let codes = element.codeableConcept?.codings.compactMap(\.code) ?? element.text.map { [$0] } ?? []
        item.control = codes.first ?? element.codeableConcept?.text
        if item.control == "slider", item.slider == nil { item.slider = Slider(step: FHIRDecimal(1)) }
        if let control = item.control, !Self.knownControls.contains(control) {
            note(item.linkId, unsupported: "itemControl \(control)")
        }
    }

    /// Controls that are shown as they should be, or whose plain form asks the same.
    private static let knownControls: Set<String> = [
        "radio-button", "check-box", "drop-down", "autocomplete", "slider", "spinner", "text-box", "list", "table",
        "htable", "gtable", "grid", "page", "inline", "prompt", "unit", "lower", "upper", "flyover", "help", "legal",
        "header", "footer", "tab-container",
    ]

    /// The bound, if it can be compared with the item's answers.
    private mutating func bound(_ element: Extension, of item: FormItem) -> AnswerValue? {
        let name = Self.name(element.url)
        guard let bound = AnswerValue(answerJSON: element.json) else {
            note(item.linkId, unsupported: "\(name) without a fixed value")
            return nil
        }
        let fits =
            switch (item.kind, bound) {
            case (.integer, .integer), (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal),
                (.quantity, .integer), (.quantity, .decimal), (.quantity, .quantity), (.date, .date),
                (.date, .dateTime),
                (.dateTime, .dateTime), (.dateTime, .date), (.time, .time), (.integer, .quantity),
                (.decimal, .quantity):
                true
            default: false
            }
        guard fits else {
            note(item.linkId, fault: "\(name) does not fit the type \(item.kind.rawValue) and is left out")
            return nil
        }
        return bound
    }

    // MARK: Expressions

    mutating func variable(_ element: Extension, _ linkId: String?) -> ItemExpressions.Variable? {
        guard let name = element.expression?.name else {
            note(linkId, fault: "a variable has no name")
            return nil
        }
        guard let expression = expression(element, "variable \(name)", linkId) else { return nil }
        return ItemExpressions.Variable(name: name, expression: expression)
    }

    mutating func expression(_ element: Extension, _ feature: String, _ linkId: String?) -> FormExpression? {
        let language = element.expression?.language ?? "text/fhirpath"
        guard let source = element.expression?.expression ?? element.text else {
            note(linkId, fault: "\(feature) holds no expression")
            return nil
        }
        do throws(FHIRPathError) {
            switch language {
            case "text/fhirpath":
                hasExpressions = true
                let path = try FormExpression(source)
                variablesUsed.formUnion(path.variables)
                noteWarning(path, feature, linkId)
                return path
            case "application/x-fhir-query":
                hasExpressions = true
                let query = try FormExpression(query: source)
                variablesUsed.formUnion(query.variables)
                noteWarning(query, feature, linkId)
                let need = FormNote(linkId: linkId, .needsService(feature: "\(feature) in \(language)"))
                if !notes.contains(need) { notes.append(need) }
                return query
            default:
                note(linkId, unsupported: "\(feature) in \(language)")
                return nil
            }
        } catch {
            notes.append(FormNote(linkId: linkId, .error("\(feature) cannot be read: \(error)")))
            return nil
        }
    }

    /// One is enough: a pattern has many backslashes, if any.
    private mutating func noteWarning(_ expression: FormExpression, _ feature: String, _ linkId: String?) {
        if let warning = expression.warnings.first { note(linkId, fault: "\(feature): \(warning)") }
    }
}
