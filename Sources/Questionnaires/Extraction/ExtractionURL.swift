/// The extensions of Structured Data Capture that say how resources come out of answers, by the last part of their address:
/// forms carry it under several.
enum ExtractionURL {
    static let allocateId = "sdc-questionnaire-extractAllocateId"
    static let definition = "sdc-questionnaire-definitionExtract"
    static let definitionValue = "sdc-questionnaire-definitionExtractValue"
    /// The older form of `definition`.
    static let context = "sdc-questionnaire-itemExtractionContext"
    static let template = "sdc-questionnaire-templateExtract"
    static let templateBundle = "sdc-questionnaire-templateExtractBundle"
    static let templateContext = "sdc-questionnaire-templateExtractContext"
    static let templateValue = "sdc-questionnaire-templateExtractValue"
    static let observation = "sdc-questionnaire-observationExtract"
    static let observationEntry = "sdc-questionnaire-observationExtractEntry"
    static let category = "sdc-questionnaire-observation-extract-category"
    static let structureMap = "sdc-questionnaire-targetStructureMap"

    /// All that an item or a form itself may have.
    static let all: Set<String> = [
        allocateId, definition, definitionValue, context, template, templateBundle, observation, observationEntry,
        category,
    ]
}
