/// Other keys for commands, as a person wants them. Put it into the environment with `.environment(\.keyRemapping, …)`.
///
/// A command is named by ``KeyBinding/command``. In a place where the wish would give a key two meanings, take a letter
/// out of a text, or take a key that belongs to the host, the command keeps the keys that it was declared with: no wish can
/// make a command unreachable. ``check(_:)`` says so beforehand.
///
/// ```swift
/// let keys = try KeyRemapping(parsing: "key.review = F5 Ctrl-O")
/// ContentView().environment(\.keyRemapping, keys)
/// ```
public struct KeyRemapping: Hashable, Sendable {
    private var table: [String: [Key]] = [:]

    /// Every command keeps its keys.
    public init() {}

    /// The keys for a command; `nil`, as an empty list, leaves it those it was declared with.
    public subscript(command: String) -> [Key]? {
        get { table[command] }
        set { table[command] = newValue?.isEmpty == true ? nil : newValue }
    }

    /// Whether every command keeps its keys.
    public var isEmpty: Bool { table.isEmpty }
    /// The commands that have other keys, in the order of their names.
    public var commands: [String] { table.keys.sorted() }

    /// Finds out whether the wish can be carried out.
    /// - Parameter places: all places of the program. What is not in them is not looked at.
    public func check(_ places: [KeyPlace]) throws(KeyRemappingError) {
        let known = Set(places.flatMap { $0.entries.compactMap(\.command) })
        for command in commands where !known.contains(command) { throw .unknownCommand(command) }
        for place in places {
            if let (_, problem) = firstProblem(place, wishes(place)) { throw problem }
        }
    }

    /// The keys of each entry of a place, with what can be carried out of the wish.
    func keys(in place: KeyPlace) -> [[Key]] {
        var wishes = wishes(place)
        // Each turn gives one wish up, so that this ends.
        while let (index, _) = firstProblem(place, wishes) { wishes[index] = nil }
        return zip(wishes, place.entries).map { $0 ?? $1.keys }
    }

    private func wishes(_ place: KeyPlace) -> [[Key]?] {
        place.entries.map { entry in entry.command.flatMap { table[$0] } }
    }

    /// The first wish that cannot be carried out in a place, and why.
    private func firstProblem(_ place: KeyPlace, _ wishes: [[Key]?]) -> (Int, KeyRemappingError)? {
        for (index, wish) in wishes.enumerated() {
            guard let wish, let command = place.entries[index].command else { continue }
            let isBareAlready = place.entries[index].keys.contains(where: \.isBareCharacter)
            for key in wish {
                if Self.reserved.contains(key) { return (index, .reserved(key, command: command)) }
                if key.isTyping, place.takesText {
                    return (index, .takesText(key, command: command, place: place.name))
                }
                // Who declared the command without a letter had a reason: it may end or change something for good.
                if key.isBareCharacter, !isBareAlready { return (index, .bareCharacter(key, command: command)) }
                for (other, entry) in place.entries.enumerated() where other != index && entry.command != command {
                    guard (wishes[other] ?? entry.keys).contains(key) else { continue }
                    return (index, .conflict(key, command: command, with: entry.title, place: place.name))
                }
            }
        }
        return nil
    }

    /// Keys that the terminal layer takes before any view sees them.
    private static let reserved: Set<Key> = [.control("c"), .control("z"), .control("l"), .tab, .shiftTab]
}

enum KeyRemappingKey: EnvironmentKey {
    static var defaultValue: KeyRemapping { KeyRemapping() }
}

extension EnvironmentValues {
    /// Other keys for commands, as the person wants them.
    public var keyRemapping: KeyRemapping {
        get { self[KeyRemappingKey.self] }
        set { self[KeyRemappingKey.self] = newValue }
    }
}
