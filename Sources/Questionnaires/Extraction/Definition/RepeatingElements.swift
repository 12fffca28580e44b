/// Which elements of FHIR R4 may occur several times.
///
/// Nearly every name says so by itself: `identifier` repeats wherever it stands, with few exceptions. Read from the definitions
/// of R4 4.0.1 (the `max` of each element).
enum RepeatingElements {
    /// Whether an element of a type repeats. What is in neither table does not.
    static func contain(_ name: String, of type: String) -> Bool {
        names.contains(name[...]) != exceptions.contains("\(type).\(name)"[...])
    }

    private static let names = Set(repeating.split(separator: " "))
    private static let exceptions = Set(other.split(separator: " "))

    /// Names of elements that repeat.
    private static let repeating = """
        about account action addItem additionalCharacteristic additionalClassification additionalIdentifier \
        additionalInstruction addresses adjudication agent aggregation alias allergyIntolerance alternateMaterial anchor \
        answer answerOption applicability appliesTo areaUnderCurve arm asset associatedMedication attachedDocument \
        attester author authorizationSupporting authorizingPrescription availableTime basedOn benefit bodysite \
        calibration capability careTeam careTeamSequence causality certainty chain characteristic classHistory \
        clinicalTrial codeFilter codeSystem coding communication communicationRequest comorbidity compartment \
        complication complicationDetail component concept conclusionCode constraint contact contained contains content \
        contextInvariant contextLinkId contract contraindicatedVaccineCode contraindication contributor control \
        copolymerConnectivity costToBeneficiary countryOfOrigin coverageArea crossReference dataRequirement dateFilter \
        dayOfWeek daysOfWeek decisionMode dependsOn derivedFrom derivedFromUri designation detail detectedIssue \
        deviceName diagnosis diagnosisSequence dietPreference disulfideLinkage dosage dosageInstruction doseAndRate \
        doseStatusReason dynamicValue editor education eligibility enableWhen endorser endpoint enrollment entity entry \
        episodeOfCare error evaluatedResource evaluationMessage event eventHistory evidence example exception \
        excludeFoodModifier exposureVariant extension fMeasure filter finding fixture fluidConsistencyType focalDevice \
        focus followUp foodPreferenceModifier forecastReason friendly generalCost generalPractitioner \
        geographicalLocation given global goal goalId graph group grouping guarantor handling hasMember header \
        healthcareService hoursOfOperation identifier image imagingStudy implementationGuide implicated import imports \
        imprint inResponseTo include informationSequence ingredient initial input instance instantiates \
        instantiatesCanonical instantiatesUri insurance intendedRoute interpretation interpreter investigation isotope \
        issue item jurisdiction keyword kinetics languageCode legal lethalDose50 library line lineItem link linkId \
        linkage locationCode locationQualifier manifestation manufacturedItem manufacturer mapping marketingStatus \
        masterFile medium messaging modification modifier modifierExtension moiety monograph monomerSet namePart \
        notAvailable note noteNumber numFN numFP numTP nutrient objective observationRequirement \
        observationResultRequirement official orderDetail otherCharacteristics outcomeCode outcomeCodeableConcept \
        outcomeReference output overload packageItem packagedMedicinalProduct page param parameter parameterName \
        parentSubstanceId parentSubstanceName partOf participant participantType patchFormat patientPreparation payload \
        payloadMimeType payloadType payor performer performerLinkId periodType permittedDataType pharmaceuticalProduct \
        photo plan pointer policy population preAuthRef preAuthRefPeriod prediction presentedForm priceComponent \
        priorRequest prism problem procedureCode procedureSequence process processNote processing productClassification \
        productType prognosisCodeableConcept prognosisReference program programCode programEligibility progress property \
        propertyGroup protocol protocolApplied purposeOfEvent purposeOfUse pushTypeAvailable qualifiers quality rating \
        reaction reasonCode reasonLinkId reasonReference recipient referenceDocument referencePolicy referenceRange \
        referralMethod referralRequest regulatory rejectionCriterion related relatedAction relatedArtifact relatedEntry \
        relatesTo relevantHistory replaces report repository requestedPeriod requesterLinkId responsibleParty rest \
        resultingCondition resultsInterpreter reviewer rule safety searchInclude searchRevInclude section securityLabel \
        securityLabelNumber sensitivity service serviceCategory serviceProvisionCode serviceType shelfLifeStorage \
        signature signer slot sort specialArrangement specialCourtesy specialMeasures specialPrecautionsForStorage \
        specialization specialty specificCost specimen specimenRequirement stage statusHistory step storage stratifier \
        stratum subDetail subSite subdetailSequence subjectMedicalHistory subjectType subpotentReason subtype suffix \
        sugar supplement supplementalData supportedProfile supportingImmunization supportingInfo supportingInfoSequence \
        supportingInformation supportingPatientInformation suspectEntity synonym tag target targetLocation targetProfile \
        team telecom template test texture therapeuticIndication timeOfDay topic trigger typeReference typeTested udi \
        udiCarrier undesirableEffect uniqueId usageContext useContext usePeriod usedCode usedReference validationProcess \
        validator valuedItem variant verification workflow
        """

