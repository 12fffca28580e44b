/// The extensions of R4 questionnaires that are understood, by what they do. Several addresses may mean the same: forms carry
/// old and misspelt ones.
enum R4Extension {
    case itemControl, hidden, minValue, maxValue, minQuantity, maxQuantity, minLength, maxDecimalPlaces, regex
    case minOccurs, maxOccurs, sliderStep, unit, unitOption, entryFormat, openLabel, shortText, validationText
    case optionExclusive, optionPrefix, score
    case calculated, initial, enableWhen, variable
    /// Nothing a filler has to do.
    case ignored

    /// The meaning of an address; `nil` if it is not understood.
    init?(url: String) {
        switch url.split(separator: "/").last.map(String.init) ?? url {
        case "questionnaire-itemControl": self = .itemControl
        case "questionnaire-hidden", "sdc-questionnaire-hidden": self = .hidden
        case "minValue": self = .minValue
        case "maxValue": self = .maxValue
        case "sdc-questionnaire-minQuantity": self = .minQuantity
        case "sdc-questionnaire-maxQuantity": self = .maxQuantity
        case "minLength": self = .minLength
        case "maxDecimalPlaces": self = .maxDecimalPlaces
        case "regex": self = .regex
        case "questionnaire-minOccurs": self = .minOccurs
        case "questionnaire-maxOccurs": self = .maxOccurs
        case "questionnaire-sliderStepValue": self = .sliderStep
        case "questionnaire-unit": self = .unit
        case "questionnaire-unitOption": self = .unitOption
        case "entryFormat", "sdc-questionnaire-entryFormat": self = .entryFormat
        case "sdc-questionnaire-openLabel": self = .openLabel
        case "sdc-questionnaire-shortText": self = .shortText
        case "validationtext": self = .validationText
        case "questionnaire-optionExclusive": self = .optionExclusive
        case "questionnaire-optionPrefix": self = .optionPrefix
        case "ordinalValue", "itemWeight", "questionnaire-ordinalValue", "valueset-ordinalValue",
            "codesystem-ordinalValue":
            self = .score
        case "sdc-questionnaire-calculatedExpression": self = .calculated
        case "sdc-questionnaire-initialExpression", "questionnaire-initialExpression": self = .initial
        case "sdc-questionnaire-enableWhenExpression": self = .enableWhen
        case "variable", "sdc-questionnaire-variable": self = .variable
        case "designNote", "questionnaire-fhirType", "questionnaire-baseType", "questionnaire-displayCategory",
            "questionnaire-choiceOrientation", "sdc-questionnaire-columnCount", "questionnaire-columnCount",
            "sdc-questionnaire-width", "sdc-questionnaire-collapsible", "sdc-questionnaire-keyboard",
            "sdc-questionnaire-observationExtract", "sdc-questionnaire-observationLinkPeriod",
            "sdc-questionnaire-optionalDisplay", "sdc-questionnaire-preferredTerminologyServer", "terminology-server",
            "preferredTerminologyServer", "questionnaire-instruction", "structuredefinition-wg",
            "structuredefinition-fmm", "structuredefinition-standards-status":
            self = .ignored
        default: return nil
        }
    }
}
