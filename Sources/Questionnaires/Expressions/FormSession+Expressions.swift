import FHIR
import FHIRPath
import FoundationEssentials

extension FormSession {
    /// What expressions may use; `nil` if the form has none.
    static func environment(
        for form: Form, _ context: FormContext, now: Date, timeZone: @escaping @Sendable () -> TimeZone
    ) -> FHIRPathEnvironment? {
        guard form.hasExpressions else { return nil }
        var expressions = form.variables.map(\.expression) + form.constraints.map(\.expression)
        for index in form.allItems.indices { expressions += form.allItems[index].expressions.all }
        let seconds = now.timeIntervalSince1970
        guard !expressions.isEmpty, let utc = FHIRDateTime(secondsSince1970: seconds, offsetMinutes: 0) else {
            return nil
        }
        let needsQuestionnaire = expressions.contains(where: \.readsQuestionnaire)
        var environment = FHIRPathEnvironment(questionnaire: needsQuestionnaire ? form.source : nil) {
            // Few expressions ask for the moment, and the zone takes its time to be found.
            dateTime(now, in: timeZone()) ?? utc
        }
        environment.definitions = context.definitions
        for (name, resources) in context.resources {
            environment.variables[name] = resources.map(FHIRPathValue.init(resource:))
        }
        return environment
    }

    /// Whether an `enableWhenExpression` holds. Nothing and what cannot be evaluated do not hold.
    func isEnabledByExpression(_ slot: Int) -> Bool {
        guard let expression = form.allItems[slots[slot].item].expressions.enableWhen,
            let values = try? evaluate(expression, at: slot, for: .enabling)
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
        let values = values(of: expression, at: slot, .value, "calculatedExpression")
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
        let values = values(of: expression, at: slot, .initial, "initialExpression")
        guard !values.isEmpty else { return }
        slots[slot].answers = values
        slots[slot].state = .answered
        syncRows(slot)
        step.touched.insert(slot)
        notify(slot, &step)
    }

    // MARK: Evaluating

    private mutating func values(
        of expression: FormExpression, at slot: Int, _ purpose: Purpose, _ feature: String
    ) -> [AnswerValue] {
        let item = item(at: slot)
        let results: [FHIRPathValue]
        do throws(FHIRPathError) {
            results = try evaluate(expression, at: slot, for: purpose)
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

    mutating func report(_ linkId: String?, _ text: String) {
        let note = FormNote(linkId: linkId, .fault(text))
        if !notes.contains(note) { notes.append(note) }
    }

    /// What an expression is for.
    enum Purpose {
        /// The value of the item, calculated anew: its own answers do not count.
        case value
        /// Its first value.
        case initial
        /// Whether the item is enabled.
        case enabling
        /// Anything else that is decided about it.
        case overlay
    }

    /// The result of an expression at a slot; at the form for 0.
    func evaluate(
        _ expression: FormExpression, at slot: Int, for purpose: Purpose
    ) throws(FHIRPathError) -> [FHIRPathValue] {
        guard let environment else { return [] }
        let item = slots[slot].item
        let view: ResponseView? =
            switch purpose {
            case .value, .enabling: form.graph.views[item]
            case .overlay: form.graph.overlayViews[item]
            case .initial: nil
            }
        let isOwnHidden = purpose == .value || purpose == .initial
        let projection = ResponseProjection(
            session: self, view: view, hidden: isOwnHidden ? slot : nil, hasTexts: false)
        var evaluation = Evaluation(session: self, projection: projection, environment: environment)
        return try evaluation.result(of: expression, at: slot)
    }
}
