/// What came of a remote notification.
public enum BackgroundFetchResult: String, Hashable, Sendable, Codable {
    /// There is new data.
    case newData
    /// There was nothing to fetch.
    case noData
    /// It could not be fetched.
    case failed
}
