extension R4Model {
    /// Resources and data types of R4 from I to M. Made by `.ci/r4-model`.
    static let fromIToM = """
        ImagingStudy:DomainResource basedOn:Reference description:string encounter:Reference endpoint:Reference \
        identifier:Identifier interpreter:Reference location:Reference modality:Coding note:Annotation \
        numberOfInstances:unsignedInt numberOfSeries:unsignedInt procedureCode:CodeableConcept \
        procedureReference:Reference reasonCode:CodeableConcept reasonReference:Reference referrer:Reference \
        series:ImagingStudy.series started:dateTime status:code subject:Reference
        ImagingStudy.series:BackboneElement bodySite:Coding description:string endpoint:Reference \
        instance:ImagingStudy.series.instance laterality:Coding modality:Coding number:unsignedInt \
        numberOfInstances:unsignedInt performer:ImagingStudy.series.performer specimen:Reference started:dateTime \
        uid:id
        ImagingStudy.series.instance:BackboneElement number:unsignedInt sopClass:Coding title:string uid:id
        ImagingStudy.series.performer:BackboneElement actor:Reference function:CodeableConcept
        Immunization:DomainResource doseQuantity:Quantity education:Immunization.education encounter:Reference \
        expirationDate:date fundingSource:CodeableConcept identifier:Identifier isSubpotent:boolean \
        location:Reference lotNumber:string manufacturer:Reference note:Annotation occurrence:*dateTime|string \
        patient:Reference performer:Immunization.performer primarySource:boolean programEligibility:CodeableConcept \
        protocolApplied:Immunization.protocolApplied reaction:Immunization.reaction reasonCode:CodeableConcept \
        reasonReference:Reference recorded:dateTime reportOrigin:CodeableConcept route:CodeableConcept \
        site:CodeableConcept status:code statusReason:CodeableConcept subpotentReason:CodeableConcept \
        vaccineCode:CodeableConcept
        Immunization.education:BackboneElement documentType:string presentationDate:dateTime publicationDate:dateTime \
        reference:uri
        Immunization.performer:BackboneElement actor:Reference function:CodeableConcept
        Immunization.protocolApplied:BackboneElement authority:Reference doseNumber:*positiveInt|string series:string \
        seriesDoses:*positiveInt|string targetDisease:CodeableConcept
        Immunization.reaction:BackboneElement date:dateTime detail:Reference reported:boolean
        ImmunizationEvaluation:DomainResource authority:Reference date:dateTime description:string \
        doseNumber:*positiveInt|string doseStatus:CodeableConcept doseStatusReason:CodeableConcept \
        identifier:Identifier immunizationEvent:Reference patient:Reference series:string seriesDoses:*positiveInt|\
        string status:code targetDisease:CodeableConcept
        ImmunizationRecommendation:DomainResource authority:Reference date:dateTime identifier:Identifier \
        patient:Reference recommendation:ImmunizationRecommendation.recommendation
        ImmunizationRecommendation.recommendation:BackboneElement contraindicatedVaccineCode:CodeableConcept \
        dateCriterion:ImmunizationRecommendation.recommendation.dateCriterion description:string \
        doseNumber:*positiveInt|string forecastReason:CodeableConcept forecastStatus:CodeableConcept series:string \
        seriesDoses:*positiveInt|string supportingImmunization:Reference supportingPatientInformation:Reference \
        targetDisease:CodeableConcept vaccineCode:CodeableConcept
        ImmunizationRecommendation.recommendation.dateCriterion:BackboneElement code:CodeableConcept value:dateTime
        ImplementationGuide:DomainResource contact:ContactDetail copyright:markdown date:dateTime \
        definition:ImplementationGuide.definition dependsOn:ImplementationGuide.dependsOn description:markdown \
        experimental:boolean fhirVersion:code global:ImplementationGuide.global jurisdiction:CodeableConcept \
        license:code manifest:ImplementationGuide.manifest name:string packageId:id publisher:string status:code \
        title:string url:uri useContext:UsageContext version:string
        ImplementationGuide.definition:BackboneElement grouping:ImplementationGuide.definition.grouping \
        page:ImplementationGuide.definition.page parameter:ImplementationGuide.definition.parameter \
        resource:ImplementationGuide.definition.resource template:ImplementationGuide.definition.template
        ImplementationGuide.definition.grouping:BackboneElement description:string name:string
        ImplementationGuide.definition.page:BackboneElement generation:code name:*url|Reference \
        page:ImplementationGuide.definition.page title:string
        ImplementationGuide.definition.parameter:BackboneElement code:code value:string
        ImplementationGuide.definition.resource:BackboneElement description:string example:*boolean|canonical \
        fhirVersion:code groupingId:id name:string reference:Reference
        ImplementationGuide.definition.template:BackboneElement code:code scope:string source:string
        ImplementationGuide.dependsOn:BackboneElement packageId:id uri:canonical version:string
        ImplementationGuide.global:BackboneElement profile:canonical type:code
        ImplementationGuide.manifest:BackboneElement image:string other:string page:ImplementationGuide.manifest.page \
        rendering:url resource:ImplementationGuide.manifest.resource
        ImplementationGuide.manifest.page:BackboneElement anchor:string name:string title:string
        ImplementationGuide.manifest.resource:BackboneElement example:*boolean|canonical reference:Reference \
        relativePath:url
        InsurancePlan:DomainResource administeredBy:Reference alias:string contact:InsurancePlan.contact \
        coverage:InsurancePlan.coverage coverageArea:Reference endpoint:Reference identifier:Identifier name:string \
        network:Reference ownedBy:Reference period:Period plan:InsurancePlan.plan status:code type:CodeableConcept
        InsurancePlan.contact:BackboneElement address:Address name:HumanName purpose:CodeableConcept \
        telecom:ContactPoint
        InsurancePlan.coverage:BackboneElement benefit:InsurancePlan.coverage.benefit network:Reference \
        type:CodeableConcept
        InsurancePlan.coverage.benefit:BackboneElement limit:InsurancePlan.coverage.benefit.limit requirement:string \
        type:CodeableConcept
        InsurancePlan.coverage.benefit.limit:BackboneElement code:CodeableConcept value:Quantity
        InsurancePlan.plan:BackboneElement coverageArea:Reference generalCost:InsurancePlan.plan.generalCost \
        identifier:Identifier network:Reference specificCost:InsurancePlan.plan.specificCost type:CodeableConcept
        InsurancePlan.plan.generalCost:BackboneElement comment:string cost:Money groupSize:positiveInt \
        type:CodeableConcept
        InsurancePlan.plan.specificCost:BackboneElement benefit:InsurancePlan.plan.specificCost.benefit \
        category:CodeableConcept
        InsurancePlan.plan.specificCost.benefit:BackboneElement cost:InsurancePlan.plan.specificCost.benefit.cost \
        type:CodeableConcept
        InsurancePlan.plan.specificCost.benefit.cost:BackboneElement applicability:CodeableConcept \
        qualifiers:CodeableConcept type:CodeableConcept value:Quantity
        Invoice:DomainResource account:Reference cancelledReason:string date:dateTime identifier:Identifier \
        issuer:Reference lineItem:Invoice.lineItem note:Annotation participant:Invoice.participant \
        paymentTerms:markdown recipient:Reference status:code subject:Reference totalGross:Money totalNet:Money \
        totalPriceComponent:Invoice.lineItem.priceComponent type:CodeableConcept
        Invoice.lineItem:BackboneElement chargeItem:*Reference|CodeableConcept \
        priceComponent:Invoice.lineItem.priceComponent sequence:positiveInt
        Invoice.lineItem.priceComponent:BackboneElement amount:Money code:CodeableConcept factor:decimal type:code
        Invoice.participant:BackboneElement actor:Reference role:CodeableConcept
        Library:DomainResource approvalDate:date author:ContactDetail contact:ContactDetail content:Attachment \
        copyright:markdown dataRequirement:DataRequirement date:dateTime description:markdown editor:ContactDetail \
        effectivePeriod:Period endorser:ContactDetail experimental:boolean identifier:Identifier \
        jurisdiction:CodeableConcept lastReviewDate:date name:string parameter:ParameterDefinition publisher:string \
        purpose:markdown relatedArtifact:RelatedArtifact reviewer:ContactDetail status:code subject:*CodeableConcept|\
        Reference subtitle:string title:string topic:CodeableConcept type:CodeableConcept url:uri usage:string \
        useContext:UsageContext version:string
        Linkage:DomainResource active:boolean author:Reference item:Linkage.item
        Linkage.item:BackboneElement resource:Reference type:code
        List:DomainResource code:CodeableConcept date:dateTime emptyReason:CodeableConcept encounter:Reference \
        entry:List.entry identifier:Identifier mode:code note:Annotation orderedBy:CodeableConcept source:Reference \
        status:code subject:Reference title:string
        List.entry:BackboneElement date:dateTime deleted:boolean flag:CodeableConcept item:Reference
        Location:DomainResource address:Address alias:string availabilityExceptions:string description:string \
        endpoint:Reference hoursOfOperation:Location.hoursOfOperation identifier:Identifier \
        managingOrganization:Reference mode:code name:string operationalStatus:Coding partOf:Reference \
        physicalType:CodeableConcept position:Location.position status:code telecom:ContactPoint type:CodeableConcept
        Location.hoursOfOperation:BackboneElement allDay:boolean closingTime:time daysOfWeek:code openingTime:time
        Location.position:BackboneElement altitude:decimal latitude:decimal longitude:decimal
        MarketingStatus:BackboneElement country:CodeableConcept dateRange:Period jurisdiction:CodeableConcept \
        restoreDate:dateTime status:CodeableConcept
        Measure:DomainResource approvalDate:date author:ContactDetail clinicalRecommendationStatement:markdown \
        compositeScoring:CodeableConcept contact:ContactDetail copyright:markdown date:dateTime definition:markdown \
        description:markdown disclaimer:markdown editor:ContactDetail effectivePeriod:Period endorser:ContactDetail \
        experimental:boolean group:Measure.group guidance:markdown identifier:Identifier \
        improvementNotation:CodeableConcept jurisdiction:CodeableConcept lastReviewDate:date library:canonical \
        name:string publisher:string purpose:markdown rateAggregation:string rationale:markdown \
        relatedArtifact:RelatedArtifact reviewer:ContactDetail riskAdjustment:string scoring:CodeableConcept \
        status:code subject:*CodeableConcept|Reference subtitle:string supplementalData:Measure.supplementalData \
        title:string topic:CodeableConcept type:CodeableConcept url:uri usage:string useContext:UsageContext \
        version:string
        Measure.group:BackboneElement code:CodeableConcept description:string population:Measure.group.population \
        stratifier:Measure.group.stratifier
        Measure.group.population:BackboneElement code:CodeableConcept criteria:Expression description:string
        Measure.group.stratifier:BackboneElement code:CodeableConcept component:Measure.group.stratifier.component \
        criteria:Expression description:string
        Measure.group.stratifier.component:BackboneElement code:CodeableConcept criteria:Expression \
        description:string
        Measure.supplementalData:BackboneElement code:CodeableConcept criteria:Expression description:string \
        usage:CodeableConcept
        MeasureReport:DomainResource date:dateTime evaluatedResource:Reference group:MeasureReport.group \
        identifier:Identifier improvementNotation:CodeableConcept measure:canonical period:Period reporter:Reference \
        status:code subject:Reference type:code
        MeasureReport.group:BackboneElement code:CodeableConcept measureScore:Quantity \
        population:MeasureReport.group.population stratifier:MeasureReport.group.stratifier
        MeasureReport.group.population:BackboneElement code:CodeableConcept count:integer subjectResults:Reference
        MeasureReport.group.stratifier:BackboneElement code:CodeableConcept \
        stratum:MeasureReport.group.stratifier.stratum
        MeasureReport.group.stratifier.stratum:BackboneElement \
        component:MeasureReport.group.stratifier.stratum.component measureScore:Quantity \
        population:MeasureReport.group.stratifier.stratum.population value:CodeableConcept
        MeasureReport.group.stratifier.stratum.component:BackboneElement code:CodeableConcept value:CodeableConcept
        MeasureReport.group.stratifier.stratum.population:BackboneElement code:CodeableConcept count:integer \
        subjectResults:Reference
        Media:DomainResource basedOn:Reference bodySite:CodeableConcept content:Attachment created:*dateTime|Period \
        device:Reference deviceName:string duration:decimal encounter:Reference frames:positiveInt height:positiveInt \
        identifier:Identifier issued:instant modality:CodeableConcept note:Annotation operator:Reference \
        partOf:Reference reasonCode:CodeableConcept status:code subject:Reference type:CodeableConcept \
        view:CodeableConcept width:positiveInt
        Medication:DomainResource amount:Ratio batch:Medication.batch code:CodeableConcept form:CodeableConcept \
        identifier:Identifier ingredient:Medication.ingredient manufacturer:Reference status:code
        Medication.batch:BackboneElement expirationDate:dateTime lotNumber:string
        Medication.ingredient:BackboneElement isActive:boolean item:*CodeableConcept|Reference strength:Ratio
        MedicationAdministration:DomainResource category:CodeableConcept context:Reference device:Reference \
        dosage:MedicationAdministration.dosage effective:*dateTime|Period eventHistory:Reference \
        identifier:Identifier instantiates:uri medication:*CodeableConcept|Reference note:Annotation partOf:Reference \
        performer:MedicationAdministration.performer reasonCode:CodeableConcept reasonReference:Reference \
        request:Reference status:code statusReason:CodeableConcept subject:Reference supportingInformation:Reference
        MedicationAdministration.dosage:BackboneElement dose:Quantity method:CodeableConcept rate:*Ratio|Quantity \
        route:CodeableConcept site:CodeableConcept text:string
        MedicationAdministration.performer:BackboneElement actor:Reference function:CodeableConcept
        MedicationDispense:DomainResource authorizingPrescription:Reference category:CodeableConcept \
        context:Reference daysSupply:Quantity destination:Reference detectedIssue:Reference dosageInstruction:Dosage \
        eventHistory:Reference identifier:Identifier location:Reference medication:*CodeableConcept|Reference \
        note:Annotation partOf:Reference performer:MedicationDispense.performer quantity:Quantity receiver:Reference \
        status:code statusReason:*CodeableConcept|Reference subject:Reference \
        substitution:MedicationDispense.substitution supportingInformation:Reference type:CodeableConcept \
        whenHandedOver:dateTime whenPrepared:dateTime
        MedicationDispense.performer:BackboneElement actor:Reference function:CodeableConcept
        MedicationDispense.substitution:BackboneElement reason:CodeableConcept responsibleParty:Reference \
        type:CodeableConcept wasSubstituted:boolean
        MedicationKnowledge:DomainResource administrationGuidelines:MedicationKnowledge.administrationGuidelines \
        amount:Quantity associatedMedication:Reference code:CodeableConcept contraindication:Reference \
        cost:MedicationKnowledge.cost doseForm:CodeableConcept \
        drugCharacteristic:MedicationKnowledge.drugCharacteristic ingredient:MedicationKnowledge.ingredient \
        intendedRoute:CodeableConcept kinetics:MedicationKnowledge.kinetics manufacturer:Reference \
        medicineClassification:MedicationKnowledge.medicineClassification \
        monitoringProgram:MedicationKnowledge.monitoringProgram monograph:MedicationKnowledge.monograph \
        packaging:MedicationKnowledge.packaging preparationInstruction:markdown productType:CodeableConcept \
        regulatory:MedicationKnowledge.regulatory \
        relatedMedicationKnowledge:MedicationKnowledge.relatedMedicationKnowledge status:code synonym:string
        MedicationKnowledge.administrationGuidelines:BackboneElement \
        dosage:MedicationKnowledge.administrationGuidelines.dosage indication:*CodeableConcept|Reference \
        patientCharacteristics:MedicationKnowledge.administrationGuidelines.patientCharacteristics
        MedicationKnowledge.administrationGuidelines.dosage:BackboneElement dosage:Dosage type:CodeableConcept
        MedicationKnowledge.administrationGuidelines.patientCharacteristics:BackboneElement \
        characteristic:*CodeableConcept|Quantity value:string
        MedicationKnowledge.cost:BackboneElement cost:Money source:string type:CodeableConcept
        MedicationKnowledge.drugCharacteristic:BackboneElement type:CodeableConcept value:*CodeableConcept|string|\
        Quantity|base64Binary
        MedicationKnowledge.ingredient:BackboneElement isActive:boolean item:*CodeableConcept|Reference \
        strength:Ratio
        MedicationKnowledge.kinetics:BackboneElement areaUnderCurve:Quantity halfLifePeriod:Duration \
        lethalDose50:Quantity
        MedicationKnowledge.medicineClassification:BackboneElement classification:CodeableConcept \
        type:CodeableConcept
        MedicationKnowledge.monitoringProgram:BackboneElement name:string type:CodeableConcept
        MedicationKnowledge.monograph:BackboneElement source:Reference type:CodeableConcept
        MedicationKnowledge.packaging:BackboneElement quantity:Quantity type:CodeableConcept
        MedicationKnowledge.regulatory:BackboneElement maxDispense:MedicationKnowledge.regulatory.maxDispense \
        regulatoryAuthority:Reference schedule:MedicationKnowledge.regulatory.schedule \
        substitution:MedicationKnowledge.regulatory.substitution
        MedicationKnowledge.regulatory.maxDispense:BackboneElement period:Duration quantity:Quantity
        MedicationKnowledge.regulatory.schedule:BackboneElement schedule:CodeableConcept
        MedicationKnowledge.regulatory.substitution:BackboneElement allowed:boolean type:CodeableConcept
        MedicationKnowledge.relatedMedicationKnowledge:BackboneElement reference:Reference type:CodeableConcept
        MedicationRequest:DomainResource authoredOn:dateTime basedOn:Reference category:CodeableConcept \
        courseOfTherapyType:CodeableConcept detectedIssue:Reference dispenseRequest:MedicationRequest.dispenseRequest \
        doNotPerform:boolean dosageInstruction:Dosage encounter:Reference eventHistory:Reference \
        groupIdentifier:Identifier identifier:Identifier instantiatesCanonical:canonical instantiatesUri:uri \
        insurance:Reference intent:code medication:*CodeableConcept|Reference note:Annotation performer:Reference \
        performerType:CodeableConcept priorPrescription:Reference priority:code reasonCode:CodeableConcept \
        reasonReference:Reference recorder:Reference reported:*boolean|Reference requester:Reference status:code \
        statusReason:CodeableConcept subject:Reference substitution:MedicationRequest.substitution \
        supportingInformation:Reference
        MedicationRequest.dispenseRequest:BackboneElement dispenseInterval:Duration expectedSupplyDuration:Duration \
        initialFill:MedicationRequest.dispenseRequest.initialFill numberOfRepeatsAllowed:unsignedInt \
        performer:Reference quantity:Quantity validityPeriod:Period
        MedicationRequest.dispenseRequest.initialFill:BackboneElement duration:Duration quantity:Quantity
        MedicationRequest.substitution:BackboneElement allowed:*boolean|CodeableConcept reason:CodeableConcept
        MedicationStatement:DomainResource basedOn:Reference category:CodeableConcept context:Reference \
        dateAsserted:dateTime derivedFrom:Reference dosage:Dosage effective:*dateTime|Period identifier:Identifier \
        informationSource:Reference medication:*CodeableConcept|Reference note:Annotation partOf:Reference \
        reasonCode:CodeableConcept reasonReference:Reference status:code statusReason:CodeableConcept \
        subject:Reference
        MedicinalProduct:DomainResource additionalMonitoringIndicator:CodeableConcept attachedDocument:Reference \
        clinicalTrial:Reference combinedPharmaceuticalDoseForm:CodeableConcept contact:Reference \
        crossReference:Identifier domain:Coding identifier:Identifier legalStatusOfSupply:CodeableConcept \
        manufacturingBusinessOperation:MedicinalProduct.manufacturingBusinessOperation \
        marketingStatus:MarketingStatus masterFile:Reference name:MedicinalProduct.name \
        packagedMedicinalProduct:Reference paediatricUseIndicator:CodeableConcept pharmaceuticalProduct:Reference \
        productClassification:CodeableConcept specialDesignation:MedicinalProduct.specialDesignation \
        specialMeasures:string type:CodeableConcept
        MedicinalProduct.manufacturingBusinessOperation:BackboneElement authorisationReferenceNumber:Identifier \
        confidentialityIndicator:CodeableConcept effectiveDate:dateTime manufacturer:Reference \
        operationType:CodeableConcept regulator:Reference
        MedicinalProduct.name:BackboneElement countryLanguage:MedicinalProduct.name.countryLanguage \
        namePart:MedicinalProduct.name.namePart productName:string
        MedicinalProduct.name.countryLanguage:BackboneElement country:CodeableConcept jurisdiction:CodeableConcept \
        language:CodeableConcept
        MedicinalProduct.name.namePart:BackboneElement part:string type:Coding
        MedicinalProduct.specialDesignation:BackboneElement date:dateTime identifier:Identifier \
        indication:*CodeableConcept|Reference intendedUse:CodeableConcept species:CodeableConcept \
        status:CodeableConcept type:CodeableConcept
        MedicinalProductAuthorization:DomainResource country:CodeableConcept dataExclusivityPeriod:Period \
        dateOfFirstAuthorization:dateTime holder:Reference identifier:Identifier internationalBirthDate:dateTime \
        jurisdiction:CodeableConcept \
        jurisdictionalAuthorization:MedicinalProductAuthorization.jurisdictionalAuthorization \
        legalBasis:CodeableConcept procedure:MedicinalProductAuthorization.procedure regulator:Reference \
        restoreDate:dateTime status:CodeableConcept statusDate:dateTime subject:Reference validityPeriod:Period
        MedicinalProductAuthorization.jurisdictionalAuthorization:BackboneElement country:CodeableConcept \
        identifier:Identifier jurisdiction:CodeableConcept legalStatusOfSupply:CodeableConcept validityPeriod:Period
        MedicinalProductAuthorization.procedure:BackboneElement application:MedicinalProductAuthorization.procedure \
        date:*Period|dateTime identifier:Identifier type:CodeableConcept
        MedicinalProductContraindication:DomainResource comorbidity:CodeableConcept disease:CodeableConcept \
        diseaseStatus:CodeableConcept otherTherapy:MedicinalProductContraindication.otherTherapy \
        population:Population subject:Reference therapeuticIndication:Reference
        MedicinalProductContraindication.otherTherapy:BackboneElement medication:*CodeableConcept|Reference \
        therapyRelationshipType:CodeableConcept
        MedicinalProductIndication:DomainResource comorbidity:CodeableConcept diseaseStatus:CodeableConcept \
        diseaseSymptomProcedure:CodeableConcept duration:Quantity intendedEffect:CodeableConcept \
        otherTherapy:MedicinalProductIndication.otherTherapy population:Population subject:Reference \
        undesirableEffect:Reference
        MedicinalProductIndication.otherTherapy:BackboneElement medication:*CodeableConcept|Reference \
        therapyRelationshipType:CodeableConcept
        MedicinalProductIngredient:DomainResource allergenicIndicator:boolean identifier:Identifier \
        manufacturer:Reference role:CodeableConcept specifiedSubstance:MedicinalProductIngredient.specifiedSubstance \
        substance:MedicinalProductIngredient.substance
        MedicinalProductIngredient.specifiedSubstance:BackboneElement code:CodeableConcept \
        confidentiality:CodeableConcept group:CodeableConcept \
        strength:MedicinalProductIngredient.specifiedSubstance.strength
        MedicinalProductIngredient.specifiedSubstance.strength:BackboneElement concentration:Ratio \
        concentrationLowLimit:Ratio country:CodeableConcept measurementPoint:string presentation:Ratio \
        presentationLowLimit:Ratio \
        referenceStrength:MedicinalProductIngredient.specifiedSubstance.strength.referenceStrength
        MedicinalProductIngredient.specifiedSubstance.strength.referenceStrength:BackboneElement \
        country:CodeableConcept measurementPoint:string strength:Ratio strengthLowLimit:Ratio \
        substance:CodeableConcept
        MedicinalProductIngredient.substance:BackboneElement code:CodeableConcept \
        strength:MedicinalProductIngredient.specifiedSubstance.strength
        MedicinalProductInteraction:DomainResource description:string effect:CodeableConcept \
        incidence:CodeableConcept interactant:MedicinalProductInteraction.interactant management:CodeableConcept \
        subject:Reference type:CodeableConcept
        MedicinalProductInteraction.interactant:BackboneElement item:*Reference|CodeableConcept
        MedicinalProductManufactured:DomainResource ingredient:Reference manufacturedDoseForm:CodeableConcept \
        manufacturer:Reference otherCharacteristics:CodeableConcept physicalCharacteristics:ProdCharacteristic \
        quantity:Quantity unitOfPresentation:CodeableConcept
        MedicinalProductPackaged:DomainResource batchIdentifier:MedicinalProductPackaged.batchIdentifier \
        description:string identifier:Identifier legalStatusOfSupply:CodeableConcept manufacturer:Reference \
        marketingAuthorization:Reference marketingStatus:MarketingStatus \
        packageItem:MedicinalProductPackaged.packageItem subject:Reference
        MedicinalProductPackaged.batchIdentifier:BackboneElement immediatePackaging:Identifier \
        outerPackaging:Identifier
        MedicinalProductPackaged.packageItem:BackboneElement alternateMaterial:CodeableConcept device:Reference \
        identifier:Identifier manufacturedItem:Reference manufacturer:Reference material:CodeableConcept \
        otherCharacteristics:CodeableConcept packageItem:MedicinalProductPackaged.packageItem \
        physicalCharacteristics:ProdCharacteristic quantity:Quantity shelfLifeStorage:ProductShelfLife \
        type:CodeableConcept
        MedicinalProductPharmaceutical:DomainResource administrableDoseForm:CodeableConcept \
        characteristics:MedicinalProductPharmaceutical.characteristics device:Reference identifier:Identifier \
        ingredient:Reference routeOfAdministration:MedicinalProductPharmaceutical.routeOfAdministration \
        unitOfPresentation:CodeableConcept
        MedicinalProductPharmaceutical.characteristics:BackboneElement code:CodeableConcept status:CodeableConcept
        MedicinalProductPharmaceutical.routeOfAdministration:BackboneElement code:CodeableConcept firstDose:Quantity \
        maxDosePerDay:Quantity maxDosePerTreatmentPeriod:Ratio maxSingleDose:Quantity maxTreatmentPeriod:Duration \
        targetSpecies:MedicinalProductPharmaceutical.routeOfAdministration.targetSpecies
        MedicinalProductPharmaceutical.routeOfAdministration.targetSpecies:BackboneElement code:CodeableConcept \
        withdrawalPeriod:MedicinalProductPharmaceutical.routeOfAdministration.targetSpecies.withdrawalPeriod
        MedicinalProductPharmaceutical.routeOfAdministration.targetSpecies.withdrawalPeriod:BackboneElement \
        supportingInformation:string tissue:CodeableConcept value:Quantity
        MedicinalProductUndesirableEffect:DomainResource classification:CodeableConcept \
        frequencyOfOccurrence:CodeableConcept population:Population subject:Reference \
        symptomConditionEffect:CodeableConcept
        MessageDefinition:DomainResource allowedResponse:MessageDefinition.allowedResponse base:canonical \
        category:code contact:ContactDetail copyright:markdown date:dateTime description:markdown event:*Coding|uri \
        experimental:boolean focus:MessageDefinition.focus graph:canonical identifier:Identifier \
        jurisdiction:CodeableConcept name:string parent:canonical publisher:string purpose:markdown \
        replaces:canonical responseRequired:code status:code title:string url:uri useContext:UsageContext \
        version:string
        MessageDefinition.allowedResponse:BackboneElement message:canonical situation:markdown
        MessageDefinition.focus:BackboneElement code:code max:string min:unsignedInt profile:canonical
        MessageHeader:DomainResource author:Reference definition:canonical destination:MessageHeader.destination \
        enterer:Reference event:*Coding|uri focus:Reference reason:CodeableConcept response:MessageHeader.response \
        responsible:Reference sender:Reference source:MessageHeader.source
        MessageHeader.destination:BackboneElement endpoint:url name:string receiver:Reference target:Reference
        MessageHeader.response:BackboneElement code:code details:Reference identifier:id
        MessageHeader.source:BackboneElement contact:ContactPoint endpoint:url name:string software:string \
        version:string
        MolecularSequence:DomainResource coordinateSystem:integer device:Reference identifier:Identifier \
        observedSeq:string patient:Reference performer:Reference pointer:Reference quality:MolecularSequence.quality \
        quantity:Quantity readCoverage:integer referenceSeq:MolecularSequence.referenceSeq \
        repository:MolecularSequence.repository specimen:Reference \
        structureVariant:MolecularSequence.structureVariant type:code variant:MolecularSequence.variant
        MolecularSequence.quality:BackboneElement end:integer fScore:decimal gtFP:decimal method:CodeableConcept \
        precision:decimal queryFP:decimal queryTP:decimal recall:decimal roc:MolecularSequence.quality.roc \
        score:Quantity standardSequence:CodeableConcept start:integer truthFN:decimal truthTP:decimal type:code
        MolecularSequence.quality.roc:BackboneElement fMeasure:decimal numFN:integer numFP:integer numTP:integer \
        precision:decimal score:integer sensitivity:decimal
        MolecularSequence.referenceSeq:BackboneElement chromosome:CodeableConcept genomeBuild:string orientation:code \
        referenceSeqId:CodeableConcept referenceSeqPointer:Reference referenceSeqString:string strand:code \
        windowEnd:integer windowStart:integer
        MolecularSequence.repository:BackboneElement datasetId:string name:string readsetId:string type:code url:uri \
        variantsetId:string
        MolecularSequence.structureVariant:BackboneElement exact:boolean \
        inner:MolecularSequence.structureVariant.inner length:integer outer:MolecularSequence.structureVariant.outer \
        variantType:CodeableConcept
        MolecularSequence.structureVariant.inner:BackboneElement end:integer start:integer
        MolecularSequence.structureVariant.outer:BackboneElement end:integer start:integer
        MolecularSequence.variant:BackboneElement cigar:string end:integer observedAllele:string \
        referenceAllele:string start:integer variantPointer:Reference

        """
}
