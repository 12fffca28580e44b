/// Compares two values of a type that may be equatable.
@usableFromInline class Sameness<Value>: @unchecked Sendable {  // has no state
    /// How values of this type are compared; those of a type that is not equatable are never the same.
    static func make() -> Sameness<Value> {
        (Value.self as? any Equatable.Type).flatMap { comparing($0) as? Sameness<Value> } ?? Sameness()
    }

    private static func comparing<Compared: Equatable>(_: Compared.Type) -> AnyObject {
        EquatableSameness<Compared>()
    }

    /// Whether it can tell.
    var isKnowing: Bool { false }
    @usableFromInline func same(_ one: Value, _ other: Value) -> Bool { false }
}

private final class EquatableSameness<Value: Equatable>: Sameness<Value>, @unchecked Sendable {  // has no state
    override var isKnowing: Bool { true }
    override func same(_ one: Value, _ other: Value) -> Bool { one == other }
}
