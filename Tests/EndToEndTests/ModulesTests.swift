import Foundation
import Testing

extension EndToEnd {
    @Suite("cohort modules") struct ModulesTests {
        @Test("shows the modules of the session and of the service, and leaves nothing behind") func text() async throws
        {
            let folder = try TestFolder()
            let before = FileManager.default.subpaths(atPath: folder.url.path)
            let run = try await cohort("modules", in: folder, adding: ["TMPDIR": folder.url.path])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.hasPrefix("Session\n\nClockModule\n"))
            #expect(run.output.contains("\nTodayModel\n    needs session: SessionModule\n"))
            #expect(run.output.contains("\nService\n\n"))
            #expect(run.output.contains("\nStudyStandard (standard)\n"))
            #expect(run.output.contains("\n    asks of the standard standard: ResponsesConstraint\n"))
            #expect(FileManager.default.subpaths(atPath: folder.url.path) == before)
        }

        @Test("draws them for Graphviz, the same each time") func dot() async throws {
            let folder = try TestFolder()
            let run = try await cohort("modules", "--dot", in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.hasPrefix("digraph modules {\n"))
            #expect(run.output.hasSuffix("}\n"))
            #expect(run.output.contains("subgraph cluster_1"))
            #expect(try await cohort("modules", "--dot", in: folder).output == run.output)
        }
    }
}
