import Synchronization

/// The name of an element with the types that declare it, looked up once, when it is first met in a value: many
/// expressions are read, with the form that holds them, and evaluated much later or never.
struct ElementName: Sendable {
    let text: String
    private let declarations = Declarations()

    init(_ text: String) {
        self.text = text
    }

    /// How the type, or one it specialises, declares the element.
    func declaration(in type: FHIRType?) -> ElementDeclaration? {
        declarations.of(text).all.first(in: type)
    }

    /// What the model says about the name, kept. Shared by copies of the name.
    private final class Declarations: Sendable {
        private let found = AtomicLazyReference<ElementDeclarations>()

        func of(_ name: String) -> ElementDeclarations {
            found.load() ?? found.storeIfNil(ElementDeclarations(R4Model.shared.declarations(of: name)))
        }
    }
}
