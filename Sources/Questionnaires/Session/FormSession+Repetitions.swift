import FoundationEssentials

extension FormSession {
    /// Which of its item's instances a page is, from zero, counted through the whole form; `nil` for what is no page now.
    /// Unlike the id of an instance that nobody has answered, another session knows it too. O(instances of the item).
    public func repetition(of page: UUID) -> Int? {
        guard let slot = places[page], slot < pagePositions.count, pagePositions[slot] >= 0 else { return nil }
        return instances(of: slots[slot].item, under: 0).firstIndex(of: slot)
    }

    /// The page of that instance of an item; `nil` where there is none now. O(instances of the item).
    public func page(linkId: String, repetition: Int) -> UUID? {
        guard let item = form.places[linkId] else { return nil }
        let instances = instances(of: item, under: 0)
        guard instances.indices.contains(repetition), pagePositions[instances[repetition]] >= 0 else { return nil }
        return slots[instances[repetition]].id
    }
}
