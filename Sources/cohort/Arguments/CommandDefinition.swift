/// One option of a command.
struct OptionDefinition: Equatable, Sendable {
    /// Its name without the dashes.
    let name: String
    /// What its value is called in the help; `nil` for an option that is only there or not.
    let value: String?
    /// One sentence for the help.
    let summary: String

    /// `--ascii`, of every command that has a full screen.
    static let ascii = OptionDefinition(
        name: "ascii", value: nil, summary: "Draw with ASCII characters only; so does COHORT_ASCII=1.")
}

/// One command of the program: what its parser accepts and what its help says, from one place.
struct CommandDefinition: Equatable, Sendable {
    /// Its name.
    let name: String
    /// One sentence for the help.
    let summary: String
    /// What its argument is called, if it takes one; it is required then.
    let argument: String?
    /// What the argument behind that is called, if it takes one; it may be left out.
    var secondArgument: String? = nil
    /// Whether any number of arguments of the first kind may follow it.
    var takesMore = false
    /// Its options, in the order of the help.
    let options: [OptionDefinition]
    /// More to say about it, line by line.
    let notes: [String]
}

extension CommandDefinition {
    /// `cohort demo`.
    static let demo = CommandDefinition(
        name: "demo", summary: "Start the sample study with made-up people and answers.", argument: nil,
        options: [
            OptionDefinition(
                name: "as", value: "WHO", summary: "Go straight in: a participant's label (P-0042) or \"coordinator\"."),
            OptionDefinition(name: "linear", value: nil, summary: "One line after the other, for screen readers."),
            .ascii,
            OptionDefinition(name: "reset", value: nil, summary: "Throw the sample study away and start anew."),
        ],
        notes: [
            "The study is kept in ${XDG_STATE_HOME:-~/.local/state}/cohort/demo. A second start goes on where you left.",
            "Without a terminal the answers are read from standard input, one a line, PHQ-9 first.",
        ])

    /// `cohort fill`.
    static let fill = CommandDefinition(
        name: "fill", summary: "Fill in any FHIR R4 questionnaire and write a QuestionnaireResponse.",
        argument: "QUESTIONNAIRE.json",
        options: [
            OptionDefinition(
                name: "output", value: "RESPONSE.json",
                summary: "Where the response goes; standard output if not given."),
            OptionDefinition(name: "linear", value: nil, summary: "One line after the other, for screen readers."),
            .ascii,
        ],
        notes: [
            "A draft is kept in ${XDG_STATE_HOME:-~/.local/state}/cohort/fill until you submit: leave and come back at will.",
            "With --output the exit status is 1 where the input ends before the answers were submitted; the draft is kept.",
        ])

    /// `cohort doctor`.
    static let doctor = CommandDefinition(
        name: "doctor", summary: "Say what was detected here, and what to do about what is wrong.", argument: nil,
        options: [],
        notes: ["Nothing is made or changed. The exit status is 0 when all is well, 1 when something needs attention."])

    /// `cohort modules`.
    static let modules = CommandDefinition(
        name: "modules", summary: "Show the modules the program is composed of, and how they are connected.",
        argument: nil,
        options: [
            OptionDefinition(
                name: "dot", value: nil, summary: "In the language of Graphviz: cohort modules --dot | dot -Tsvg")
        ],
        notes: ["Modules stand after those they need. Nothing is kept: the service is opened over an empty store."])

    /// `cohort notify`.
    static let notify = CommandDefinition(
        name: "notify", summary: "Show a message in open sessions of the sample study.", argument: "MESSAGE",
        options: [
            OptionDefinition(
                name: "to", value: "WHO", summary: "Only in those of P-0042, say, or of the \"coordinator\".")
        ],
        notes: ["It stays there until the next key. The exit status is 1 when nobody has seen it."])

    /// `cohort fhirpath`.
    static let fhirPath = CommandDefinition(
        name: "fhirpath", summary: "Evaluate a FHIRPath expression on a resource; the result as JSON.",
        argument: "EXPRESSION", secondArgument: "FILE.json",
        options: [
            OptionDefinition(
                name: "batch", value: nil, summary: "Evaluate the lines of standard input instead, as they come.")
        ],
        notes: [
            "FILE.json may be - for standard input. Without a file the expression is evaluated on nothing.",
            "A line for --batch is {\"id\", \"expression\", \"resource\", \"environment\"}; resource and environment may be null.",
            "Its answer is {\"id\", \"result\": [{\"type\", \"value\"}, ...]} or {\"id\", \"error\"}. Answers keep the order.",
            "A line of nothing but spaces has no answer. context in the environment is %context: with a linkId, an item of the",
            "response, so that %qitem is the item of environment.questionnaire that it answers.",
            "trace() tells its values on standard error.",
            "now() and today() tell one moment all over an expression; each line of --batch has its own.",
            "A path that can never match (Patient.nmae) gives nothing, as the language has it, and a warning on standard error.",
        ])

    /// `cohort evaluate`.
    static let evaluate = CommandDefinition(
        name: "evaluate", summary: "Run a form without a screen and print the resulting response.",
        argument: "QUESTIONNAIRE.json", secondArgument: "RESPONSE.json",
        options: [
            OptionDefinition(
                name: "state", value: nil, summary: "Print the state of each item instead, one line of JSON for each."),
            OptionDefinition(
                name: "extract", value: nil,
                summary: "Print the resources that the answers give instead, as a transaction Bundle."),
            OptionDefinition(
                name: "context", value: "FILE",
                summary: "Resources for the launch context: a Bundle, or an object of names with resources."),
            OptionDefinition(
                name: "now", value: "INSTANT",
                summary: "The moment that expressions know as now, such as 2026-03-31T14:05:00Z."),
        ],
        notes: [
            "Without a response the form is as it opens: with its initial values, and what is calculated from them.",
            "A file may be - for standard input. What the form asks for and is not done here is said on standard error.",
            "A line of --state has path, linkId, type, enabled, visible, required, readOnly, answers, options and errors.",
            "Value sets and code systems in --context count as packaged with the questionnaire; profiles tell --extract of slices.",
            "What subQuestionnaire names is put in from --context, else from the files beside the questionnaire.",
            "With --extract the exit status is 1, and nothing is printed, where any of the resources cannot be made.",
        ])

    /// `cohort validate`.
    static let validate = CommandDefinition(
        name: "validate", summary: "Check questionnaires, responses and study bundles.", argument: "FILE",
        takesMore: true,
        options: [
            OptionDefinition(
                name: "against", value: "QUESTIONNAIRE.json", summary: "The questionnaire that the responses answer."),
            OptionDefinition(
                name: "format", value: "text|json",
                summary: "Lines of text, or an OperationOutcome for each file, one a line."),
        ],
        notes: [
            "A folder is a study bundle. Without --against a response is checked against the questionnaire among the files",
            "that it names. What subQuestionnaire names is put in from the files, and those beside the questionnaire.",
            "The exit status is 0 when all is fine, 1 when there are errors, 2 for wrong usage.",
        ])

    /// All commands, in the order of the help.
    static let all: [CommandDefinition] = [.demo, .fill, .evaluate, .validate, .fhirPath, .notify, .doctor, .modules]
}
