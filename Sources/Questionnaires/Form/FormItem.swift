import FHIR

/// One item of a form, as the engine works with it.
public struct FormItem: Sendable {
    /// Identifies the item within the form.
    public internal(set) var linkId: String
    /// What it asks for.
    public internal(set) var kind: ItemKind
    /// The type as the form declares it: other than `kind` where it restricts another type to options.
    public var declaredType: ItemKind { restrictedKind ?? kind }
    /// The type whose values the options have, where the form gives options for another type than a choice.
    var restrictedKind: ItemKind?
    /// The label before the text, such as "1(a)".
    public internal(set) var prefix: String?
    /// The question; empty if the form gives none.
    public internal(set) var text = ""
    /// A shorter text for narrow places.
    public internal(set) var shortText: String?
    /// Whether a form without an answer here is incomplete, as long as the item is enabled.
    public internal(set) var isRequired = false
    /// Several answers, or several repetitions of a group.
    public internal(set) var repeats = false
    /// Whether people may not change it (itself or a group around it says so). Expressions still do.
    public internal(set) var isReadOnly = false
    /// Whether it is never shown (itself or a group around it). It is enabled, calculated and stored all the same.
    public internal(set) var isHidden = false
    /// What an answer must satisfy.
    public internal(set) var limits = ItemLimits()
    /// The answers to choose from, in the form's order. A boolean has "Yes" and "No".
    public internal(set) var options: [AnswerOption] = []
    /// Answers to suggest, beside which others are allowed.
    public internal(set) var suggestions: [AnswerOption] = []
    /// Whether any other answer of the options' type is allowed beside them (R5's `optionsOrType`).
    public internal(set) var acceptsOtherValues = false
    /// Whether `options` are all there are, even if they are none; else any coding may be an answer where they are empty.
    var knowsOptions = false
    /// How to call the answer of one's own in an open choice.
    public internal(set) var openLabel: String?
    /// The unit of a number; for a quantity the unit when nothing else is chosen.
    public internal(set) var unit: Coding?
    /// The units a quantity may have; empty if any.
    public internal(set) var unitOptions: [Coding] = []
    /// Whether a unit of one's own is allowed beside them.
    public internal(set) var acceptsOtherUnits = false
    /// The code of the item control, such as `slider`; also codes that are not known here.
    public internal(set) var control: String?
    /// How a slider moves, if the control is one or the form gives a step.
    public internal(set) var slider: Slider?
    /// Text shown on request.
    public internal(set) var help: String?
    /// How to write the answer, shown while there is none.
    public internal(set) var entryFormat: String?
    /// The author's own words for an answer that is not acceptable.
    public internal(set) var validationText: String?
    /// The answers the form starts with.
    public internal(set) var initial: [AnswerValue] = []
    /// When the item is enabled; always, if there is no condition and no expression.
    public internal(set) var conditions: [EnableCondition] = []
    /// How the conditions combine.
    public internal(set) var enableBehavior = EnableBehavior.all
    /// The FHIRPath expressions of the item.
    public internal(set) var expressions = ItemExpressions()
    /// The items inside: of a group, or below an answer.
    public internal(set) var children: [FormItem] = []
    /// The concepts the item stands for.
    public internal(set) var codes: [Coding] = []
    /// The address of the element that the item stands for.
    public internal(set) var definition: String?
    /// How it should look.
    public internal(set) var presentation: ItemPresentation {
        get { box?.presentation ?? .plain }
        set { box = newValue == .plain ? nil : ItemPresentation.Box(newValue) }
    }
    private var box: ItemPresentation.Box?
    /// The text in the language of the form, which a response holds.
    var originalText: String { box?.presentation.originalText ?? text }
    /// Whether it only tells its question's help, unit, prompt or scale labels, so that it is not shown by itself.
    var isPartOfQuestion = false
    /// The place in the form, in document order from 0.
    public internal(set) var index = 0

    init(linkId: String, kind: ItemKind) {
        self.linkId = linkId
        self.kind = kind
    }

    /// The least value allowed, inclusive.
    public var minValue: AnswerValue? { limits.minValue }
    /// The greatest value allowed, inclusive.
    public var maxValue: AnswerValue? { limits.maxValue }
    /// The greatest length in Unicode scalars, inclusive.
    public var maxLength: Int? { limits.maxLength }
    /// Whether a person can give the answer at a keyboard: not where it has to be one of options that the questionnaire does not
    /// hold. Such questions have no page; a response's answers to them are kept, and `Form.notes` names them.
    public var isEnterable: Bool { kind.isEnterable && !(kind == .choice && options.isEmpty) }
    /// Whether an answer of one's own is allowed beside the options.
    public var acceptsFreeText: Bool { kind == .openChoice }
    /// Whether the item holds several answers itself, rather than being repeated as a whole as groups are.
    public var takesSeveralAnswers: Bool { repeats && kind != .group }
    /// Whether the value is calculated from other answers.
    public var isCalculated: Bool { expressions.calculated != nil }

    /// The option with that key, as printed.
    public func option(key: String) -> AnswerOption? { options.first { $0.key == key } }

    /// The option that stands for that answer.
    public func option(for value: AnswerValue) -> AnswerOption? {
        options.first { $0.value == value } ?? options.first { $0.value.matches(value) == true }
    }
}

/// A scale that is moved along.
public struct Slider: Hashable, Sendable {
    /// The distance between neighbouring values; greater than 0.
    public let step: FHIRDecimal
    /// What the low end means.
    public let lowLabel: String?
    /// What the high end means.
    public let highLabel: String?

    /// A slider.
    public init(step: FHIRDecimal, lowLabel: String? = nil, highLabel: String? = nil) {
        self.step = step
        self.lowLabel = lowLabel
        self.highLabel = highLabel
    }
}
