import Questionnaires

extension Form {
    /// One note for each item that may be answered more often than the screens ask for it: groups, and questions without
    /// options. In document order. O(n).
    public var askedOnlyOnce: [FormNote] {
        var notes: [FormNote] = []
        func look(_ items: [FormItem]) {
            for item in items {
                if item.repeats, !item.isHidden, item.kind == .group || item.entry.isTyped {
                    notes.append(
                        FormNote(linkId: item.linkId, .unsupported(feature: "more than one answer (repeats)")))
                }
                look(item.children)
            }
        }
        look(items)
        return notes
    }
}
