import FoundationInternationalization

/// Which records to fetch, in which order.
public struct FetchDescriptor<Model: PersistentModel> {
    /// What they have to fulfil; nil for all.
    public var predicate: Predicate<Model>?
    /// The order; records that it does not tell apart come in the order of their insertion.
    public var sortBy: [SortDescriptor<Model>]
    /// How many at most; nil for all.
    public var fetchLimit: Int?
    /// How many of the first to leave out.
    public var fetchOffset: Int?

    /// Fetches what fulfils the predicate, in this order.
    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }

    /// What is to be fetched of all.
    func apply(to models: [Model]) throws(ModelError) -> [Model] {
        var found = models
        if let predicate {
            do {
                found = try models.filter { try predicate.evaluate($0) }
            } catch {
                throw .predicate(entity: Model.entityName, reason: "\(error)")
            }
        }
        // Swift's sort keeps what is equal in its order
        if !sortBy.isEmpty { found.sort(using: sortBy) }
        return Array(found.dropFirst(max(0, fetchOffset ?? 0)).prefix(fetchLimit.map { max(0, $0) } ?? .max))
    }
}
