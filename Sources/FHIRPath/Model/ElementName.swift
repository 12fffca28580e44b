/// The name of an element with the types that declare it, looked up once when an expression is read.
struct ElementName: Sendable {
    struct Declaration: Sendable {
        let owner: UInt16
        let type: FHIRType?
        let isChoice: Bool
    }

    let text: String
    private var declarations: [Declaration] = []

    init(_ text: String) {
        self.text = text
    }

    /// The name as the model knows it.
    static func known(_ text: String) -> ElementName {
        R4Model.shared.names[text] ?? ElementName(text)
    }

    mutating func add(owner: Int, type: Int?, isChoice: Bool) {
        declarations.append(
            Declaration(owner: UInt16(owner), type: type.map { FHIRType($0) }, isChoice: isChoice))
    }

    /// How the type, or one it specialises, declares the element.
    func declaration(in type: FHIRType?) -> Declaration? {
        guard !declarations.isEmpty else { return nil }
        var type = type
        while let current = type {
            for declaration in declarations where declaration.owner == current.index { return declaration }
            type = current.parent
        }
        return nil
    }
}
