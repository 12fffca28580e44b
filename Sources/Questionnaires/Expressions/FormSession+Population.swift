import FHIRPath

extension FormSession {
    /// Gives groups what they are filled in from: one repetition for each result where they repeat. The groups' initial
    /// expressions use it afterwards.
    mutating func populate() {
        for item in form.allItems.indices {
            guard let population = form.allItems[item].expressions.population else { continue }
            for slot in instances(of: item, under: 0) { populate(slot, population) }
        }
    }

    private mutating func populate(_ slot: Int, _ population: ItemExpressions.Variable) {
        let item = slots[slot].item
        let values: [FHIRPathValue]
        do throws(FHIRPathError) {
            values = try evaluate(population.expression, at: slot, for: .initial)
        } catch {
            report(form.allItems[item].linkId, "itemPopulationContext fails: \(error)")
            return
        }
        guard form.allItems[item].repeats, let first = values.first else {
            slots[slot].population = Population(values)
            return
        }
        slots[slot].population = Population([first])
        let limit = form.allItems[item].limits.maxOccurs ?? Self.populationLimit
        for value in values.dropFirst().prefix(limit - 1) {
            let added = addNew(item, to: slots[slot].parent, .item)
            slots[added].population = Population([value])
        }
    }

    /// How many repetitions are made at most where the form sets no limit.
    private static let populationLimit = 1_000
}
