/// The actor that coordinates the data of an application by meeting what its modules ask for.
///
/// There is one per `Spezi`. A module states what it asks for in a protocol that inherits from this one, and reaches the
/// standard with `@StandardActor`. A standard is a module itself and is configured after all others.
public protocol Standard: Actor, Module {}
