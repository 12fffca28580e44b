/// What a key does here, as data: dispatch, the help line, the help page, the command palette, the documentation and tests
/// all come from it.
public struct KeyBinding {
    /// The keys, any of which does it. The help shows the first, unless there is a label.
    public var keys: [Key]
    /// What it does, in a word or two.
    public var title: Phrase
    /// How the keys are written in the help, such as `0-3`; by default the first key's name.
    public var label: String?
    /// Entries with a higher priority stay in a help line that is too short for all. Those below 0 are not in one without
    /// room for words.
    public var priority: Int
    /// False leaves the binding out: the key goes on to the view around.
    public var isEnabled: Bool
    /// Whether it is only in the help page, not in the help line.
    public var isMinor: Bool
    /// The stable name under which a ``KeyRemapping`` gives it other keys; `nil` where they are fixed. It is the title's
    /// name in the catalogue unless another is given.
    public var command: String?
    let action: @MainActor () -> Void
    /// Whether a control understands the keys by itself.
    private(set) var isOwn = false
    /// Whether the keys have the meaning only until what has been begun is ended, such as a search: until then they mean
    /// nothing else here, and afterwards they mean what is declared around.
    private(set) var isModal = false

    /// Binds a key.
    public init(
        _ key: Key, _ title: Phrase, label: String? = nil, priority: Int = 0, isEnabled: Bool = true,
        isMinor: Bool = false, command: String? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            [key], title, label: label, priority: priority, isEnabled: isEnabled, isMinor: isMinor, command: command,
            action: action)
    }

    /// Binds several keys to the same action.
    public init(
        _ keys: [Key], _ title: Phrase, label: String? = nil, priority: Int = 0, isEnabled: Bool = true,
        isMinor: Bool = false, command: String? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.keys = keys
        self.title = title
        self.label = label
        self.priority = priority
        self.isEnabled = isEnabled
        self.isMinor = isMinor
        self.command = command ?? title.name
        self.action = action
    }

    /// The same with keys that no ``KeyRemapping`` changes: the way out of the toolkit's own pages must never be lost.
    var fixed: KeyBinding {
        var copy = self
        copy.command = nil
        return copy
    }

    /// What takes back digits that have been typed and are no answer yet.
    static var untyping: KeyBinding {
        own([.backspace, .escape], "terminal.text.undo", isMinor: true, isModal: true)
    }

    /// Describes keys that a control understands by itself.
    static func own(
        _ keys: [Key], _ title: Phrase, label: String? = nil, isMinor: Bool = false, isModal: Bool = false
    ) -> KeyBinding {
        var binding = KeyBinding(keys, title, label: label, isMinor: isMinor) {}
        binding.command = nil
        binding.isOwn = true
        binding.isModal = isModal
        return binding
    }
}

/// A binding that is in force at this moment.
public struct ActiveBinding: Hashable, Sendable {
    /// The keys that reach it: those that nothing nearer to the focus takes.
    public var keys: [Key]
    /// The keys as they are written.
    public var label: String
    /// What it does, in the language chosen.
    public var title: String
    /// See ``KeyBinding/priority``.
    public var priority: Int
    /// See ``KeyBinding/isMinor``.
    public var isMinor: Bool
    /// How many views away from the focus it was declared; 0 is the focused control itself.
    public var distance: Int
    /// See ``KeyBinding/command``.
    public var command: String?
}

/// One key that has two meanings in one place.
public struct KeyConflict: Hashable, Sendable {
    /// The key.
    public var key: Key
    /// What takes it.
    public var winner: String
    /// What never gets it.
    public var loser: String
}
