import FoundationEssentials

extension FormSession {
    /// Where a record belongs.
    private struct Place: Hashable {
        let repetition: UUID?
        let linkId: String
    }

    /// The records to restore, by where they belong.
    private struct Drawer {
        var records: [Place: [ItemRecord]]
        /// Records that lie in the drawer and have not been taken.
        var taken: Set<UUID> = []

        init(_ records: [ItemRecord]) {
            self.records = Dictionary(grouping: records) { Place(repetition: $0.parent, linkId: $0.linkId) }
        }

        /// The records of that place in the order of their ordinals.
        mutating func take(_ linkId: String, in repetition: UUID?) -> [ItemRecord] {
            guard !records.isEmpty,
                let found = records.removeValue(forKey: Place(repetition: repetition, linkId: linkId))
            else { return [] }
            for record in found { taken.insert(record.id) }
            return found.count == 1
                ? found : found.sorted { ($0.ordinal, $0.id.uuidString) < ($1.ordinal, $1.id.uuidString) }
        }
    }

    /// Makes the slots of a form, with what the records say.
    mutating func build(_ restoring: [ItemRecord], makeID: () -> UUID) {
        slots.reserveCapacity(form.allItems.count + 1)
        places.reserveCapacity(form.allItems.count)
        slots.append(InstanceSlot(id: makeID(), item: -1, parent: -1, repetition: 0, role: .root))
        var drawer = Drawer(restoring)
        for place in form.items.indices { add(form.items[place].index, to: 0, &drawer, makeID) }
        guard drawer.taken.count < restoring.count else { return }
        unplaced = restoring.filter { !drawer.taken.contains($0.id) }
    }

    private mutating func add(_ item: Int, to parent: Int, _ drawer: inout Drawer, _ makeID: () -> UUID) {
        let repetition = repetition(around: parent)
        let repetitionID = repetition == 0 ? nil : slots[repetition].id
        let records = drawer.take(form.allItems[item].linkId, in: repetitionID)
        guard form.allItems[item].kind == .group, form.allItems[item].repeats else {
            let slot = append(item, to: parent, records.first?.id, .item, makeID)
            if let record = records.first { restore(record, at: slot) }
            if records.count > 1 { unplaced += records.dropFirst() }
            fill(item, slot, &drawer, makeID)
            return
        }
        let present = records.filter { $0.state != .erased }
        for ordinal in 0..<max(present.count, form.allItems[item].limits.minOccurs ?? 1, 1) {
            let record = ordinal < present.count ? present[ordinal] : nil
            let slot = append(item, to: parent, record?.id, .item, makeID)
            slots[slot].isRecorded = record != nil
            fill(item, slot, &drawer, makeID)
        }
    }

    /// Makes what is inside an instance.
    private mutating func fill(_ item: Int, _ slot: Int, _ drawer: inout Drawer, _ makeID: () -> UUID) {
        guard !form.allItems[item].children.isEmpty else { return }
        guard form.allItems[item].takesSeveralAnswers, form.allItems[item].hasContentInside else {
            addChildren(of: item, to: slot, &drawer, makeID)
            return
        }
        var rows = drawer.take(form.allItems[item].linkId, in: slots[slot].id).filter { $0.state != .erased }
        for value in slots[slot].answers {
            let known = rows.firstIndex { $0.answers == [value] }
            let record = known.map { rows.remove(at: $0) }
            addRow(item, slot, record?.id, [value], &drawer, makeID)
        }
        for record in rows { addRow(item, slot, record.id, record.answers, &drawer, makeID) }
    }

    private mutating func addChildren(of item: Int, to slot: Int, _ drawer: inout Drawer, _ makeID: () -> UUID) {
        for place in form.allItems[item].children.indices {
            add(form.allItems[item].children[place].index, to: slot, &drawer, makeID)
        }
    }

    private mutating func addRow(
        _ item: Int, _ question: Int, _ id: UUID?, _ answers: [AnswerValue], _ drawer: inout Drawer,
        _ makeID: () -> UUID
    ) {
        let row = append(item, to: question, id, .answerRow, makeID)
        slots[row].answers = answers
        slots[row].isRecorded = id != nil
        addChildren(of: item, to: row, &drawer, makeID)
    }

    private mutating func append(
        _ item: Int, to parent: Int, _ id: UUID?, _ role: InstanceSlot.Role, _ makeID: () -> UUID
    ) -> Int {
        var id = id ?? makeID()
        // Two rows with one id cannot both keep it.
        while places[id] != nil { id = ids.next() }
        let slot = slots.count
        slots.append(
            InstanceSlot(id: id, item: item, parent: parent, repetition: repetition(around: parent), role: role))
        slots[slot].isEnabled = slots[parent].isEnabled
        places[id] = slot
        slots[parent].children.append(slot)
        return slot
    }

    private func repetition(around parent: Int) -> Int {
        isRepetition(parent) ? parent : slots[parent].repetition
    }

    /// Whether the slot is one of several of the same item.
    func isRepetition(_ slot: Int) -> Bool {
        switch slots[slot].role {
        case .root: false
        case .answerRow: true
        case .item: form.allItems[slots[slot].item].kind == .group && form.allItems[slots[slot].item].repeats
        }
    }

    private mutating func restore(_ record: ItemRecord, at slot: Int) {
        let item = slots[slot].item
        guard form.allItems[item].kind.isQuestion else { return }
        slots[slot].isRecorded = true
        slots[slot].answers = record.answers
        switch record.state {
        case .keptWhileDisabled:
            slots[slot].state =
                record.answers.isEmpty ? .declined : form.allItems[item].isCalculated ? .overridden : .answered
        default: slots[slot].state = record.state
        }
        switch record.state {
        case .erased, .declined: slots[slot].answers = []
        case .answered, .overridden: if record.answers.isEmpty { slots[slot].state = .erased }
        case .calculated, .keptWhileDisabled: break
        }
    }

    // MARK: Adding later

    /// Makes an instance with all inside it, as new, with ids of the session's own.
    mutating func addNew(_ item: Int, to parent: Int, _ role: InstanceSlot.Role) -> Int {
        var drawer = Drawer([])
        var ids = ids
        let first = slots.count
        let slot = append(item, to: parent, ids.next(), role) { ids.next() }
        if role == .answerRow {
            addChildren(of: item, to: slot, &drawer) { ids.next() }
        } else {
            fill(item, slot, &drawer) { ids.next() }
        }
        self.ids = ids
        // Behind those of its own item and before those of later ones.
        slots[parent].children.removeLast()
        let place = slots[parent].children.firstIndex { slots[$0].item > item } ?? slots[parent].children.count
        slots[parent].children.insert(slot, at: place)
        for added in first..<slots.count { giveInitial(added) }
        return slot
    }
}

extension FormItem {
    /// Whether anything inside a question can hold answers.
    var hasContentInside: Bool {
        children.contains { $0.kind.isQuestion || ($0.kind == .group && $0.hasContentInside) }
    }
}
