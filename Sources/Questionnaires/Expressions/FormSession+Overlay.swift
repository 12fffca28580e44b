import FHIR
import FHIRPath

extension FormSession {
    /// Works out what expressions decide about a slot besides its value.
    private mutating func updateOverlay(_ slot: Int, _ step: inout Step) {
        guard slots[slot].role == .item, let dynamics = form.allItems[slots[slot].item].expressions.dynamics else {
            return
        }
        let overlay = slots[slot].isEnabled ? overlay(of: dynamics, at: slot) : ItemOverlay()
        guard overlay != slots[slot].overlay?.overlay ?? ItemOverlay() else { return }
        slots[slot].overlay = ItemOverlay.Box(overlay)
        step.updated.insert(slot)
    }

    /// Works out anew what a step's answers decide about items, once all answers are settled.
    mutating func updateOverlays(_ step: inout Step) {
        for item in form.graph.overlayWatchers {
            for slot in instances(of: item, under: 0) { step.overlays.insert(slot) }
        }
        // In an order, for the notes on what fails.
        for slot in step.overlays.sorted() where !slots[slot].isRemoved { updateOverlay(slot, &step) }
        step.overlays.removeAll()
    }

    private mutating func overlay(of dynamics: ItemDynamics, at slot: Int) -> ItemOverlay {
        let item = form.allItems[slots[slot].item]
        var overlay = ItemOverlay()
        for (property, expression) in dynamics.properties {
            let values = values(of: expression, at: slot, item, property.rawValue)
            set(property, to: values ?? [], item, &overlay)
        }
        if let expression = dynamics.options, let values = values(of: expression, at: slot, item, "answerExpression") {
            overlay.options = AnswerOption.keyed(values.compactMap { .init($0, for: item) })
        }
        if let expression = dynamics.suggestions {
            let values = values(of: expression, at: slot, item, "candidateExpression") ?? []
            overlay.suggestions = AnswerOption.keyed(values.compactMap { .init($0, for: item) })
        }
        if !dynamics.toggles.isEmpty {
            overlay.options = toggled(overlay.options ?? item.options, by: dynamics.toggles, at: slot, item)
        }
        for constraint in dynamics.constraints where isViolated(constraint, at: slot, item.linkId) {
            switch constraint.severity {
            case .error: overlay.violations.append(.custom(constraint.human))
            case .warning: overlay.warnings.append(constraint.human)
            }
        }
        return overlay
    }

    /// The values of an expression; `nil` where it fails, which is reported.
    private mutating func values(
        of expression: FormExpression, at slot: Int, _ item: FormItem, _ feature: String
    ) -> [FHIRPathValue]? {
        do throws(FHIRPathError) {
            return try evaluate(expression, at: slot, for: .overlay)
        } catch {
            report(item.linkId, "\(feature) fails: \(error)")
            return nil
        }
    }

    private mutating func set(
        _ property: ItemDynamics.Property, to values: [FHIRPathValue], _ item: FormItem, _ overlay: inout ItemOverlay
    ) {
        // Without a value the form's own stays.
        guard let value = values.first else { return }
        let plain = value.systemValue ?? value
        var number: Int? { if case .integer(let number) = plain { number } else { plain.decimal?.integer } }
        var boolean: Bool? { if case .boolean(let boolean) = plain { boolean } else { nil } }
        switch property {
        case .text: overlay.text = value.text
        case .required: overlay.isRequired = boolean
        case .readOnly: overlay.isReadOnly = boolean
        case .minOccurs: overlay.minOccurs = number
        case .maxOccurs: overlay.maxOccurs = number
        case .minLength: overlay.minLength = number
        case .maxLength: overlay.maxLength = number
        case .minValue: overlay.minValue = AnswerValue(value)
        case .maxValue: overlay.maxValue = AnswerValue(value)
        case .answerValueSet:
            guard let options = form.options(ofValueSet: value.text) else {
                report(item.linkId, "answerValueSet \(value.text) is not at hand")
                return
            }
            overlay.options = options
        }
    }

    /// The options of which every one is left that no toggle names, or one that holds. Keys stay as they are printed.
    private mutating func toggled(
        _ options: [AnswerOption], by toggles: [ItemDynamics.Toggle], at slot: Int, _ item: FormItem
    ) -> [AnswerOption] {
        var named: [AnswerValue] = []
        var offered: [AnswerValue] = []
        for toggle in toggles {
            named += toggle.options
            let values = values(of: toggle.expression, at: slot, item, "answerOptionsToggleExpression")
            if values?.count == 1, values?[0].systemValue == .boolean(true) { offered += toggle.options }
        }
        return options.filter { option in
            let isIt: (AnswerValue) -> Bool = { $0 == option.value || $0.matches(option.value) == true }
            return !named.contains(where: isIt) || offered.contains(where: isIt)
        }
    }

    private mutating func isViolated(_ constraint: FormConstraint, at slot: Int, _ linkId: String?) -> Bool {
        do throws(FHIRPathError) {
            let values = try evaluate(constraint.expression, at: slot, for: .overlay)
            return values.contains { $0.systemValue == .boolean(false) }
        } catch {
            report(linkId, "constraint \(constraint.key) fails: \(error)")
            return false
        }
    }

    /// The constraints of the form as a whole that are violated now. O(n) if there are any.
    public var violatedConstraints: [FormConstraint] {
        guard !form.constraints.isEmpty else { return [] }
        var copy = self
        return form.constraints.filter { copy.isViolated($0, at: 0, nil) }
    }
}
