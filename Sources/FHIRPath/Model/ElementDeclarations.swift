/// That a type declares an element.
struct ElementDeclaration: Sendable {
    let owner: UInt16
    /// The element's type, if the model knows it and it is one.
    let type: FHIRType?
    let isChoice: Bool
}

extension Collection where Element == ElementDeclaration {
    /// How the type, or one it specialises, declares the element, of all declarations of one name.
    func first(in type: FHIRType?) -> ElementDeclaration? {
        guard !isEmpty else { return nil }
        var type = type
        while let current = type {
            for declaration in self where declaration.owner == current.index { return declaration }
            type = current.parent
        }
        return nil
    }
}

/// All declarations of one name in the model, in a form that names can share.
final class ElementDeclarations: Sendable {
    let all: [ElementDeclaration]

    init(_ all: [ElementDeclaration]) { self.all = all }
}
