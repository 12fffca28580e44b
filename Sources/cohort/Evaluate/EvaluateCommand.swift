import FHIR
import FHIRPath
import FoundationEssentials
import Glibc
import Questionnaires

/// `cohort evaluate`: runs the form engine without a screen.
@MainActor struct EvaluateCommand {
    /// What there is to evaluate.
    struct Request: Equatable, Sendable {
        /// The questionnaire; `-` for standard input.
        var questionnaire: String
        /// A response to go on from.
        var response: String?
        /// Whether to print nodes instead of the response.
        var showsState = false
        /// Whether to print the resources that the answers give instead.
        var extracts = false
        /// The file with launch context.
        var context: String?
        /// The moment of evaluation; the present if `nil`.
        var now: FHIRDateTime?
    }

    let machine: Machine
    let request: Request

    func run() throws(Failure) -> Int32 {
        let context = try request.context.map { file throws(Failure) in try JSONFile.read(file) }
        let form = try form(with: context)
        // With context there are resources to answer queries from.
        for note in form.notes where context == nil || !note.isAboutService {
            Console.complain("\(DisplayName(request.questionnaire)): \(note.description)")
        }
        let (now, zone) = moment
        var reading: ResponseReading?
        if let file = request.response { reading = try self.reading(of: file, for: form) }
        for problem in reading?.problems ?? [] {
            Console.complain("\(DisplayName(request.response ?? "")): \(problem.description)")
        }
        let known = context.map { FormContext($0, for: form) }
        for problem in known?.problems(for: form) ?? [] {
            Console.complain("\(DisplayName(request.context ?? "")): \(problem)")
        }
        let session: FormSession
        do throws(FormError) {
            session = try FormSession(
                form, restoring: reading?.records ?? [], now: now, timeZone: zone,
                context: known ?? FormContext(), makeID: UUID.init)
        } catch { throw Failure(message: "\(DisplayName(request.questionnaire)): \(error)") }
        for note in session.notes { Console.complain("\(DisplayName(request.questionnaire)): \(note.description)") }
        if request.extracts { return try extract(from: session, reading?.response, now) }
        try Console.answer(
            request.showsState ? Self.state(of: session) : Self.answer(of: session, reading?.response, now))
        return 0
    }

    private func form(with context: JSON?) throws(Failure) -> Form {
        var object = try JSONFile.readObject(request.questionnaire)
        let packaged = context.map { Definitions($0.array?.compactMap(\.object) ?? [$0.object ?? [:]]) }
        let name = DisplayName(request.questionnaire)
        do throws(AssemblyError) {
            let whole = try ModularQuestionnaire.assembled(object, beside: request.questionnaire, with: packaged)
            object = whole.questionnaire
            for note in whole.notes { Console.complain("\(name): \(note.description)") }
        } catch {
            // The last one is told as why the program ends.
            for problem in error.problems.dropLast() { Console.complain("\(name): \(problem.description)") }
            throw Failure(message: "\(name): \(error.problems.last?.description ?? "")")
        }
        do {
            return try Form(json: object, packaged: packaged)
        } catch { throw Failure(message: "\(DisplayName(request.questionnaire)): \(error)") }
    }

    private func reading(of file: String, for form: Form) throws(Failure) -> ResponseReading {
        let object = try JSONFile.readObject(file)
        do throws(FHIRError) {
            return try ResponseReading(json: object, for: form, makeID: UUID.init)
        } catch { throw Failure(message: "\(DisplayName(file)): \(error)") }
    }

    /// The moment of evaluation, and the zone it is told in.
    private var moment: (Date, TimeZone) {
        guard let now = request.now else { return (machine.now(), machine.timeZone) }
        let zone = TimeZone(secondsFromGMT: (now.offsetMinutes ?? 0) * 60) ?? machine.timeZone
        return (Date(timeIntervalSince1970: now.secondsSince1970), zone)
    }

    /// Prints the transaction that the answers give; nothing if anything of it is wrong.
    private func extract(
        from session: FormSession, _ given: QuestionnaireResponse?, _ now: Date
    ) throws(Failure) -> Int32 {
        let name = DisplayName(request.questionnaire)
        let extraction: Extraction
        do throws(ExtractionError) {
            extraction = try session.extract(
                from: session.response(updating: given, authored: now), makeID: UUID.init)
        } catch {
            for problem in error.problems { Console.complain("\(name): \(problem.description)") }
            return 1
        }
        for note in extraction.notes where !session.form.notes.contains(note) {
            Console.complain("\(name): \(note.description)")
        }
        try Console.answer(extraction.bundle.prettyText + "\n")
        return 0
    }

    /// A line of JSON for each instance, in document order.
    private static func state(of session: FormSession) -> String {
        session.instances.map { StateLine($0, in: session).json.text + "\n" }.joined()
    }

    /// The response that the session has come to.
    private static func answer(of session: FormSession, _ given: QuestionnaireResponse?, _ now: Date) -> String {
        session.response(updating: given, authored: now).json.prettyText + "\n"
    }
}
