import Curses
import FHIR
import FoundationEssentials
import Glibc
import Questionnaires
import StudyScreens

/// `cohort fill`: fills in one questionnaire from a file.
@MainActor struct FillCommand {
    let machine: Machine
    let file: String
    let output: String?
    let isLinear: Bool

    func run() throws(Failure) -> Int32 {
        let bytes: [UInt8]
        do { bytes = try DurableFile.read(file) } catch { throw Failure(message: error.description) }
        let form = try Self.form(bytes, file)
        if let part = form.notes.first(where: \.isMissingPart) {
            throw Failure(message: "\(DisplayName(file)): \(part.description). Fill in a questionnaire that is in one.")
        }
        if let output {
            if DurableFile.isSame(output, file) {
                throw Failure(
                    message: "--output \(DisplayName(output)): this is the questionnaire itself. Name another file.")
            }
            do { try DurableFile.checkWritable(output) } catch { throw Failure(message: error.description) }
        }
        let folder: String
        do {
            folder = try StateFolder(environment: machine.environment).folder("fill")
        } catch { throw Failure(message: error.description) }
        for note in form.notes + form.askedOnlyOnce { Console.complain("\(DisplayName(file)): \(note.description)") }
        // Standard output is for the response when no file is named: everything else goes to standard error then.
        let screen = output == nil ? STDERR_FILENO : STDOUT_FILENO
        let response = FinishedResponse(output: output)
        let keeper = FileDraftKeeper(
            form, title: FormTitle.of(form, file: file),
            hash: QuestionnaireDigest.hex(bytes), in: folder, now: machine.now,
            handIn: response.take)
        let delegate = FillDelegate(machine)
        let status =
            machine.isLinear(asked: isLinear, output: screen)
            ? try runLinear(delegate, keeper, screen) : try runFullScreen(delegate, keeper, screen)
        guard response.isWaiting else { return status }
        guard response.writeToStandardOutput() else {
            throw Failure(
                message: "The response could not be written to standard output. The draft is kept: try again.")
        }
        FullScreen.wait(atMost: .seconds(2)) { await keeper.discard() }
        return status
    }

    /// Reads a questionnaire, or says in one message what is wrong and where.
    static func form(_ bytes: [UInt8], _ file: String) throws(Failure) -> Form {
        do {
            return try Form(Questionnaire(parsing: bytes))
        } catch { throw Failure(message: "\(DisplayName(file)): \(error)") }
    }

    private func runFullScreen(
        _ delegate: FillDelegate, _ keeper: FileDraftKeeper, _ screen: Int32
    ) throws(Failure) -> Int32 {
        try FullScreen.run(
            Appearance { FillingScreen() }, delegate.start(on: machine), on: machine, output: screen,
            ready: { host in delegate.filling.start(keeper, draft: keeper.opened) { host.requestExit() } },
            isReady: { if case .loading = delegate.filling.phase { false } else { true } },
            flush: { await delegate.filling.flush() })
    }

    private func runLinear(
        _ delegate: FillDelegate, _ keeper: FileDraftKeeper, _ output: Int32
    ) throws(Failure) -> Int32 {
        let spezi = try delegate.start(on: machine)
        let console = LinearConsole(output: output)
        delegate.filling.start(keeper, draft: keeper.opened)
        let frontEnd = LinearFilling(
            delegate.filling, clock: delegate.clock,
            catalogue: delegate.languages.catalogueInUse, languages: delegate.languages,
            isPiped: StandardStreams.isPiped, output: console,
            readLine: console.readLine)
        let status = console.run(
            { await frontEnd.run() },
            // Whoever has named a file for the response goes on with it.
            inputEnded: self.output == nil ? 0 : 1,
            interrupted: {
                await LinearInterruption(
                    delegate.filling, catalogue: delegate.languages.catalogueInUse, output: console
                ).end()
            })
        FullScreen.end(spezi) { await delegate.filling.flush() }
        return status
    }
}
