/// What form fillers have to do, row by row: the section; the feature; its extension; the tests that prove it here, or nothing; what
/// is lacking, and why; and what other fillers do of it: LHC-Forms 36.1, the Android SDC library, smart-forms and Spezi, by
/// their own pages and source.
enum FeatureRows {
    static let text = """
        Item types (Questionnaire.item.type) | group | R4 | FormFaultTests.requiredGroup |  | yes | yes | yes | part
        Item types (Questionnaire.item.type) | display | R4 | R4FormReaderTests.absorbed |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | boolean | R4 | ParsingTests.reading |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | decimal | R4 | ParsingTests.reading |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | integer | R4 | ParsingTests.refusing |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | date | R4 | ParsingTests.partialDates |  | part | yes | yes | yes
        Item types (Questionnaire.item.type) | dateTime | R4 | ParsingTests.reading |  | part | yes | yes | yes
        Item types (Questionnaire.item.type) | time | R4 | ParsingTests.noZone |  | part | part | yes | yes
        Item types (Questionnaire.item.type) | string | R4 | ParsingTests.reading |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | text | R4 | ParsingTests.lengths |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | url | R4 | ParsingTests.reading |  | yes | no | part | part
        Item types (Questionnaire.item.type) | choice | R4 | ParsingTests.options |  | yes | yes | yes | part
        Item types (Questionnaire.item.type) | open-choice | R4 | ParsingTests.freeText |  | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | attachment | R4 | ResponseFaultTests.everyType | part: kept and shown, not entered in a terminal | yes | yes | yes | yes
        Item types (Questionnaire.item.type) | reference | R4 | ResponseFaultTests.everyType | part: kept and shown, not entered in a terminal | no | no | part | no
        Item types (Questionnaire.item.type) | quantity | R4 | FormFaultTests.quantities |  | yes | yes | yes | part
        Core item properties | linkId | R4 | R4FormReaderTests.refused |  | yes | yes | yes | yes
        Core item properties | text / _text | R4 | FormFaultTests.lenient |  | yes | yes | yes | yes
        Core item properties | prefix | R4 | TranslationTests.everyString |  | yes | yes | yes | no
        Core item properties | code | R4 | ObservationExtractionTests.whole |  | yes | no | part | no
        Core item properties | definition | R4 | DefinitionExtractionTests.patient |  | no | yes | no | no
        Core item properties | enableWhen | R4 | RepetitionFaultTests.ownRepetition |  | yes | yes | yes | yes
        Core item properties | enableWhen operator exists | R4 | EnablementFaultTests.existsAfterClearing |  | part | yes | yes | yes
        Core item properties | enableWhen operator = and != | R4 | EnablementFaultTests.multiSelect |  | yes | yes | yes | yes
        Core item properties | enableWhen operators > < >= <= | R4 | ComparisonTests.order |  | part | yes | yes | yes
        Core item properties | enableWhen answer types | R4 | EnablementFaultTests.everyType |  | part | yes | yes | part
        Core item properties | enableBehavior all / any | R4 | EnablementFaultTests.noBehavior |  | yes | yes | yes | yes
        Core item properties | disabled subtree | R4 | EnablementFaultTests.disabledByExpression |  | yes | yes | yes | yes
        Core item properties | required | R4 | PagingFaultTests.missing |  | yes | yes | yes | part
        Core item properties | repeats (question) | R4 | PagingFaultTests.repeatingText |  | yes | yes | yes | part
        Core item properties | repeats (group) | R4 | RepetitionFaultTests.nested |  | yes | yes | yes | no
        Core item properties | readOnly | R4 | PagingFaultTests.readOnly |  | yes | yes | yes | no
        Core item properties | maxLength | R4 | ParsingTests.lengths |  | yes | yes | yes | yes
        Core item properties | initial[x] | R4 | ResponseFaultTests.erasedInitial |  | yes | yes | yes | no
        Core item properties | answerOption[].value[x] | R4 | ResponseFaultTests.everyType |  | yes | yes | yes | part
        Core item properties | answerOption.initialSelected | R4 | PresentationTests.initiallySelected |  | yes | yes | yes | no
        Core item properties | answerValueSet contained (#id) | R4 | ValueSetTests.filtered |  | part | yes | yes | part
        Core item properties | nested items under a question | R4 | RepetitionFaultTests.belowAnswers |  | yes | part | yes | part
        Core item properties | contained resources | R4 | QuestionnaireAssemblyTests.prefixes |  | yes | yes | yes | yes
        Core item properties | title, status, effectivePeriod, subjectType, copyright, version, date, publisher | R4 | TranslationTests.everyString | part: effectivePeriod and subjectType are kept and not acted on | part | part | part | part
        Core item properties | modifierExtension / criticalExtension | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-rendering-criticalExtension | R4FormReaderTests.faults | part: an unknown modifierExtension is named in the notes | no | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | radio-button | itemControl | PresentationTests.controls |  | yes | yes | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | check-box | itemControl | PresentationTests.controls |  | yes | yes | yes | yes
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | drop-down | itemControl | PresentationTests.controls |  | yes | yes | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | autocomplete | itemControl | PresentationTests.controls |  | yes | yes | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | lookup | itemControl |  | no: options are searched where they are shown | no | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | slider | itemControl | ComparisonTests.steps |  | no | yes | yes | yes
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | spinner | itemControl | PresentationTests.controls |  | no | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | text-box | itemControl | PresentationTests.controls |  | part | part | part | part
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | list (group) | itemControl | PresentationTests.controls |  | part | part | part | part
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | table (group) | itemControl | PresentationTests.controls |  | yes | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | htable (group) | itemControl | PresentationTests.controls |  | no | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | gtable (group) | itemControl | PresentationTests.controls |  | yes | no | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | grid (group) | itemControl | PresentationTests.controls |  | no | no | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | header / footer (group) | itemControl | PresentationTests.controls |  | no | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | page (group) | itemControl | PresentationTests.controls |  | no | yes | yes | part
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | tab-container (group) | itemControl | PresentationTests.controls |  | no | no | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | inline (display) | itemControl | PresentationTests.controls |  | yes | yes | yes | yes
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | prompt (display, deprecated) | itemControl | R4FormReaderTests.absorbed |  | no | no | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | unit (display) | itemControl | R4FormReaderTests.absorbed |  | part | no | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | lower / upper (display) | itemControl | R4FormReaderTests.absorbed |  | no | no | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | flyover (display) | itemControl | R4FormReaderTests.absorbed |  | no | yes | yes | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | help (display) | itemControl | R4FormReaderTests.absorbed |  | yes | yes | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | legal (display) | itemControl | PresentationTests.controls |  | no | no | no | no
        itemControl codes (CodeSystem http://hl7.org/fhir/questionnaire-item-control) | Android-only: phone-number, date-picker variants, location; Spezi: annotate-image; CSIRO: context-display | R4 | PresentationTests.unknownControl | part: asked by the plain control of their type | part | yes | yes | part
        Rendering extensions | choiceOrientation | http://hl7.org/fhir/StructureDefinition/questionnaire-choiceOrientation | PresentationTests.presentation |  | yes | yes | yes | no
        Rendering extensions | columnCount | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-columnCount | PresentationTests.presentation |  | no | no | no | no
        Rendering extensions | hidden | http://hl7.org/fhir/StructureDefinition/questionnaire-hidden | ResponseFaultTests.hidden |  | yes | yes | yes | part
        Rendering extensions | collapsible | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-collapsible | PresentationTests.presentation |  | no | no | yes | no
        Rendering extensions | shortText | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-shortText | TranslationTests.everyString |  | no | no | yes | no
        Rendering extensions | width | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-width | PresentationTests.presentation |  | no | no | yes | no
        Rendering extensions | openLabel | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-openLabel | TranslationTests.everyString |  | no | no | yes | no
        Rendering extensions | optionPrefix | http://hl7.org/fhir/StructureDefinition/questionnaire-optionPrefix | FormFaultTests.keys |  | yes | no | no | no
        Rendering extensions | valueset-label / conceptOrder | http://hl7.org/fhir/StructureDefinition/valueset-label; http://hl7.org/fhir/StructureDefinition/valueset-conceptOrder | ValueSetTests.listed | part: the order of the set is kept | no | no | no | no
        Rendering extensions | choiceColumn | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-choiceColumn |  | no: choices are of one column; the extension is named in the notes | no | yes | no | no
        Rendering extensions | displayCategory | http://hl7.org/fhir/StructureDefinition/questionnaire-displayCategory | PresentationTests.presentation |  | no | part | yes | no
        Rendering extensions | supportLink / supportHyperlink | http://hl7.org/fhir/StructureDefinition/questionnaire-supportLink; http://hl7.org/fhir/StructureDefinition/questionnaire-supportHyperlink | PresentationTests.presentation |  | no | no | no | no
        Rendering extensions | rendering-style | http://hl7.org/fhir/StructureDefinition/rendering-style | StyledTextTests.css |  | yes | no | yes | no
        Rendering extensions | rendering-xhtml | http://hl7.org/fhir/StructureDefinition/rendering-xhtml | StyledTextTests.xhtml |  | part | yes | yes | no
        Rendering extensions | rendering-markdown | http://hl7.org/fhir/StructureDefinition/rendering-markdown | StyledTextTests.markdown |  | no | no | yes | part
        Rendering extensions | rendering-styleSensitive | http://hl7.org/fhir/StructureDefinition/rendering-styleSensitive |  | no: what a terminal cannot show is left out | no | no | no | no
        Rendering extensions | entryFormat | http://hl7.org/fhir/StructureDefinition/entryFormat | TranslationTests.everyString |  | yes | part | yes | yes
        Rendering extensions | itemMedia / itemAnswerMedia | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemMedia; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemAnswerMedia |  | no: a terminal shows no pictures; the extension is named in the notes | no | yes | no | no
        Rendering extensions | keyboard | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-keyboard |  | no: there is one keyboard; ignored | no | no | no | part
        Rendering extensions | translation | http://hl7.org/fhir/StructureDefinition/translation | TranslationTests.fallback |  | no | yes | no | no
        Rendering extensions | optionalDisplay | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-optionalDisplay |  | no: says nothing to who fills in; ignored | no | no | no | no
        Rendering extensions | designNote, fhirType, baseType, derivationType, definitionBased, index-answer | http://hl7.org/fhir/StructureDefinition/designNote etc. |  | no: says nothing to who fills in; kept in the source | part | no | no | no
        Value and cardinality constraints | minValue / maxValue | http://hl7.org/fhir/StructureDefinition/minValue; http://hl7.org/fhir/StructureDefinition/maxValue | FormFaultTests.inclusive |  | part | yes | yes | part
        Value and cardinality constraints | minQuantity / maxQuantity | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-minQuantity; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-maxQuantity | FormFaultTests.quantities |  | no | no | yes | no
        Value and cardinality constraints | minLength | http://hl7.org/fhir/StructureDefinition/minLength | ParsingTests.lengths |  | yes | yes | yes | yes
        Value and cardinality constraints | maxDecimalPlaces | http://hl7.org/fhir/StructureDefinition/maxDecimalPlaces | FormFaultTests.decimalPlaces |  | no | yes | yes | yes
        Value and cardinality constraints | regex | http://hl7.org/fhir/StructureDefinition/regex | ParsingTests.slowPattern |  | yes | yes | yes | yes
        Value and cardinality constraints | minOccurs / maxOccurs | http://hl7.org/fhir/StructureDefinition/questionnaire-minOccurs; http://hl7.org/fhir/StructureDefinition/questionnaire-maxOccurs | ResponseValidationTests.inclusive |  | yes | no | no | no
        Value and cardinality constraints | optionExclusive | http://hl7.org/fhir/StructureDefinition/questionnaire-optionExclusive | FormFaultTests.exclusive |  | no | yes | no | no
        Value and cardinality constraints | mimeType / maxSize | http://hl7.org/fhir/StructureDefinition/mimeType; http://hl7.org/fhir/StructureDefinition/maxSize | PresentationTests.limits |  | yes | yes | no | yes
        Value and cardinality constraints | unit | http://hl7.org/fhir/StructureDefinition/questionnaire-unit | ObservationExtractionTests.units |  | yes | yes | yes | yes
        Value and cardinality constraints | unitOption / unitValueSet | http://hl7.org/fhir/StructureDefinition/questionnaire-unitOption; http://hl7.org/fhir/StructureDefinition/questionnaire-unitValueSet | PresentationTests.limits |  | yes | part | yes | no
        Value and cardinality constraints | unitOpen / unitSupplementalSystem | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-unitOpen; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-unitSupplementalSystem | PresentationTests.limits | part: unitSupplementalSystem is named in the notes | yes | no | no | no
        Value and cardinality constraints | referenceResource / referenceProfile | http://hl7.org/fhir/StructureDefinition/questionnaire-referenceResource; http://hl7.org/fhir/StructureDefinition/questionnaire-referenceProfile | PresentationTests.limits | part: referenceProfile is named in the notes | no | no | no | no
        Value and cardinality constraints | sliderStepValue | http://hl7.org/fhir/StructureDefinition/questionnaire-sliderStepValue | ComparisonTests.steps |  | no | yes | yes | yes
        Value and cardinality constraints | ordinalValue / itemWeight | http://hl7.org/fhir/StructureDefinition/ordinalValue; http://hl7.org/fhir/StructureDefinition/itemWeight | FormFaultTests.weights |  | part | no | no | no
        Value and cardinality constraints | targetConstraint | http://hl7.org/fhir/StructureDefinition/targetConstraint | DynamicsTests.constraints |  | no | no | yes | no
        Value and cardinality constraints | constraint (deprecated) | http://hl7.org/fhir/StructureDefinition/questionnaire-constraint | DynamicsTests.constraints |  | no | yes | no | no
        Value and cardinality constraints | signatureRequired | http://hl7.org/fhir/StructureDefinition/questionnaire-signatureRequired | PresentationTests.limits | part: told to screens; no signature is taken | no | no | no | no
        Value and cardinality constraints | validation message extensions | http://bdh.stanford.edu/fhir/StructureDefinition/validationtext; http://ehelse.no/fhir/StructureDefinition/validationtext | FormFaultTests.validationText |  | no | no | no | yes
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | variable | http://hl7.org/fhir/StructureDefinition/variable | VariableTests.scope |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | launchContext | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-launchContext | SourceQueriesTests.launchContext |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | initialExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-initialExpression | FormFaultTests.initialExpression |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | calculatedExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression | FormFaultTests.chains |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | enableWhenExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression | EnablementFaultTests.disabledByExpression |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | answerExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-answerExpression | DynamicsTests.calculatedOptions |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | candidateExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-candidateExpression | DynamicsTests.calculatedOptions |  | no | part | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | contextExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-contextExpression |  | no: named in the notes | no | no | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | answerOptionsToggleExpression | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-answerOptionsToggleExpression | DynamicsTests.toggle |  | no | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | cqf-expression on elements | http://hl7.org/fhir/StructureDefinition/cqf-expression | DynamicsTests.text |  | part | part | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | cqf-calculatedValue (deprecated) | http://hl7.org/fhir/StructureDefinition/cqf-calculatedValue | DynamicsTests.bounds |  | no | yes | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | cqf-library | http://hl7.org/fhir/StructureDefinition/cqf-library |  | no: there is no CQL here; expressions in it are told | no | no | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | x-fhir-query | R4 | SourceQueriesTests.asking |  | yes | yes | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | entryMode | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-entryMode | PresentationTests.entryMode |  | no | yes | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | usageMode | http://hl7.org/fhir/StructureDefinition/questionnaire-usageMode | PresentationTests.presentation |  | no | no | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | preferredTerminologyServer | http://hl7.org/fhir/StructureDefinition/preferredTerminologyServer; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-preferredTerminologyServer |  | no: there is no terminology server to ask; value sets come with the form | yes | no | yes | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | isSubject | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-isSubject; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaireresponse-isSubject |  | no: all of a form is about one subject | no | no | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | performerType, endpoint, answerKey | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-performerType; …-endpoint; …-answerKey |  | no: says nothing to who fills in | no | no | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | lookupQuestionnaire | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-lookupQuestionnaire |  | no: named in the notes | no | no | no | no
        Behaviour and expressions (Expression: text/fhirpath, application/x-fhir-query, text/cql) | Android extensions: dialog, questionnaire-lastLaunched-timestamp | https://github.com/google/android-fhir/StructureDefinition/dialog; http://github.com/google-android/questionnaire-lastLaunched-timestamp |  | no: another program's; named in the notes | no | yes | no | no
        Modular, adaptive | subQuestionnaire | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-subQuestionnaire | QuestionnaireAssemblyTests.nesting |  | no | no | yes | no
        Modular, adaptive | assemble-expectation, assembledFrom, assembleContext, assembleDefinitionRoot | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-assemble-expectation; …-assembledFrom; …-assembleContext; …-assembleDefinitionRoot | QuestionnaireAssemblyTests.prefixes | part: assembleDefinitionRoot is named in the notes | no | no | yes | no
        Modular, adaptive | questionnaireAdaptive / $next-question | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-questionnaireAdaptive | AdaptiveFillingTests.whole |  | no | no | no | no
        Modular, adaptive | derivedFrom / derivationType | http://hl7.org/fhir/StructureDefinition/questionnaire-derivationType |  | no: a relation between forms; kept in the source | no | no | no | no
        Population | observationLinkPeriod | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-observationLinkPeriod | ObservationLinkTests.latest |  | yes | no | no | no
        Population | itemPopulationContext | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemPopulationContext | PopulationTests.repetitions |  | no | no | yes | no
        Population | sourceQueries | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-sourceQueries | SourceQueriesTests.asking |  | no | no | yes | no
        Population | sourceStructureMap | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-sourceStructureMap |  | no: there is no mapping language here; named in the notes | no | no | no | no
        Population | $populate, $populatehtml, $populatelink | R4 |  | no: operations of a server | no | no | part | no
        Extraction | observationExtract (+ -entry, observation-extract-category) | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-observationExtract; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-observationExtractEntry; http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-observation-extract-category | ObservationExtractionTests.whole ObservationExtractionTests.relations |  | yes | no | yes | no
        Extraction | definitionExtract / definitionExtractValue / extractAllocateId | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-definitionExtract; …-definitionExtractValue; …-extractAllocateId | DefinitionExtractionTests.several DefinitionProblemTests.profile |  | no | part | no | no
        Extraction | itemExtractionContext (deprecated) | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-itemExtractionContext | DefinitionExtractionTests.older |  | no | yes | no | no
        Extraction | templateExtract, templateExtractBundle, templateExtractContext, templateExtractValue | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-templateExtract; …-templateExtractBundle; …-templateExtractContext; …-templateExtractValue | TemplateExtractionTests.filling TemplateExtractionTests.bundle |  | no | no | yes | no
        Extraction | targetStructureMap | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-targetStructureMap |  | no: there is no mapping language here; named in the notes | no | yes | no | no
        QuestionnaireResponse extensions | signature, author, attester, reviewer, reason, completionMode | http://hl7.org/fhir/StructureDefinition/questionnaireresponse-signature; …-author; …-attester; …-reviewer; …-reason; …-completionMode | ResponseRepairTests.following | part: kept when a response is gone on with, not made | no | no | no | no
        QuestionnaireResponse extensions | item-answerAssessment | http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-item-answerAssessment | ResponseRepairTests.following | part: kept when a response is gone on with, not made | no | no | no | no
        """
}
