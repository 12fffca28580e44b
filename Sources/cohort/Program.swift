import FoundationEssentials
import Glibc

/// The program: one command line, one exit status.
@MainActor enum Program {
    /// The version. Grows with each release; the format of the store has a number of its own.
    static let version = "0.1.0"

    /// Does what the arguments ask for, and returns the exit status: 0 when it was done, 1 when not, 2 for a command line that
    /// cannot be understood, 128 + n when signal n ended it.
    static func run(_ arguments: [String], environment: [String: String]) -> Int32 {
        do throws(Failure) {
            let invocation: Invocation
            do {
                invocation = try Invocation(arguments: arguments)
            } catch { throw Failure(message: error.description, status: 2) }
            return try run(invocation, arguments, environment)
        } catch {
            Console.complain(error.message)
            return error.status
        }
    }

    private static func run(
        _ invocation: Invocation, _ arguments: [String], _ environment: [String: String]
    ) throws(Failure) -> Int32 {
        let machine = { (isASCIIAsked: Bool) in
            Machine(environment: environment, arguments: arguments, isASCIIAsked: isASCIIAsked)
        }
        switch invocation {
        case .demo(let identity, let isLinear, let isASCII, let isReset):
            return try DemoCommand(
                machine: machine(isASCII), identity: identity,
                isLinear: isLinear, isReset: isReset
            ).run()
        case .fill(let questionnaire, let output, let isLinear, let isASCII):
            return try FillCommand(
                machine: machine(isASCII), file: questionnaire, output: output,
                isLinear: isLinear
            ).run()
        case .notify(let message, let identity):
            return try NotifyCommand(machine: machine(false), message: message, identity: identity).run()
        case .doctor:
            return try DoctorCommand(machine: machine(false)).run()
        case .modules(let isDOT):
            return try ModulesCommand(machine: machine(false), isDOT: isDOT).run()
        case .validate(let request):
            return try ValidateCommand(machine: machine(false), request: request).run()
        case .evaluate(let request):
            return try EvaluateCommand(machine: machine(false), request: request).run()
        case .fhirPath(let source):
            return try FHIRPathCommand(machine: machine(false), source: source).run()
        case .help(let command):
            try Console.answer(command.map(HelpText.page(for:)) ?? HelpText.overview)
        case .version:
            try Console.answer("cohort \(version)\n")
        }
        return 0
    }
}
