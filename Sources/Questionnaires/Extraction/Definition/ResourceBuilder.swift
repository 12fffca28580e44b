import FHIR
import FHIRPath

/// A resource that is put together element by element, as answers come.
struct ResourceBuilder {
    /// One step down into JSON.
    struct Step: Hashable {
        let name: String
        /// The place in the array; `nil` for an element that does not repeat.
        let index: Int?
    }

    /// Why an element cannot get a value.
    enum Failure: Error {
        case noElement(String, of: String)
        case noProfile(slice: String)
        case wrongValue(String, type: String)
        case severalValues(Int)
        case givenTwice
        case noValueInside(String)

        var text: String {
            switch self {
            case .noElement(let name, let type): "\(type) has no element \"\(name)\""
            case .noProfile(let slice):
                "what the slice \(slice) is stands in a profile that is not at hand; give it with the context"
            case .wrongValue(let found, let type): "\(found) is given, which is no \(type)"
            case .severalValues(let count): "takes one value, and there are \(count)"
            case .givenTwice: "gets two values that differ; put the items into a group for each, or drop one"
            case .noValueInside(let type): "is a \(type), which is a value and has no elements of its own"
            }
        }
    }

    /// The address that the definitions of its elements have before `#`.
    let canonical: String
    let type: String
    private(set) var json: JSONObject
    let profile: ExtractionProfile?
    /// Whether it is there already, so that what is extracted takes the place of what it holds.
    private let isUpdate: Bool
    /// Elements that got a value.
    private var written: Set<[Step]> = []
    /// The repetition that each element of an array was made in.
    private var repetitions: [[Step]: Int] = [:]
    /// Arrays that elements were added to.
    private var renewed: Set<[Step]> = []
    private var slices: [[Step]: String] = [:]

    init(canonical: String, type: String, base: JSONObject?, profile: ExtractionProfile?) {
        self.canonical = canonical
        self.type = type
        self.profile = profile
        isUpdate = base != nil
        json = base ?? ["resourceType": .string(type)]
    }

    /// Takes over the id it is stored by.
    mutating func identify(_ id: String) { json["id"] = .string(id) }

    // MARK: Opening

    /// The place of the element that the last segment names, inside the one at `start`; made if need be. Of one that repeats, the
    /// last that has none of what is to come `inside` yet, else a new one.
    mutating func open(
        _ segments: [ElementDefinitionPath.Segment], at start: [Step], repetition: Int,
        inside: [[ElementDefinitionPath.Segment]], isNew: Bool
    ) throws(Failure) -> [Step] {
        guard let segment = segments.last else { return start }
        let owner = try typeName(at: segments.dropLast())
        let array = start + [Step(name: try member(segment, of: owner).name, index: nil)]
        guard isRepeating(segment, of: owner) else { return array }
        renew(array)
        let count = value(at: array)?.array?.count ?? 0
        func element(_ index: Int) -> [Step] { start + [Step(name: array[start.count].name, index: index)] }
        let rest = inside.filter { $0.starts(with: segments) }.map { Array($0[segments.count...]) }
        let free = (0..<count).last { index in
            let place = element(index)
            return !isNew && repetitions[place] == repetition && slices[place] == segment.slice
                && rest.allSatisfy { isFree($0, at: place) }
        }
        if let free { return element(free) }
        let new = element(count)
        repetitions[new] = repetition
        slices[new] = segment.slice
        update(new) { $0 = .object([:]) }
        if let slice = segment.slice { try begin(slice, segments, at: new) }
        return new
    }

    /// What a resource held before makes room for what is extracted.
    private mutating func renew(_ array: [Step]) {
        if isUpdate, renewed.insert(array).inserted { update(array) { $0 = nil } }
    }

    /// Whether a value can be put there beside what is there.
    private func isFree(_ segments: [ElementDefinitionPath.Segment], at start: [Step]) -> Bool {
        var element = value(at: start)
        for segment in segments {
            guard let object = element?.object else { return true }
            element = object[segment.name] ?? object.choice(segment.name)?.json
            guard let found = element else { return true }
            // There is room for one more.
            if found.array != nil { return true }
        }
        return false
    }

