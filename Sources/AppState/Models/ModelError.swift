/// Why records could not be fetched or kept.
public enum ModelError: Error, Equatable, CustomStringConvertible {
    /// The store cannot be used.
    case store(StorageError)
    /// A record cannot be encoded; nothing was kept.
    case notEncodable(entity: String, reason: String)
    /// A kept record is not of the type.
    case notDecodable(entity: String, id: String, reason: String)
    /// The predicate failed on a record.
    case predicate(entity: String, reason: String)
    /// Two types of one name would be kept in one place.
    case sameName(entity: String)
    /// The container was not made for the type.
    case unknownType(entity: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .store(let error): error.description
        case .notEncodable(let entity, let reason):
            "A \(entity) could not be written as JSON: \(reason). Nothing was kept; change it and save again."
        case .notDecodable(let entity, let id, let reason):
            "The record \(id) is not a \(entity): \(reason). Give new properties a default when decoding."
        case .predicate(let entity, let reason): "The predicate could not be evaluated on a \(entity): \(reason)."
        case .sameName(let entity):
            "Two types are called \(entity), and records are kept by their type's name. Rename one of them, or give each a "
                + "container with a file of its own."
        case .unknownType(let entity):
            "The container does not keep \(entity). Name the type in ModelContainer(for:)."
        }
    }
}
