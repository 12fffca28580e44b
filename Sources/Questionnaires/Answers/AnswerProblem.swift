/// Why an answer cannot be accepted. Every case carries its facts, so that screens can say it in any language.
public enum AnswerProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing was given.
    case empty
    /// Not a number.
    case notANumber(String)
    /// Not a whole number.
    case notAWholeNumber(String)
    /// Not a date that exists, or not written as one.
    case notADate(String)
    /// Not a date, or a date with a time.
    case notADateTime(String)
    /// A time that no clock shows that day: the clocks are set forward over it.
    case skippedTime(String)
    /// Not a time of day.
    case notATime(String)
    /// Neither yes nor no.
    case notABoolean(String)
    /// Not a web address or another URI.
    case notAURI(String)
    /// Outside of the range; a bound is `nil` where there is none.
    case outOfRange(minimum: AnswerValue?, maximum: AnswerValue?)
    /// Not a step of the slider.
    case notAStep(step: String)
    /// Longer than allowed, in Unicode scalars.
    case tooLong(count: Int, maximum: Int)
    /// Shorter than required, in Unicode scalars.
    case tooShort(count: Int, minimum: Int)
    /// More digits after the decimal point than allowed.
    case tooManyDecimalPlaces(maximum: Int)
    /// Not written as the form wants it; `format` is the form's own description.
    case wrongFormat(format: String?)
    /// Line breaks where one line is asked for.
    case severalLines
    /// None of the options.
    case notAnOption(String)
    /// An option that excludes all others, with others.
    case exclusiveOption(label: String)
    /// The same answer twice.
    case duplicateAnswer
    /// More answers than allowed.
    case tooManyAnswers(count: Int, maximum: Int)
    /// Fewer answers than required.
    case tooFewAnswers(count: Int, minimum: Int)
    /// The unit is none of those allowed.
    case wrongUnit(String, allowed: [String])
    /// A file of a type of content that is none of those allowed.
    case wrongFileType(String, allowed: [String])
    /// A file with more bytes than allowed.
    case fileTooLarge(size: Int, maximum: String)
    /// A reference to a resource of a type that is none of those allowed.
    case wrongReference(String, allowed: [String])
    /// The answer is of another kind than the item.
    case wrongKind(expected: ItemKind)
    /// Required, and there is no answer.
    case required
    /// People may not change the item.
    case readOnly
    /// The item is disabled.
    case disabled
    /// The item takes no answers.
    case notAQuestion
    /// The session has no such instance.
    case unknownInstance
    /// The form's own words.
    case custom(String)

    /// What is wrong and what would be right, in English.
    public var description: String {
        switch self {
        case .empty: "Nothing was entered."
        case .notANumber(let text): "\"\(text)\" is not a number."
        case .notAWholeNumber(let text): "\"\(text)\" is not a whole number."
        case .notADate(let text): "\"\(text)\" is not a date. Write year-month-day, such as 2026-03-31."
        case .notADateTime(let text):
            "\"\(text)\" is not a date with a time. Write it as 2026-03-31 14:05."
        case .skippedTime(let text): "\"\(text)\" does not exist: the clocks go forward over it that day."
        case .notATime(let text): "\"\(text)\" is not a time. Write hours and minutes, such as 14:05."
        case .notABoolean(let text): "\"\(text)\" is neither yes nor no."
        case .notAURI(let text): "\"\(text)\" is not an address. Write it without spaces, such as https://example.org."
        case .outOfRange(let minimum?, let maximum?): "Enter a value from \(minimum.text) to \(maximum.text)."
        case .outOfRange(let minimum?, nil): "Enter \(minimum.text) or more."
        case .outOfRange(nil, let maximum?): "Enter \(maximum.text) or less."
        case .outOfRange(nil, nil): "The value is out of range."
        case .notAStep(let step): "Enter a value in steps of \(step)."
        case .tooLong(let count, let maximum): "The text has \(count) characters; at most \(maximum) are allowed."
        case .tooShort(let count, let minimum): "The text has \(count) characters; at least \(minimum) are needed."
        case .tooManyDecimalPlaces(0): "Enter a whole number."
        case .tooManyDecimalPlaces(let maximum): "At most \(maximum) digits are allowed after the decimal point."
        case .wrongFormat(let format?): "Write it like this: \(format)."
        case .wrongFormat(nil): "It is not written in the form that is asked for."
        case .severalLines: "Write it on one line."
        case .notAnOption(let text): "\"\(text)\" is none of the answers offered."
        case .exclusiveOption(let label): "\"\(label)\" cannot be combined with other answers."
        case .duplicateAnswer: "The same answer is given twice."
        case .tooManyAnswers(_, 1): "Only one answer is allowed."
        case .tooManyAnswers(let count, let maximum): "There are \(count) answers; at most \(maximum) are allowed."
        case .tooFewAnswers(let count, let minimum): "There are \(count) answers; at least \(minimum) are needed."
        case .wrongUnit(let unit, let allowed):
            "The unit \"\(unit)\" cannot be used here. Use \(allowed.joined(separator: ", "))."
        case .wrongFileType(let type, let allowed):
            "A file of type \(type) cannot be used here. Use \(allowed.joined(separator: ", "))."
        case .fileTooLarge(let size, let maximum): "The file has \(size) bytes; at most \(maximum) are allowed."
        case .wrongReference(let type, let allowed):
            "A reference to a \(type) cannot be used here. Use \(allowed.joined(separator: ", "))."
        case .wrongKind(let expected): "This is not an answer of the kind \(expected.rawValue)."
        case .required: "An answer is required."
        case .readOnly: "This answer cannot be changed."
        case .disabled: "This question does not apply now."
        case .notAQuestion: "This is not a question."
        case .unknownInstance: "There is no such question in this form."
        case .custom(let text): text
        }
    }
}
