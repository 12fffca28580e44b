import FHIR
import StudyAPI
import Testing

@testable import cohort

@Suite("The command line") struct InvocationTests {
    @Test(
        "is understood",
        arguments: [
            (["demo"], Invocation.demo(identity: nil, isLinear: false, isASCII: false, isReset: false)),
            (
                ["demo", "--as", "P-0042"],
                .demo(identity: .participant("P-0042"), isLinear: false, isASCII: false, isReset: false)
            ),
            (
                ["demo", "--as=coordinator"],
                .demo(identity: .coordinator, isLinear: false, isASCII: false, isReset: false)
            ),
            (["demo", "--reset", "--linear"], .demo(identity: nil, isLinear: true, isASCII: false, isReset: true)),
            (["fill", "q.json"], .fill(questionnaire: "q.json", output: nil, isLinear: false, isASCII: false)),
            (
                ["fill", "--output", "r.json", "q.json", "--linear"],
                .fill(questionnaire: "q.json", output: "r.json", isLinear: true, isASCII: false)
            ),
            (
                ["fill", "--", "--odd.json"],
                .fill(questionnaire: "--odd.json", output: nil, isLinear: false, isASCII: false)
            ),
            (
                ["fill", "q.json", "--ascii"],
                .fill(questionnaire: "q.json", output: nil, isLinear: false, isASCII: true)
            ),
            (["demo", "--ascii"], .demo(identity: nil, isLinear: false, isASCII: true, isReset: false)),
            (["modules"], .modules(isDOT: false)), (["modules", "--dot"], .modules(isDOT: true)),
            (["notify", "Hello"], .notify(message: "Hello", identity: nil)),
            (["notify", "--to", "P-0042", "a b"], .notify(message: "a b", identity: .participant("P-0042"))),
            (["notify", "--to=coordinator", "--", "--"], .notify(message: "--", identity: .coordinator)),
            (["fhirpath", "1 + 1"], .fhirPath(.expression("1 + 1", file: nil))),
            (["fhirpath", "item", "r.json"], .fhirPath(.expression("item", file: "r.json"))),
            (["fhirpath", "--", "-1", "-"], .fhirPath(.expression("-1", file: "-"))),
            (["fhirpath", "--batch"], .fhirPath(.batch)),
            (
                ["validate", "a", "b", "c", "--against=q.json", "--format", "json"],
                .validate(.init(files: ["a", "b", "c"], questionnaire: "q.json", format: .json))
            ),
            (["evaluate", "q.json"], .evaluate(.init(questionnaire: "q.json"))),
            (["evaluate", "q.json", "--extract"], .evaluate(.init(questionnaire: "q.json", extracts: true))),
            (
                ["evaluate", "q.json", "r.json", "--state", "--context", "c.json", "--now=2026-03-31T14:05:00Z"],
                .evaluate(
                    .init(
                        questionnaire: "q.json", response: "r.json", showsState: true, context: "c.json",
                        now: FHIRDateTime("2026-03-31T14:05:00Z")))
            ),
            (["doctor"], .doctor), (["doctor", "--help"], .help(.doctor)),
            ([], .help(nil)), (["--help"], .help(nil)), (["help"], .help(nil)), (["help", "fill"], .help(.fill)),
            (["demo", "--help"], .help(.demo)), (["--version"], .version),
        ] as [([String], Invocation)])
    func understood(words: [String], invocation: Invocation) throws {
        #expect(try Invocation(arguments: words) == invocation)
    }

    @Test(
        "that cannot be understood is answered with what to do",
        arguments: [
            (["dmeo"], "There is no command \"dmeo\". Did you mean \"demo\"? cohort --help lists them."),
            (["zzz"], "There is no command \"zzz\". cohort --help lists them."),
            (
                ["demo", "--rest"],
                "cohort demo has no option \"--rest\". Did you mean \"--reset\"? cohort demo --help lists them."
            ),
            (["demo", "--as"], "--as needs a value: --as WHO."),
            (["demo", "--reset=yes"], "--reset takes no value."),
            (["demo", "--linear", "--linear"], "--linear is given twice. Give it once."),
            (["demo", "now"], "cohort demo cannot use \"now\". cohort demo --help says what it takes."),
            (["fhirpath"], "cohort fhirpath needs an expression: cohort fhirpath EXPRESSION."),
            (
                ["fhirpath", "a", "b", "c"],
                "cohort fhirpath cannot use \"c\". cohort fhirpath --help says what it takes."
            ),
            (
                ["fhirpath", "--batch", "a"],
                "cohort fhirpath --batch cannot use \"a\". cohort fhirpath --batch --help says what it takes."
            ),
            (["fill"], "cohort fill needs a file: cohort fill QUESTIONNAIRE.json."),
            (["notify"], "cohort notify needs a message: cohort notify MESSAGE."),
            (
                ["notify", "--to", "x", "y"],
                "--to needs a participant's label such as P-0042, or \"coordinator\"; \"x\" is neither."
            ),
            (
                ["demo", "--as", "p 1"],
                "--as needs a participant's label such as P-0042, or \"coordinator\"; \"p 1\" is neither."
            ),
        ] as [([String], String)])
    func refused(words: [String], text: String) {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: words) }
        #expect(error?.description == text)
    }

    @Test("Control characters of an argument never reach the terminal") func safe() {
        let error = #expect(throws: UsageError.self) { try Invocation(arguments: ["\u{1B}]0;x\u{7}"]) }
        let text = error?.description ?? ""
        #expect(!text.isEmpty && !text.unicodeScalars.contains { $0.value < 0x20 })
    }

    @Test("The help names every command and option") func help() {
        for command in CommandDefinition.all {
            #expect(HelpText.overview.contains(command.name))
            for option in command.options { #expect(HelpText.page(for: command).contains("--\(option.name)")) }
        }
        for page in [HelpText.overview, HelpText.page(for: .demo), HelpText.page(for: .fill)] {
            for variable in ["COHORT_LINEAR", "ACCESSIBLE", "COHORT_ASCII", "COHORT_MOUSE"] {
                #expect(page.contains("  \(variable)=1  "))
            }
        }
        let long = (HelpText.overview + CommandDefinition.all.map(HelpText.page(for:)).joined())
            .split(separator: "\n").filter { $0.count > 120 }
        #expect(long.isEmpty)
    }
}
