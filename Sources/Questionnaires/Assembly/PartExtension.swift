import FHIR

/// Where an extension of a sub-questionnaire goes when it is put into another. All others stay behind.
enum PartExtension {
    /// To the form as a whole.
    case root
    /// To the item around, each name once.
    case variable
    /// To the item around, which may have one only.
    case single
    /// To the item around.
    case several

    /// `nil` for one that stays behind.
    init?(_ element: Extension) {
        switch R4FormReader.name(element.url) {
        case "cqf-library", "sdc-questionnaire-launchContext", "questionnaire-launchContext",
            "sdc-questionnaire-observationExtract", "sdc-questionnaire-observationLinkPeriod",
            "sdc-questionnaire-sourceQueries":
            self = .root
        case "variable", "sdc-questionnaire-variable": self = .variable
        case "sdc-questionnaire-itemPopulationContext", "sdc-questionnaire-itemContext", ExtractionURL.context:
            self = .single
        case "targetConstraint", "questionnaire-constraint", ExtractionURL.allocateId, ExtractionURL.definition,
            ExtractionURL.definitionValue, ExtractionURL.template, ExtractionURL.templateBundle:
            self = .several
        default: return nil
        }
    }
}
