/// The actor that coordinates the data of an application by meeting what its modules ask for.
///
/// There is one per `Spezi`. A module states what it asks for in a protocol that inherits from this one, and reaches the
/// standard with `@StandardActor`. A standard is a module itself and is configured after all others.
public protocol Standard: Actor, Module {
    /// Itself as the constraint that a module states; `nil` if it does not meet that.
    ///
    /// Found out by a cast, unless a standard says so itself: a cast to a protocol looks through every conformance in the
    /// program, for each constraint at each start.
    nonisolated func constraint<Constraint>(_ type: Constraint.Type) -> Constraint?
}

extension Standard {
    /// Found out by a cast.
    public nonisolated func constraint<Constraint>(_ type: Constraint.Type) -> Constraint? { self as? Constraint }
}
