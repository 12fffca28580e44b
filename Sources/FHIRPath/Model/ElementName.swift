import Synchronization

/// The name of an element with the types that declare it, looked up once, when it is first met in a value: many
/// expressions are read, with the form that holds them, and evaluated much later or never.
final class ElementName: Sendable {
    let text: String
    /// Whether it begins as the names of types of resources and elements do.
    let isCapitalized: Bool
    /// The address of the `ElementDeclarations`; 0 before they were asked for. The model, which is never released, keeps
    /// what it hands out, so that the address stays good.
    private let found = Atomic<UInt>(0)
    /// The same in the model of all types.
    private let foundInWhole = Atomic<UInt>(0)

    init(_ text: String) {
        self.text = text
        isCapitalized = (text.utf8.first ?? 0) &- 65 < 26
    }

    /// How the type, or one it specialises, declares the element.
    func declaration(in type: FHIRType?) -> ElementDeclaration? {
        guard let type else { return nil }
        return type.isOfOtherTables
            ? Self.declaration(of: text, in: type, by: foundInWhole) { R4Model.whole }
            : Self.declaration(of: text, in: type, by: found) { R4Model.shared }
    }

    private static func declaration(
        of text: String, in type: FHIRType, by found: borrowing Atomic<UInt>, _ model: () -> R4Model
    ) -> ElementDeclaration? {
        if let known = UnsafeRawPointer(bitPattern: found.load(ordering: .acquiring)) {
            return Unmanaged<ElementDeclarations>.fromOpaque(known)._withUnsafeGuaranteedRef { $0.first(in: type) }
        }
        let declarations = model().declarations(of: text)
        found.store(UInt(bitPattern: Unmanaged.passUnretained(declarations).toOpaque()), ordering: .releasing)
        return declarations.first(in: type)
    }
}
