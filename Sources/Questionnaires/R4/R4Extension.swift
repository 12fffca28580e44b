/// The extensions of R4 questionnaires that are understood, by what they do. Several addresses may mean the same: forms carry
/// old and misspelt ones.
enum R4Extension {
    case itemControl, hidden, minValue, maxValue, minQuantity, maxQuantity, minLength, maxDecimalPlaces, regex
    case minOccurs, maxOccurs, sliderStep, unit, unitOption, entryFormat, openLabel, shortText, validationText
    case optionExclusive, optionPrefix, score
    case calculated, initial, enableWhen, variable, launchContext, populationContext
    case answerExpression, candidateExpression, toggle, constraint, targetConstraint, elementExpression
    case translation, style, markdown, xhtml
    case orientation, columnCount, width, collapsible, displayCategory, supportLink, usageMode, signatureRequired
    case observationLink, sourceQueries, subQuestionnaire, adaptive
    case mimeType, maxSize, unitValueSet, unitOpen, referenceResource, answerConstraint, disabledDisplay, entryMode
    /// Nothing a filler has to do.
    case ignored

    /// The meaning of an address; `nil` if it is not understood.
    init?(url: String) {
        let name = R4FormReader.name(url)
        switch name {
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
        // The second one is Finland's, from before there was the first.
        case "sdc-questionnaire-enableWhenExpression", "fiphr-ext-questionnaire-enablewhen": self = .enableWhen
        case "variable", "sdc-questionnaire-variable": self = .variable
        case "sdc-questionnaire-launchContext", "questionnaire-launchContext": self = .launchContext
        case "sdc-questionnaire-itemPopulationContext", "sdc-questionnaire-itemContext": self = .populationContext
        case "sdc-questionnaire-answerExpression": self = .answerExpression
        case "sdc-questionnaire-candidateExpression": self = .candidateExpression
        case "sdc-questionnaire-answerOptionsToggleExpression": self = .toggle
        case "questionnaire-constraint": self = .constraint
        case "targetConstraint": self = .targetConstraint
        case "cqf-expression", "cqf-calculatedValue": self = .elementExpression
        case "translation": self = .translation
        case "rendering-style": self = .style
        case "rendering-markdown": self = .markdown
        case "rendering-xhtml": self = .xhtml
        case "questionnaire-choiceOrientation": self = .orientation
        case "sdc-questionnaire-columnCount", "questionnaire-columnCount": self = .columnCount
        case "sdc-questionnaire-width": self = .width
        case "sdc-questionnaire-collapsible": self = .collapsible
        case "questionnaire-displayCategory": self = .displayCategory
        case "questionnaire-supportLink", "questionnaire-supportHyperlink": self = .supportLink
        case "questionnaire-usageMode": self = .usageMode
        case "questionnaire-signatureRequired": self = .signatureRequired
        case "sdc-questionnaire-observationLinkPeriod": self = .observationLink
        case "sdc-questionnaire-sourceQueries": self = .sourceQueries
        case QuestionnaireAssembly.subQuestionnaire: self = .subQuestionnaire
        case "sdc-questionnaire-questionnaireAdaptive": self = .adaptive
        case "mimeType": self = .mimeType
        case "maxSize": self = .maxSize
        case "questionnaire-unitValueSet": self = .unitValueSet
        case "sdc-questionnaire-unitOpen": self = .unitOpen
        case "questionnaire-referenceResource": self = .referenceResource
        case "extension-Questionnaire.item.answerConstraint": self = .answerConstraint
        case "extension-Questionnaire.item.disabledDisplay": self = .disabledDisplay
        case "sdc-questionnaire-entryMode": self = .entryMode
        case "designNote", "questionnaire-fhirType", "questionnaire-baseType", "questionnaire-derivationType",
            "sdc-questionnaire-keyboard",
            "sdc-questionnaire-optionalDisplay",
            "sdc-questionnaire-preferredTerminologyServer", "terminology-server", "preferredTerminologyServer",
            "questionnaire-instruction", "structuredefinition-wg", "structuredefinition-fmm",
            "structuredefinition-standards-status", "cqf-library",
            "sdc-questionnaire-performerType", "sdc-questionnaire-endpoint", "artifact-versionAlgorithm",
            "rendering-styleSensitive", "sdc-questionnaire-isSubject":
            self = .ignored
        // What comes out of a response is no matter of filling it in.
        default:
            guard ExtractionURL.all.contains(name) || Self.assembling.contains(name) else { return nil }
            self = .ignored
        }
    }

    /// Extensions that say how questionnaires are put together.
    private static let assembling: Set<String> = [
        "sdc-questionnaire-assemble-expectation", "sdc-questionnaire-assembledFrom",
        "sdc-questionnaire-assembleContext",
    ]
}
