import FHIR
import FHIRPath
import FoundationEssentials
import Glibc

/// `cohort fhirpath`: evaluates one expression, or one a line of standard input.
@MainActor struct FHIRPathCommand {
    /// What there is to evaluate.
    enum Source: Equatable, Sendable {
        /// One expression on the resource in a file, on standard input for `-`, or on nothing.
        case expression(String, file: String?)
        /// Lines of JSON on standard input.
        case batch
    }

    let machine: Machine
    let source: Source

    func run() throws(Failure) -> Int32 {
        switch source {
        case .expression(let expression, let file): try evaluate(expression, file)
        case .batch: try evaluateLines()
        }
        return 0
    }

    private func evaluate(_ source: String, _ file: String?) throws(Failure) {
        let resource = try file.map { file throws(Failure) in try JSONFile.readObject(file) }
        let result: [FHIRPathValue]
        let moment = try moment()
        do throws(FHIRPathError) {
            let expression = try FHIRPathExpression(source)
            // No reason to fail: the language makes nothing of an element that there is not.
            for problem in expression.problems(on: resource?["resourceType"]?.string) {
                Console.complain("warning: \(problem)")
            }
            var environment = FHIRPathEnvironment(resource: resource, now: moment)
            let log = TraceLog()
            environment.trace = log.add
            defer { log.take().forEach(Console.complain) }
            result = try expression.evaluate(
                on: resource.map { [FHIRPathValue(resource: $0)] } ?? [], environment: environment)
        } catch {
            throw Failure(message: error.description)
        }
        try Console.answer(JSON.array(result.map(\.json)).prettyText + "\n")
    }

    private func evaluateLines() throws(Failure) {
        let first = try moment()
        var batch = FHIRPathBatch { (try? moment()) ?? first }
        var lines = LineStream(descriptor: STDIN_FILENO)
        do throws(FileProblem) {
            while try lines.fill() {
                while let line = lines.next() { batch.evaluate(line) }
                batch.takeWarnings().forEach(Console.complain)
                // What can be answered is, before more is waited for.
                let answers = batch.takeAnswers()
                if !answers.isEmpty { try DurableFile.write(answers, to: STDOUT_FILENO, path: "output") }
            }
        } catch {
            throw Failure(message: error.description)
        }
    }

    /// The moment of evaluation in the machine's zone, which is only looked up for expressions that ask for the time.
    private func moment() throws(Failure) -> @Sendable () -> FHIRDateTime {
        let (machine, now) = (machine, machine.now())
        let seconds = now.timeIntervalSince1970
        guard let utc = FHIRDateTime(secondsSince1970: seconds, offsetMinutes: 0) else {
            throw Failure(message: "The clock is outside of the years 1 to 9999. Set it.")
        }
        return {
            let offset = machine.timeZone.secondsFromGMT(for: now) / 60
            return FHIRDateTime(secondsSince1970: seconds, offsetMinutes: offset) ?? utc
        }
    }
}
