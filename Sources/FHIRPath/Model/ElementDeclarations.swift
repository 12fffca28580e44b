/// That a type declares an element.
struct ElementDeclaration: Sendable {
    let owner: UInt16
    /// The element's type, if the model knows it and it is one.
    let type: FHIRType?
    let isChoice: Bool
}

/// All declarations of one name in the model, in a form that names can share.
final class ElementDeclarations: Sendable {
    let all: [ElementDeclaration]
    /// For each type, 1 and the place in `all` of what it declares or inherits; 0 for nothing.
    private let places: [UInt16]

    /// Parents stand before their specialisations in the model, so that one pass hands down what is inherited.
    init(_ all: [ElementDeclaration], parents: [FHIRType?]) {
        self.all = all
        guard !all.isEmpty else {
            places = []
            return
        }
        var places = [UInt16](repeating: 0, count: parents.count)
        for (place, declaration) in all.enumerated() where places[Int(declaration.owner)] == 0 {
            places[Int(declaration.owner)] = UInt16(place + 1)
        }
        for (type, parent) in parents.enumerated() {
            if places[type] == 0, let parent { places[type] = places[Int(parent.index)] }
        }
        self.places = places
    }

    /// How the type, or one it specialises, declares the element.
    func first(in type: FHIRType?) -> ElementDeclaration? {
        guard let type, !places.isEmpty else { return nil }
        let place = Int(places[Int(type.index)])
        return place == 0 ? nil : all[place - 1]
    }
}
