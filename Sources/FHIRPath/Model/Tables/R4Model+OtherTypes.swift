extension R4Model {
    /// The names of the types of R4 that only the other tables have elements of. Made by `.ci/r4-model`.
    static let otherTypes = """
        Account ActivityDefinition AdverseEvent AllergyIntolerance Appointment AppointmentResponse AuditEvent Basic \
        BiologicallyDerivedProduct BodyStructure CapabilityStatement CarePlan CareTeam CatalogEntry ChargeItem \
        ChargeItemDefinition Claim ClaimResponse ClinicalImpression Communication CommunicationRequest \
        CompartmentDefinition Composition ConceptMap Consent Contract Contributor:Element Coverage \
        CoverageEligibilityRequest CoverageEligibilityResponse DataRequirement:Element DetectedIssue Device \
        DeviceDefinition DeviceMetric DeviceRequest DeviceUseStatement DiagnosticReport DocumentManifest \
        DocumentReference EffectEvidenceSynthesis ElementDefinition:BackboneElement Encounter Endpoint \
        EnrollmentRequest EnrollmentResponse EpisodeOfCare EventDefinition Evidence EvidenceVariable ExampleScenario \
        ExplanationOfBenefit FamilyMemberHistory Flag Goal GraphDefinition Group GuidanceResponse HealthcareService \
        ImagingStudy Immunization ImmunizationEvaluation ImmunizationRecommendation ImplementationGuide InsurancePlan \
        Invoice Library Linkage List Location MarketingStatus:BackboneElement Measure MeasureReport Media Medication \
        MedicationAdministration MedicationDispense MedicationKnowledge MedicationRequest MedicationStatement \
        MedicinalProduct MedicinalProductAuthorization MedicinalProductContraindication MedicinalProductIndication \
        MedicinalProductIngredient MedicinalProductInteraction MedicinalProductManufactured MedicinalProductPackaged \
        MedicinalProductPharmaceutical MedicinalProductUndesirableEffect MessageDefinition MessageHeader \
        MolecularSequence NamingSystem NutritionOrder ObservationDefinition OperationDefinition Organization \
        OrganizationAffiliation ParameterDefinition:Element PaymentNotice PaymentReconciliation Person PlanDefinition \
        Population:BackboneElement PractitionerRole Procedure ProdCharacteristic:BackboneElement \
        ProductShelfLife:BackboneElement Provenance RelatedPerson RequestGroup ResearchDefinition \
        ResearchElementDefinition ResearchStudy ResearchSubject RiskAssessment RiskEvidenceSynthesis Schedule \
        SearchParameter ServiceRequest Slot Specimen SpecimenDefinition StructureDefinition StructureMap Subscription \
        Substance SubstanceAmount:BackboneElement SubstanceNucleicAcid SubstancePolymer SubstanceProtein \
        SubstanceReferenceInformation SubstanceSourceMaterial SubstanceSpecification SupplyDelivery SupplyRequest \
        Task TerminologyCapabilities TestReport TestScript TriggerDefinition:Element VerificationResult \
        VisionPrescription

        """
}
