import Curses
import FoundationEssentials
import Glibc
import Spezi
import Study
import StudyAPI
import StudyScreens

/// `cohort modules`: shows what the program is composed of, as it is loaded for a session and for the service.
@MainActor struct ModulesCommand {
    let machine: Machine
    /// Whether for Graphviz instead of for people.
    let isDOT: Bool

    func run() throws(Failure) -> Int32 {
        let session = try StudyDelegate(machine, session: Self.closedSession, folder: "").start(on: machine).graph
        let service = try Waiting.finish { () async throws(Failure) in try await serviceGraph() }
        let graphs = [(title: "Session", graph: session), (title: "Service", graph: service)]
        try Console.answer(isDOT ? ModuleGraph.dot(graphs) : Self.text(graphs))
        return 0
    }

    private static func text(_ graphs: [(title: String, graph: ModuleGraph)]) -> String {
        graphs.map { "\($0.title)\n\n\($0.graph)\n" }.joined(separator: "\n")
    }

    /// A session in which nobody can enter: only its place in the graph counts.
    private static var closedSession: SessionModule {
        SessionModule { _ throws(StudyError) in throw .sessionClosed }
    }

    /// The service, opened over an empty store that is removed again.
    private func serviceGraph() async throws(Failure) -> ModuleGraph {
        let parent = machine.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array("\(parent)/cohort-modules-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else {
            throw Failure(message: "no folder can be made in \(parent): \(String(cString: strerror(errno)))")
        }
        let folder = String(cString: made)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let service = try await StudyService.open(
                StudyService.Options(
                    storeFolder: folder, bundle: EmbeddedResources.sampleBundle, clock: ServiceClock(now: machine.now)))
            return service.modules
        } catch { throw Failure(message: error.description) }
    }
}
