/// Every function of FHIRPath 2.0 with the additions of FHIR and SDC.
enum Function: String, CaseIterable, Sendable {
    // existence
    case empty, exists, all, allTrue, anyTrue, allFalse, anyFalse, subsetOf, supersetOf, count, distinct, isDistinct,
        not
    // filtering and projection
    case `where`, select, `repeat`, ofType, sort
    // subsetting
    case single, first, last, tail, skip, take, intersect, exclude
    // combining
    case union, combine
    // conversion
    case iif, toBoolean, convertsToBoolean, toInteger, convertsToInteger, toDecimal, convertsToDecimal, toDate
    case convertsToDate, toDateTime, convertsToDateTime, toTime, convertsToTime, toQuantity, convertsToQuantity
    case toString, convertsToString
    // strings
    case indexOf, lastIndexOf, substring, startsWith, endsWith, contains, upper, lower, replace, matches, matchesFull
    case replaceMatches, length, toChars, encode, decode, escape, unescape, trim, split, join
    // mathematics
    case abs, ceiling, exp, floor, ln, log, power, round, sqrt, truncate
    // aggregates
    case aggregate, sum, min, max, avg
    // the tree
    case children, descendants
    // types
    case `is`, `as`, type
    // utility
    case trace, now, today, timeOfDay, defineVariable, lowBoundary, highBoundary, precision, comparable
    // FHIR
    case `extension`, hasValue, getValue, resolve, elementDefinition, slice, checkModifiers, conformsTo, memberOf
    case subsumes, subsumedBy, htmlChecks, weight, ordinal
    /// A function that the program adds; the call says which.
    case own = ""

    /// How many arguments it takes.
    var argumentCount: ClosedRange<Int> {
        switch self {
        case .exists, .toQuantity, .convertsToQuantity, .round, .lowBoundary, .highBoundary, .join: 0...1
        case .all, .subsetOf, .supersetOf, .where, .select, .repeat, .ofType, .skip, .take, .intersect, .exclude,
            .union,
            .combine, .indexOf, .lastIndexOf, .startsWith, .endsWith, .contains, .matches, .matchesFull, .encode,
            .decode,
            .escape, .unescape, .split, .log, .power, .is, .as, .comparable, .extension,
            .conformsTo, .memberOf, .subsumes, .subsumedBy:
            1...1
        case .substring, .aggregate, .trace, .defineVariable: 1...2
        case .replace, .replaceMatches, .slice: 2...2
        case .iif: 2...3
        case .sort, .checkModifiers: 0...Int.max
        default: 0...0
        }
    }

    /// Whether its argument is evaluated for each item of its input, as `$this`.
    var evaluatesForEach: Bool {
        switch self {
        case .where, .select, .repeat, .exists, .all, .sort, .aggregate: true
        default: false
        }
    }

    /// Whether its argument is the name of a type.
    var takesType: Bool { self == .is || self == .as || self == .ofType }
}
