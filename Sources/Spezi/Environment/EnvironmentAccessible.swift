import Observation
import TerminalUI

/// A module that views find in their environment by its type.
public protocol EnvironmentAccessible: AnyObject, Observable {}

extension EnvironmentAccessible {
    @MainActor func place(into environment: inout EnvironmentValues) {
        environment[object: Self.self] = self
    }
}
