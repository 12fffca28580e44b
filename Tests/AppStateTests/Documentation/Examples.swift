import AppState
import Observation
import TerminalUI
import TerminalUITesting
import Testing

// The code of the documentation's pages.

// MARK: AppState

extension Application {
    var isMuted: State<Bool> { state(initial: false) }
    var fontSize: StoredState<Int> { storedState(initial: 12, id: "fontSize") }
    var stopwatch: Dependency<any Clock> { dependency(ContinuousClock()) }
}

// MARK: FirstState

extension Application {
    var visitors: State<Int> { state(initial: 0) }
    var host: State<String> { state(initial: "nobody") }
}

struct VisitorsView: View {
    @AppState(\.visitors) private var visitors
    @AppState(\.host) private var host

    var body: some View {
        Button(.verbatim("One more (\(visitors))")) { visitors += 1 }
        TextField("Host", text: $host)
    }
}

func countVisitors(_ count: Int) -> Int {
    var visitors = Application.state(\.visitors)
    visitors.value = count
    Application.state(\.visitors).update { $0 += 1 }
    return visitors.value
}

// MARK: JustInTime

final class Archive: Sendable {
    func open() -> String { "open" }
}

extension Application {
    var archive: Dependency<Archive> { dependency(Archive()) }
}

func prepare() {
    Application.load(dependency: \.archive)
        .logging(isEnabled: false)
}

extension Application {
    var greeter: Dependency<String> { dependency { "The archive is \($0.archive.value.open())." } }
}

func withAnotherGreeter() -> [String] {
    let override = Application.override(\.greeter, with: "Hello.")
    let during = Application.dependency(\.greeter)
    withExtendedLifetime(override) {}
    Application.promote(\.greeter, with: "Good morning.")
    return [during, Application.dependency(\.greeter)]
}

// MARK: SharingAndRestricting

extension Application {
    var here: State<Int> { state(initial: 10, id: "shared") }
    var there: State<Int> { state(initial: 20, id: "shared") }
}

extension Application {
    fileprivate var attempts: State<Int> { state(initial: 0) }
}

private let doorKey = PrivateKey()

extension Application {
    fileprivate var doorCode: State<Int?> { state(initial: nil, key: doorKey) }
}

// MARK: Kinds

extension Application {
    var language: StoredState<String?> { storedState(id: "spokenLanguage") }
    var volume: StoredState<Int> { storedState(initial: 5, of: .machine, id: "volume") }
}

func chooseLanguage() throws {
    @StoredState(\.language) var language
    language = "de"
    try Application.storedState(\.volume).store(7)
    Application.flush()
}

extension Application {
    var notes: FileState<[String]> {
        fileState(initial: [], path: "~/notes", filename: "notes.json", isBase64Encoded: false)
    }
}

extension Application {
    var accessToken: SecureState { secureState(id: "token") }
}

func signIn() {
    @SecureState(\.accessToken) var token
    token = "a long text"
    Application.dependency(\.keychain).set(value: "another", forKey: "refresh")
}

extension Application {
    var bookmarks: SyncState<[String]> { syncState(initial: [], id: "bookmarks") }
}

func shareThroughDrive() {
    Application.promote(\.syncStore, with: SharedFolderStore(folder: "/mnt/team"))
}

final class Trip: PersistentModel {
    var place: String
    var isDone = false
    init(place: String) { self.place = place }
}

extension Application {
    var tripContainer: Dependency<ModelContainer> { modelContainer(makeTripContainer()) }

