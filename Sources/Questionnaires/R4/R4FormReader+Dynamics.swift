import FHIR
import FHIRPath

extension R4FormReader {
    /// Changes what expressions decide about an item.
    static func change(_ item: inout FormItem, _ body: (inout ItemDynamics) -> Void) {
        var dynamics = item.expressions.dynamics ?? ItemDynamics()
        body(&dynamics)
        item.expressions.dynamics = dynamics.isEmpty ? nil : dynamics
    }

    /// Reads an extension of one of an item's own elements.
    mutating func read(_ element: Extension, on member: String, into item: inout FormItem) {
        switch meaning(element.url) {
        case .elementExpression:
            guard let property = ItemDynamics.Property(rawValue: member) else {
                note(item.linkId, unsupported: "\(Self.name(element.url)) on \(member)")
                return
            }
            add(property, element, into: &item)
        case .style where member == "text":
            item.presentation.styledText = StyledText(item.text, css: element.text ?? "")
        case .markdown where member == "text":
            item.presentation.styledText = markup(element, of: item).map(StyledText.init(markdown:))
        case .xhtml where member == "text":
            item.presentation.styledText = markup(element, of: item).map(StyledText.init(xhtml:))
        case .score, .ignored, .translation, .style, .markdown, .xhtml: break
        default: note(item.linkId, unsupported: "\(Self.name(element.url)) on \(member)")
        }
    }

    private mutating func add(_ property: ItemDynamics.Property, _ element: Extension, into item: inout FormItem) {
        guard let expression = expression(element, "\(Self.name(element.url)) on \(property.rawValue)", item.linkId)
        else { return }
        Self.change(&item) { $0.properties.append((property, expression)) }
        if property == .readOnly { hasDynamicReadOnly = true }
    }

    /// Reads the expression that gives the value of an extension, from the value or the extension itself. Says whether there is
    /// one, be it readable or not.
    mutating func readDynamic(
        _ property: ItemDynamics.Property, of element: Extension, into item: inout FormItem
    ) -> Bool {
        var holders = [element.json]
        for member in element.json {
            if member.name.hasPrefix("_value"), let holder = member.value.object { holders.append(holder) }
            // A quantity is an object, which holds its extensions itself.
            if member.name.hasPrefix("value"), let holder = member.value.object { holders.append(holder) }
        }
        var isFound = false
        for holder in holders where holder["extension"] != nil {
            for inner in Extension(json: holder).extensions {
                guard case .elementExpression? = meaning(inner.url) else { continue }
                isFound = true
                add(property, inner, into: &item)
            }
        }
        return isFound
    }

    /// `answerOptionsToggleExpression`.
    mutating func readToggle(_ element: Extension, into item: inout FormItem) {
        let parts = element.extensions
        let options = parts.filter { $0.url == "option" }.compactMap { AnswerValue(answerJSON: $0.json) }
        guard let source = parts.first(where: { $0.url == "expression" }), !options.isEmpty else {
            note(item.linkId, fault: "an answerOptionsToggleExpression has no option or no expression and is left out")
            return
        }
        guard let expression = expression(source, "answerOptionsToggleExpression", item.linkId) else { return }
        Self.change(&item) { $0.toggles.append(ItemDynamics.Toggle(options: options, expression: expression)) }
    }
}
