extension R4Model {
    /// Resources and data types of R4 from A to B. Made by `.ci/r4-model`.
    static let fromAToB = """
        Account:DomainResource coverage:Account.coverage description:string guarantor:Account.guarantor \
        identifier:Identifier name:string owner:Reference partOf:Reference servicePeriod:Period status:code \
        subject:Reference type:CodeableConcept
        Account.coverage:BackboneElement coverage:Reference priority:positiveInt
        Account.guarantor:BackboneElement onHold:boolean party:Reference period:Period
        ActivityDefinition:DomainResource approvalDate:date author:ContactDetail bodySite:CodeableConcept \
        code:CodeableConcept contact:ContactDetail copyright:markdown date:dateTime description:markdown \
        doNotPerform:boolean dosage:Dosage dynamicValue:ActivityDefinition.dynamicValue editor:ContactDetail \
        effectivePeriod:Period endorser:ContactDetail experimental:boolean identifier:Identifier intent:code \
        jurisdiction:CodeableConcept kind:code lastReviewDate:date library:canonical location:Reference name:string \
        observationRequirement:Reference observationResultRequirement:Reference \
        participant:ActivityDefinition.participant priority:code product:*Reference|CodeableConcept profile:canonical \
        publisher:string purpose:markdown quantity:Quantity relatedArtifact:RelatedArtifact reviewer:ContactDetail \
        specimenRequirement:Reference status:code subject:*CodeableConcept|Reference subtitle:string timing:*Timing|\
        dateTime|Age|Period|Range|Duration title:string topic:CodeableConcept transform:canonical url:uri \
        usage:string useContext:UsageContext version:string
        ActivityDefinition.dynamicValue:BackboneElement expression:Expression path:string
        ActivityDefinition.participant:BackboneElement role:CodeableConcept type:code
        AdverseEvent:DomainResource actuality:code category:CodeableConcept contributor:Reference date:dateTime \
        detected:dateTime encounter:Reference event:CodeableConcept identifier:Identifier location:Reference \
        outcome:CodeableConcept recordedDate:dateTime recorder:Reference referenceDocument:Reference \
        resultingCondition:Reference seriousness:CodeableConcept severity:CodeableConcept study:Reference \
        subject:Reference subjectMedicalHistory:Reference suspectEntity:AdverseEvent.suspectEntity
        AdverseEvent.suspectEntity:BackboneElement causality:AdverseEvent.suspectEntity.causality instance:Reference
        AdverseEvent.suspectEntity.causality:BackboneElement assessment:CodeableConcept author:Reference \
        method:CodeableConcept productRelatedness:string
        AllergyIntolerance:DomainResource asserter:Reference category:code clinicalStatus:CodeableConcept \
        code:CodeableConcept criticality:code encounter:Reference identifier:Identifier lastOccurrence:dateTime \
        note:Annotation onset:*dateTime|Age|Period|Range|string patient:Reference \
        reaction:AllergyIntolerance.reaction recordedDate:dateTime recorder:Reference type:code \
        verificationStatus:CodeableConcept
        AllergyIntolerance.reaction:BackboneElement description:string exposureRoute:CodeableConcept \
        manifestation:CodeableConcept note:Annotation onset:dateTime severity:code substance:CodeableConcept
        Appointment:DomainResource appointmentType:CodeableConcept basedOn:Reference \
        cancelationReason:CodeableConcept comment:string created:dateTime description:string end:instant \
        identifier:Identifier minutesDuration:positiveInt participant:Appointment.participant \
        patientInstruction:string priority:unsignedInt reasonCode:CodeableConcept reasonReference:Reference \
        requestedPeriod:Period serviceCategory:CodeableConcept serviceType:CodeableConcept slot:Reference \
        specialty:CodeableConcept start:instant status:code supportingInformation:Reference
        Appointment.participant:BackboneElement actor:Reference period:Period required:code status:code \
        type:CodeableConcept
        AppointmentResponse:DomainResource actor:Reference appointment:Reference comment:string end:instant \
        identifier:Identifier participantStatus:code participantType:CodeableConcept start:instant
        AuditEvent:DomainResource action:code agent:AuditEvent.agent entity:AuditEvent.entity outcome:code \
        outcomeDesc:string period:Period purposeOfEvent:CodeableConcept recorded:instant source:AuditEvent.source \
        subtype:Coding type:Coding
        AuditEvent.agent:BackboneElement altId:string location:Reference media:Coding name:string \
        network:AuditEvent.agent.network policy:uri purposeOfUse:CodeableConcept requestor:boolean \
        role:CodeableConcept type:CodeableConcept who:Reference
        AuditEvent.agent.network:BackboneElement address:string type:code
        AuditEvent.entity:BackboneElement description:string detail:AuditEvent.entity.detail lifecycle:Coding \
        name:string query:base64Binary role:Coding securityLabel:Coding type:Coding what:Reference
        AuditEvent.entity.detail:BackboneElement type:string value:*string|base64Binary
        AuditEvent.source:BackboneElement observer:Reference site:string type:Coding
        Basic:DomainResource author:Reference code:CodeableConcept created:date identifier:Identifier \
        subject:Reference
        BiologicallyDerivedProduct:DomainResource collection:BiologicallyDerivedProduct.collection \
        identifier:Identifier manipulation:BiologicallyDerivedProduct.manipulation parent:Reference \
        processing:BiologicallyDerivedProduct.processing productCategory:code productCode:CodeableConcept \
        quantity:integer request:Reference status:code storage:BiologicallyDerivedProduct.storage
        BiologicallyDerivedProduct.collection:BackboneElement collected:*dateTime|Period collector:Reference \
        source:Reference
        BiologicallyDerivedProduct.manipulation:BackboneElement description:string time:*dateTime|Period
        BiologicallyDerivedProduct.processing:BackboneElement additive:Reference description:string \
        procedure:CodeableConcept time:*dateTime|Period
        BiologicallyDerivedProduct.storage:BackboneElement description:string duration:Period scale:code \
        temperature:decimal
        BodyStructure:DomainResource active:boolean description:string identifier:Identifier image:Attachment \
        location:CodeableConcept locationQualifier:CodeableConcept morphology:CodeableConcept patient:Reference

        """
}
