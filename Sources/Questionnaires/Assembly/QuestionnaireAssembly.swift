import FHIR
import FHIRPath

/// Puts modular questionnaires together: an item with `subQuestionnaire` gives way to the items of the questionnaire it names, as
/// SDC's `$assemble` does (http://hl7.org/fhir/uv/sdc/modular.html).
public struct QuestionnaireAssembly {
    /// The questionnaire in one, to be filled in.
    public let questionnaire: JSONObject
    /// What an author should mend, while the form works.
    public let notes: [FormNote]

    /// Whether there is anything to put together. Linear in the number of items.
    public static func isModular(_ questionnaire: JSONObject) -> Bool { holdsPart(questionnaire, depth: 0) }

    private static func holdsPart(_ holder: JSONObject, depth: Int) -> Bool {
        guard depth < Form.maximumDepth else { return false }
        return (holder["item"]?.array ?? []).contains { element in
            guard let item = element.object else { return false }
            return item["extension"] != nil && part(of: item) != nil || holdsPart(item, depth: depth + 1)
        }
    }

    /// Puts a questionnaire together. Throws everything that keeps it from being whole.
    public init(_ questionnaire: JSONObject, from resolver: some QuestionnaireResolver) throws(AssemblyError) {
        var assembler = Assembler(resolver: resolver)
        self.questionnaire = assembler.assemble(questionnaire)
        guard assembler.problems.isEmpty else { throw AssemblyError(problems: assembler.problems) }
        notes = assembler.notes
    }

    /// The canonical address of the part that an item stands for.
    static func part(of item: JSONObject) -> String? {
        Extension(json: item).extensions.first { R4FormReader.name($0.url) == subQuestionnaire }?.text
    }

    /// The extension's name.
    static let subQuestionnaire = "sdc-questionnaire-subQuestionnaire"
}
