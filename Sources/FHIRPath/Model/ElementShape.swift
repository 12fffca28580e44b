/// How R4 declares an element, for those who build resources.
package struct ElementShape: Hashable, Sendable {
    /// The name of its type, of parts their path (`Patient.contact`); `nil` of a choice and of what the model does not know.
    package let typeName: String?
    /// Whether it is a choice of types (`value[x]`).
    package let isChoice: Bool

    /// The element of that name of a type, or the member of a choice such as `valueQuantity`; `nil` if the type has none.
    package init?(_ name: String, of typeName: String) {
        guard let type = FHIRType(named: typeName) else { return nil }
        if let element = type.element(name) {
            self.typeName = element.isChoice ? nil : element.type?.name
            isChoice = element.isChoice
            return
        }
        // The member of a choice: the longest name of one that the type has, with a type behind it.
        var end = name.endIndex
        while let upper = name[..<end].lastIndex(where: \.isUppercase), upper > name.startIndex {
            let choice = String(name[..<upper])
            if type.element(choice)?.isChoice == true, let own = FHIRType.choice(of: choice, inMember: name) {
                self.typeName = own.name
                isChoice = false
                return
            }
            end = upper
        }
        return nil
    }

    /// Whether the model lists the elements of the type with that name, so that one it does not list is wrong.
    package static func isComplete(for typeName: String) -> Bool { FHIRType(named: typeName)?.hasElements ?? false }
}
