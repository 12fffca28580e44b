extension R4Model {
    /// Resources and data types of R4 from S to Z. Made by `.ci/r4-model`.
    static let fromSToZ = """
        Schedule:DomainResource active:boolean actor:Reference comment:string identifier:Identifier \
        planningHorizon:Period serviceCategory:CodeableConcept serviceType:CodeableConcept specialty:CodeableConcept
        SearchParameter:DomainResource base:code chain:string code:code comparator:code \
        component:SearchParameter.component contact:ContactDetail date:dateTime derivedFrom:canonical \
        description:markdown experimental:boolean expression:string jurisdiction:CodeableConcept modifier:code \
        multipleAnd:boolean multipleOr:boolean name:string publisher:string purpose:markdown status:code target:code \
        type:code url:uri useContext:UsageContext version:string xpath:string xpathUsage:code
        SearchParameter.component:BackboneElement definition:canonical expression:string
        ServiceRequest:DomainResource asNeeded:*boolean|CodeableConcept authoredOn:dateTime basedOn:Reference \
        bodySite:CodeableConcept category:CodeableConcept code:CodeableConcept doNotPerform:boolean \
        encounter:Reference identifier:Identifier instantiatesCanonical:canonical instantiatesUri:uri \
        insurance:Reference intent:code locationCode:CodeableConcept locationReference:Reference note:Annotation \
        occurrence:*dateTime|Period|Timing orderDetail:CodeableConcept patientInstruction:string performer:Reference \
        performerType:CodeableConcept priority:code quantity:*Quantity|Ratio|Range reasonCode:CodeableConcept \
        reasonReference:Reference relevantHistory:Reference replaces:Reference requester:Reference \
        requisition:Identifier specimen:Reference status:code subject:Reference supportingInfo:Reference
        Slot:DomainResource appointmentType:CodeableConcept comment:string end:instant identifier:Identifier \
        overbooked:boolean schedule:Reference serviceCategory:CodeableConcept serviceType:CodeableConcept \
        specialty:CodeableConcept start:instant status:code
        Specimen:DomainResource accessionIdentifier:Identifier collection:Specimen.collection \
        condition:CodeableConcept container:Specimen.container identifier:Identifier note:Annotation parent:Reference \
        processing:Specimen.processing receivedTime:dateTime request:Reference status:code subject:Reference \
        type:CodeableConcept
        Specimen.collection:BackboneElement bodySite:CodeableConcept collected:*dateTime|Period collector:Reference \
        duration:Duration fastingStatus:*CodeableConcept|Duration method:CodeableConcept quantity:Quantity
        Specimen.container:BackboneElement additive:*CodeableConcept|Reference capacity:Quantity description:string \
        identifier:Identifier specimenQuantity:Quantity type:CodeableConcept
        Specimen.processing:BackboneElement additive:Reference description:string procedure:CodeableConcept \
        time:*dateTime|Period
        SpecimenDefinition:DomainResource collection:CodeableConcept identifier:Identifier \
        patientPreparation:CodeableConcept timeAspect:string typeCollected:CodeableConcept \
        typeTested:SpecimenDefinition.typeTested
        SpecimenDefinition.typeTested:BackboneElement container:SpecimenDefinition.typeTested.container \
        handling:SpecimenDefinition.typeTested.handling isDerived:boolean preference:code \
        rejectionCriterion:CodeableConcept requirement:string retentionTime:Duration type:CodeableConcept
        SpecimenDefinition.typeTested.container:BackboneElement \
        additive:SpecimenDefinition.typeTested.container.additive cap:CodeableConcept capacity:Quantity \
        description:string material:CodeableConcept minimumVolume:*Quantity|string preparation:string \
        type:CodeableConcept
        SpecimenDefinition.typeTested.container.additive:BackboneElement additive:*CodeableConcept|Reference
        SpecimenDefinition.typeTested.handling:BackboneElement instruction:string maxDuration:Duration \
        temperatureQualifier:CodeableConcept temperatureRange:Range
        StructureDefinition:DomainResource abstract:boolean baseDefinition:canonical contact:ContactDetail \
        context:StructureDefinition.context contextInvariant:string copyright:markdown date:dateTime derivation:code \
        description:markdown differential:StructureDefinition.differential experimental:boolean fhirVersion:code \
        identifier:Identifier jurisdiction:CodeableConcept keyword:Coding kind:code \
        mapping:StructureDefinition.mapping name:string publisher:string purpose:markdown \
        snapshot:StructureDefinition.snapshot status:code title:string type:uri url:uri useContext:UsageContext \
        version:string
        StructureDefinition.context:BackboneElement expression:string type:code
        StructureDefinition.differential:BackboneElement element:ElementDefinition
        StructureDefinition.mapping:BackboneElement comment:string identity:id name:string uri:uri
        StructureDefinition.snapshot:BackboneElement element:ElementDefinition
        StructureMap:DomainResource contact:ContactDetail copyright:markdown date:dateTime description:markdown \
        experimental:boolean group:StructureMap.group identifier:Identifier import:canonical \
        jurisdiction:CodeableConcept name:string publisher:string purpose:markdown status:code \
        structure:StructureMap.structure title:string url:uri useContext:UsageContext version:string
        StructureMap.group:BackboneElement documentation:string extends:id input:StructureMap.group.input name:id \
        rule:StructureMap.group.rule typeMode:code
        StructureMap.group.input:BackboneElement documentation:string mode:code name:id type:string
        StructureMap.group.rule:BackboneElement dependent:StructureMap.group.rule.dependent documentation:string \
        name:id rule:StructureMap.group.rule source:StructureMap.group.rule.source \
        target:StructureMap.group.rule.target
        StructureMap.group.rule.dependent:BackboneElement name:id variable:string
        StructureMap.group.rule.source:BackboneElement check:string condition:string context:id defaultValue:* \
        element:string listMode:code logMessage:string max:string min:integer type:string variable:id
        StructureMap.group.rule.target:BackboneElement context:id contextType:code element:string listMode:code \
        listRuleId:id parameter:StructureMap.group.rule.target.parameter transform:code variable:id
        StructureMap.group.rule.target.parameter:BackboneElement value:*id|string|boolean|integer|decimal
        StructureMap.structure:BackboneElement alias:string documentation:string mode:code url:canonical
        Subscription:DomainResource channel:Subscription.channel contact:ContactPoint criteria:string end:instant \
        error:string reason:string status:code
        Subscription.channel:BackboneElement endpoint:url header:string payload:code type:code
        Substance:DomainResource category:CodeableConcept code:CodeableConcept description:string \
        identifier:Identifier ingredient:Substance.ingredient instance:Substance.instance status:code
        Substance.ingredient:BackboneElement quantity:Ratio substance:*CodeableConcept|Reference
        Substance.instance:BackboneElement expiry:dateTime identifier:Identifier quantity:Quantity
        SubstanceAmount:BackboneElement amount:*Quantity|Range|string amountText:string amountType:CodeableConcept \
        referenceRange:SubstanceAmount.referenceRange
        SubstanceAmount.referenceRange:Element highLimit:Quantity lowLimit:Quantity
        SubstanceNucleicAcid:DomainResource areaOfHybridisation:string numberOfSubunits:integer \
        oligoNucleotideType:CodeableConcept sequenceType:CodeableConcept subunit:SubstanceNucleicAcid.subunit
        SubstanceNucleicAcid.subunit:BackboneElement fivePrime:CodeableConcept length:integer \
        linkage:SubstanceNucleicAcid.subunit.linkage sequence:string sequenceAttachment:Attachment subunit:integer \
        sugar:SubstanceNucleicAcid.subunit.sugar threePrime:CodeableConcept
        SubstanceNucleicAcid.subunit.linkage:BackboneElement connectivity:string identifier:Identifier name:string \
        residueSite:string
        SubstanceNucleicAcid.subunit.sugar:BackboneElement identifier:Identifier name:string residueSite:string
        SubstancePolymer:DomainResource class:CodeableConcept copolymerConnectivity:CodeableConcept \
        geometry:CodeableConcept modification:string monomerSet:SubstancePolymer.monomerSet \
        repeat:SubstancePolymer.repeat
        SubstancePolymer.monomerSet:BackboneElement ratioType:CodeableConcept \
        startingMaterial:SubstancePolymer.monomerSet.startingMaterial
        SubstancePolymer.monomerSet.startingMaterial:BackboneElement amount:SubstanceAmount isDefining:boolean \
        material:CodeableConcept type:CodeableConcept
        SubstancePolymer.repeat:BackboneElement averageMolecularFormula:string numberOfUnits:integer \
        repeatUnit:SubstancePolymer.repeat.repeatUnit repeatUnitAmountType:CodeableConcept
        SubstancePolymer.repeat.repeatUnit:BackboneElement amount:SubstanceAmount \
        degreeOfPolymerisation:SubstancePolymer.repeat.repeatUnit.degreeOfPolymerisation \
        orientationOfPolymerisation:CodeableConcept repeatUnit:string \
        structuralRepresentation:SubstancePolymer.repeat.repeatUnit.structuralRepresentation
        SubstancePolymer.repeat.repeatUnit.degreeOfPolymerisation:BackboneElement amount:SubstanceAmount \
        degree:CodeableConcept
        SubstancePolymer.repeat.repeatUnit.structuralRepresentation:BackboneElement attachment:Attachment \
        representation:string type:CodeableConcept
        SubstanceProtein:DomainResource disulfideLinkage:string numberOfSubunits:integer sequenceType:CodeableConcept \
        subunit:SubstanceProtein.subunit
        SubstanceProtein.subunit:BackboneElement cTerminalModification:string cTerminalModificationId:Identifier \
        length:integer nTerminalModification:string nTerminalModificationId:Identifier sequence:string \
        sequenceAttachment:Attachment subunit:integer
        SubstanceReferenceInformation:DomainResource classification:SubstanceReferenceInformation.classification \
        comment:string gene:SubstanceReferenceInformation.gene geneElement:SubstanceReferenceInformation.geneElement \
        target:SubstanceReferenceInformation.target
        SubstanceReferenceInformation.classification:BackboneElement classification:CodeableConcept \
        domain:CodeableConcept source:Reference subtype:CodeableConcept
        SubstanceReferenceInformation.gene:BackboneElement gene:CodeableConcept geneSequenceOrigin:CodeableConcept \
        source:Reference
        SubstanceReferenceInformation.geneElement:BackboneElement element:Identifier source:Reference \
        type:CodeableConcept
        SubstanceReferenceInformation.target:BackboneElement amount:*Quantity|Range|string amountType:CodeableConcept \
        interaction:CodeableConcept organism:CodeableConcept organismType:CodeableConcept source:Reference \
        target:Identifier type:CodeableConcept
        SubstanceSourceMaterial:DomainResource countryOfOrigin:CodeableConcept developmentStage:CodeableConcept \
        fractionDescription:SubstanceSourceMaterial.fractionDescription geographicalLocation:string \
        organism:SubstanceSourceMaterial.organism organismId:Identifier organismName:string \
        parentSubstanceId:Identifier parentSubstanceName:string \
        partDescription:SubstanceSourceMaterial.partDescription sourceMaterialClass:CodeableConcept \
        sourceMaterialState:CodeableConcept sourceMaterialType:CodeableConcept
        SubstanceSourceMaterial.fractionDescription:BackboneElement fraction:string materialType:CodeableConcept
        SubstanceSourceMaterial.organism:BackboneElement author:SubstanceSourceMaterial.organism.author \
        family:CodeableConcept genus:CodeableConcept hybrid:SubstanceSourceMaterial.organism.hybrid \
        intraspecificDescription:string intraspecificType:CodeableConcept \
        organismGeneral:SubstanceSourceMaterial.organism.organismGeneral species:CodeableConcept
        SubstanceSourceMaterial.organism.author:BackboneElement authorDescription:string authorType:CodeableConcept
        SubstanceSourceMaterial.organism.hybrid:BackboneElement hybridType:CodeableConcept maternalOrganismId:string \
        maternalOrganismName:string paternalOrganismId:string paternalOrganismName:string
        SubstanceSourceMaterial.organism.organismGeneral:BackboneElement class:CodeableConcept \
        kingdom:CodeableConcept order:CodeableConcept phylum:CodeableConcept
        SubstanceSourceMaterial.partDescription:BackboneElement part:CodeableConcept partLocation:CodeableConcept
        SubstanceSpecification:DomainResource code:SubstanceSpecification.code comment:string description:string \
        domain:CodeableConcept identifier:Identifier moiety:SubstanceSpecification.moiety \
        molecularWeight:SubstanceSpecification.structure.isotope.molecularWeight name:SubstanceSpecification.name \
        nucleicAcid:Reference polymer:Reference property:SubstanceSpecification.property protein:Reference \
        referenceInformation:Reference relationship:SubstanceSpecification.relationship source:Reference \
        sourceMaterial:Reference status:CodeableConcept structure:SubstanceSpecification.structure \
        type:CodeableConcept
        SubstanceSpecification.code:BackboneElement code:CodeableConcept comment:string source:Reference \
        status:CodeableConcept statusDate:dateTime
        SubstanceSpecification.moiety:BackboneElement amount:*Quantity|string identifier:Identifier \
        molecularFormula:string name:string opticalActivity:CodeableConcept role:CodeableConcept \
        stereochemistry:CodeableConcept
        SubstanceSpecification.name:BackboneElement domain:CodeableConcept jurisdiction:CodeableConcept \
        language:CodeableConcept name:string official:SubstanceSpecification.name.official preferred:boolean \
        source:Reference status:CodeableConcept synonym:SubstanceSpecification.name \
        translation:SubstanceSpecification.name type:CodeableConcept
        SubstanceSpecification.name.official:BackboneElement authority:CodeableConcept date:dateTime \
        status:CodeableConcept
        SubstanceSpecification.property:BackboneElement amount:*Quantity|string category:CodeableConcept \
        code:CodeableConcept definingSubstance:*Reference|CodeableConcept parameters:string
        SubstanceSpecification.relationship:BackboneElement amount:*Quantity|Range|Ratio|string \
        amountRatioLowLimit:Ratio amountType:CodeableConcept isDefining:boolean relationship:CodeableConcept \
        source:Reference substance:*Reference|CodeableConcept
        SubstanceSpecification.structure:BackboneElement isotope:SubstanceSpecification.structure.isotope \
        molecularFormula:string molecularFormulaByMoiety:string \
        molecularWeight:SubstanceSpecification.structure.isotope.molecularWeight opticalActivity:CodeableConcept \
        representation:SubstanceSpecification.structure.representation source:Reference \
        stereochemistry:CodeableConcept
        SubstanceSpecification.structure.isotope:BackboneElement halfLife:Quantity identifier:Identifier \
        molecularWeight:SubstanceSpecification.structure.isotope.molecularWeight name:CodeableConcept \
        substitution:CodeableConcept
        SubstanceSpecification.structure.isotope.molecularWeight:BackboneElement amount:Quantity \
        method:CodeableConcept type:CodeableConcept
        SubstanceSpecification.structure.representation:BackboneElement attachment:Attachment representation:string \
        type:CodeableConcept
        SupplyDelivery:DomainResource basedOn:Reference destination:Reference identifier:Identifier \
        occurrence:*dateTime|Period|Timing partOf:Reference patient:Reference receiver:Reference status:code \
        suppliedItem:SupplyDelivery.suppliedItem supplier:Reference type:CodeableConcept
        SupplyDelivery.suppliedItem:BackboneElement item:*CodeableConcept|Reference quantity:Quantity
        SupplyRequest:DomainResource authoredOn:dateTime category:CodeableConcept deliverFrom:Reference \
        deliverTo:Reference identifier:Identifier item:*CodeableConcept|Reference occurrence:*dateTime|Period|Timing \
        parameter:SupplyRequest.parameter priority:code quantity:Quantity reasonCode:CodeableConcept \
        reasonReference:Reference requester:Reference status:code supplier:Reference
        SupplyRequest.parameter:BackboneElement code:CodeableConcept value:*CodeableConcept|Quantity|Range|boolean
        Task:DomainResource authoredOn:dateTime basedOn:Reference businessStatus:CodeableConcept code:CodeableConcept \
        description:string encounter:Reference executionPeriod:Period focus:Reference for:Reference \
        groupIdentifier:Identifier identifier:Identifier input:Task.input instantiatesCanonical:canonical \
        instantiatesUri:uri insurance:Reference intent:code lastModified:dateTime location:Reference note:Annotation \
        output:Task.output owner:Reference partOf:Reference performerType:CodeableConcept priority:code \
        reasonCode:CodeableConcept reasonReference:Reference relevantHistory:Reference requester:Reference \
        restriction:Task.restriction status:code statusReason:CodeableConcept
        Task.input:BackboneElement type:CodeableConcept value:*
        Task.output:BackboneElement type:CodeableConcept value:*
        Task.restriction:BackboneElement period:Period recipient:Reference repetitions:positiveInt
        TerminologyCapabilities:DomainResource closure:TerminologyCapabilities.closure codeSearch:code \
        codeSystem:TerminologyCapabilities.codeSystem contact:ContactDetail copyright:markdown date:dateTime \
        description:markdown expansion:TerminologyCapabilities.expansion experimental:boolean \
        implementation:TerminologyCapabilities.implementation jurisdiction:CodeableConcept kind:code \
        lockedDate:boolean name:string publisher:string purpose:markdown software:TerminologyCapabilities.software \
        status:code title:string translation:TerminologyCapabilities.translation url:uri useContext:UsageContext \
        validateCode:TerminologyCapabilities.validateCode version:string
        TerminologyCapabilities.closure:BackboneElement translation:boolean
        TerminologyCapabilities.codeSystem:BackboneElement subsumption:boolean uri:canonical \
        version:TerminologyCapabilities.codeSystem.version
        TerminologyCapabilities.codeSystem.version:BackboneElement code:string compositional:boolean \
        filter:TerminologyCapabilities.codeSystem.version.filter isDefault:boolean language:code property:code
        TerminologyCapabilities.codeSystem.version.filter:BackboneElement code:code op:code
        TerminologyCapabilities.expansion:BackboneElement hierarchical:boolean incomplete:boolean paging:boolean \
        parameter:TerminologyCapabilities.expansion.parameter textFilter:markdown
        TerminologyCapabilities.expansion.parameter:BackboneElement documentation:string name:code
        TerminologyCapabilities.implementation:BackboneElement description:string url:url
        TerminologyCapabilities.software:BackboneElement name:string version:string
        TerminologyCapabilities.translation:BackboneElement needsMap:boolean
        TerminologyCapabilities.validateCode:BackboneElement translations:boolean
        TestReport:DomainResource identifier:Identifier issued:dateTime name:string \
        participant:TestReport.participant result:code score:decimal setup:TestReport.setup status:code \
        teardown:TestReport.teardown test:TestReport.test testScript:Reference tester:string
        TestReport.participant:BackboneElement display:string type:code uri:uri
        TestReport.setup:BackboneElement action:TestReport.setup.action
        TestReport.setup.action:BackboneElement assert:TestReport.setup.action.assert \
        operation:TestReport.setup.action.operation
        TestReport.setup.action.assert:BackboneElement detail:string message:markdown result:code
        TestReport.setup.action.operation:BackboneElement detail:uri message:markdown result:code
        TestReport.teardown:BackboneElement action:TestReport.teardown.action
        TestReport.teardown.action:BackboneElement operation:TestReport.setup.action.operation
        TestReport.test:BackboneElement action:TestReport.test.action description:string name:string
        TestReport.test.action:BackboneElement assert:TestReport.setup.action.assert \
        operation:TestReport.setup.action.operation
        TestScript:DomainResource contact:ContactDetail copyright:markdown date:dateTime description:markdown \
        destination:TestScript.destination experimental:boolean fixture:TestScript.fixture identifier:Identifier \
        jurisdiction:CodeableConcept metadata:TestScript.metadata name:string origin:TestScript.origin \
        profile:Reference publisher:string purpose:markdown setup:TestScript.setup status:code \
        teardown:TestScript.teardown test:TestScript.test title:string url:uri useContext:UsageContext \
        variable:TestScript.variable version:string
        TestScript.destination:BackboneElement index:integer profile:Coding
        TestScript.fixture:BackboneElement autocreate:boolean autodelete:boolean resource:Reference
        TestScript.metadata:BackboneElement capability:TestScript.metadata.capability link:TestScript.metadata.link
        TestScript.metadata.capability:BackboneElement capabilities:canonical description:string destination:integer \
        link:uri origin:integer required:boolean validated:boolean
        TestScript.metadata.link:BackboneElement description:string url:uri
        TestScript.origin:BackboneElement index:integer profile:Coding
        TestScript.setup:BackboneElement action:TestScript.setup.action
        TestScript.setup.action:BackboneElement assert:TestScript.setup.action.assert \
        operation:TestScript.setup.action.operation
        TestScript.setup.action.assert:BackboneElement compareToSourceExpression:string compareToSourceId:string \
        compareToSourcePath:string contentType:code description:string direction:code expression:string \
        headerField:string label:string minimumId:string navigationLinks:boolean operator:code path:string \
        requestMethod:code requestURL:string resource:code response:code responseCode:string sourceId:id \
        validateProfileId:id value:string warningOnly:boolean
        TestScript.setup.action.operation:BackboneElement accept:code contentType:code description:string \
        destination:integer encodeRequestUrl:boolean label:string method:code origin:integer params:string \
        requestHeader:TestScript.setup.action.operation.requestHeader requestId:id resource:code responseId:id \
        sourceId:id targetId:id type:Coding url:string
        TestScript.setup.action.operation.requestHeader:BackboneElement field:string value:string
        TestScript.teardown:BackboneElement action:TestScript.teardown.action
        TestScript.teardown.action:BackboneElement operation:TestScript.setup.action.operation
        TestScript.test:BackboneElement action:TestScript.test.action description:string name:string
        TestScript.test.action:BackboneElement assert:TestScript.setup.action.assert \
        operation:TestScript.setup.action.operation
        TestScript.variable:BackboneElement defaultValue:string description:string expression:string \
        headerField:string hint:string name:string path:string sourceId:id
        TriggerDefinition:Element condition:Expression data:DataRequirement name:string timing:*Timing|Reference|\
        date|dateTime type:code
        VerificationResult:DomainResource attestation:VerificationResult.attestation failureAction:CodeableConcept \
        frequency:Timing lastPerformed:dateTime need:CodeableConcept nextScheduled:date \
        primarySource:VerificationResult.primarySource status:code statusDate:dateTime target:Reference \
        targetLocation:string validationProcess:CodeableConcept validationType:CodeableConcept \
        validator:VerificationResult.validator
        VerificationResult.attestation:BackboneElement communicationMethod:CodeableConcept date:date \
        onBehalfOf:Reference proxyIdentityCertificate:string proxySignature:Signature \
        sourceIdentityCertificate:string sourceSignature:Signature who:Reference
        VerificationResult.primarySource:BackboneElement canPushUpdates:CodeableConcept \
        communicationMethod:CodeableConcept pushTypeAvailable:CodeableConcept type:CodeableConcept \
        validationDate:dateTime validationStatus:CodeableConcept who:Reference
        VerificationResult.validator:BackboneElement attestationSignature:Signature identityCertificate:string \
        organization:Reference
        VisionPrescription:DomainResource created:dateTime dateWritten:dateTime encounter:Reference \
        identifier:Identifier lensSpecification:VisionPrescription.lensSpecification patient:Reference \
        prescriber:Reference status:code
        VisionPrescription.lensSpecification:BackboneElement add:decimal axis:integer backCurve:decimal brand:string \
        color:string cylinder:decimal diameter:decimal duration:Quantity eye:code note:Annotation power:decimal \
        prism:VisionPrescription.lensSpecification.prism product:CodeableConcept sphere:decimal
        VisionPrescription.lensSpecification.prism:BackboneElement amount:decimal base:code

        """
}
