import FHIR
import FHIRPath

/// Reads R4 questionnaires into the engine's model. Another version of FHIR is another reader.
struct R4FormReader {
    /// What an item takes over from those around it.
    struct Context {
        var depth = 0
        var isReadOnly = false
        var isHidden = false
        var observationLink: ObservationLink?
    }

    let questionnaire: Questionnaire
    /// The languages wanted, the best first.
    let languages: [String]
    /// The value sets at hand.
    let valueSetsAtHand: ValueSetExpansion
    var notes: [FormNote] = []
    /// Options of value sets read before, by their address.
    var valueSets: [String: [AnswerOption.Source]] = [:]
    /// The options of the item before, where they raised no note: the items of most instruments offer the same ones.
    var lastOptions: (json: JSON, options: [AnswerOption])?
    /// What addresses of extensions mean, as met so far.
    private var meanings: [String: R4Extension?] = [:]
    private var count = 0
    /// Whether any expression has been read.
    var hasExpressions = false
    /// The variables that expressions use.
    var variablesUsed: Set<String> = []
    /// Whether any group is filled in from what an expression gives.
    var hasPopulation = false
    /// Items that Observations fill in.
    var observationLinks: [Int: ObservationLink] = [:]
    /// How old the Observation of the item that is being read may be.
    var observationLink: ObservationLink?
    /// Whether an expression decides whether anything is read-only.
    var hasDynamicReadOnly = false
    /// Every item's linkId, for conditions that name one that does not exist.
    var linkIds: Set<String> = []

    /// The form of a questionnaire.
    static func read(
        _ questionnaire: Questionnaire, packaged: Definitions?, languages: [String]
    ) throws(FormError) -> Form {
        var reader = R4FormReader(
            questionnaire: questionnaire, languages: languages,
            valueSetsAtHand: ValueSetExpansion(contained: questionnaire.contained, packaged: packaged))
        reader.collectLinkIds(questionnaire.items)
        guard !questionnaire.items.isEmpty else { throw .noItems }
        let formParts = reader.formExtensions()
        var items: [FormItem] = []
        items.reserveCapacity(questionnaire.items.count)
        let context = Context(observationLink: formParts.observationLink)
        for item in questionnaire.items { items.append(try reader.item(item, context)) }
        var form = Form(
            questionnaire, items: items, count: reader.count, variables: formParts.variables, notes: reader.notes)
        form.title = reader.localized("title", of: questionnaire.json)
        form.copyright = reader.localized("copyright", of: questionnaire.json)
        form.launchContexts = formParts.launchContexts
        form.constraints = formParts.constraints
        form.entryMode = formParts.entryMode
        form.signatures = formParts.signatures
        form.hasExpressions = reader.hasExpressions
        form.observationLinks = reader.observationLinks
        form.sourceQueries = formParts.sourceQueries
        form.hasPopulation = reader.hasPopulation
        form.hasDynamicReadOnly = reader.hasDynamicReadOnly
        form.valueSets = reader.valueSetsAtHand
        if reader.variablesUsed.contains(where: { !Form.takenVariables.contains($0) }) { form.noteUnknownVariables() }
        return form
    }

    private mutating func collectLinkIds(_ items: [Questionnaire.Item]) {
        for item in items {
            linkIds.insert(item.linkId)
            collectLinkIds(item.items)
        }
    }

    // MARK: Notes

    mutating func note(_ linkId: String?, unsupported feature: String) {
        let note = FormNote(linkId: linkId, .unsupported(feature: feature))
        if !notes.contains(note) { notes.append(note) }
    }

    mutating func note(_ linkId: String?, fault text: String) {
        notes.append(FormNote(linkId: linkId, .fault(text)))
    }

    // MARK: The form

    /// What an extension's address means; `nil` if it is not understood.
    mutating func meaning(_ url: String) -> R4Extension? {
        if let known = meanings[url] { return known }
        let meaning = R4Extension(url: url)
        meanings[url] = .some(meaning)
        return meaning
    }

