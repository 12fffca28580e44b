import FHIR
import FHIRPath

/// A questionnaire as the engine works with it, whatever version of FHIR it was written in.
public struct Form: Sendable {
    /// How deep items may be nested.
    public static let maximumDepth = 64

    /// The canonical address without a version.
    public let url: String?
    /// The version of the questionnaire.
    public let version: String?
    /// The logical id of the resource.
    public let id: String?
    /// The name for people.
    public internal(set) var title: String?
    /// The name for programs.
    public let name: String?
    /// The language the texts are in, as BCP 47 has it.
    public let language: String?
    /// The terms of use, which must be shown for licensed instruments.
    public internal(set) var copyright: String?
    /// The items at the top, in order.
    public let items: [FormItem]
    /// What the form asks for that is not done here, and its faults; in document order.
    public internal(set) var notes: [FormNote]
    /// Names bound at the form as a whole.
    public let variables: [ItemExpressions.Variable]
    /// Resources that the form wants to be given, by name.
    public internal(set) var launchContexts: [LaunchContext] = []
    /// What must be true of the answers as a whole.
    public internal(set) var constraints: [FormConstraint] = []
    /// How people may go through it.
    public internal(set) var entryMode: EntryMode?
    /// What a signature on the finished form has to mean; empty if it needs none.
    public internal(set) var signatures: [Coding] = []
    /// Whether there may be any expression.
    var hasExpressions = false
    /// Whether any group is filled in from what an expression gives.
    var hasPopulation = false
    /// The value sets at hand.
    var valueSets = ValueSetExpansion(contained: [], packaged: nil)
    /// Items that Observations fill in, by their place in `allItems`.
    var observationLinks: [Int: ObservationLink] = [:]
    /// Queries whose answers expressions know.
    var sourceQueries: [SourceQueries] = []
    /// Whether an expression decides whether anything is read-only.
    var hasDynamicReadOnly = false
    /// The questionnaire as it was read.
    public let source: Questionnaire

    /// Every item in document order; an item's `index` is its place here.
    public internal(set) var allItems: [FormItem] = []
    /// Which item depends on which.
    var graph = FormGraph()
    /// The place of each linkId in `allItems`.
    var places: [String: Int] = [:]

    /// The form of an R4 questionnaire. What is not supported, or wrong in the form, becomes a note; only what leaves nothing
    /// to work with is an error. Linear in the number of items.
    /// - Parameters:
    ///   - packaged: value sets and code systems that come with it.
    ///   - languages: in which the texts should be, the best first, as BCP 47 has them. Texts without a translation are in the
    ///     language of the form.
    public init(
        _ questionnaire: Questionnaire, packaged: Definitions? = nil, languages: [String] = []
    ) throws(FormError) {
        self = try R4FormReader.read(questionnaire, packaged: packaged, languages: languages)
    }

    /// A form of items that are read, with their places; works out what depends on what.
    /// - Parameter count: of all items, those inside others too.
    init(
        _ source: Questionnaire, items: [FormItem], count: Int, variables: [ItemExpressions.Variable],
        notes: [FormNote]
    ) {
        self.source = source
        self.notes = notes
        self.variables = variables
        url = source.url
        version = source.version
        id = source.id
        title = source.title
        name = source.name
        language = source.language
        copyright = source.copyright
        self.items = items
        var flat = Flat()
        flat.items.reserveCapacity(count)
        flat.parents.reserveCapacity(count)
        for place in items.indices { flat.add(items[place], parent: -1) }
        allItems = flat.items
        places.reserveCapacity(allItems.count)
        for index in allItems.indices { places[allItems[index].linkId] = index }
        graph = FormGraph(items: allItems, places: places, parents: flat.parents, variables: variables)
        if !graph.cyclic.isEmpty {
            let names = graph.cyclic.map { allItems[$0].linkId }.joined(separator: ", ")
            self.notes.append(FormNote(linkId: nil, .error("these items depend on each other in a circle: \(names)")))
        }
    }

    /// All items in document order, as their `index` says, each with the item around it.
    private struct Flat {
        var items: [FormItem] = []
        var parents: [Int] = []

        mutating func add(_ item: borrowing FormItem, parent: Int) {
            items.append(copy item)
            parents.append(parent)
            for place in item.children.indices { add(item.children[place], parent: item.index) }
        }
    }

    /// The address a response refers to: `url|version`, without the version if there is none; without a url
    /// `Questionnaire/id`; else `nil`.
    public var canonical: String? {
        if let url { return version.map { "\(url)|\($0)" } ?? url }
        return id.map { "Questionnaire/\($0)" }
    }

    /// The item with that linkId. O(1).
    public func item(linkId: String) -> FormItem? {
        places[linkId].map { allItems[$0] }
    }
}

/// How people may go through a form (`sdc-questionnaire-entryMode`).
public enum EntryMode: String, Hashable, Sendable, CaseIterable {
    /// One question after the other, and no way back.
    case sequential
    /// One question after the other, and back.
    case priorEdit = "prior-edit"
    /// As one likes.
    case random
}
