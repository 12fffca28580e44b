import AppState
import Observation
import Synchronization
import Testing

@Observable private final class Visit: PersistentModel {
    var place: String
    var order: Int
    var factor: Double

    init(place: String, order: Int = 0, factor: Double = 1) {
        self.place = place
        self.order = order
        self.factor = factor
    }

    enum CodingKeys: String, CodingKey {
        case _place = "place"
        case _order = "order"
        case _factor = "factor"
    }
}

private final class Tag: PersistentModel {
    var name: String
    init(name: String) { self.name = name }
}

/// A store in memory that can be full.
private final class FullStore: ModelStore {
    let memory = MemoryModelStore()
    let isFull = Mutex(false)

    func records(entity: String) throws(StorageError) -> [ModelRecord] { memory.records(entity: entity) }

    func commit(_ changes: [ModelChange]) throws(StorageError) {
        if isFull.withLock({ $0 }) { throw .file(path: "here", reason: "No space left on device") }
        memory.commit(changes)
    }
}

private let fullStore = FullStore()

private func container(_ configuration: ModelConfiguration = ModelConfiguration(isStoredInMemoryOnly: true))
    -> ModelContainer
{
    do {
        return try ModelContainer(for: Visit.self, Tag.self, configurations: configuration)
    } catch {
        preconditionFailure(error.description)
    }
}

extension Application {
    fileprivate var visitContainer: Dependency<ModelContainer> { modelContainer(container()) }
    fileprivate var fullContainer: Dependency<ModelContainer> {
        modelContainer(container(ModelConfiguration(store: fullStore)))
    }
    fileprivate var manyContainer: Dependency<ModelContainer> { modelContainer(container()) }
    fileprivate var visits: ModelState<Visit> { modelState(container: \.visitContainer) }
    fileprivate var tags: ModelState<Tag> { modelState(container: \.visitContainer, id: "ModelStateTests.tags") }
    fileprivate var lastInBern: ModelState<Visit> {
        var descriptor = FetchDescriptor<Visit>(
            predicate: #Predicate { $0.place == "Bern" }, sortBy: [SortDescriptor(\.order, order: .reverse)])
        descriptor.fetchLimit = 2
        return modelState(container: \.visitContainer, fetchDescriptor: descriptor)
    }
    fileprivate var fullVisits: ModelState<Visit> { modelState(container: \.fullContainer) }
    fileprivate var manyVisits: ModelState<Visit> { modelState(container: \.manyContainer) }
}

private enum Elsewhere {
    final class Tag: PersistentModel {
        var colour: String
        init(colour: String) { self.colour = colour }
    }
}

@MainActor @Suite("States of records", .serialized)
struct ModelStateTests {
    init() {
        TestEnvironment.prepare()
        Application.modelState(\.visits).deleteAll()
        Application.modelState(\.tags).deleteAll()
    }