    /// The last part of an address that is not empty, which is the feature's name.
    static func name(_ url: String) -> String {
        let bytes = url.utf8
        let slash = UInt8(ascii: "/")
        guard let last = bytes.lastIndex(where: { $0 != slash }) else { return url }
        let start = bytes[..<last].lastIndex(of: slash).map { bytes.index(after: $0) } ?? bytes.startIndex
        return String(Substring(bytes[start...last]))
    }

    // MARK: Items

    private mutating func item(_ source: Questionnaire.Item, _ context: Context) throws(FormError) -> FormItem {
        guard context.depth < Form.maximumDepth else {
            throw .tooDeep(linkId: source.linkId, limit: Form.maximumDepth)
        }
        // The reader of the resource lets only R4's types through.
        var item = FormItem(linkId: source.linkId, kind: ItemKind(rawValue: source.type) ?? .display)
        item.index = count
        count += 1
        item.prefix = localized("prefix", of: source.json)
        item.text = source.text ?? ""
        if !languages.isEmpty, let text = localized("text", of: source.json), text != item.text {
            item.presentation.originalText = item.text
            item.text = text
        }
        item.definition = source.definition
        item.isRequired = source.isRequired && item.kind != .display
        item.repeats = source.repeats && item.kind != .display
        item.isReadOnly = source.isReadOnly || context.isReadOnly
        item.isHidden = context.isHidden
        item.limits.maxLength = source.maxLength
        item.codes = source.codes
        observationLink = context.observationLink
        readExtensions(of: source, into: &item)
        if let observationLink, item.kind.isQuestion, !item.codes.isEmpty {
            observationLinks[item.index] = observationLink
        }
        readOptions(of: source, into: &item)
        readInitial(of: source, into: &item)
        readConditions(of: source, into: &item)
        readRestriction(&item)
        if !item.kind.isEnterable, item.kind.isQuestion {
            note(item.linkId, unsupported: "an answer of type \(item.kind.rawValue)")
        }
        let inner = Context(
            depth: context.depth + 1, isReadOnly: item.isReadOnly, isHidden: item.isHidden,
            observationLink: observationLink)
        item.children.reserveCapacity(source.items.count)
        for child in source.items { item.children.append(try self.item(child, inner)) }
        if item.kind.isQuestion { absorbTexts(into: &item) }
        finish(&item)
        return item
    }

    /// Takes over what display items inside a question say about it.
    private mutating func absorbTexts(into item: inout FormItem) {
        var (low, high): (String?, String?)
        for index in item.children.indices where item.children[index].kind == .display {
            let text = item.children[index].text
            switch item.children[index].control {
            case "help", "flyover", "legal": item.help = item.help.map { "\($0)\n\(text)" } ?? text
            case "unit": item.unit = item.unit ?? Coding(code: nil, display: text)
            case "lower": low = text
            case "upper": high = text
            case "prompt": item.entryFormat = item.entryFormat ?? text
            default: continue
            }
            item.children[index].isPartOfQuestion = true
        }
        if low != nil || high != nil, let slider = item.slider {
            item.slider = Slider(step: slider.step, lowLabel: low, highLabel: high)
        }
    }

    private mutating func finish(_ item: inout FormItem) {
        if item.slider != nil, item.kind != .integer, item.kind != .decimal { item.slider = nil }
        if item.isRequired, item.isHidden, item.initial.isEmpty, item.expressions.calculated == nil,
            item.expressions.initial == nil, item.kind.isQuestion
        {
            note(item.linkId, fault: "is required and hidden, and nothing gives it a value; it stays empty")
        }
        if let minimum = item.minValue, let maximum = item.maxValue, let order = minimum.compared(to: maximum),
            order > 0
        {
            note(item.linkId, fault: "minValue \(minimum.text) is above maxValue \(maximum.text); both are left out")
            item.limits.isContradictory = true
            item.limits.minValue = nil
            item.limits.maxValue = nil
        }
    }
}
