import FoundationEssentials
@_spi(APISupport) import Spezi
import StudyAPI
import StudyStore

/// The process that owns a study's store, or one of several of the same person that share it: opens sessions.
///
/// It is composed of modules around one standard, all of them working on the store's executor.
public final class StudyService: Sendable {
    /// What a service is opened with.
    public struct Options: Sendable {
        /// The folder of the store; made when it is missing.
        public var storeFolder: String
        /// The bundle that defines the study.
        public var bundle: BundleFiles
        /// Tells the time.
        public var clock: ServiceClock
        /// The seed of a made-up history for an empty store; none when `nil`.
        public var syntheticSeed: UInt64?
        /// The time zone of a made-up study's sites and people; the bundle's when `nil`, or when the zone has no name that can
        /// be found again. Asked for only where a history is made up.
        public var syntheticTimeZone: (@Sendable () -> TimeZone)?

        /// Gathers the options.
        public init(
            storeFolder: String, bundle: BundleFiles, clock: ServiceClock, syntheticSeed: UInt64? = nil,
            syntheticTimeZone: (@Sendable () -> TimeZone)? = nil
        ) {
            self.storeFolder = storeFolder
            self.bundle = bundle
            self.clock = clock
            self.syntheticSeed = syntheticSeed
            self.syntheticTimeZone = syntheticTimeZone
        }
    }

    /// The seed of the demo's history.
    public static let demoSeed: UInt64 = 42

    private let requests: RequestsModule
    private let changes: ChangesModule
    // Keeps the modules loaded.
    private let spezi: Spezi

    private init(spezi: Spezi, requests: RequestsModule, changes: ChangesModule) {
        self.spezi = spezi
        self.requests = requests
        self.changes = changes
    }

    /// What the service is composed of, and how it is connected.
    @MainActor public var modules: ModuleGraph { spezi.graph }

    /// Opens the store and puts the service together.
    ///
    /// An empty store is given the study, and its made-up history when a seed is given, in one transaction: of two services
    /// that open it at once, one fills it. A new revision of the bundle is taken in; a known one costs one short read.
    public static func open(_ options: Options) async throws(StudyServiceError) -> StudyService {
        let bundle: StudyBundle
        do {
            bundle = try StudyBundle(files: options.bundle)
        } catch {
            throw .bundle(error)
        }
        let store: Store
        do {
            store = try Store(folder: options.storeFolder, now: Timestamp(options.clock.now()))
        } catch {
            throw .store(error)
        }
        try await takeIn(bundle, options, store)
        return try await compose(bundle, store, options.clock)
    }

    /// A session for somebody for whom the program vouches.
    public func session(for identity: SessionIdentity) -> any StudySession {
        LocalSession(identity: identity, requests: requests, changes: changes)
    }

    @MainActor
    private static func compose(
        _ bundle: StudyBundle, _ store: Store, _ clock: ServiceClock
    ) throws(StudyServiceError) -> StudyService {
        let executor = store.executor
        let requests = RequestsModule(executor: executor)
        let changes = ChangesModule(executor: executor)
        let configuration = Configuration(standard: StudyStandard(store: store, clock: clock)) {
            BundleModule(executor: executor, bundle: bundle)
            PermissionsModule(executor: executor)
            EnrolmentModule(executor: executor)
            ScheduleModule(executor: executor)
            ScoresModule(executor: executor)
            AlertsModule(executor: executor)
            ResponsesModule(executor: executor, clock: clock)
            TodayModule(executor: executor, clock: clock)
            DashboardModule(executor: executor, clock: clock)
            requests
            changes
        }
        do {
            return StudyService(spezi: try Spezi.load(configuration), requests: requests, changes: changes)
        } catch {
            throw .modules(error.description)
        }
    }

    private static func takeIn(
        _ bundle: StudyBundle, _ options: Options, _ store: Store
    ) async throws(StudyServiceError) {
        var taking = BundleImport(bundle: bundle, isSynthetic: options.syntheticSeed != nil)
        do {
            if try store.read(taking.isKnown) { return }
            try bundle.validateQuestionnaires()
            taking.bundle.move(to: options.syntheticTimeZone?())
            let taking = taking
            try store.write(as: .service, at: Timestamp(options.clock.now())) { transaction in
                // Asked again in here: another service may have been quicker.
                guard try taking.carryOut(in: transaction), let seed = options.syntheticSeed else { return }
                try SyntheticImport(bundle: taking.bundle, seed: seed).carryOut(in: transaction)
            }
        } catch let error as StudyServiceError {
            throw error
        } catch let error as BundleError {
            throw .bundle(error)
        } catch let error as StoreError {
            throw .store(error)
        } catch {
            throw .modules("\(error)")
        }
    }
}
