import FHIR
import FHIRPath
import FoundationEssentials

extension FormSession {
    /// What expressions may use; `nil` if the form has none.
    static func environment(for form: Form, now: Date, timeZone: @escaping @Sendable () -> TimeZone)
        -> FHIRPathEnvironment?
    {
        var expressions = form.variables.map(\.expression)
        for index in form.allItems.indices { expressions += form.allItems[index].expressions.all }
        let seconds = now.timeIntervalSince1970
        guard !expressions.isEmpty, let utc = FHIRDateTime(secondsSince1970: seconds, offsetMinutes: 0) else {
            return nil
        }
        let needsQuestionnaire = expressions.contains(where: \.readsQuestionnaire)
        return FHIRPathEnvironment(questionnaire: needsQuestionnaire ? form.source : nil) {
            // Few expressions ask for the moment, and the zone takes its time to be found.
            dateTime(now, in: timeZone()) ?? utc
        }
    }

    /// Whether an `enableWhenExpression` holds. Nothing and what cannot be evaluated do not hold.
    func isEnabledByExpression(_ slot: Int) -> Bool {
        guard let expression = form.allItems[slots[slot].item].expressions.enableWhen,
            let values = try? evaluate(expression, at: slot)
        else { return false }
        return values.count == 1 && values[0].systemValue == .boolean(true)
    }

    /// Calculates a slot's value anew. Says whether it differs.
    mutating func calculate(_ slot: Int, _ step: inout Step) -> Bool {
        let item = slots[slot].item
        guard slots[slot].isEnabled, let expression = form.allItems[item].expressions.calculated else { return false }
        switch slots[slot].state {
        case .overridden, .declined: return false
        case nil, .calculated, .erased, .answered, .keptWhileDisabled: break
        }
        let values = values(of: expression, at: slot, "calculatedExpression")
        guard values != slots[slot].answers || slots[slot].state != .calculated else { return false }
        let hasOthers = values != slots[slot].answers
        if slots[slot].state == .answered, hasOthers, !form.allItems[item].isReadOnly {
            // Restored from a response, which does not say that a person gave another value than the calculated one.
            slots[slot].state = .overridden
            return false
        }
        if !hasOthers, values.isEmpty, slots[slot].state == nil { return false }
        slots[slot].answers = values
        slots[slot].state = .calculated
        step.touched.insert(slot)
        if hasOthers {
            step.calculated.insert(slot)
            syncRows(slot)
        }
        return hasOthers
    }

    /// Gives a slot nobody has touched the value of its `initialExpression`.
    mutating func calculateInitial(_ slot: Int, _ step: inout Step) {
        guard slots[slot].role == .item, slots[slot].item >= 0 else { return }
        let item = slots[slot].item
        // The expression comes before the form's fixed initial value.
        guard let expression = form.allItems[item].expressions.initial, !slots[slot].isRecorded,
            slots[slot].state == nil || slots[slot].answers == form.allItems[item].initial
        else { return }
        let values = values(of: expression, at: slot, "initialExpression")
        guard !values.isEmpty else { return }
        slots[slot].answers = values
        slots[slot].state = .answered
        syncRows(slot)
        step.touched.insert(slot)
        notify(slot, &step)
    }

    // MARK: Evaluating

    private mutating func values(of expression: FormExpression, at slot: Int, _ feature: String) -> [AnswerValue] {
        let item = form.allItems[slots[slot].item]
        let results: [FHIRPathValue]
        do throws(FHIRPathError) {
            results = try evaluate(expression, at: slot, isOwnHidden: true)
        } catch {
            report(item.linkId, "\(feature) fails: \(error)")
            return []
        }
        var values: [AnswerValue] = []
        for result in results {
            guard let value = AnswerValue(result, for: item) else {
                report(item.linkId, "\(feature) gives a \(result.typeName), which is no \(item.kind.rawValue)")
                continue
            }
            values.append(value)
        }
        guard values.count > 1, !item.takesSeveralAnswers else { return values }
        report(item.linkId, "\(feature) gives \(values.count) values for an item that takes one; the first is used")
        return [values[0]]
    }

    private mutating func report(_ linkId: String, _ text: String) {
        let note = FormNote(linkId: linkId, .fault(text))
        if !notes.contains(note) { notes.append(note) }
    }

    private func evaluate(
        _ expression: FormExpression, at slot: Int, isOwnHidden: Bool = false
    ) throws(FHIRPathError) -> [FHIRPathValue] {
        guard let environment else { return [] }
        let projection = ResponseProjection(
            session: self, view: form.graph.views[slots[slot].item], hidden: isOwnHidden ? slot : nil, hasTexts: false)
        var evaluation = Evaluation(session: self, projection: projection, environment: environment)
        return try evaluation.result(of: expression, at: slot)
    }
}

/// One evaluation of an expression with the variables it uses.
private struct Evaluation {
    let session: FormSession
    let projection: ResponseProjection
    var environment: FHIRPathEnvironment
    private let response: FHIRPathValue
    private var pending: Set<String> = []

    init(session: FormSession, projection: ResponseProjection, environment: FHIRPathEnvironment) {
        self.session = session
        self.projection = projection
        self.environment = environment
        let response = QuestionnaireResponse(
            questionnaire: session.form.canonical, status: .inProgress, items: projection.items(in: 0))
        self.response = FHIRPathValue(resource: response.json)
        self.environment.resource = self.response
    }

    /// Variables that need no definition.
    private static let standard: Set<String> = ["resource", "rootResource", "context", "ucum", "sct", "loinc"]

    /// The result at a slot; at the form itself for 0.
    mutating func result(of expression: FormExpression, at slot: Int) throws(FHIRPathError) -> [FHIRPathValue] {
        let focus = slot == 0 ? response : element(at: slot)
        for name in expression.path.variables.sorted()
        where !Self.standard.contains(name) && environment.variables[name] == nil {
            guard pending.insert(name).inserted else { continue }
            let value = try variable(name, around: slot)
            // Launch context that was not given is empty.
            environment.variables[name] = value
        }
        var own = environment
        own.context = [focus]
        return try expression.path.evaluate(on: expression.startsAtResponse ? [response] : [focus], environment: own)
    }

    private mutating func variable(_ name: String, around slot: Int) throws(FHIRPathError) -> [FHIRPathValue] {
        if name == "qitem" || name == "qItem", slot > 0 {
            let linkId = session.form.allItems[session.slots[slot].item].linkId
            return session.form.source.item(linkId: linkId).map {
                [FHIRPathValue(json: .object($0.json), type: "Questionnaire.item")]
            } ?? []
        }
        var place = slot
        while place > 0 {
            let item = session.form.allItems[session.slots[place].item]
            if let found = item.expressions.variables.first(where: { $0.name == name }) {
                return try result(of: found.expression, at: place)
            }
            place = session.slots[place].parent
        }
        guard let found = session.form.variables.first(where: { $0.name == name }) else { return [] }
        return try result(of: found.expression, at: 0)
    }

    /// The response item of a slot, also when it holds nothing.
    private func element(at slot: Int) -> FHIRPathValue {
        let place = session.slots[slot].role == .answerRow ? session.slots[slot].parent : slot
        let item = projection.item(at: place, isWhole: false, evenIfEmpty: true)
        let linkId = session.form.allItems[session.slots[place].item].linkId
        return FHIRPathValue(
            json: .object(item?.json ?? ["linkId": .string(linkId)]), type: "QuestionnaireResponse.item")
    }
}
