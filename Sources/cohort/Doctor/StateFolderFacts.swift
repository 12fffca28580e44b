/// What was found out about the folder in which the program keeps what it keeps.
enum StateFolderFacts {
    /// Below this the disk is called nearly full. The sample study's store takes about 7 MB.
    static let leastFreeBytes: UInt64 = 50_000_000

    static func section(_ probe: FolderProbe) -> FactSection {
        FactSection(title: "State folder", facts: [Fact("folder", probe.path), access(probe), space(probe)])
    }

    private static func access(_ probe: FolderProbe) -> Fact {
        let name = "access"
        switch probe.state {
        case .writable: return Fact(name, "exists, writable")
        case .canBeMade: return Fact(name, "not there yet; it is made when it is needed")
        case .readOnly(let path, let reason):
            return Fact(
                name, path == probe.path ? "exists, not writable: \(reason)" : "cannot be made: \(reason)",
                advice: "Make \(path) writable for your account, or set XDG_STATE_HOME to a folder of yours.")
        case .keepsNothing(let path):
            return Fact(
                name, "cannot be made: nothing can be kept in \(path)",
                advice: "Set XDG_STATE_HOME to a folder of yours, or unset it for ~/.local/state.")
        case .inTheWay(let path):
            return Fact(
                name, "cannot be made: \(path) is no folder",
                advice: "Move \(path) away, or set XDG_STATE_HOME to a folder of yours.")
        }
    }

    private static func space(_ probe: FolderProbe) -> Fact {
        if case .keepsNothing = probe.state { return Fact("free space", "none") }
        guard let free = probe.freeBytes else { return Fact("free space", "unknown") }
        return Fact(
            "free space", size(free),
            advice: free < leastFreeBytes ? "Free some space: on a full disk no answer can be saved." : nil)
    }

    /// Megabytes up to 1000, then gigabytes with one decimal, rounded down.
    static func size(_ bytes: UInt64) -> String {
        let megabytes = bytes / 1_000_000
        return megabytes < 1000 ? "\(megabytes) MB" : "\(megabytes / 1000).\(megabytes % 1000 / 100) GB"
    }
}
