import FoundationEssentials
import Spezi
import StudyAPI
import StudyStore

/// What the enrolment module asks of the standard.
protocol EnrolmentConstraint: Standard {
    /// The study and its sites.
    func study() throws(StudyError) -> (study: StudyRecord, sites: [SiteRecord])
    /// All participants, by label.
    func participants() throws(StudyError) -> [ParticipantRecord]
}

/// Who takes part, and where.
actor EnrolmentModule: StoreModule {
    nonisolated let executor: StoreExecutor

    @StandardActor private var standard: any EnrolmentConstraint
    @Dependency(BundleModule.self) private var bundles

    init(executor: StoreExecutor) { self.executor = executor }

    /// The study as this caller sees it.
    func study(for caller: Caller) async throws(StudyError) -> GetStudy.Reply {
        let (study, sites) = try await standard.study()
        let bundle = bundles.bundle.translated(to: caller.language)
        switch caller {
        case .participant(let participant, _):
            return GetStudy.Reply(
                title: bundle.title, isSynthetic: study.synthetic, person: participant.label,
                sites: sites.filter { $0.id == participant.site }.map(\.name), timeZone: participant.timeZone,
                language: participant.language)
        case .staff(let person, let role, _):
            return GetStudy.Reply(
                title: bundle.title, isSynthetic: study.synthetic, person: role, sites: bundle.sites.map(\.name),
                timeZone: clock(sites).timeZone.identifier, language: person.language)
        }
    }

    /// All participants, by label.
    func participants() async throws(StudyError) -> [ParticipantRecord] { try await standard.participants() }

    /// The names of the sites.
    func siteNames() async throws(StudyError) -> [SiteRecord.ID: String] {
        let sites = try await standard.study().sites
        return Dictionary(sites.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    }

    /// The study's own clock, which counts its days where no participant's does: that of its first site, as the store has it.
    func clock() async throws(StudyError) -> WallClock { clock(try await standard.study().sites) }

    private func clock(_ sites: [SiteRecord]) -> WallClock {
        let site = bundles.bundle.sites[0]
        return sites.first { $0.key == site.id }.flatMap { WallClock(identifier: $0.timeZone) } ?? site.clock
    }

    /// Enrolment against target and plan.
    func enrolment(of participants: [ParticipantRecord], now: Date) async throws(StudyError) -> Enrolment {
        let sites = try await standard.study().sites
        let bundle = bundles.bundle
        let keys = Dictionary(sites.map { ($0.id, $0.key) }, uniquingKeysWith: { first, _ in first })
        let clock = clock(sites)
        let first = participants.map(\.enrolledAt.date).min()
        let day = first.map { clock.day(of: $0).distance(to: clock.day(of: now)) }
        return Enrolment(
            enrolled: participants.count, target: bundle.enrolment.target,
            planned: day.map(bundle.enrolment.planned(day:)) ?? 0,
            sites: bundle.sites.map { site in
                Enrolment.Site(
                    name: site.name, enrolled: participants.count { keys[$0.site] == site.id }, target: site.target)
            })
    }
}
