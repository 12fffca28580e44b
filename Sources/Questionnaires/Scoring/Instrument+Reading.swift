import FHIR

/// What is wrong with the rules of an instrument, and where.
public struct InstrumentError: Error, Equatable, CustomStringConvertible {
    /// The member, as `scales[0].bands`.
    public let place: String
    /// What is wanted there.
    public let text: String

    /// Where and what, in one line.
    public var description: String { "\(place): \(text)" }
}

extension Instrument {
    /// Reads the rules of an instrument.
    ///
    /// Members: `id`, `title`, `version`, `reference`, `count` and `scales`. Of a scale: `id`; `items`, as "1-3, 5"; `method`, `sum` or
    /// `mean`; `recode`, a list of `items` with either `values` (answer to value) or `reverse` (the least and greatest answer);
    /// `skips`, a list of `item`, `answer`, `items` and `value`; `factor`, `offset`, `places`; `missing`, the most that may be;
    /// `standIn`, `mean` or a value; `range`; `bands`, a list of the least score with a label; `population`.
    public init(_ json: JSON) throws(InstrumentError) {
        let reader = InstrumentReader(json, place: "")
        id = try reader.text("id")
        title = try reader.text("title")
        version = try reader.whole("version", in: 1...1_000_000)
        reference = try reader.text("reference")
        let count = try reader.whole("count", in: 1...1_000)
        self.count = count
        scales = try reader.list("scales") { inner throws(InstrumentError) in try Scale(inner, count: count) }
        guard !scales.isEmpty else { throw reader.error("scales", "at least one is needed") }
        guard Set(scales.map(\.id)).count == scales.count else { throw reader.error("scales", "two have the same id") }
    }
}

extension Instrument.Scale {
    fileprivate init(_ reader: InstrumentReader, count: Int) throws(InstrumentError) {
        id = try reader.text("id")
        let items = try reader.numbers("items", count)
        self.items = items
        guard let method = Method(rawValue: try reader.text("method")) else {
            throw reader.error("method", "sum or mean is wanted")
        }
        self.method = method
        var recodes: [Int: [FHIRDecimal: FHIRDecimal]] = [:]
        for inner in try reader.inner("recode") {
            for item in try inner.numbers("items", count) { recodes[item] = try inner.recode() }
        }
        self.recodes = recodes
        var skips: [Skip] = []
        for inner in try reader.inner("skips") {
            skips.append(
                Skip(
                    item: try inner.whole("item", in: 1...count), answer: try inner.decimal("answer"),
                    items: try inner.numbers("items", count), value: try inner.decimal("value")))
        }
        self.skips = skips
        factor = try reader.decimal("factor", or: FHIRDecimal(1))
        offset = try reader.decimal("offset", or: .zero)
        places = reader.has("places") ? try reader.whole("places", in: 0...6) : 0
        mostMissing = reader.has("missing") ? try reader.whole("missing", in: 0...(items.count - 1)) : 0
        standIn =
            reader.isText("standIn", "mean") || !reader.has("standIn") ? .mean : .value(try reader.decimal("standIn"))
        let ends = try reader.decimals("range")
        guard ends.count == 2, ends[0] < ends[1] else {
            throw reader.error("range", "the least and the greatest score")
        }
        range = ends[0]...ends[1]
        bands = try reader.bands(in: range)
        population = reader.has("population") ? try reader.text("population") : ""
    }
}

/// One object of an instrument's rules, with its place for messages.
private struct InstrumentReader {
    let object: JSONObject
    let place: String

    init(_ json: JSON, place: String) {
        object = json.object ?? [:]
        self.place = place
    }

    func error(_ name: String, _ text: String) -> InstrumentError { InstrumentError(place: path(name), text: text) }
    private func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

    func has(_ name: String) -> Bool { object[name] != nil }
    func isText(_ name: String, _ text: String) -> Bool { object[name]?.string == text }

