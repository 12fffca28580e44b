extension R4Model {
    /// Resources and data types of R4 from N to R. Made by `.ci/r4-model`.
    static let fromNToR = """
        NamingSystem:DomainResource contact:ContactDetail date:dateTime description:markdown \
        jurisdiction:CodeableConcept kind:code name:string publisher:string responsible:string status:code \
        type:CodeableConcept uniqueId:NamingSystem.uniqueId usage:string useContext:UsageContext
        NamingSystem.uniqueId:BackboneElement comment:string period:Period preferred:boolean type:code value:string
        NutritionOrder:DomainResource allergyIntolerance:Reference dateTime:dateTime encounter:Reference \
        enteralFormula:NutritionOrder.enteralFormula excludeFoodModifier:CodeableConcept \
        foodPreferenceModifier:CodeableConcept identifier:Identifier instantiates:uri instantiatesCanonical:canonical \
        instantiatesUri:uri intent:code note:Annotation oralDiet:NutritionOrder.oralDiet orderer:Reference \
        patient:Reference status:code supplement:NutritionOrder.supplement
        NutritionOrder.enteralFormula:BackboneElement additiveProductName:string additiveType:CodeableConcept \
        administration:NutritionOrder.enteralFormula.administration administrationInstruction:string \
        baseFormulaProductName:string baseFormulaType:CodeableConcept caloricDensity:Quantity \
        maxVolumeToDeliver:Quantity routeofAdministration:CodeableConcept
        NutritionOrder.enteralFormula.administration:BackboneElement quantity:Quantity rate:*Quantity|Ratio \
        schedule:Timing
        NutritionOrder.oralDiet:BackboneElement fluidConsistencyType:CodeableConcept instruction:string \
        nutrient:NutritionOrder.oralDiet.nutrient schedule:Timing texture:NutritionOrder.oralDiet.texture \
        type:CodeableConcept
        NutritionOrder.oralDiet.nutrient:BackboneElement amount:Quantity modifier:CodeableConcept
        NutritionOrder.oralDiet.texture:BackboneElement foodType:CodeableConcept modifier:CodeableConcept
        NutritionOrder.supplement:BackboneElement instruction:string productName:string quantity:Quantity \
        schedule:Timing type:CodeableConcept
        ObservationDefinition:DomainResource abnormalCodedValueSet:Reference category:CodeableConcept \
        code:CodeableConcept criticalCodedValueSet:Reference identifier:Identifier method:CodeableConcept \
        multipleResultsAllowed:boolean normalCodedValueSet:Reference permittedDataType:code \
        preferredReportName:string qualifiedInterval:ObservationDefinition.qualifiedInterval \
        quantitativeDetails:ObservationDefinition.quantitativeDetails validCodedValueSet:Reference
        ObservationDefinition.qualifiedInterval:BackboneElement age:Range appliesTo:CodeableConcept category:code \
        condition:string context:CodeableConcept gender:code gestationalAge:Range range:Range
        ObservationDefinition.quantitativeDetails:BackboneElement conversionFactor:decimal \
        customaryUnit:CodeableConcept decimalPrecision:integer unit:CodeableConcept
        OperationDefinition:DomainResource affectsState:boolean base:canonical code:code comment:markdown \
        contact:ContactDetail date:dateTime description:markdown experimental:boolean inputProfile:canonical \
        instance:boolean jurisdiction:CodeableConcept kind:code name:string outputProfile:canonical \
        overload:OperationDefinition.overload parameter:OperationDefinition.parameter publisher:string \
        purpose:markdown resource:code status:code system:boolean title:string type:boolean url:uri \
        useContext:UsageContext version:string
        OperationDefinition.overload:BackboneElement comment:string parameterName:string
        OperationDefinition.parameter:BackboneElement binding:OperationDefinition.parameter.binding \
        documentation:string max:string min:integer name:code part:OperationDefinition.parameter \
        referencedFrom:OperationDefinition.parameter.referencedFrom searchType:code targetProfile:canonical type:code \
        use:code
        OperationDefinition.parameter.binding:BackboneElement strength:code valueSet:canonical
        OperationDefinition.parameter.referencedFrom:BackboneElement source:string sourceId:string
        Organization:DomainResource active:boolean address:Address alias:string contact:Organization.contact \
        endpoint:Reference identifier:Identifier name:string partOf:Reference telecom:ContactPoint \
        type:CodeableConcept
        Organization.contact:BackboneElement address:Address name:HumanName purpose:CodeableConcept \
        telecom:ContactPoint
        OrganizationAffiliation:DomainResource active:boolean code:CodeableConcept endpoint:Reference \
        healthcareService:Reference identifier:Identifier location:Reference network:Reference organization:Reference \
        participatingOrganization:Reference period:Period specialty:CodeableConcept telecom:ContactPoint
        ParameterDefinition:Element documentation:string max:string min:integer name:code profile:canonical type:code \
        use:code
        PaymentNotice:DomainResource amount:Money created:dateTime identifier:Identifier payee:Reference \
        payment:Reference paymentDate:date paymentStatus:CodeableConcept provider:Reference recipient:Reference \
        request:Reference response:Reference status:code
        PaymentReconciliation:DomainResource created:dateTime detail:PaymentReconciliation.detail disposition:string \
        formCode:CodeableConcept identifier:Identifier outcome:code paymentAmount:Money paymentDate:date \
        paymentIdentifier:Identifier paymentIssuer:Reference period:Period \
        processNote:PaymentReconciliation.processNote request:Reference requestor:Reference status:code
        PaymentReconciliation.detail:BackboneElement amount:Money date:date identifier:Identifier payee:Reference \
        predecessor:Identifier request:Reference response:Reference responsible:Reference submitter:Reference \
        type:CodeableConcept
        PaymentReconciliation.processNote:BackboneElement text:string type:code
        Person:DomainResource active:boolean address:Address birthDate:date gender:code identifier:Identifier \
        link:Person.link managingOrganization:Reference name:HumanName photo:Attachment telecom:ContactPoint
        Person.link:BackboneElement assurance:code target:Reference
        PlanDefinition:DomainResource action:PlanDefinition.action approvalDate:date author:ContactDetail \
        contact:ContactDetail copyright:markdown date:dateTime description:markdown editor:ContactDetail \
        effectivePeriod:Period endorser:ContactDetail experimental:boolean goal:PlanDefinition.goal \
        identifier:Identifier jurisdiction:CodeableConcept lastReviewDate:date library:canonical name:string \
        publisher:string purpose:markdown relatedArtifact:RelatedArtifact reviewer:ContactDetail status:code \
        subject:*CodeableConcept|Reference subtitle:string title:string topic:CodeableConcept type:CodeableConcept \
        url:uri usage:string useContext:UsageContext version:string
        PlanDefinition.action:BackboneElement action:PlanDefinition.action cardinalityBehavior:code \
        code:CodeableConcept condition:PlanDefinition.action.condition definition:*canonical|uri description:string \
        documentation:RelatedArtifact dynamicValue:PlanDefinition.action.dynamicValue goalId:id groupingBehavior:code \
        input:DataRequirement output:DataRequirement participant:PlanDefinition.action.participant \
        precheckBehavior:code prefix:string priority:code reason:CodeableConcept \
        relatedAction:PlanDefinition.action.relatedAction requiredBehavior:code selectionBehavior:code \
        subject:*CodeableConcept|Reference textEquivalent:string timing:*dateTime|Age|Period|Duration|Range|Timing \
        title:string transform:canonical trigger:TriggerDefinition type:CodeableConcept
        PlanDefinition.action.condition:BackboneElement expression:Expression kind:code
        PlanDefinition.action.dynamicValue:BackboneElement expression:Expression path:string
        PlanDefinition.action.participant:BackboneElement role:CodeableConcept type:code
        PlanDefinition.action.relatedAction:BackboneElement actionId:id offset:*Duration|Range relationship:code
        PlanDefinition.goal:BackboneElement addresses:CodeableConcept category:CodeableConcept \
        description:CodeableConcept documentation:RelatedArtifact priority:CodeableConcept start:CodeableConcept \
        target:PlanDefinition.goal.target
        PlanDefinition.goal.target:BackboneElement detail:*Quantity|Range|CodeableConcept due:Duration \
        measure:CodeableConcept
        Population:BackboneElement age:*Range|CodeableConcept gender:CodeableConcept \
        physiologicalCondition:CodeableConcept race:CodeableConcept
        PractitionerRole:DomainResource active:boolean availabilityExceptions:string \
        availableTime:PractitionerRole.availableTime code:CodeableConcept endpoint:Reference \
        healthcareService:Reference identifier:Identifier location:Reference \
        notAvailable:PractitionerRole.notAvailable organization:Reference period:Period practitioner:Reference \
        specialty:CodeableConcept telecom:ContactPoint
        PractitionerRole.availableTime:BackboneElement allDay:boolean availableEndTime:time availableStartTime:time \
        daysOfWeek:code
        PractitionerRole.notAvailable:BackboneElement description:string during:Period
        Procedure:DomainResource asserter:Reference basedOn:Reference bodySite:CodeableConcept \
        category:CodeableConcept code:CodeableConcept complication:CodeableConcept complicationDetail:Reference \
        encounter:Reference focalDevice:Procedure.focalDevice followUp:CodeableConcept identifier:Identifier \
        instantiatesCanonical:canonical instantiatesUri:uri location:Reference note:Annotation \
        outcome:CodeableConcept partOf:Reference performed:*dateTime|Period|string|Age|Range \
        performer:Procedure.performer reasonCode:CodeableConcept reasonReference:Reference recorder:Reference \
        report:Reference status:code statusReason:CodeableConcept subject:Reference usedCode:CodeableConcept \
        usedReference:Reference
        Procedure.focalDevice:BackboneElement action:CodeableConcept manipulated:Reference
        Procedure.performer:BackboneElement actor:Reference function:CodeableConcept onBehalfOf:Reference
        ProdCharacteristic:BackboneElement color:string depth:Quantity externalDiameter:Quantity height:Quantity \
        image:Attachment imprint:string nominalVolume:Quantity scoring:CodeableConcept shape:string weight:Quantity \
        width:Quantity
        ProductShelfLife:BackboneElement identifier:Identifier period:Quantity \
        specialPrecautionsForStorage:CodeableConcept type:CodeableConcept
        Provenance:DomainResource activity:CodeableConcept agent:Provenance.agent entity:Provenance.entity \
        location:Reference occurred:*Period|dateTime policy:uri reason:CodeableConcept recorded:instant \
        signature:Signature target:Reference
        Provenance.agent:BackboneElement onBehalfOf:Reference role:CodeableConcept type:CodeableConcept who:Reference
        Provenance.entity:BackboneElement agent:Provenance.agent role:code what:Reference
        RelatedPerson:DomainResource active:boolean address:Address birthDate:date \
        communication:RelatedPerson.communication gender:code identifier:Identifier name:HumanName patient:Reference \
        period:Period photo:Attachment relationship:CodeableConcept telecom:ContactPoint
        RelatedPerson.communication:BackboneElement language:CodeableConcept preferred:boolean
        RequestGroup:DomainResource action:RequestGroup.action author:Reference authoredOn:dateTime basedOn:Reference \
        code:CodeableConcept encounter:Reference groupIdentifier:Identifier identifier:Identifier \
        instantiatesCanonical:canonical instantiatesUri:uri intent:code note:Annotation priority:code \
        reasonCode:CodeableConcept reasonReference:Reference replaces:Reference status:code subject:Reference
        RequestGroup.action:BackboneElement action:RequestGroup.action cardinalityBehavior:code code:CodeableConcept \
        condition:RequestGroup.action.condition description:string documentation:RelatedArtifact \
        groupingBehavior:code participant:Reference precheckBehavior:code prefix:string priority:code \
        relatedAction:RequestGroup.action.relatedAction requiredBehavior:code resource:Reference \
        selectionBehavior:code textEquivalent:string timing:*dateTime|Age|Period|Duration|Range|Timing title:string \
        type:CodeableConcept
        RequestGroup.action.condition:BackboneElement expression:Expression kind:code
        RequestGroup.action.relatedAction:BackboneElement actionId:id offset:*Duration|Range relationship:code
        ResearchDefinition:DomainResource approvalDate:date author:ContactDetail comment:string contact:ContactDetail \
        copyright:markdown date:dateTime description:markdown editor:ContactDetail effectivePeriod:Period \
        endorser:ContactDetail experimental:boolean exposure:Reference exposureAlternative:Reference \
        identifier:Identifier jurisdiction:CodeableConcept lastReviewDate:date library:canonical name:string \
        outcome:Reference population:Reference publisher:string purpose:markdown relatedArtifact:RelatedArtifact \
        reviewer:ContactDetail shortTitle:string status:code subject:*CodeableConcept|Reference subtitle:string \
        title:string topic:CodeableConcept url:uri usage:string useContext:UsageContext version:string
        ResearchElementDefinition:DomainResource approvalDate:date author:ContactDetail \
        characteristic:ResearchElementDefinition.characteristic comment:string contact:ContactDetail \
        copyright:markdown date:dateTime description:markdown editor:ContactDetail effectivePeriod:Period \
        endorser:ContactDetail experimental:boolean identifier:Identifier jurisdiction:CodeableConcept \
        lastReviewDate:date library:canonical name:string publisher:string purpose:markdown \
        relatedArtifact:RelatedArtifact reviewer:ContactDetail shortTitle:string status:code \
        subject:*CodeableConcept|Reference subtitle:string title:string topic:CodeableConcept type:code url:uri \
        usage:string useContext:UsageContext variableType:code version:string
        ResearchElementDefinition.characteristic:BackboneElement definition:*CodeableConcept|canonical|Expression|\
        DataRequirement exclude:boolean participantEffective:*dateTime|Period|Duration|Timing \
        participantEffectiveDescription:string participantEffectiveGroupMeasure:code \
        participantEffectiveTimeFromStart:Duration studyEffective:*dateTime|Period|Duration|Timing \
        studyEffectiveDescription:string studyEffectiveGroupMeasure:code studyEffectiveTimeFromStart:Duration \
        unitOfMeasure:CodeableConcept usageContext:UsageContext
        ResearchStudy:DomainResource arm:ResearchStudy.arm category:CodeableConcept condition:CodeableConcept \
        contact:ContactDetail description:markdown enrollment:Reference focus:CodeableConcept identifier:Identifier \
        keyword:CodeableConcept location:CodeableConcept note:Annotation objective:ResearchStudy.objective \
        partOf:Reference period:Period phase:CodeableConcept primaryPurposeType:CodeableConcept \
        principalInvestigator:Reference protocol:Reference reasonStopped:CodeableConcept \
        relatedArtifact:RelatedArtifact site:Reference sponsor:Reference status:code title:string
        ResearchStudy.arm:BackboneElement description:string name:string type:CodeableConcept
        ResearchStudy.objective:BackboneElement name:string type:CodeableConcept
        ResearchSubject:DomainResource actualArm:string assignedArm:string consent:Reference identifier:Identifier \
        individual:Reference period:Period status:code study:Reference
        RiskAssessment:DomainResource basedOn:Reference basis:Reference code:CodeableConcept condition:Reference \
        encounter:Reference identifier:Identifier method:CodeableConcept mitigation:string note:Annotation \
        occurrence:*dateTime|Period parent:Reference performer:Reference prediction:RiskAssessment.prediction \
        reasonCode:CodeableConcept reasonReference:Reference status:code subject:Reference
        RiskAssessment.prediction:BackboneElement outcome:CodeableConcept probability:*decimal|Range \
        qualitativeRisk:CodeableConcept rationale:string relativeRisk:decimal when:*Period|Range
        RiskEvidenceSynthesis:DomainResource approvalDate:date author:ContactDetail \
        certainty:RiskEvidenceSynthesis.certainty contact:ContactDetail copyright:markdown date:dateTime \
        description:markdown editor:ContactDetail effectivePeriod:Period endorser:ContactDetail exposure:Reference \
        identifier:Identifier jurisdiction:CodeableConcept lastReviewDate:date name:string note:Annotation \
        outcome:Reference population:Reference publisher:string relatedArtifact:RelatedArtifact \
        reviewer:ContactDetail riskEstimate:RiskEvidenceSynthesis.riskEstimate \
        sampleSize:RiskEvidenceSynthesis.sampleSize status:code studyType:CodeableConcept \
        synthesisType:CodeableConcept title:string topic:CodeableConcept url:uri useContext:UsageContext \
        version:string
        RiskEvidenceSynthesis.certainty:BackboneElement \
        certaintySubcomponent:RiskEvidenceSynthesis.certainty.certaintySubcomponent note:Annotation \
        rating:CodeableConcept
        RiskEvidenceSynthesis.certainty.certaintySubcomponent:BackboneElement note:Annotation rating:CodeableConcept \
        type:CodeableConcept
        RiskEvidenceSynthesis.riskEstimate:BackboneElement denominatorCount:integer description:string \
        numeratorCount:integer precisionEstimate:RiskEvidenceSynthesis.riskEstimate.precisionEstimate \
        type:CodeableConcept unitOfMeasure:CodeableConcept value:decimal
        RiskEvidenceSynthesis.riskEstimate.precisionEstimate:BackboneElement from:decimal level:decimal to:decimal \
        type:CodeableConcept
        RiskEvidenceSynthesis.sampleSize:BackboneElement description:string numberOfParticipants:integer \
        numberOfStudies:integer

        """
}
