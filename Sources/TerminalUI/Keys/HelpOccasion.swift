/// All that the bindings in force depend on: while it is the same, a help line need not be made again.
struct HelpOccasion: Equatable {
    let bound: [ViewHost.BoundKeys]
    /// Whether the focused control takes characters as text.
    let takesText: Bool
    /// Whether Tab goes anywhere.
    let hasSeveralStops: Bool
    /// Whether a page of the host's own, such as the help, is open.
    let hasOverlay: Bool
    /// How often any view has got another environment: words and offers come from there.
    let environments: Int
}

extension ViewHost.BoundKeys: Equatable {
    /// Whether both would be listed alike. What they do is not compared: it is closures.
    static func == (left: Self, right: Self) -> Bool {
        left.node === right.node && left.distance == right.distance && left.keys == right.keys
            && left.binding.keys == right.binding.keys && left.binding.title == right.binding.title
            && left.binding.label == right.binding.label && left.binding.priority == right.binding.priority
            && left.binding.isMinor == right.binding.isMinor
    }
}

extension ViewHost {
    /// What the bindings depend on now.
    var helpOccasion: HelpOccasion {
        HelpOccasion(
            bound: boundKeys, takesText: focus.focused?.takesText == true,
            hasSeveralStops: focus.hasSeveralStops, hasOverlay: root?.overlay != nil,
            environments: environmentChanges)
    }
}
