/// A view's wish that the program ends.
public struct ExitRequest: Hashable, Sendable {
    /// The exit status of the process; 0 means all is well.
    public var status: Int32

    /// Makes a request.
    public init(status: Int32 = 0) { self.status = status }
}

/// Leaves the program: `@Environment(\.leave) var leave`, then `leave()`.
public struct LeaveAction {
    let action: @MainActor (ExitRequest) -> Void

    /// Asks the host to end with the status. Takes effect once the present key has been handled.
    @MainActor public func callAsFunction(status: Int32 = 0) { action(ExitRequest(status: status)) }
}

/// Closes what a view is in, a sheet or a pushed page: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
public struct DismissAction {
    let action: @MainActor () -> Void

    /// Closes it; does nothing where there is nothing to close.
    @MainActor public func callAsFunction() { action() }
}

enum LeaveKey: EnvironmentKey {
    static var defaultValue: LeaveAction { LeaveAction { _ in } }
}

enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

enum ScreenSizeKey: EnvironmentKey {
    static var defaultValue: CellSize { CellSize(width: 80, height: 24) }
}

extension EnvironmentValues {
    /// Leaves the program.
    public var leave: LeaveAction {
        get { self[LeaveKey.self] }
        set { self[LeaveKey.self] = newValue }
    }

    /// Closes the sheet or page the view is in.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// The extent of the whole screen, for views that look different on a small one.
    public var screenSize: CellSize {
        get { self[ScreenSizeKey.self] }
        set { self[ScreenSizeKey.self] = newValue }
    }
}
