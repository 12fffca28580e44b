import FHIR
import FoundationEssentials

/// Checks a response against the form it answers, as R4 and SDC require it.
///
/// What holds for a finished response (required answers, counts) is an error in a completed or amended one and a warning in one
/// that is in progress. Every issue tells its place as a FHIRPath.
public struct ResponseValidation: Sendable {
    /// The issues, in document order; those of what is missing behind those of what is there.
    public var outcome: OperationOutcome { OperationOutcome(issues: issues) }

    private(set) var issues: [OperationOutcome.Issue] = []
    let form: Form
    /// The form with the answers of the response, for what is enabled and what expressions decide.
    let session: FormSession
    /// Whether the response claims to be finished.
    let isFinal: Bool

    /// Checks a response. Linear in its size and that of the form.
    public init(
        _ response: QuestionnaireResponse, against form: Form, now: Date, timeZone: TimeZone,
        context: FormContext = FormContext()
    ) throws(FormError) {
        self.form = form
        var ids = IDSequence(seed: UUID())
        let reading = ResponseReading(response, for: form) { ids.next() }
        session = try FormSession(
            form, restoring: reading.records, now: now, timeZone: timeZone, context: context, makeID: { ids.next() })
        isFinal = response.status == .completed || response.status == .amended
        let root = QuestionnaireResponse.resourceType
        checkHeader(response, root)
        check(response.items, known: form.items.map(\.index), in: 0, path: root)
        for constraint in session.violatedConstraints { add(constraint, root) }
    }

    // MARK: Issues

    mutating func add(_ code: String, _ text: String, at path: String) { add("error", code, text, at: path) }

    mutating func add(_ severity: String, _ code: String, _ text: String, at path: String) {
        issues.append(OperationOutcome.Issue(severity: severity, code: code, diagnostics: text, expressions: [path]))
    }

    /// What only a finished response has to satisfy.
    mutating func addOpen(_ code: String, _ text: String, at path: String) {
        add(isFinal ? "error" : "warning", code, text, at: path)
    }

    private mutating func add(_ constraint: FormConstraint, _ path: String) {
        add(
            constraint.severity == .error ? (isFinal ? "error" : "warning") : "warning", "invariant",
            "\(constraint.key): \(constraint.human)", at: path)
    }

    private mutating func checkHeader(_ response: QuestionnaireResponse, _ root: String) {
        switch response.json["status"] {
        case nil: add("required", "status is missing", at: root)
        case .string(let text)? where QuestionnaireResponse.Status(rawValue: text) == nil:
            add("value", "\"\(text)\" is no status of a response", at: root + ".status")
        case .string?: break
        case let other?: add("structure", "status must be a string, not \(other.kindDescription)", at: root + ".status")
        }
        if let text = response.json["authored"]?.string, FHIRDateTime(text) == nil {
            add("value", "\"\(text)\" is no dateTime", at: root + ".authored")
        }
        guard let canonical = response.questionnaire else {
            add("warning", "required", "the response does not say which questionnaire it answers", at: root)
            return
        }
        let parts = canonical.split(separator: "|", maxSplits: 1).map(String.init)
        if let url = form.url, parts.first != url, !canonical.hasPrefix("#") {
            add("structure", "the response answers another questionnaire, \(canonical)", at: root + ".questionnaire")
        } else if parts.count == 2, let version = form.version, parts[1] != version {
            add(
                "warning", "structure", "the response answers version \(parts[1]), and this is version \(version)",
                at: root + ".questionnaire")
        }
    }

    // MARK: Structure

    /// Checks the items inside a slot of the session.
    mutating func check(_ items: [QuestionnaireResponse.Item], known: [Int], in parent: Int, path: String) {
        var counts: [Int: Int] = [:]
        var last = -1
        for (position, item) in items.enumerated() {
            let place = "\(path).item[\(position)]"
            guard let index = form.places[item.linkId] else {
                add("not-found", "linkId \"\(item.linkId)\" is not in the questionnaire", at: place)
                continue
            }
            guard known.contains(index) else {
                add("structure", "linkId \"\(item.linkId)\" has another place in the questionnaire", at: place)
                continue
            }
            if index < last {
                add("structure", "linkId \"\(item.linkId)\" is out of the questionnaire's order", at: place)
            }
            last = max(last, index)
            let ordinal = counts[index, default: 0]
            counts[index] = ordinal + 1
            let definition = form.allItems[index]
            let repeats = definition.kind == .group && definition.repeats
            if ordinal > 0, !repeats {
                add("structure", "linkId \"\(item.linkId)\" does not repeat and is there again", at: place)
                continue
            }
            let slots = session.children(of: parent, item: index)
            guard slots.startIndex + ordinal < slots.endIndex else { continue }
            check(item, at: slots[slots.startIndex + ordinal], place)
        }
        for index in known { checkMissing(index, count: counts[index] ?? 0, in: parent, path) }
    }

    private mutating func checkMissing(_ index: Int, count: Int, in parent: Int, _ path: String) {
        let definition = form.allItems[index]
        let linkId = definition.linkId
        if definition.kind == .group, definition.repeats, count > 0 {
            if let minimum = definition.limits.minOccurs, count < minimum {
                addOpen("required", "\(linkId) is there \(count) times; at least \(minimum) are needed", at: path)
            }
            if let maximum = definition.limits.maxOccurs, count > maximum {
                add("structure", "\(linkId) is there \(count) times; at most \(maximum) are allowed", at: path)
            }
        }
        guard count == 0, let slot = session.children(of: parent, item: index).first,
            session.slots[slot].isEnabled, definition.kind != .display
        else { return }
        if session.isRequired(slot) {
            addOpen("required", "\(linkId) is required and has no answer", at: path)
        } else if definition.kind == .group, !definition.repeats {
            // What is required inside of a group that is not there is missing as well.
            check([], known: definition.children.map(\.index), in: slot, path: path)
        }
    }

    private mutating func check(_ item: QuestionnaireResponse.Item, at slot: Int, _ path: String) {
        let definition = session.item(at: slot)
        let linkId = definition.linkId
        if let text = item.text, text != form.allItems[session.slots[slot].item].originalText, !definition.hasOwnText {
            add("value", "the text of \(linkId) differs from the questionnaire's", at: path + ".text")
        }
        if !session.slots[slot].isEnabled {
            if !item.answers.isEmpty || !item.items.isEmpty {
                add("business-rule", "\(linkId) is not enabled and must not have answers", at: path)
            }
            return
        }
        for violation in session.slots[slot].overlay?.overlay.violations ?? [] {
            addOpen("invariant", violation.description, at: path)
        }
        for warning in session.slots[slot].overlay?.overlay.warnings ?? [] {
            add("warning", "invariant", warning, at: path)
        }
        switch definition.kind {
        case .display:
            if !item.answers.isEmpty { add("structure", "\(linkId) is a text and has no answers", at: path) }
            if !item.items.isEmpty { add("structure", "\(linkId) is a text and has no items inside", at: path) }
        case .group:
            if !item.answers.isEmpty { add("structure", "\(linkId) is a group and has no answers", at: path) }
            if definition.isRequired, item.items.isEmpty {
                addOpen("required", "\(linkId) is required and has no answer inside", at: path)
            }
            check(item.items, known: definition.children.map(\.index), in: slot, path: path)
        default: checkQuestion(item, definition, slot, path)
        }
    }
}

extension FormItem {
    /// Whether its text is worked out, so that a response may hold any.
    fileprivate var hasOwnText: Bool {
        expressions.dynamics?.properties.contains { $0.property == .text } ?? false
    }
}
