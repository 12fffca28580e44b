import FHIR
import StudyAPI

/// What a command line asks for.
enum Invocation: Equatable, Sendable {
    /// `cohort demo`; `nil` when the first screen is to ask who enters.
    case demo(identity: SessionIdentity?, isLinear: Bool, isASCII: Bool, isReset: Bool)
    /// `cohort fill`; without an output the response goes to standard output.
    case fill(questionnaire: String, output: String?, isLinear: Bool, isASCII: Bool)
    /// `cohort notify`; to all open sessions where nobody is named.
    case notify(message: String, identity: SessionIdentity?)
    /// `cohort doctor`.
    case doctor
    /// `cohort modules`.
    case modules(isDOT: Bool)
    /// `cohort evaluate`.
    case evaluate(EvaluateCommand.Request)
    /// `cohort validate`.
    case validate(ValidateCommand.Request)
    /// `cohort fhirpath`.
    case fhirPath(FHIRPathCommand.Source)
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
                identity: try identity(named: "as", in: parsed),
                isLinear: parsed.has("linear"),
                isASCII: parsed.has("ascii"), isReset: parsed.has("reset"))
        case .doctor: return .doctor
        case .modules: return .modules(isDOT: parsed.has("dot"))
        case .notify:
            return .notify(
                message: try argument(of: command, in: parsed),
                identity: try identity(named: "to", in: parsed))
        case .fhirPath: return .fhirPath(try Self.source(parsed))
        case .validate: return .validate(try validation(parsed))
        case .evaluate: return .evaluate(try evaluation(parsed))
        default:
            let file = try argument(of: command, in: parsed)
            return .fill(
                questionnaire: file, output: parsed["output"], isLinear: parsed.has("linear"),
                isASCII: parsed.has("ascii"))
        }
    }

    private static func argument(
        of command: CommandDefinition, in parsed: ParsedArguments
    ) throws(UsageError) -> String {
        if let argument = parsed.argument { return argument }
        throw .argumentMissing(command: command.name, argument: command.argument ?? "")
    }

    /// The person that an option names; `nil` where it is not given.
    private static func identity(
        named option: String, in parsed: ParsedArguments
    ) throws(UsageError) -> SessionIdentity? {
        guard let text = parsed[option] else { return nil }
        return try identity(from: text, option: option)
    }

    private static func evaluation(_ parsed: ParsedArguments) throws(UsageError) -> EvaluateCommand.Request {
        var request = EvaluateCommand.Request(
            questionnaire: try argument(of: .evaluate, in: parsed), response: parsed.secondArgument,
            showsState: parsed.has("state"), extracts: parsed.has("extract"), context: parsed["context"])
        if request.showsState, request.extracts { throw .exclusiveOptions("state", "extract") }
        if let text = parsed["now"] {
            guard let now = FHIRDateTime(text), now.time != nil, now.offsetMinutes != nil else {
                throw .notAMoment(text, option: "now")
            }
            request.now = now
        }
        return request
    }

    private static func validation(_ parsed: ParsedArguments) throws(UsageError) -> ValidateCommand.Request {
        var request = ValidateCommand.Request(
            files: [try argument(of: .validate, in: parsed)] + parsed.moreArguments, questionnaire: parsed["against"])
        if let name = parsed["format"] {
            guard let format = ValidateCommand.Format(rawValue: name) else {
                throw .notAChoice(
                    name, option: "format", choices: ValidateCommand.Format.allCases.map(\.rawValue))
            }
            request.format = format
        }
        return request
    }

    private static func source(_ parsed: ParsedArguments) throws(UsageError) -> FHIRPathCommand.Source {
        let command = CommandDefinition.fhirPath
        if parsed.has("batch") {
            if let extra = parsed.argument { throw .tooManyArguments(extra, command: "\(command.name) --batch") }
            return .batch
        }
        return .expression(try argument(of: command, in: parsed), file: parsed.secondArgument)
    }

    // A label is checked before it goes anywhere: it may come from the forced command of an SSH key.
    private static func identity(from text: String, option: String) throws(UsageError) -> SessionIdentity {
        if text == "coordinator" { return .coordinator }
        let isLabel =
            (1...32).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
            }
        guard isLabel else { throw .notAPerson(text, option: option) }
        return .participant(text)
    }
}
