import AppState
import Curses
import FHIR
import FHIRPath
import Foundation
import Questionnaires
import Spezi
import SpeziTesting
import Study
import StudyAPI
import StudyResources
import StudyScreens
import StudyStore
import TerminalUI
import TerminalUITesting
import Testing

/// Uses every target side by side: names that exist in several worlds must not get in each other's way.
extension Application {
    fileprivate var together: State<Int> { state(initial: 1) }
}

@Suite("The architecture") struct ArchitectureTests {
    /// Who may import whom; the README refers to this. Foundation and the system are free to all.
    static let allowed: [String: Set<String>] = [
        "FHIR": [], "FHIRPath": ["FHIR"], "Questionnaires": ["FHIR", "FHIRPath"], "TerminalUI": [],
        "TerminalUITesting": ["TerminalUI"], "Curses": ["TerminalUI", "CNcurses"], "Executors": [],
        "Files": ["Executors"],
        "Spezi": ["TerminalUI", "Executors", "Files"],
        "SpeziTesting": ["Spezi", "TerminalUI"], "AppState": ["TerminalUI", "Executors", "Files", "CSodium"],
        "StudyAPI": ["FHIR"],
        "StudyStore": ["FHIR", "Executors", "Files", "CSQLite", "CSodium"],
        "Study": ["StudyAPI", "Spezi", "Questionnaires", "FHIR", "FHIRPath", "StudyStore"],
        "StudyScreens": ["StudyAPI", "Questionnaires", "FHIR", "Spezi", "AppState", "TerminalUI"],
    ]

    private static let own: Set<String> = Set(allowed.keys).union([
        "CNcurses", "CSQLite", "CSodium", "CPty", "StudyResources", "cohort",
    ])

    @Test("Nothing imports upwards", arguments: allowed.keys.sorted())
    func imports(target: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/\(target)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let place = words.firstIndex(of: "import"), place <= 2, !line.hasPrefix(" "),
                    words.count > place + 1
                else { continue }
                let name = String(words[place + 1])
                guard Self.own.contains(name) else { continue }
                #expect(Self.allowed[target]?.contains(name) == true, "\(file.lastPathComponent) imports \(name)")
            }
        }
        #expect(count > 0)
    }

    @Test("All targets can be used in one file") @MainActor func together() throws {
        let spezi = withDependencyResolution { ClockModule(now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt) }
        #expect(spezi.environment(into: EnvironmentValues())[object: SessionModule.self] == nil)
        #expect(Application.state(\.together).value == 1)
        let questionnaire = try Questionnaire(
            parsing: #"{"resourceType":"Questionnaire","status":"active","item":[{"linkId":"a","type":"boolean"}]}"#
                .utf8)
        #expect(try Form(questionnaire).items.map(\.linkId) == ["a"])
        #expect(try FHIRPathExpression("1 + 1").linkIds == [])
        #expect(Pilot(Text(verbatim: "all"), width: 10, height: 2).screen == "all")
        #expect(StudyError.reasonMissing.description == "A reason is needed. Type one.")
        #expect(StudyService.demoSeed == 42)
        #expect(ContentHash(of: "").hex.count == 64)
        #expect(ExitReason.signal(15).exitStatus == 143)
        #expect(study_resource_count() > 4)
    }
}