    /// Gives a new slice what its profile says of it.
    private mutating func begin(
        _ slice: String, _ segments: [ElementDefinitionPath.Segment], at steps: [Step]
    ) throws(Failure) {
        let id = ([type] + segments.map(\.text)).joined(separator: ".")
        guard let profile, profile.hasElement(id) else { throw .noProfile(slice: id) }
        guard let name = segments.last?.name, name == "extension" || name == "modifierExtension" else { return }
        guard let url = profile.extensionURL(id) else { throw .noProfile(slice: id) }
        update(steps) { $0 = .object(["url": .string(url)]) }
    }

    // MARK: Values

    /// Puts values into the element that the last segment names, inside the one at `start`.
    mutating func set(
        _ values: [FHIRPathValue], _ path: ElementDefinitionPath, at start: [Step]
    ) throws(Failure) {
        guard let last = path.segments.last, !values.isEmpty else { return }
        let owner = try typeName(at: path.segments.dropLast())
        if let owner, Self.isValue(owner) { throw .noValueInside(owner) }
        let shape = try member(last, of: owner)
        if isRepeating(last, of: owner) {
            let array = start + [Step(name: shape.name, index: nil)]
            renew(array)
            var elements: [JSON] = []
            for value in values { elements.append(try json(of: value, shape.type)) }
            update(array) { $0 = .array(($0?.array ?? []) + elements) }
            return
        }
        guard values.count == 1 else { throw .severalValues(values.count) }
        if shape.isChoice {
            guard let (name, json) = ElementValue.choice(last.name, of: owner ?? "", values[0]) else {
                throw .wrongValue(values[0].typeName, type: "value of \(last.name)[x]")
            }
            try write(json, at: start + [Step(name: name, index: nil)], choice: last.name)
        } else {
            try write(try json(of: values[0], shape.type), at: start + [Step(name: shape.name, index: nil)])
        }
    }

    private func json(of value: FHIRPathValue, _ type: String?) throws(Failure) -> JSON {
        guard let json = ElementValue.json(of: value, as: type) else {
            throw .wrongValue(value.typeName, type: type ?? "value")
        }
        return json
    }

    private mutating func write(_ json: JSON, at steps: [Step], choice: String? = nil) throws(Failure) {
        if let known = value(at: steps), !isUpdate || written.contains(steps) {
            // Parts that were put in before, such as the unit, stay beside those that are new.
            guard let old = known.object, let new = json.object else {
                if known != json { throw .givenTwice }
                return
            }
            for member in new where old[member.name] != nil && old[member.name] != member.value { throw .givenTwice }
            var merged = old
            for member in new { merged[member.name] = member.value }
            update(steps) { $0 = .object(merged) }
            return
        }
        if let choice, let holder = holder(of: steps), let other = holder.choice(choice), let name = steps.last?.name,
            choice + other.type != name
        {
            guard isUpdate else { throw .givenTwice }
            update(Array(steps.dropLast()) + [Step(name: choice + other.type, index: nil)]) { $0 = nil }
        }
        written.insert(steps)
        update(steps) { $0 = json }
    }

    /// Puts in what the profile fixes, wherever the element around it is.
    mutating func complete() {
        guard let profile else { return }
        for rule in profile.fixed where rule.segments.count > 0 {
            for holder in holders(of: rule.segments.dropLast()[...], from: [], json: .object(json)) {
                guard let last = rule.segments.last, last.slice == nil else { continue }
                let name = last.name + (rule.choiceType ?? "")
                let owner = (try? typeName(at: rule.segments.dropLast())) ?? nil
                let steps = holder + [Step(name: name, index: nil)]
                guard value(at: steps) == nil else { continue }
                let repeats = isRepeating(last, of: owner)
                update(steps) { $0 = repeats ? .array([rule.json]) : rule.json }
            }
        }
    }

    /// Every place there is that segments lead to.
    private func holders(
        of segments: ArraySlice<ElementDefinitionPath.Segment>, from steps: [Step], json: JSON
    ) -> [[Step]] {
        guard let first = segments.first else { return [steps] }
        guard let object = json.object, let inner = object[first.name] else { return [] }
        let rest = segments.dropFirst()
        guard let elements = inner.array else {
            return holders(of: rest, from: steps + [Step(name: first.name, index: nil)], json: inner)
        }
        return elements.indices.flatMap { index -> [[Step]] in
            let place = steps + [Step(name: first.name, index: index)]
            guard slices[place] == first.slice else { return [] }
            return holders(of: rest, from: place, json: elements[index])
        }
    }
}

extension ResourceBuilder {
    private mutating func update(_ steps: [Step], _ change: (inout JSON?) -> Void) {
        json.update(steps[...], change)
    }
}
