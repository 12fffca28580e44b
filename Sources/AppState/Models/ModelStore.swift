/// Keeps records: the back end of a ``ModelContainer``.
public protocol ModelStore: Sendable {
    /// All records of a type, in the order of their first commit, as they are kept now.
    func records(entity: String) throws(StorageError) -> [ModelRecord]
    /// Keeps changes: all of them, or none when it throws. When it returns, they survive the end of the process.
    func commit(_ changes: [ModelChange]) throws(StorageError)
    /// Has `handler` called, on any thread, when others may have changed records. The default never calls it.
    func observe(_ handler: @escaping @Sendable () -> Void)
}

extension ModelStore {
    /// Nobody else writes.
    public func observe(_ handler: @escaping @Sendable () -> Void) {}
}

/// A record as it is kept.
public struct ModelRecord: Equatable, Sendable {
    /// Unique within the entity.
    public let id: String
    /// The object as compact JSON without line breaks.
    public let json: String

    /// A record.
    public init(id: String, json: String) {
        self.id = id
        self.json = json
    }
}

/// A change of a record.
public struct ModelChange: Equatable, Sendable {
    /// The name of the record's type.
    public let entity: String
    /// Which record.
    public let id: String
    /// What it is from now on; nil removes it.
    public let json: String?

    /// A change.
    public init(entity: String, id: String, json: String?) {
        self.entity = entity
        self.id = id
        self.json = json
    }
}

/// Records by type, in the order of their first commit.
struct ModelRecords: Equatable, Sendable {
    private struct Entity: Equatable, Sendable {
        /// Removed records leave a gap.
        var ordered: [ModelRecord?] = []
        var places: [String: Int] = [:]
    }

    private var entities: [String: Entity] = [:]
    /// How many bytes the records have.
    private(set) var size = 0

    /// The records of a type.
    func records(_ entity: String) -> [ModelRecord] { entities[entity]?.ordered.compactMap { $0 } ?? [] }

    /// What makes these records of none, in order.
    var changes: [ModelChange] {
        entities.keys.sorted().flatMap { entity in
            records(entity).map { ModelChange(entity: entity, id: $0.id, json: $0.json) }
        }
    }

    mutating func apply(_ changes: [ModelChange]) {
        for change in changes { size += Self.apply(change, to: &entities[change.entity, default: Entity()]) }
    }

    /// Returns by how many bytes the records have grown.
    private static func apply(_ change: ModelChange, to entity: inout Entity) -> Int {
        let place = entity.places[change.id]
        let former = place.flatMap { entity.ordered[$0] }
        let growth = -(former.map(size) ?? 0)
        guard let json = change.json else {
            if let place { entity.ordered[place] = nil }
            entity.places[change.id] = nil
            if entity.places.isEmpty { entity.ordered = [] }
            return growth
        }
        let record = ModelRecord(id: change.id, json: json)
        if let place {
            entity.ordered[place] = record
        } else {
            entity.places[change.id] = entity.ordered.count
            entity.ordered.append(record)
        }
        return growth + size(record)
    }

    private static func size(_ record: ModelRecord) -> Int { record.id.utf8.count + record.json.utf8.count }
}
