extension Function {
    /// The type of every item that it gives, if it is always the same one of FHIRPath's own.
    var resultType: SystemType? {
        switch self {
        case .empty, .exists, .all, .allTrue, .anyTrue, .allFalse, .anyFalse, .subsetOf, .supersetOf, .isDistinct, .not,
            .toBoolean, .convertsToBoolean, .convertsToInteger, .convertsToDecimal, .convertsToDate,
            .convertsToDateTime,
            .convertsToTime, .convertsToQuantity, .convertsToString, .startsWith, .endsWith, .contains, .matches,
            .matchesFull, .is, .comparable, .hasValue, .conformsTo, .memberOf, .subsumes, .subsumedBy, .htmlChecks:
            .boolean
        case .count, .toInteger, .indexOf, .lastIndexOf, .length, .precision: .integer
        case .toDecimal, .exp, .ln, .log, .sqrt, .weight, .ordinal: .decimal
        case .toString, .substring, .upper, .lower, .replace, .replaceMatches, .toChars, .encode, .decode, .escape,
            .unescape, .trim, .split, .join:
            .string
        case .toDate, .today: .date
        case .toDateTime, .now: .dateTime
        case .toTime, .timeOfDay: .time
        case .toQuantity: .quantity
        default: nil
        }
    }
}

extension Operator {
    /// The type of its result, if it is always the same one of FHIRPath's own.
    var resultType: SystemType? {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual, .equivalent, .notEquivalent, .in,
            .contains,
            .and, .or, .xor, .implies:
            .boolean
        case .concatenate: .string
        case .div: .integer
        default: nil
        }
    }

    /// Whether its operands are conditions.
    var isLogical: Bool { [.and, .or, .xor, .implies].contains(self) }
}
