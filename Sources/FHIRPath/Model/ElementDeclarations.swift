/// That a type declares an element.
struct ElementDeclaration: Sendable {
    let owner: UInt16
    /// The element's type, if the model knows it and it is one.
    let type: FHIRType?
    let isChoice: Bool
}

/// All declarations of one name in the model.
final class ElementDeclarations: Sendable {
    private let all: [ElementDeclaration]

    init(_ all: [ElementDeclaration]) {
        self.all = all
    }

    /// How the type, or one it specialises, declares the element.
    func first(in type: FHIRType?) -> ElementDeclaration? {
        guard !all.isEmpty else { return nil }
        var type = type
        while let current = type {
            for declaration in all where declaration.owner == current.index { return declaration }
            type = current.parent
        }
        return nil
    }
}
