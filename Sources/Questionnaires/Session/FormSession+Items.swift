extension FormSession {
    /// The item of a slot as it is there: with what expressions decided about it.
    func item(at slot: Int) -> FormItem {
        let place = slots[slot].item
        let overlay = slots[slot].overlay
        guard overlay != nil || form.hasDynamicReadOnly else { return form.allItems[place] }
        var item = overlay.map { $0.overlay.applied(to: form.allItems[place]) } ?? form.allItems[place]
        item.isReadOnly = isReadOnly(slot)
        return item
    }

    /// Whether people may not change it.
    func isReadOnly(_ slot: Int) -> Bool {
        guard form.hasDynamicReadOnly else { return form.allItems[slots[slot].item].isReadOnly }
        var current = slot
        while current > 0 {
            if slots[current].overlay?.overlay.isReadOnly ?? form.allItems[slots[current].item].isReadOnly {
                return true
            }
            current = slots[current].parent
        }
        return false
    }

    /// Whether it has to be answered.
    func isRequired(_ slot: Int) -> Bool {
        slots[slot].overlay?.overlay.isRequired ?? form.allItems[slots[slot].item].isRequired
    }

    /// Whether a person can answer it at a keyboard.
    func isEnterable(_ slot: Int) -> Bool {
        slots[slot].overlay == nil ? form.allItems[slots[slot].item].isEnterable : item(at: slot).isEnterable
    }

    /// The text with its prefix.
    func labelledText(_ slot: Int) -> String {
        slots[slot].overlay?.overlay.text == nil
            ? form.allItems[slots[slot].item].labelledText : item(at: slot).labelledText
    }
}
