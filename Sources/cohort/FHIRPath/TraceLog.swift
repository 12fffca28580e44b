import FHIR
import FHIRPath
import Synchronization

/// What `trace()` was called with, as lines of text.
final class TraceLog: Sendable {
    /// How many lines are kept; what is traced for each of many items would never end.
    static let mostLines = 100

    private let lines = Mutex<(kept: [String], count: Int)>(([], 0))

    /// Notes a call.
    func add(_ name: String, _ values: [FHIRPathValue]) {
        lines.withLock { lines in
            lines.count += 1
            guard lines.count <= Self.mostLines + 1 else { return }
            lines.kept.append(
                lines.count > Self.mostLines
                    ? "further traces are left out" : "trace: \(name): \(JSON.array(values.map(\.json)).text)")
        }
    }

    /// The lines since the last call.
    func take() -> [String] {
        lines.withLock { lines in
            defer { lines.kept = [] }
            return lines.kept
        }
    }
}
