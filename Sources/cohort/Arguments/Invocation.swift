import StudyAPI

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
    /// `cohort demo`; `nil` when the first screen is to ask who enters.
    case demo(identity: SessionIdentity?, isLinear: Bool, isASCII: Bool, isReset: Bool)
    /// `cohort fill`; without an output the response goes to standard output.
    case fill(questionnaire: String, output: String?, isLinear: Bool, isASCII: Bool)
    /// `cohort doctor`.
    case doctor
    /// `cohort modules`.
    case modules(isDOT: Bool)
    /// The help, of one command or of all.
    case help(CommandDefinition?)
    /// The version.
    case version
}

extension Invocation {
    /// Reads a command line, without the program's own name.
    init(arguments: [String]) throws(UsageError) {
        guard let first = arguments.first else {
            self = .help(nil)
            return
        }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--help", "-h": self = .help(nil)
        case "--version", "-V": self = .version
        case "help":
            guard let name = rest.first else {
                self = .help(nil)
                return
            }
            self = .help(try Self.command(named: name))
        default: self = try Self.read(rest, for: try Self.command(named: first))
        }
    }

    private static func command(named name: String) throws(UsageError) -> CommandDefinition {
        if let command = CommandDefinition.all.first(where: { $0.name == name }) { return command }
        throw .unknownCommand(name, suggestion: Spelling.nearest(to: name, in: CommandDefinition.all.map(\.name)))
    }

    private static func read(_ arguments: [String], for command: CommandDefinition) throws(UsageError) -> Invocation {
        let parsed = try ParsedArguments(arguments, for: command)
        if parsed.wantsHelp { return .help(command) }
        switch command {
        case .demo:
            return .demo(
                identity: try parsed["as"].map(Self.identity(from:)), isLinear: parsed.has("linear"),
                isASCII: parsed.has("ascii"), isReset: parsed.has("reset"))
        case .doctor: return .doctor
        case .modules: return .modules(isDOT: parsed.has("dot"))
        default:
            guard let file = parsed.argument else {
                throw .argumentMissing(command: command.name, argument: command.argument ?? "")
            }
            return .fill(
                questionnaire: file, output: parsed["output"], isLinear: parsed.has("linear"),
                isASCII: parsed.has("ascii"))
        }
    }

    // A label is checked before it goes anywhere: it may come from the forced command of an SSH key.
    private static func identity(from text: String) throws(UsageError) -> SessionIdentity {
        if text == "coordinator" { return .coordinator }
        let isLabel =
            (1...32).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
            }
        guard isLabel else { throw .notAPerson(text) }
        return .participant(text)
    }
}
