extension R4Model {
    /// Resources and data types of R4 from D to H. Made by `.ci/r4-model`.
    static let fromDToH = """
        DataRequirement:Element codeFilter:DataRequirement.codeFilter dateFilter:DataRequirement.dateFilter \
        limit:positiveInt mustSupport:string profile:canonical sort:DataRequirement.sort subject:*CodeableConcept|\
        Reference type:code
        DataRequirement.codeFilter:Element code:Coding path:string searchParam:string valueSet:canonical
        DataRequirement.dateFilter:Element path:string searchParam:string value:*dateTime|Period|Duration
        DataRequirement.sort:Element direction:code path:string
        DetectedIssue:DomainResource author:Reference code:CodeableConcept detail:string \
        evidence:DetectedIssue.evidence identified:*dateTime|Period identifier:Identifier implicated:Reference \
        mitigation:DetectedIssue.mitigation patient:Reference reference:uri severity:code status:code
        DetectedIssue.evidence:BackboneElement code:CodeableConcept detail:Reference
        DetectedIssue.mitigation:BackboneElement action:CodeableConcept author:Reference date:dateTime
        Device:DomainResource contact:ContactPoint definition:Reference deviceName:Device.deviceName \
        distinctIdentifier:string expirationDate:dateTime identifier:Identifier location:Reference lotNumber:string \
        manufactureDate:dateTime manufacturer:string modelNumber:string note:Annotation owner:Reference \
        parent:Reference partNumber:string patient:Reference property:Device.property safety:CodeableConcept \
        serialNumber:string specialization:Device.specialization status:code statusReason:CodeableConcept \
        type:CodeableConcept udiCarrier:Device.udiCarrier url:uri version:Device.version
        Device.deviceName:BackboneElement name:string type:code
        Device.property:BackboneElement type:CodeableConcept valueCode:CodeableConcept valueQuantity:Quantity
        Device.specialization:BackboneElement systemType:CodeableConcept version:string
        Device.udiCarrier:BackboneElement carrierAIDC:base64Binary carrierHRF:string deviceIdentifier:string \
        entryType:code issuer:uri jurisdiction:uri
        Device.version:BackboneElement component:Identifier type:CodeableConcept value:string
        DeviceDefinition:DomainResource capability:DeviceDefinition.capability contact:ContactPoint \
        deviceName:DeviceDefinition.deviceName identifier:Identifier languageCode:CodeableConcept \
        manufacturer:*string|Reference material:DeviceDefinition.material modelNumber:string note:Annotation \
        onlineInformation:uri owner:Reference parentDevice:Reference physicalCharacteristics:ProdCharacteristic \
        property:DeviceDefinition.property quantity:Quantity safety:CodeableConcept shelfLifeStorage:ProductShelfLife \
        specialization:DeviceDefinition.specialization type:CodeableConcept \
        udiDeviceIdentifier:DeviceDefinition.udiDeviceIdentifier url:uri version:string
        DeviceDefinition.capability:BackboneElement description:CodeableConcept type:CodeableConcept
        DeviceDefinition.deviceName:BackboneElement name:string type:code
        DeviceDefinition.material:BackboneElement allergenicIndicator:boolean alternate:boolean \
        substance:CodeableConcept
        DeviceDefinition.property:BackboneElement type:CodeableConcept valueCode:CodeableConcept \
        valueQuantity:Quantity
        DeviceDefinition.specialization:BackboneElement systemType:string version:string
        DeviceDefinition.udiDeviceIdentifier:BackboneElement deviceIdentifier:string issuer:uri jurisdiction:uri
        DeviceMetric:DomainResource calibration:DeviceMetric.calibration category:code color:code \
        identifier:Identifier measurementPeriod:Timing operationalStatus:code parent:Reference source:Reference \
        type:CodeableConcept unit:CodeableConcept
        DeviceMetric.calibration:BackboneElement state:code time:instant type:code
        DeviceRequest:DomainResource authoredOn:dateTime basedOn:Reference code:*Reference|CodeableConcept \
        encounter:Reference groupIdentifier:Identifier identifier:Identifier instantiatesCanonical:canonical \
        instantiatesUri:uri insurance:Reference intent:code note:Annotation occurrence:*dateTime|Period|Timing \
        parameter:DeviceRequest.parameter performer:Reference performerType:CodeableConcept priorRequest:Reference \
        priority:code reasonCode:CodeableConcept reasonReference:Reference relevantHistory:Reference \
        requester:Reference status:code subject:Reference supportingInfo:Reference
        DeviceRequest.parameter:BackboneElement code:CodeableConcept value:*CodeableConcept|Quantity|Range|boolean
        DeviceUseStatement:DomainResource basedOn:Reference bodySite:CodeableConcept derivedFrom:Reference \
        device:Reference identifier:Identifier note:Annotation reasonCode:CodeableConcept reasonReference:Reference \
        recordedOn:dateTime source:Reference status:code subject:Reference timing:*Timing|Period|dateTime
        DiagnosticReport:DomainResource basedOn:Reference category:CodeableConcept code:CodeableConcept \
        conclusion:string conclusionCode:CodeableConcept effective:*dateTime|Period encounter:Reference \
        identifier:Identifier imagingStudy:Reference issued:instant media:DiagnosticReport.media performer:Reference \
        presentedForm:Attachment result:Reference resultsInterpreter:Reference specimen:Reference status:code \
        subject:Reference
        DiagnosticReport.media:BackboneElement comment:string link:Reference
        DocumentManifest:DomainResource author:Reference content:Reference created:dateTime description:string \
        identifier:Identifier masterIdentifier:Identifier recipient:Reference related:DocumentManifest.related \
        source:uri status:code subject:Reference type:CodeableConcept
        DocumentManifest.related:BackboneElement identifier:Identifier ref:Reference
        DocumentReference:DomainResource authenticator:Reference author:Reference category:CodeableConcept \
        content:DocumentReference.content context:DocumentReference.context custodian:Reference date:instant \
        description:string docStatus:code identifier:Identifier masterIdentifier:Identifier \
        relatesTo:DocumentReference.relatesTo securityLabel:CodeableConcept status:code subject:Reference \
        type:CodeableConcept
        DocumentReference.content:BackboneElement attachment:Attachment format:Coding
        DocumentReference.context:BackboneElement encounter:Reference event:CodeableConcept \
        facilityType:CodeableConcept period:Period practiceSetting:CodeableConcept related:Reference \
        sourcePatientInfo:Reference
        DocumentReference.relatesTo:BackboneElement code:code target:Reference
        EffectEvidenceSynthesis:DomainResource approvalDate:date author:ContactDetail \
        certainty:EffectEvidenceSynthesis.certainty contact:ContactDetail copyright:markdown date:dateTime \
        description:markdown editor:ContactDetail effectEstimate:EffectEvidenceSynthesis.effectEstimate \
        effectivePeriod:Period endorser:ContactDetail exposure:Reference exposureAlternative:Reference \
        identifier:Identifier jurisdiction:CodeableConcept lastReviewDate:date name:string note:Annotation \
        outcome:Reference population:Reference publisher:string relatedArtifact:RelatedArtifact \
        resultsByExposure:EffectEvidenceSynthesis.resultsByExposure reviewer:ContactDetail \
        sampleSize:EffectEvidenceSynthesis.sampleSize status:code studyType:CodeableConcept \
        synthesisType:CodeableConcept title:string topic:CodeableConcept url:uri useContext:UsageContext \
        version:string
        EffectEvidenceSynthesis.certainty:BackboneElement \
        certaintySubcomponent:EffectEvidenceSynthesis.certainty.certaintySubcomponent note:Annotation \
        rating:CodeableConcept
        EffectEvidenceSynthesis.certainty.certaintySubcomponent:BackboneElement note:Annotation \
        rating:CodeableConcept type:CodeableConcept
        EffectEvidenceSynthesis.effectEstimate:BackboneElement description:string \
        precisionEstimate:EffectEvidenceSynthesis.effectEstimate.precisionEstimate type:CodeableConcept \
        unitOfMeasure:CodeableConcept value:decimal variantState:CodeableConcept
        EffectEvidenceSynthesis.effectEstimate.precisionEstimate:BackboneElement from:decimal level:decimal \
        to:decimal type:CodeableConcept
        EffectEvidenceSynthesis.resultsByExposure:BackboneElement description:string exposureState:code \
        riskEvidenceSynthesis:Reference variantState:CodeableConcept
        EffectEvidenceSynthesis.sampleSize:BackboneElement description:string numberOfParticipants:integer \
        numberOfStudies:integer
        ElementDefinition:BackboneElement alias:string base:ElementDefinition.base binding:ElementDefinition.binding \
        code:Coding comment:markdown condition:id constraint:ElementDefinition.constraint contentReference:uri \
        defaultValue:* definition:markdown example:ElementDefinition.example fixed:* isModifier:boolean \
        isModifierReason:string isSummary:boolean label:string mapping:ElementDefinition.mapping max:string \
        maxLength:integer maxValue:*date|dateTime|instant|time|decimal|integer|positiveInt|unsignedInt|Quantity \
        meaningWhenMissing:markdown min:unsignedInt minValue:*date|dateTime|instant|time|decimal|integer|positiveInt|\
        unsignedInt|Quantity mustSupport:boolean orderMeaning:string path:string pattern:* representation:code \
        requirements:markdown short:string sliceIsConstraining:boolean sliceName:string \
        slicing:ElementDefinition.slicing type:ElementDefinition.type
        ElementDefinition.base:Element max:string min:unsignedInt path:string
        ElementDefinition.binding:Element description:string strength:code valueSet:canonical
        ElementDefinition.constraint:Element expression:string human:string key:id requirements:string severity:code \
        source:canonical xpath:string
        ElementDefinition.example:Element label:string value:*
        ElementDefinition.mapping:Element comment:string identity:id language:code map:string
        ElementDefinition.slicing:Element description:string discriminator:ElementDefinition.slicing.discriminator \
        ordered:boolean rules:code
        ElementDefinition.slicing.discriminator:Element path:string type:code
        ElementDefinition.type:Element aggregation:code code:uri profile:canonical targetProfile:canonical \
        versioning:code
        Encounter:DomainResource account:Reference appointment:Reference basedOn:Reference class:Coding \
        classHistory:Encounter.classHistory diagnosis:Encounter.diagnosis episodeOfCare:Reference \
        hospitalization:Encounter.hospitalization identifier:Identifier length:Duration location:Encounter.location \
        partOf:Reference participant:Encounter.participant period:Period priority:CodeableConcept \
        reasonCode:CodeableConcept reasonReference:Reference serviceProvider:Reference serviceType:CodeableConcept \
        status:code statusHistory:Encounter.statusHistory subject:Reference type:CodeableConcept
        Encounter.classHistory:BackboneElement class:Coding period:Period
        Encounter.diagnosis:BackboneElement condition:Reference rank:positiveInt use:CodeableConcept
        Encounter.hospitalization:BackboneElement admitSource:CodeableConcept destination:Reference \
        dietPreference:CodeableConcept dischargeDisposition:CodeableConcept origin:Reference \
        preAdmissionIdentifier:Identifier reAdmission:CodeableConcept specialArrangement:CodeableConcept \
        specialCourtesy:CodeableConcept
        Encounter.location:BackboneElement location:Reference period:Period physicalType:CodeableConcept status:code
        Encounter.participant:BackboneElement individual:Reference period:Period type:CodeableConcept
        Encounter.statusHistory:BackboneElement period:Period status:code
        Endpoint:DomainResource address:url connectionType:Coding contact:ContactPoint header:string \
        identifier:Identifier managingOrganization:Reference name:string payloadMimeType:code \
        payloadType:CodeableConcept period:Period status:code
        EnrollmentRequest:DomainResource candidate:Reference coverage:Reference created:dateTime \
        identifier:Identifier insurer:Reference provider:Reference status:code
        EnrollmentResponse:DomainResource created:dateTime disposition:string identifier:Identifier \
        organization:Reference outcome:code request:Reference requestProvider:Reference status:code
        EpisodeOfCare:DomainResource account:Reference careManager:Reference diagnosis:EpisodeOfCare.diagnosis \
        identifier:Identifier managingOrganization:Reference patient:Reference period:Period \
        referralRequest:Reference status:code statusHistory:EpisodeOfCare.statusHistory team:Reference \
        type:CodeableConcept
        EpisodeOfCare.diagnosis:BackboneElement condition:Reference rank:positiveInt role:CodeableConcept
        EpisodeOfCare.statusHistory:BackboneElement period:Period status:code
        EventDefinition:DomainResource approvalDate:date author:ContactDetail contact:ContactDetail \
        copyright:markdown date:dateTime description:markdown editor:ContactDetail effectivePeriod:Period \
        endorser:ContactDetail experimental:boolean identifier:Identifier jurisdiction:CodeableConcept \
        lastReviewDate:date name:string publisher:string purpose:markdown relatedArtifact:RelatedArtifact \
        reviewer:ContactDetail status:code subject:*CodeableConcept|Reference subtitle:string title:string \
        topic:CodeableConcept trigger:TriggerDefinition url:uri usage:string useContext:UsageContext version:string
        Evidence:DomainResource approvalDate:date author:ContactDetail contact:ContactDetail copyright:markdown \
        date:dateTime description:markdown editor:ContactDetail effectivePeriod:Period endorser:ContactDetail \
        exposureBackground:Reference exposureVariant:Reference identifier:Identifier jurisdiction:CodeableConcept \
        lastReviewDate:date name:string note:Annotation outcome:Reference publisher:string \
        relatedArtifact:RelatedArtifact reviewer:ContactDetail shortTitle:string status:code subtitle:string \
        title:string topic:CodeableConcept url:uri useContext:UsageContext version:string
        EvidenceVariable:DomainResource approvalDate:date author:ContactDetail \
        characteristic:EvidenceVariable.characteristic contact:ContactDetail copyright:markdown date:dateTime \
        description:markdown editor:ContactDetail effectivePeriod:Period endorser:ContactDetail identifier:Identifier \
        jurisdiction:CodeableConcept lastReviewDate:date name:string note:Annotation publisher:string \
        relatedArtifact:RelatedArtifact reviewer:ContactDetail shortTitle:string status:code subtitle:string \
        title:string topic:CodeableConcept type:code url:uri useContext:UsageContext version:string
        EvidenceVariable.characteristic:BackboneElement definition:*Reference|canonical|CodeableConcept|Expression|\
        DataRequirement|TriggerDefinition description:string exclude:boolean groupMeasure:code \
        participantEffective:*dateTime|Period|Duration|Timing timeFromStart:Duration usageContext:UsageContext
        ExampleScenario:DomainResource actor:ExampleScenario.actor contact:ContactDetail copyright:markdown \
        date:dateTime experimental:boolean identifier:Identifier instance:ExampleScenario.instance \
        jurisdiction:CodeableConcept name:string process:ExampleScenario.process publisher:string purpose:markdown \
        status:code url:uri useContext:UsageContext version:string workflow:canonical
        ExampleScenario.actor:BackboneElement actorId:string description:markdown name:string type:code
        ExampleScenario.instance:BackboneElement containedInstance:ExampleScenario.instance.containedInstance \
        description:markdown name:string resourceId:string resourceType:code version:ExampleScenario.instance.version
        ExampleScenario.instance.containedInstance:BackboneElement resourceId:string versionId:string
        ExampleScenario.instance.version:BackboneElement description:markdown versionId:string
        ExampleScenario.process:BackboneElement description:markdown postConditions:markdown preConditions:markdown \
        step:ExampleScenario.process.step title:string
        ExampleScenario.process.step:BackboneElement alternative:ExampleScenario.process.step.alternative \
        operation:ExampleScenario.process.step.operation pause:boolean process:ExampleScenario.process
        ExampleScenario.process.step.alternative:BackboneElement description:markdown \
        step:ExampleScenario.process.step title:string
        ExampleScenario.process.step.operation:BackboneElement description:markdown initiator:string \
        initiatorActive:boolean name:string number:string receiver:string receiverActive:boolean \
        request:ExampleScenario.instance.containedInstance response:ExampleScenario.instance.containedInstance \
        type:string
        ExplanationOfBenefit:DomainResource accident:ExplanationOfBenefit.accident \
        addItem:ExplanationOfBenefit.addItem adjudication:ExplanationOfBenefit.item.adjudication \
        benefitBalance:ExplanationOfBenefit.benefitBalance benefitPeriod:Period billablePeriod:Period \
        careTeam:ExplanationOfBenefit.careTeam claim:Reference claimResponse:Reference created:dateTime \
        diagnosis:ExplanationOfBenefit.diagnosis disposition:string enterer:Reference facility:Reference \
        form:Attachment formCode:CodeableConcept fundsReserve:CodeableConcept fundsReserveRequested:CodeableConcept \
        identifier:Identifier insurance:ExplanationOfBenefit.insurance insurer:Reference \
        item:ExplanationOfBenefit.item originalPrescription:Reference outcome:code patient:Reference \
        payee:ExplanationOfBenefit.payee payment:ExplanationOfBenefit.payment preAuthRef:string \
        preAuthRefPeriod:Period precedence:positiveInt prescription:Reference priority:CodeableConcept \
        procedure:ExplanationOfBenefit.procedure processNote:ExplanationOfBenefit.processNote provider:Reference \
        referral:Reference related:ExplanationOfBenefit.related status:code subType:CodeableConcept \
        supportingInfo:ExplanationOfBenefit.supportingInfo total:ExplanationOfBenefit.total type:CodeableConcept \
        use:code
        ExplanationOfBenefit.accident:BackboneElement date:date location:*Address|Reference type:CodeableConcept
        ExplanationOfBenefit.addItem:BackboneElement adjudication:ExplanationOfBenefit.item.adjudication \
        bodySite:CodeableConcept detail:ExplanationOfBenefit.addItem.detail detailSequence:positiveInt factor:decimal \
        itemSequence:positiveInt location:*CodeableConcept|Address|Reference modifier:CodeableConcept net:Money \
        noteNumber:positiveInt productOrService:CodeableConcept programCode:CodeableConcept provider:Reference \
        quantity:Quantity serviced:*date|Period subDetailSequence:positiveInt subSite:CodeableConcept unitPrice:Money
        ExplanationOfBenefit.addItem.detail:BackboneElement adjudication:ExplanationOfBenefit.item.adjudication \
        factor:decimal modifier:CodeableConcept net:Money noteNumber:positiveInt productOrService:CodeableConcept \
        quantity:Quantity subDetail:ExplanationOfBenefit.addItem.detail.subDetail unitPrice:Money
        ExplanationOfBenefit.addItem.detail.subDetail:BackboneElement \
        adjudication:ExplanationOfBenefit.item.adjudication factor:decimal modifier:CodeableConcept net:Money \
        noteNumber:positiveInt productOrService:CodeableConcept quantity:Quantity unitPrice:Money
        ExplanationOfBenefit.benefitBalance:BackboneElement category:CodeableConcept description:string \
        excluded:boolean financial:ExplanationOfBenefit.benefitBalance.financial name:string network:CodeableConcept \
        term:CodeableConcept unit:CodeableConcept
        ExplanationOfBenefit.benefitBalance.financial:BackboneElement allowed:*unsignedInt|string|Money \
        type:CodeableConcept used:*unsignedInt|Money
        ExplanationOfBenefit.careTeam:BackboneElement provider:Reference qualification:CodeableConcept \
        responsible:boolean role:CodeableConcept sequence:positiveInt
        ExplanationOfBenefit.diagnosis:BackboneElement diagnosis:*CodeableConcept|Reference \
        onAdmission:CodeableConcept packageCode:CodeableConcept sequence:positiveInt type:CodeableConcept
        ExplanationOfBenefit.insurance:BackboneElement coverage:Reference focal:boolean preAuthRef:string
        ExplanationOfBenefit.item:BackboneElement adjudication:ExplanationOfBenefit.item.adjudication \
        bodySite:CodeableConcept careTeamSequence:positiveInt category:CodeableConcept \
        detail:ExplanationOfBenefit.item.detail diagnosisSequence:positiveInt encounter:Reference factor:decimal \
        informationSequence:positiveInt location:*CodeableConcept|Address|Reference modifier:CodeableConcept \
        net:Money noteNumber:positiveInt procedureSequence:positiveInt productOrService:CodeableConcept \
        programCode:CodeableConcept quantity:Quantity revenue:CodeableConcept sequence:positiveInt serviced:*date|\
        Period subSite:CodeableConcept udi:Reference unitPrice:Money
        ExplanationOfBenefit.item.adjudication:BackboneElement amount:Money category:CodeableConcept \
        reason:CodeableConcept value:decimal
        ExplanationOfBenefit.item.detail:BackboneElement adjudication:ExplanationOfBenefit.item.adjudication \
        category:CodeableConcept factor:decimal modifier:CodeableConcept net:Money noteNumber:positiveInt \
        productOrService:CodeableConcept programCode:CodeableConcept quantity:Quantity revenue:CodeableConcept \
        sequence:positiveInt subDetail:ExplanationOfBenefit.item.detail.subDetail udi:Reference unitPrice:Money
        ExplanationOfBenefit.item.detail.subDetail:BackboneElement \
        adjudication:ExplanationOfBenefit.item.adjudication category:CodeableConcept factor:decimal \
        modifier:CodeableConcept net:Money noteNumber:positiveInt productOrService:CodeableConcept \
        programCode:CodeableConcept quantity:Quantity revenue:CodeableConcept sequence:positiveInt udi:Reference \
        unitPrice:Money
        ExplanationOfBenefit.payee:BackboneElement party:Reference type:CodeableConcept
        ExplanationOfBenefit.payment:BackboneElement adjustment:Money adjustmentReason:CodeableConcept amount:Money \
        date:date identifier:Identifier type:CodeableConcept
        ExplanationOfBenefit.procedure:BackboneElement date:dateTime procedure:*CodeableConcept|Reference \
        sequence:positiveInt type:CodeableConcept udi:Reference
        ExplanationOfBenefit.processNote:BackboneElement language:CodeableConcept number:positiveInt text:string \
        type:code
        ExplanationOfBenefit.related:BackboneElement claim:Reference reference:Identifier \
        relationship:CodeableConcept
        ExplanationOfBenefit.supportingInfo:BackboneElement category:CodeableConcept code:CodeableConcept \
        reason:Coding sequence:positiveInt timing:*date|Period value:*boolean|string|Quantity|Attachment|Reference
        ExplanationOfBenefit.total:BackboneElement amount:Money category:CodeableConcept
        FamilyMemberHistory:DomainResource age:*Age|Range|string born:*Period|date|string \
        condition:FamilyMemberHistory.condition dataAbsentReason:CodeableConcept date:dateTime deceased:*boolean|Age|\
        Range|date|string estimatedAge:boolean identifier:Identifier instantiatesCanonical:canonical \
        instantiatesUri:uri name:string note:Annotation patient:Reference reasonCode:CodeableConcept \
        reasonReference:Reference relationship:CodeableConcept sex:CodeableConcept status:code
        FamilyMemberHistory.condition:BackboneElement code:CodeableConcept contributedToDeath:boolean note:Annotation \
        onset:*Age|Range|Period|string outcome:CodeableConcept
        Flag:DomainResource author:Reference category:CodeableConcept code:CodeableConcept encounter:Reference \
        identifier:Identifier period:Period status:code subject:Reference
        Goal:DomainResource achievementStatus:CodeableConcept addresses:Reference category:CodeableConcept \
        description:CodeableConcept expressedBy:Reference identifier:Identifier lifecycleStatus:code note:Annotation \
        outcomeCode:CodeableConcept outcomeReference:Reference priority:CodeableConcept start:*date|CodeableConcept \
        statusDate:date statusReason:string subject:Reference target:Goal.target
        Goal.target:BackboneElement detail:*Quantity|Range|CodeableConcept|string|boolean|integer|Ratio due:*date|\
        Duration measure:CodeableConcept
        GraphDefinition:DomainResource contact:ContactDetail date:dateTime description:markdown experimental:boolean \
        jurisdiction:CodeableConcept link:GraphDefinition.link name:string profile:canonical publisher:string \
        purpose:markdown start:code status:code url:uri useContext:UsageContext version:string
        GraphDefinition.link:BackboneElement description:string max:string min:integer path:string sliceName:string \
        target:GraphDefinition.link.target
        GraphDefinition.link.target:BackboneElement compartment:GraphDefinition.link.target.compartment \
        link:GraphDefinition.link params:string profile:canonical type:code
        GraphDefinition.link.target.compartment:BackboneElement code:code description:string expression:string \
        rule:code use:code
        Group:DomainResource active:boolean actual:boolean characteristic:Group.characteristic code:CodeableConcept \
        identifier:Identifier managingEntity:Reference member:Group.member name:string quantity:unsignedInt type:code
        Group.characteristic:BackboneElement code:CodeableConcept exclude:boolean period:Period \
        value:*CodeableConcept|boolean|Quantity|Range|Reference
        Group.member:BackboneElement entity:Reference inactive:boolean period:Period
        GuidanceResponse:DomainResource dataRequirement:DataRequirement encounter:Reference \
        evaluationMessage:Reference identifier:Identifier module:*uri|canonical|CodeableConcept note:Annotation \
        occurrenceDateTime:dateTime outputParameters:Reference performer:Reference reasonCode:CodeableConcept \
        reasonReference:Reference requestIdentifier:Identifier result:Reference status:code subject:Reference
        HealthcareService:DomainResource active:boolean appointmentRequired:boolean availabilityExceptions:string \
        availableTime:HealthcareService.availableTime category:CodeableConcept characteristic:CodeableConcept \
        comment:string communication:CodeableConcept coverageArea:Reference eligibility:HealthcareService.eligibility \
        endpoint:Reference extraDetails:markdown identifier:Identifier location:Reference name:string \
        notAvailable:HealthcareService.notAvailable photo:Attachment program:CodeableConcept providedBy:Reference \
        referralMethod:CodeableConcept serviceProvisionCode:CodeableConcept specialty:CodeableConcept \
        telecom:ContactPoint type:CodeableConcept
        HealthcareService.availableTime:BackboneElement allDay:boolean availableEndTime:time availableStartTime:time \
        daysOfWeek:code
        HealthcareService.eligibility:BackboneElement code:CodeableConcept comment:markdown
        HealthcareService.notAvailable:BackboneElement description:string during:Period

        """
}
