/// Items met before, found by a cheap hash of what usually differs.
struct KnownValues {
    private var buckets: [Int: [FHIRPathValue]] = [:]

    init() {}

    /// All of the values, equal ones too, to look others up in.
    init(_ values: [FHIRPathValue]) {
        for value in values { buckets[Equality.roughHash(value), default: []].append(value) }
    }

    /// Whether one of the items is equal to the value, and how many it was compared with.
    func find(_ value: FHIRPathValue) -> (isThere: Bool, comparisons: Int) {
        let bucket = buckets[Equality.roughHash(value)] ?? []
        let place = bucket.firstIndex { Equality.equal(value, $0) == true }
        return (place != nil, place.map { $0 + 1 } ?? bucket.count)
    }

    /// Whether the item is equal to none before, and how many it was compared with.
    mutating func insert(_ value: FHIRPathValue) -> (isNew: Bool, comparisons: Int) {
        let bucket = Equality.roughHash(value)
        let known = buckets[bucket] ?? []
        for other in known where Equality.equal(value, other) == true { return (false, known.count) }
        buckets[bucket, default: []].append(value)
        return (true, known.count)
    }

    func contains(_ value: FHIRPathValue) -> Bool { find(value).isThere }
}
