import Spezi

// Modules of no actor and of the main actor, whose dependencies are made from what they are given.

/// Not `Sendable`.
final class Tuning {
    var pitch = 440
}

final class Fork: Module {
    let pitch: Int
    init(_ tuning: Tuning) { pitch = tuning.pitch }
    init(pitch: Int) { self.pitch = pitch }
}

final class Strings: Module {
    let pitches: [Int]
    init(_ pitches: [Int]) { self.pitches = pitches }
}

final class Violin: Module {
    @Dependency var fork: Fork
    @Dependency(Strings.self) var strings: Strings?
    @Dependency var spare: Strings
    @Dependency var accessories: [any Module]

    init(_ tuning: Tuning, @DependencyBuilder _ accessories: () -> DependencyCollection) {
        _fork = Dependency(wrappedValue: Fork(tuning))
        _strings = Dependency(wrappedValue: Strings([tuning.pitch / 2, tuning.pitch]))
        _spare = Dependency(load: Strings([tuning.pitch]))
        _accessories = Dependency(using: accessories())
    }

    var pitches: [Int] { [fork.pitch] + (strings?.pitches ?? []) + spare.pitches }
}

@MainActor final class Pedal: Module {
    var isDown = false
}

@MainActor final class Piano: Module {
    @Dependency var pedal = Pedal()
    @Dependency var fork: Fork
    @Dependency var others: [any Module]

    init(_ tuning: Tuning) {
        _fork = Dependency(wrappedValue: Fork(tuning))
        _others = Dependency {
            Pedal()
            Fork(pitch: tuning.pitch + 1)
        }
    }
}
