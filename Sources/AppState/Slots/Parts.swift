import Synchronization

/// The parts of a value that were read by themselves, each with its observers.
@usableFromInline final class Parts<Whole>: Sendable {
    private struct Content {
        var byPath: [Path: Part<Whole>] = [:]
        /// In the order of their first reading: the order in which observers are told.
        var all: [Part<Whole>] = []
    }

    /// `@unchecked`: a key path cannot be changed; what a subscript's captures is compared and hashed by their own types.
    private struct Path: Hashable, @unchecked Sendable {
        let path: AnyKeyPath
    }

    private let content = Mutex(Content())

    /// Registers who is tracked now as an observer of one part.
    func noteAccess<Value>(_ path: KeyPath<Whole, Value>, scope: Scope) {
        let key = Path(path: path)
        if let known = content.withLock({ $0.byPath[key] }) { return known.noteAccess() }
        let new = TypedPart(path, scope: scope)
        let part = content.withLock { content in
            if let known = content.byPath[key] { return known }
            content.byPath[key] = new
            content.all.append(new)
            return new
        }
        part.noteAccess()
    }

    /// Tells the observers of each part that is not the same in both.
    @usableFromInline func noteChange(from former: Whole, to new: Whole) {
        for part in content.withLock({ $0.all }) where !part.isSame(former, new) { part.noteChange() }
    }

    /// Tells the observers of each part that is known to differ, of two values that are equal as wholes.
    @usableFromInline func noteDifferences(_ former: Whole, _ new: Whole) {
        for part in content.withLock({ $0.all }) where part.isKnownToDiffer(former, new) { part.noteChange() }
    }

    /// Tells the observers of all parts.
    func noteAnyChange() {
        for part in content.withLock({ $0.all }) { part.noteChange() }
    }

    /// Remembers what each part is now. The result tells the observers of those that are not the same later.
    func remember(_ former: Whole) -> (Whole) -> Void {
        let checks = content.withLock({ $0.all }).map { part in (part, part.remember(former)) }
        return { new in
            for (part, isSame) in checks where !isSame(new) { part.noteChange() }
        }
    }
}

/// A part of a value of this type.
///
/// `@unchecked`, as its superclass is: it has no properties.
private class Part<Whole>: AnySlot, @unchecked Sendable {
    func isSame(_ one: Whole, _ other: Whole) -> Bool { false }
    func isKnownToDiffer(_ one: Whole, _ other: Whole) -> Bool { false }
    func remember(_ former: Whole) -> (Whole) -> Bool { { _ in false } }
}

/// `@unchecked`, as its superclass is: all properties are constants, and a key path can be read from any thread.
private final class TypedPart<Whole, Value>: Part<Whole>, @unchecked Sendable {
    private let path: KeyPath<Whole, Value>
    /// A writer does not follow another path to see whether the part is the same: it counts as changed.
    private let isInEveryWhole: Bool
    private let sameness = Sameness<Value>.make()

    init(_ path: KeyPath<Whole, Value>, scope: Scope) {
        self.path = path
        isInEveryWhole = path.canAlwaysBeFollowed
        super.init(scope: scope)
    }

    override func isSame(_ one: Whole, _ other: Whole) -> Bool {
        isInEveryWhole && sameness.same(one[keyPath: path], other[keyPath: path])
    }

    override func isKnownToDiffer(_ one: Whole, _ other: Whole) -> Bool {
        isInEveryWhole && sameness.isKnowing && !sameness.same(one[keyPath: path], other[keyPath: path])
    }

    override func remember(_ former: Whole) -> (Whole) -> Bool {
        guard isInEveryWhole else { return { _ in false } }
        let part = former[keyPath: path]
        return { self.sameness.same(part, $0[keyPath: self.path]) }
    }
}