    /// Elements that do not do what others of their name do.
    private static let other = """
        Account.coverage Account.partOf Account.subject ActivityDefinition.bodySite AdverseEvent.category \
        AdverseEvent.event AdverseEvent.identifier AdverseEvent.study AdverseEvent.suspectEntity.causality.author \
        AdverseEvent.suspectEntity.instance AllergyIntolerance.category Appointment.participant.type AuditEvent.action \
        AuditEvent.agent.role AuditEvent.source.type Basic.author BiologicallyDerivedProduct.parent \
        BiologicallyDerivedProduct.request Bundle.identifier Bundle.signature CapabilityStatement.document \
        CapabilityStatement.format CapabilityStatement.messaging.endpoint.protocol CapabilityStatement.rest.interaction \
        CapabilityStatement.rest.resource CarePlan.activity CarePlan.activity.detail CarePlan.author CarePlan.category \
        CareTeam.category CareTeam.managingOrganization CareTeam.participant.role CatalogEntry.classification \
        CatalogEntry.relatedEntry.item ChargeItem.definitionCanonical ChargeItem.definitionUri ChargeItem.reason \
        Claim.diagnosis.type Claim.insurance.identifier Claim.item.encounter Claim.procedure Claim.procedure.type \
        ClaimResponse.addItem.detailSequence ClaimResponse.addItem.itemSequence ClaimResponse.addItem.provider \
        ClaimResponse.payment.identifier ClaimResponse.preAuthRef ClaimResponse.total CodeSystem.content \
        CodeSystem.filter.operator Communication.category Communication.topic CommunicationRequest.category \
        CompartmentDefinition.resource Composition.category Composition.event.code Composition.identifier \
        Composition.section.focus ConceptMap.group.element ConceptMap.group.element.target.dependsOn.property \
        ConceptMap.group.element.target.product ConceptMap.group.target ConceptMap.identifier Condition.bodySite \
        Condition.category Condition.evidence.code Condition.stage.assessment Consent.category Consent.organization \
        Consent.provision.actor Consent.provision.class Consent.provision.code Consent.provision.data \
        Consent.provision.provision Consent.provision.purpose Contract.author Contract.authority Contract.domain \
        Contract.instantiatesCanonical Contract.instantiatesUri Contract.site Contract.subType Contract.subject \
        Contract.term Contract.term.action.performer Contract.term.action.performerType Contract.term.action.reason \
        Contract.term.action.requester Contract.term.action.subject Contract.term.action.subject.reference \
        Contract.term.asset.context Contract.term.asset.context.code Contract.term.asset.period Contract.term.asset.type \
        Contract.term.asset.valuedItem.identifier Contract.term.asset.valuedItem.recipient Contract.term.identifier \
        Contract.term.offer.party Contract.term.offer.party.reference Contract.term.offer.topic \
        Contract.term.securityLabel.category Contract.term.securityLabel.number Coverage.class \
        CoverageEligibilityRequest.purpose CoverageEligibilityResponse.preAuthRef CoverageEligibilityResponse.purpose \
        DataRequirement.codeFilter.code DataRequirement.mustSupport DataRequirement.profile DetectedIssue.author \
        DetectedIssue.detail DetectedIssue.evidence.code DetectedIssue.mitigation DetectedIssue.mitigation.action \
        DetectedIssue.mitigation.author Device.manufacturer Device.property.valueCode Device.property.valueQuantity \
        Device.statusReason Device.udiCarrier.jurisdiction Device.version Device.version.component \
        DeviceDefinition.capability.description DeviceDefinition.material DeviceDefinition.property.valueCode \
        DeviceDefinition.property.valueQuantity DeviceDefinition.udiDeviceIdentifier.jurisdiction \
        DeviceDefinition.version DeviceRequest.performer DiagnosticReport.category DiagnosticReport.media \
        DiagnosticReport.media.link DiagnosticReport.result DocumentManifest.related.identifier \
        DocumentReference.category DocumentReference.context.encounter DocumentReference.relatesTo.target \
        EffectEvidenceSynthesis.population ElementDefinition.code ElementDefinition.condition \
        ElementDefinition.representation ElementDefinition.type ElementDefinition.type.profile Encounter.appointment \
        Encounter.location Encounter.partOf Encounter.participant.type Encounter.serviceType Encounter.type \
        EpisodeOfCare.type Evidence.outcome ExampleScenario.actor ExampleScenario.instance.version \
        ExplanationOfBenefit.addItem.detailSequence ExplanationOfBenefit.addItem.itemSequence \
        ExplanationOfBenefit.addItem.provider ExplanationOfBenefit.addItem.subDetailSequence \
        ExplanationOfBenefit.diagnosis.type ExplanationOfBenefit.item.encounter ExplanationOfBenefit.payment.identifier \
        ExplanationOfBenefit.procedure ExplanationOfBenefit.procedure.type ExplanationOfBenefit.total \
        FamilyMemberHistory.condition Flag.author Flag.category Goal.category \
        GraphDefinition.link.target.compartment.rule Group.member Group.member.entity GuidanceResponse.performer \
        HealthcareService.category HealthcareService.location HealthcareService.photo HealthcareService.type \
        HumanName.prefix ImagingStudy.modality ImagingStudy.series Immunization.manufacturer \
        Immunization.protocolApplied.targetDisease Immunization.reaction.detail \
        ImmunizationRecommendation.recommendation.vaccineCode ImplementationGuide.definition.page \
        ImplementationGuide.definition.resource ImplementationGuide.definition.resource.fhirVersion \
        ImplementationGuide.fhirVersion ImplementationGuide.manifest.other ImplementationGuide.manifest.resource \
        InsurancePlan.coverage InsurancePlan.coverage.benefit.limit InsurancePlan.coverage.network InsurancePlan.network \
        InsurancePlan.plan.network InsurancePlan.plan.specificCost.benefit.cost \
        InsurancePlan.plan.specificCost.benefit.cost.applicability InsurancePlan.type Invoice.account Invoice.recipient \
        Linkage.author List.entry.item Location.partOf Location.type MarketingStatus.jurisdiction Measure.definition \
        Measure.supplementalData.usage Measure.type MeasureReport.group.stratifier.code Media.content Media.deviceName \
        Medication.manufacturer MedicationAdministration.device MedicationAdministration.dosage \
        MedicationAdministration.statusReason MedicationDispense.receiver MedicationDispense.substitution.reason \
        MedicationKnowledge.cost MedicationKnowledge.manufacturer \
        MedicationKnowledge.medicineClassification.classification MedicationKnowledge.regulatory.schedule \
        MedicationKnowledge.relatedMedicationKnowledge.reference MedicationRequest.category \
        MedicationRequest.dispenseRequest.performer MedicationRequest.performer MedicationStatement.statusReason \
        MedicinalProduct.name MedicinalProduct.name.countryLanguage.jurisdiction MedicinalProductAuthorization.country \
        MedicinalProductAuthorization.procedure.identifier MedicinalProductContraindication.subject \
        MedicinalProductIndication.subject MedicinalProductIngredient.identifier \
        MedicinalProductIngredient.specifiedSubstance.group MedicinalProductInteraction.subject \
        MedicinalProductPackaged.packageItem.device MedicinalProductPackaged.packageItem.material \
        MedicinalProductPackaged.subject MedicinalProductPharmaceutical.device MedicinalProductUndesirableEffect.subject \
        MessageDefinition.parent MessageHeader.author MessageHeader.destination MessageHeader.destination.endpoint \
        MessageHeader.destination.target MessageHeader.response.identifier MessageHeader.source.contact \
        MessageHeader.source.endpoint Meta.profile Meta.security MolecularSequence.performer \
        MolecularSequence.quality.roc.precision MolecularSequence.quality.roc.score MolecularSequence.specimen \
        NutritionOrder.oralDiet.nutrient.modifier NutritionOrder.oralDiet.schedule \
        NutritionOrder.oralDiet.texture.modifier NutritionOrder.oralDiet.type NutritionOrder.supplement.schedule \
        Observation.category Observation.specimen ObservationDefinition.category OperationDefinition.instance \
        OperationDefinition.parameter.part OperationDefinition.resource OperationOutcome.issue.expression \
        OperationOutcome.issue.location Organization.address Organization.partOf Organization.type \
        OrganizationAffiliation.code OrganizationAffiliation.location OrganizationAffiliation.network \
        Parameters.parameter.part Patient.address Patient.contact.relationship Patient.name PaymentNotice.recipient \
        PaymentReconciliation.detail.identifier Person.address Person.link.target Person.name Person.photo \
        PlanDefinition.action.code PlanDefinition.action.condition PlanDefinition.action.documentation \
        PlanDefinition.action.reason PlanDefinition.goal.documentation Practitioner.address Practitioner.name \
        Practitioner.qualification PractitionerRole.code PractitionerRole.location Procedure.bodySite \
        Procedure.focalDevice.action ProdCharacteristic.color ProductShelfLife.identifier Provenance.agent.role \
        Provenance.reason Questionnaire.code Questionnaire.item.code Questionnaire.item.linkId \
        QuestionnaireResponse.author QuestionnaireResponse.identifier QuestionnaireResponse.item.linkId \
        Reference.identifier RelatedPerson.address RelatedPerson.name RelatedPerson.relationship \
        RequestGroup.action.code RequestGroup.action.condition RequestGroup.action.documentation RequestGroup.author \
        ResearchDefinition.comment ResearchDefinition.population ResearchElementDefinition.comment \
        ResearchStudy.category ResearchStudy.condition ResearchStudy.location ResearchStudy.site RiskAssessment.basedOn \
        RiskAssessment.basis RiskAssessment.performer RiskEvidenceSynthesis.population Schedule.actor \
        SearchParameter.base SearchParameter.comparator SearchParameter.derivedFrom ServiceRequest.bodySite \
        ServiceRequest.category ServiceRequest.locationReference Signature.type Specimen.condition Specimen.container \
        Specimen.parent Specimen.processing.additive Specimen.request SpecimenDefinition.collection \
        SpecimenDefinition.identifier StructureDefinition.context StructureDefinition.differential.element \
        StructureDefinition.snapshot.element StructureMap.group.rule.dependent \
        StructureMap.group.rule.dependent.variable StructureMap.group.rule.source \
        StructureMap.group.rule.target.listMode StructureMap.structure StructureMap.structure.alias \
        Subscription.channel.endpoint Subscription.channel.payload Subscription.error Substance.category \
        Substance.instance.identifier SubstanceAmount.referenceRange SubstanceNucleicAcid.subunit \
        SubstanceNucleicAcid.subunit.linkage.identifier SubstanceNucleicAcid.subunit.sugar.identifier \
        SubstancePolymer.repeat SubstancePolymer.repeat.repeatUnit SubstanceProtein.subunit \
        SubstanceReferenceInformation.classification.source SubstanceReferenceInformation.gene \
        SubstanceReferenceInformation.gene.source SubstanceReferenceInformation.geneElement.source \
        SubstanceReferenceInformation.target.source SubstanceReferenceInformation.target.target \
        SubstanceSpecification.code SubstanceSpecification.code.source SubstanceSpecification.identifier \
        SubstanceSpecification.moiety.identifier SubstanceSpecification.name SubstanceSpecification.name.domain \
        SubstanceSpecification.name.language SubstanceSpecification.name.source SubstanceSpecification.name.translation \
        SubstanceSpecification.relationship SubstanceSpecification.relationship.source SubstanceSpecification.source \
        SubstanceSpecification.structure.isotope.identifier SubstanceSpecification.structure.source \
        SupplyDelivery.receiver SupplyRequest.supplier Task.focus Task.instantiatesCanonical Task.instantiatesUri \
        Task.performerType Task.reasonCode Task.reasonReference TerminologyCapabilities.codeSystem.version.filter.op \
        TerminologyCapabilities.codeSystem.version.language TestReport.identifier TestReport.setup.action.assert.detail \
        TestReport.setup.action.operation.detail TestScript.destination TestScript.identifier \
        TestScript.metadata.capability.origin TestScript.origin TestScript.profile TestScript.variable \
        Timing.repeat.when TriggerDefinition.data ValueSet.compose.exclude ValueSet.compose.include.filter.property \
        ValueSet.compose.include.valueSet ValueSet.expansion.identifier VerificationResult.primarySource \
        VerificationResult.primarySource.communicationMethod VerificationResult.primarySource.type
        """
}
