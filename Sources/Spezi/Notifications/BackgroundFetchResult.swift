/// What came of a remote notification.
public enum BackgroundFetchResult: String, Hashable, Sendable, Codable {
    /// There is new data.
    case newData
    /// There was nothing to fetch.
    case noData
    /// It could not be fetched.
    case failed
}

/// What came of a remote notification, under the name that delegates written for the original use.
public typealias UIBackgroundFetchResult = BackgroundFetchResult
