import TerminalUI

/// What went wrong in a storm, and how to have it again.
public struct StormFailure: Error, Equatable, CustomStringConvertible {
    /// The storm.
    public let seed: UInt64
    /// The event after which it was found, from 0.
    public let step: Int
    /// What is wrong.
    public let problem: String
    /// The last events, the latest at the end.
    public let events: [TerminalEvent]
    /// The screen as it was.
    public let screen: String

    /// All of it, for the test's report.
    public var description: String {
        """
        Step \(step) of storm \(seed): \(problem)
        Last events: \(events.map(Self.name).joined(separator: ", "))
        The screen:
        \(screen)
        """
    }

    private static func name(_ event: TerminalEvent) -> String {
        switch event {
        case .key(let key): key.name.debugDescription
        case .paste(let text): "paste \(text.prefix(40).debugDescription)"
        case .resize(let size): "\(size.width)x\(size.height)"
        case .focus(let isHere): isHere ? "window focused" : "window left"
        case .mouse(let mouse): "\(mouse.kind) at \(mouse.place.x),\(mouse.place.y)"
        case .suspending: "suspending"
        case .resumed: "resumed"
        }
    }
}
