import Observation
@_spi(APISupport) import Spezi
import SpeziTesting

protocol NotesConstraint: Standard {
    func note(_ text: String) async
}

actor Notebook: Standard, NotesConstraint, EnvironmentAccessible {
    private(set) var notes: [String] = []
    func note(_ text: String) { notes.append(text) }
}

final class Paper: Module, DefaultInitializable {
    @Provide var colour = "white"
    init() {}
}

@MainActor @Observable final class Writer: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(Paper.self) var paper
    @ObservationIgnored @StandardActor var standard: any NotesConstraint
    @ObservationIgnored @Collect var colours: [String]
    @ObservationIgnored @Application(\.launchOptions) var launchOptions
    private(set) var isReady = false

    func configure() { isReady = colours == [paper.colour] }
    func write() async { await standard.note("on \(paper.colour)") }
}

final class Clockwork: ServiceModule {
    @MainActor static var isRunning = false
    func run() async { await MainActor.run { Self.isRunning = true } }
}

final class Delegate: SpeziAppDelegate {
    override var configuration: Configuration {
        Configuration(standard: Notebook()) {
            Writer()
            Clockwork()
        }
    }
}

@main @MainActor struct Newcomer {
    static func main() async throws {
        if CommandLine.arguments.contains("misuse") {
            _ = Writer().paper
        }
        let writer = Writer(), notebook = Notebook()
        let tested = withDependencyResolution(standard: notebook) { writer }
        await writer.write()
        print("tested: \(writer.isReady), \(await notebook.notes), \(tested.modules.count) modules")

        let spezi = try Delegate().load(launchOptions: [.arguments: CommandLine.arguments])
        let run = Task { await spezi.run() }
        while !Clockwork.isRunning { await Task.yield() }
        run.cancel()
        await run.value
        let arguments = spezi.module(Writer.self)?.launchOptions[.arguments] as? [String] ?? []
        print("loaded: \(spezi.modules.map { "\(type(of: $0))" }), \(arguments.count) words")
        spezi.loadModule(Paper(), ownership: .external)
        print("left: \(spezi.modules.count) modules")
        do {
            _ = try Spezi.load(modules: [Writer()])
        } catch {
            print("refused: \(error)")
        }
        let tuning = Tuning(), piano = Piano(tuning), violin = Violin(tuning) { Fork(pitch: 432) }
        let played = try Spezi.load(modules: [violin, piano])
        print(
            "made: \(violin.pitches), \(piano.fork === violin.fork), \(piano.others.count), \(played.modules.count) modules"
        )
    }
}