    func text(_ name: String) throws(InstrumentError) -> String {
        guard let text = object[name]?.string, !text.isEmpty else { throw error(name, "a text is wanted") }
        return text
    }

    func whole(_ name: String, in range: ClosedRange<Int>) throws(InstrumentError) -> Int {
        guard let number = object[name]?.number?.integer, range.contains(number) else {
            throw error(name, "a whole number from \(range.lowerBound) to \(range.upperBound) is wanted")
        }
        return number
    }

    func decimal(_ name: String, or value: FHIRDecimal? = nil) throws(InstrumentError) -> FHIRDecimal {
        if object[name] == nil, let value { return value }
        guard let number = object[name]?.number?.decimal else { throw error(name, "a number is wanted") }
        return number
    }

    func decimals(_ name: String) throws(InstrumentError) -> [FHIRDecimal] {
        let numbers = object[name]?.array?.map { $0.number?.decimal } ?? []
        guard !numbers.isEmpty, !numbers.contains(nil) else { throw error(name, "a list of numbers is wanted") }
        return numbers.compactMap { $0 }
    }

    /// Numbers of questions, as "1-3, 5".
    func numbers(_ name: String, _ count: Int) throws(InstrumentError) -> [Int] {
        var numbers: [Int] = []
        for part in try text(name).split(separator: ",") {
            let ends = part.split(separator: "-").map { Int(String($0.drop { $0 == " " })) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first >= 1,
                first <= last, last <= count
            else { throw error(name, "numbers of questions from 1 to \(count) are wanted, as \"1-3, 5\"") }
            numbers += Array(first...last)
        }
        guard Set(numbers).count == numbers.count else { throw error(name, "a number is there twice") }
        return numbers
    }

    func inner(_ name: String) throws(InstrumentError) -> [InstrumentReader] {
        guard let member = object[name] else { return [] }
        guard let elements = member.array else { throw error(name, "a list is wanted") }
        return elements.enumerated().map { InstrumentReader($1, place: path("\(name)[\($0)]")) }
    }

    func list<Part>(
        _ name: String, _ make: (InstrumentReader) throws(InstrumentError) -> Part
    ) throws(InstrumentError) -> [Part] {
        var parts: [Part] = []
        for reader in try inner(name) { parts.append(try make(reader)) }
        return parts
    }

    /// What answers count for.
    func recode() throws(InstrumentError) -> [FHIRDecimal: FHIRDecimal] {
        if has("reverse") {
            let ends = try decimals("reverse")
            guard ends.count == 2, let low = ends[0].integer, let high = ends[1].integer, low < high, high - low < 1_000
            else { throw error("reverse", "the least and the greatest answer are wanted") }
            return Dictionary(
                uniqueKeysWithValues: (low...high).map { (FHIRDecimal($0), FHIRDecimal(low + high - $0)) })
        }
        var values: [FHIRDecimal: FHIRDecimal] = [:]
        for member in object["values"]?.object ?? [:] {
            guard let answer = FHIRDecimal(member.name), let value = member.value.number?.decimal else {
                throw error("values.\(member.name)", "a number for a number is wanted")
            }
            values[answer] = value
        }
        guard !values.isEmpty else { throw error("values", "values, or reverse, are wanted") }
        return values
    }

    func bands(in range: ClosedRange<FHIRDecimal>) throws(InstrumentError) -> [Instrument.Scale.Band] {
        var bands: [Instrument.Scale.Band] = []
        for (index, element) in (object["bands"]?.array ?? []).enumerated() {
            guard let from = element[0]?.number?.decimal, let label = element[1]?.string, range.contains(from) else {
                throw error("bands[\(index)]", "a score within the range and a label are wanted")
            }
            if let last = bands.last, last.from >= from { throw error("bands[\(index)]", "bands have to ascend") }
            bands.append(.init(from: from, label: label))
        }
        return bands
    }
}
