import FHIR

/// The units of UCUM by code.
struct UCUM: Sendable {
    struct Unit: Sendable {
        let isMetric: Bool
        let definition: Definition
    }

    enum Definition: Sendable {
        /// A dimension of its own: base units, and arbitrary ones that go only with themselves.
        case base
        /// So much of another unit.
        case multiple(FHIRDecimal, of: String)
        /// A value on a scale.
        case special(SpecialScale, FHIRDecimal, of: String)
    }

    static let shared = UCUM()

    private(set) var units: [String: Unit] = [:]
    private(set) var prefixes: [String: FHIRDecimal] = [:]

    private init() {
        for line in UCUMTable.lines.split(separator: "\n") {
            let fields = line.split(separator: " ").map(String.init)
            let isMetric = fields[0].hasSuffix("metric") || fields[0] == "base"
            switch (fields[0], fields.count) {
            case ("prefix", 3): prefixes[fields[1]] = FHIRDecimal(fields[2])
            case (_, 2): units[fields[1]] = Unit(isMetric: isMetric, definition: .base)
            case (_, 4):
                guard let value = FHIRDecimal(fields[2]) else { continue }
                units[fields[1]] = Unit(isMetric: isMetric, definition: .multiple(value, of: fields[3]))
            default:
                guard let value = FHIRDecimal(fields[2]), let scale = SpecialScale(rawValue: fields[4]) else {
                    continue
                }
                units[fields[1]] = Unit(isMetric: isMetric, definition: .special(scale, value, of: fields[3]))
            }
        }
    }

    /// The unit with that code, and the factor of its prefix if it has one.
    func unit(_ code: String) -> (name: String, factor: FHIRDecimal, unit: Unit)? {
        if let unit = units[code] { return (code, FHIRDecimal(1), unit) }
        for length in 1...2 where code.count > length {
            let name = String(code.dropFirst(length))
            if let factor = prefixes[String(code.prefix(length))], let unit = units[name], unit.isMetric {
                return (name, factor, unit)
            }
        }
        return nil
    }
}
