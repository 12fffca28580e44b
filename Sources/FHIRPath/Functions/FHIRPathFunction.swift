/// A function that a program adds to the language, for the expressions it is given to.
///
/// A name that FHIRPath has already means FHIRPath's function.
public struct FHIRPathFunction: Sendable {
    /// Why a call has no result, in words; becomes the error of the evaluation, with the place of the call.
    public struct Failure: Error, Sendable, CustomStringConvertible {
        /// What is wrong, in a few words.
        public let reason: String

        /// A failure.
        public init(_ reason: String) {
            self.reason = reason
        }

        /// The reason.
        public var description: String { reason }
    }

    /// Its name.
    public let name: String
    /// How many arguments it takes.
    public let argumentCount: ClosedRange<Int>
    let evaluate: @Sendable ([FHIRPathValue], [[FHIRPathValue]]) throws -> [FHIRPathValue]

    /// A function that takes so many arguments. It is called with its input and the values of the arguments, evaluated where
    /// the call stands; on any thread. What it throws becomes the error of the evaluation, in its words. One that is called for
    /// each of many items ought to be quick: it counts as one step, and one more for every four items of its result.
    public init(
        _ name: String, arguments: Int = 0,
        _ evaluate:
            @escaping @Sendable (_ input: [FHIRPathValue], _ arguments: [[FHIRPathValue]]) throws -> [FHIRPathValue]
    ) {
        self.name = name
        argumentCount = arguments...arguments
        self.evaluate = evaluate
    }
}

extension Evaluator {
    func own(
        _ function: FHIRPathFunction, _ call: Call, _ input: [FHIRPathValue], _ scope: Scope
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        var arguments: [[FHIRPathValue]] = []
        for index in call.arguments.indices { arguments.append(try argument(index, of: call, scope)) }
        do {
            return try function.evaluate(input, arguments)
        } catch {
            throw SyntaxFailure(.invalidArgument(function.name, reason: "\(error)"), call.offset)
        }
    }
}
