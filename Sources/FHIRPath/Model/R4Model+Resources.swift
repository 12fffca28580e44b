extension R4Model {
    /// Resources that forms and studies use, with their parts (FHIR R4).
    static let resources = """
        Questionnaire:DomainResource url:uri identifier:Identifier version:string name:string title:string \
        derivedFrom:canonical status:code experimental:boolean subjectType:code date:dateTime publisher:string \
        contact:ContactDetail description:markdown useContext:UsageContext jurisdiction:CodeableConcept purpose:markdown \
        copyright:markdown approvalDate:date lastReviewDate:date effectivePeriod:Period code:Coding item:Questionnaire.item
        Questionnaire.item:BackboneElement linkId:string definition:uri code:Coding prefix:string text:string type:code \
        enableWhen:Questionnaire.item.enableWhen enableBehavior:code required:boolean repeats:boolean readOnly:boolean \
        maxLength:integer answerValueSet:canonical answerOption:Questionnaire.item.answerOption \
        initial:Questionnaire.item.initial item:Questionnaire.item
        Questionnaire.item.enableWhen:BackboneElement question:string operator:code answer:*boolean|decimal|integer|\
        date|dateTime|time|string|Coding|Quantity|Reference
        Questionnaire.item.answerOption:BackboneElement value:*integer|date|time|string|Coding|Reference \
        initialSelected:boolean
        Questionnaire.item.initial:BackboneElement value:*boolean|decimal|integer|date|dateTime|time|string|uri|\
        Attachment|Coding|Quantity|Reference
        QuestionnaireResponse:DomainResource identifier:Identifier basedOn:Reference partOf:Reference \
        questionnaire:canonical status:code subject:Reference encounter:Reference authored:dateTime author:Reference \
        source:Reference item:QuestionnaireResponse.item
        QuestionnaireResponse.item:BackboneElement linkId:string definition:uri text:string \
        answer:QuestionnaireResponse.item.answer item:QuestionnaireResponse.item
        QuestionnaireResponse.item.answer:BackboneElement value:*boolean|decimal|integer|date|dateTime|time|string|\
        uri|Attachment|Coding|Quantity|Reference item:QuestionnaireResponse.item
        Patient:DomainResource identifier:Identifier active:boolean name:HumanName telecom:ContactPoint gender:code \
        birthDate:date deceased:*boolean|dateTime address:Address maritalStatus:CodeableConcept \
        multipleBirth:*boolean|integer photo:Attachment contact:Patient.contact communication:Patient.communication \
        generalPractitioner:Reference managingOrganization:Reference link:Patient.link
        Patient.contact:BackboneElement relationship:CodeableConcept name:HumanName telecom:ContactPoint address:Address \
        gender:code organization:Reference period:Period
        Patient.communication:BackboneElement language:CodeableConcept preferred:boolean
        Patient.link:BackboneElement other:Reference type:code
        Observation:DomainResource identifier:Identifier basedOn:Reference partOf:Reference status:code \
        category:CodeableConcept code:CodeableConcept subject:Reference focus:Reference encounter:Reference \
        effective:*dateTime|Period|Timing|instant issued:instant performer:Reference value:*Quantity|CodeableConcept|\
        string|boolean|integer|Range|Ratio|SampledData|time|dateTime|Period dataAbsentReason:CodeableConcept \
        interpretation:CodeableConcept note:Annotation bodySite:CodeableConcept method:CodeableConcept \
        specimen:Reference device:Reference referenceRange:Observation.referenceRange hasMember:Reference \
        derivedFrom:Reference component:Observation.component
        Observation.referenceRange:BackboneElement low:Quantity high:Quantity type:CodeableConcept \
        appliesTo:CodeableConcept age:Range text:string
        Observation.component:BackboneElement code:CodeableConcept value:*Quantity|CodeableConcept|string|boolean|\
        integer|Range|Ratio|SampledData|time|dateTime|Period dataAbsentReason:CodeableConcept \
        interpretation:CodeableConcept referenceRange:Observation.referenceRange
        ValueSet:DomainResource url:uri identifier:Identifier version:string name:string title:string status:code \
        experimental:boolean date:dateTime publisher:string contact:ContactDetail description:markdown \
        useContext:UsageContext jurisdiction:CodeableConcept immutable:boolean purpose:markdown copyright:markdown \
        compose:ValueSet.compose expansion:ValueSet.expansion
        ValueSet.compose:BackboneElement lockedDate:date inactive:boolean include:ValueSet.compose.include \
        exclude:ValueSet.compose.include
        ValueSet.compose.include:BackboneElement system:uri version:string concept:ValueSet.compose.include.concept \
        filter:ValueSet.compose.include.filter valueSet:canonical
        ValueSet.compose.include.concept:BackboneElement code:code display:string \
        designation:ValueSet.compose.include.concept.designation
        ValueSet.compose.include.concept.designation:BackboneElement language:code use:Coding value:string
        ValueSet.compose.include.filter:BackboneElement property:code op:code value:string
        ValueSet.expansion:BackboneElement identifier:uri timestamp:dateTime total:integer offset:integer \
        parameter:ValueSet.expansion.parameter contains:ValueSet.expansion.contains
        ValueSet.expansion.parameter:BackboneElement name:string value:*string|boolean|integer|decimal|uri|code|dateTime
        ValueSet.expansion.contains:BackboneElement system:uri abstract:boolean inactive:boolean version:string code:code \
        display:string designation:ValueSet.compose.include.concept.designation contains:ValueSet.expansion.contains
        CodeSystem:DomainResource url:uri identifier:Identifier version:string name:string title:string status:code \
        experimental:boolean date:dateTime publisher:string contact:ContactDetail description:markdown \
        useContext:UsageContext jurisdiction:CodeableConcept purpose:markdown copyright:markdown caseSensitive:boolean \
        valueSet:canonical hierarchyMeaning:code compositional:boolean versionNeeded:boolean content:code \
        supplements:canonical count:unsignedInt filter:CodeSystem.filter property:CodeSystem.property \
        concept:CodeSystem.concept
        CodeSystem.filter:BackboneElement code:code description:string operator:code value:string
        CodeSystem.property:BackboneElement code:code uri:uri description:string type:code
        CodeSystem.concept:BackboneElement code:code display:string definition:string \
        designation:CodeSystem.concept.designation property:CodeSystem.concept.property concept:CodeSystem.concept
        CodeSystem.concept.designation:BackboneElement language:code use:Coding value:string
        CodeSystem.concept.property:BackboneElement code:code value:*code|Coding|string|integer|boolean|dateTime|decimal
        Bundle:Resource identifier:Identifier type:code timestamp:instant total:unsignedInt link:Bundle.link \
        entry:Bundle.entry signature:Signature
        Bundle.link:BackboneElement relation:string url:uri
        Bundle.entry:BackboneElement link:Bundle.link fullUrl:uri resource:Resource search:Bundle.entry.search \
        request:Bundle.entry.request response:Bundle.entry.response
        Bundle.entry.search:BackboneElement mode:code score:decimal
        Bundle.entry.request:BackboneElement method:code url:uri ifNoneMatch:string ifModifiedSince:instant ifMatch:string \
        ifNoneExist:string
        Bundle.entry.response:BackboneElement status:string location:uri etag:string lastModified:instant outcome:Resource
        Parameters:Resource parameter:Parameters.parameter
        Parameters.parameter:BackboneElement name:string value:* resource:Resource part:Parameters.parameter
        Binary:Resource contentType:code securityContext:Reference data:base64Binary
        OperationOutcome:DomainResource issue:OperationOutcome.issue
        OperationOutcome.issue:BackboneElement severity:code code:code details:CodeableConcept diagnostics:string \
        location:string expression:string
        Practitioner:DomainResource identifier:Identifier active:boolean name:HumanName telecom:ContactPoint \
        address:Address gender:code birthDate:date photo:Attachment qualification:Practitioner.qualification \
        communication:CodeableConcept
        Practitioner.qualification:BackboneElement identifier:Identifier code:CodeableConcept period:Period issuer:Reference
        Condition:DomainResource identifier:Identifier clinicalStatus:CodeableConcept \
        verificationStatus:CodeableConcept category:CodeableConcept severity:CodeableConcept code:CodeableConcept \
        bodySite:CodeableConcept subject:Reference encounter:Reference onset:*dateTime|Age|Period|Range|string \
        abatement:*dateTime|Age|Period|Range|string recordedDate:dateTime recorder:Reference asserter:Reference \
        stage:Condition.stage evidence:Condition.evidence note:Annotation
        Condition.stage:BackboneElement summary:CodeableConcept assessment:Reference type:CodeableConcept
        Condition.evidence:BackboneElement code:CodeableConcept detail:Reference

        """
}
