/// The URLs of extensions that more than one target reads.
public enum ExtensionURL {
    /// A concept's score (FHIR core, R4).
    public static let ordinalValue = "http://hl7.org/fhir/StructureDefinition/ordinalValue"
    /// A concept's or option's score (FHIR core, R5 and extension packs).
    public static let itemWeight = "http://hl7.org/fhir/StructureDefinition/itemWeight"
    /// An option's score in early SDC and in forms made with it.
    public static let questionnaireOrdinalValue = "http://hl7.org/fhir/StructureDefinition/questionnaire-ordinalValue"
    /// A concept's score on value sets of early versions.
    public static let valueSetOrdinalValue = "http://hl7.org/fhir/StructureDefinition/valueset-ordinalValue"
    /// A concept's score on code systems of early versions.
    public static let codeSystemOrdinalValue = "http://hl7.org/fhir/StructureDefinition/codesystem-ordinalValue"
    /// Says why a value is missing.
    public static let dataAbsentReason = "http://hl7.org/fhir/StructureDefinition/data-absent-reason"

    /// Every extension that carries a score, most specific first.
    public static let scores = [
        itemWeight, ordinalValue, questionnaireOrdinalValue, valueSetOrdinalValue, codeSystemOrdinalValue,
    ]
}