    var openTrips: ModelState<Trip> {
        modelState(
            container: \.tripContainer,
            fetchDescriptor: FetchDescriptor(predicate: #Predicate { !$0.isDone }, sortBy: [SortDescriptor(\.place)]))
    }
}

func makeTripContainer() -> ModelContainer {
    do {
        return try ModelContainer(for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    } catch {
        // In memory only a model that is no model could be in the way: a mistake of the program itself.
        fatalError(error.description)
    }
}

@MainActor func plan() throws -> [String] {
    @ModelState(\.openTrips) var openTrips
    $openTrips.insert(Trip(place: "Bern"))
    openTrips.first?.isDone = true
    try $openTrips.strict.save()
    return openTrips.map(\.place)
}

// MARK: PartsAndConstants

struct Team: Codable, Sendable {
    var name = "Ada"
    var score = 0
    var nickname: String?
}

extension Application {
    var team: State<Team> { state(initial: Team()) }
    var otherTeam: State<Team?> { state(initial: nil) }
}

struct ScoreView: View {
    @Slice(\.team, \.name) private var name
    @Constant(\.team, \.score) private var score
    @OptionalSlice(\.otherTeam, \.nickname) private var nickname

    var body: some View {
        TextField("Name", text: $name)
        Text(verbatim: "\(score) points, against \(nickname ?? "nobody")")
    }
}

// MARK: FollowingChanges

extension Application {
    var width: State<Int> { state(initial: 80) }
    var height: State<Int> { state(initial: 24) }
}

func enlarge() {
    Application.transaction {
        Application.state(\.width).update { $0 *= 2 }
        Application.state(\.height).update { $0 *= 2 }
    }
}

func firstChange() async -> Int? {
    for await width in Application.changes(of: \.width) { return width }
    return nil
}

// MARK: EnvironmentOrAppState

struct Heading: View {
    @Environment(\.isEnabled) private var isEnabled
    @AppState(\.visitors) private var visitors

    var body: some View { Text(verbatim: isEnabled ? "\(visitors) visitors" : "closed") }
}

// MARK: What the pages claim

@MainActor @Suite("What the documentation's code does", .serialized)
struct ExampleTests {
    init() { TestEnvironment.prepare() }

    @Test("A first state")
    func firstState() {
        #expect(countVisitors(3) == 4)
        let pilot = Pilot(VisitorsView(), width: 30, height: 4)
        #expect(pilot.screen.contains("One more (4)"))
        pilot.press(.enter)
        #expect(pilot.screen.contains("One more (5)"))
        #expect(Application.state(\.visitors).value == 5)
        #expect(Pilot(Heading(), width: 30, height: 1).screen == "5 visitors")
        Application.reset(\.visitors)
    }

    @Test("Made when needed, and replaced")
    func justInTime() {
        prepare()
        #expect(Application.dependency(\.greeter) == "The archive is open.")
        #expect(withAnotherGreeter() == ["Hello.", "Good morning."])
    }

    @Test("Shared and restricted")
    func sharing() {
        #expect(Application.state(\.here).value == 10)
        #expect(Application.state(\.there).value == 10)
        @AppState(\.doorCode) var pin
        pin = 1234
        #expect(Application.state(\.doorCode).value == 1234)
        #expect(!Application.description.contains("1234"))
        #expect(Application.state(\.attempts).value == 0)
    }

    @Test("Kept in many ways")
    func kinds() throws {
        try chooseLanguage()
        #expect(RefusingStorage.shared.memory.value(forKey: "App/spokenLanguage", scope: .person) == "\"de\"")
        #expect(RefusingStorage.shared.memory.value(forKey: "App/volume", scope: .machine) == "7")
        signIn()
        #expect(Application.secureState(\.accessToken).value == "a long text")
        #expect(try plan() == [])
        #expect(Application.modelContext(\.tripContainer).hasChanges == false)
    }

    @Test("Parts")
    func parts() {
        let pilot = Pilot(ScoreView(), width: 40, height: 4)
        #expect(pilot.screen.contains("0 points, against nobody"))
        Application.state(\.team).update { $0.score = 2 }
        @AppState(\.otherTeam) var otherTeam
        otherTeam = Team(nickname: "Bob")
        pilot.refresh()
        #expect(pilot.screen.contains("2 points, against Bob"))
    }

    @Test("Following changes")
    func changes() async throws {
        enlarge()
        #expect(Application.state(\.width).value == 160)
        let found = Flag()
        let task = Task {
            let first = await firstChange()
            found.raise()
            return first
        }
        // it begins to follow some time
        var width = Application.state(\.width)
        while !found.isRaised {
            width.value += 1
            await Task.yield()
        }
        let first = try #require(await task.value)
        #expect(first > 160)
    }
}
