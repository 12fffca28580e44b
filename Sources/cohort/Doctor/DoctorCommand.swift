import AppState
import Curses
import FoundationEssentials
import Glibc
import StudyScreens
import StudyStore

/// `cohort doctor`: says what was detected, and what to do about what is wrong. Makes and changes nothing, and asks the
/// terminal nothing.
@MainActor struct DoctorCommand {
    let machine: Machine

    /// Prints the report: 0 when all is well, 1 when something needs attention.
    func run() throws(Failure) -> Int32 {
        let encoding = CharacterEncoding.setUp()
        let terminal = TerminalDescription.detect()
        var sections = [
            ProgramFacts.section(machine),
            TerminalFacts.section(terminal, linearReason: machine.reasonForLinear),
            TextFacts.section(
                encoding, language: machine.languageFinding, timeZone: machine.timeZone.identifier,
                unknownTimeZone: machine.unknownTimeZone, columns: CharacterEncoding.columns(of:)),
            KeyFacts.section(
                Application.storedState(\.keyLines).value, table: KeyTable(parsing: EmbeddedResources.keyTable),
                EmbeddedResources.catalogue(language: "en")),
        ]
        do {
            let folder = try StateFolder(environment: machine.environment)
            sections += [
                StateFolderFacts.section(FolderProbe(folder.path)),
                StoreFacts.section(StoreInspection(folder: folder.path(of: DemoFolder.name))),
            ]
        } catch {
            sections.append(FactSection(title: "State", facts: [Fact("folder", "none", advice: error.description)]))
        }
        let report = DoctorReport(sections: sections)
        try Console.answer(report.text)
        return report.problems == 0 ? 0 : 1
    }
}