    @Test("Two types of one name are refused in one container, in one file, and where only the other is kept")
    func sameName() throws {
        let inMemory = ModelConfiguration(isStoredInMemoryOnly: true)
        #expect(throws: ModelError.sameName(entity: "Tag")) {
            try ModelContainer(for: Tag.self, Elsewhere.Tag.self, configurations: inMemory)
        }
        #expect("\(ModelError.sameName(entity: "Tag"))".contains("Two types are called Tag"))
        let folder = TemporaryFolder()
        let file = ModelConfiguration(path: folder.path + "/store")
        let container = try ModelContainer(for: Tag.self, Tag.self, configurations: file)
        let again = try ModelContainer(for: Tag.self, Visit.self, configurations: file)
        #expect(throws: ModelError.sameName(entity: "Tag")) {
            try ModelContainer(for: Elsewhere.Tag.self, configurations: file)
        }
        let context = ModelContext(container)
        context.insert(Tag(name: "unsaved"))
        #expect(throws: ModelError.unknownType(entity: "Tag")) { try context.fetch(FetchDescriptor<Elsewhere.Tag>()) }
        #expect(try context.fetch(FetchDescriptor<Tag>()).map(\.name) == ["unsaved"])
        withExtendedLifetime(again) {}
    }

    @Test("What is inserted is there for every holder, in the order of insertion, and can be deleted")
    func cycle() {
        @ModelState(\.visits) var visits
        #expect(visits.isEmpty)
        let bern = Visit(place: "Bern")
        $visits.insert(bern)
        $visits.insert(Visit(place: "Basel"))
        $visits.insert(bern)
        #expect(visits.map(\.place) == ["Bern", "Basel"])
        #expect(visits.first === bern)
        #expect(Application.modelState(\.visits).models == visits)
        $visits.delete(bern)
        $visits.delete(bern)
        #expect(visits.map(\.place) == ["Basel"])
        $visits.insert(bern)
        #expect(visits.map(\.place) == ["Basel", "Bern"])
    }

    @Test("Predicate, order and limit hold, and deleteAll keeps to the predicate")
    func descriptor() throws {
        @ModelState(\.lastInBern) var last
        for order in 1...4 {
            $last.insert(Visit(place: "Bern", order: order))
            $last.insert(Visit(place: "Basel", order: order))
        }
        #expect(last.map(\.order) == [4, 3])
        var descriptor = FetchDescriptor<Visit>(sortBy: [SortDescriptor(\.order)])
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 3
        let found = try $last.context.fetch(descriptor)
        #expect(found.map { "\($0.place)\($0.order)" } == ["Basel1", "Bern2", "Basel2"])
        #expect(try $last.context.fetchCount(FetchDescriptor<Visit>()) == 8)
        $last.deleteAll()
        #expect(last.isEmpty)
        #expect(Application.modelState(\.visits).models.map(\.order) == [1, 2, 3, 4])
    }

    @Test("Types are apart, identifiers find objects, and the main context is always the same")
    func identity() throws {
        @ModelState(\.tags) var tags
        let tag = Tag(name: "a")
        $tags.insert(tag)
        #expect(Application.modelState(\.visits).models.isEmpty)
        #expect(Application.modelContext(\.visitContainer) === $tags.context)
        #expect(Application.modelState(\.visits).context === $tags.context)
        #expect(try $tags.context.model(for: tag.persistentModelID) as Tag? === tag)
        #expect(tag.id == tag.persistentModelID)
        #expect(tag.id.entityName == "Tag")
        #expect(tag.id != Tag(name: "a").id)
        #expect($tags.scope.description == "App/ModelStateTests.tags")
    }

    @Test("A change of an object shows at once, and is kept by save")
    func changes() throws {
        let store = MemoryModelStore()
        let here = container(ModelConfiguration(store: store)).mainContext
        let visit = Visit(place: "Bern")
        here.insert(visit)
        #expect(here.hasChanges)
        try here.save()
        #expect(!here.hasChanges)
        visit.place = "Basel"
        #expect(here.hasChanges)
        #expect(try here.fetch(FetchDescriptor(predicate: #Predicate<Visit> { $0.place == "Basel" })) == [visit])
        let there = ModelContext(container(ModelConfiguration(store: store)))
        #expect(try there.fetch(FetchDescriptor<Visit>()).map(\.place) == ["Bern"])
        try here.save()
        #expect(!here.hasChanges)
        let later = ModelContext(container(ModelConfiguration(store: store)))
        let read = try later.fetch(FetchDescriptor<Visit>())
        #expect(read.map(\.place) == ["Basel"])
        #expect(read.first?.persistentModelID == visit.persistentModelID)
        read.first?.place = "Genf"
        later.rollback()
        #expect(try later.fetch(FetchDescriptor<Visit>()).map(\.place) == ["Basel"])
    }

    @Test(
        "Whoever reads the objects is told of insertions, deletions and savings; of properties too, if they are observable"
    )
    func observation() {
        @ModelState(\.visits) var visits
        @ModelState(\.lastInBern) var last
        let visit = Visit(place: "Bern")
        let bell = Bell(), ofTags = Bell()
        bell.listen { _ = visits }
        ofTags.listen { _ = Application.modelState(\.tags).models }
        $last.insert(visit)
        #expect([bell, ofTags].map(\.rings) == [1, 0])
        bell.listen { _ = visits.map(\.place) }
        visit.place = "Basel"
        #expect(bell.rings == 2)
        bell.listen { _ = visits }
        $visits.save()
        #expect(bell.rings == 3)
        bell.listen { _ = visits }
        $visits.save()
        #expect(bell.rings == 3)
        $visits.delete(visit)
        #expect(bell.rings == 4)
    }

    @Test(
        "What cannot be kept is still in the context, is reported, throws when asked to be strict, and can be tried again"
    )
    func fullStore() throws {
        @ModelState(\.fullVisits) var visits
        let store = AppStateTests.fullStore
        store.isFull.withLock { $0 = true }
        $visits.insert(Visit(place: "Bern"))
        #expect(visits.map(\.place) == ["Bern"])
        #expect(TestEnvironment.reported { $0.contains("No space left on device") })
        #expect(throws: ModelError.store(.file(path: "here", reason: "No space left on device"))) {
            try $visits.strict.save()
        }
        #expect(store.memory.records(entity: "Visit").isEmpty)
        store.isFull.withLock { $0 = false }
        try $visits.strict.save()
        #expect(store.memory.records(entity: "Visit").map(\.json) == [#"{"factor":1,"order":0,"place":"Bern"}"#])
        let bad = Visit(place: "Basel", factor: .infinity)
        #expect(throws: ModelError.self) { try $visits.strict.insert(bad) }
        #expect(store.memory.records(entity: "Visit").count == 1)
        bad.factor = 2
        try $visits.strict.save()
        #expect(try $visits.strict.models.map(\.place) == ["Bern", "Basel"])
        try $visits.strict.delete(bad)
        try $visits.strict.deleteAll()
        #expect(store.memory.records(entity: "Visit").isEmpty)
    }

    @Test("A type that the container was not made for is an error")
    func unknown() throws {
        let container = try ModelContainer(
            for: Schema([Tag.self]), configurations: [ModelConfiguration(isStoredInMemoryOnly: true)])
        #expect(throws: ModelError.unknownType(entity: "Visit")) {
            try container.mainContext.fetch(FetchDescriptor<Visit>())
        }
    }

    @Test("Ten thousand objects, kept one by one, and deleted together")
    func many() {
        @ModelState(\.manyVisits) var visits
        for number in 0..<10_000 { $visits.insert(Visit(place: "p", order: number)) }
        #expect(visits.map(\.order) == Array(0..<10_000))
        $visits.deleteAll()
        $visits.deleteAll()
        #expect(visits.isEmpty)
    }
}
