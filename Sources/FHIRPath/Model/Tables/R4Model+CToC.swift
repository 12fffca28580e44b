extension R4Model {
    /// Resources and data types of R4 from C to C. Made by `.ci/r4-model`.
    static let fromCToC = """
        CapabilityStatement:DomainResource contact:ContactDetail copyright:markdown date:dateTime \
        description:markdown document:CapabilityStatement.document experimental:boolean fhirVersion:code format:code \
        implementation:CapabilityStatement.implementation implementationGuide:canonical imports:canonical \
        instantiates:canonical jurisdiction:CodeableConcept kind:code messaging:CapabilityStatement.messaging \
        name:string patchFormat:code publisher:string purpose:markdown rest:CapabilityStatement.rest \
        software:CapabilityStatement.software status:code title:string url:uri useContext:UsageContext version:string
        CapabilityStatement.document:BackboneElement documentation:markdown mode:code profile:canonical
        CapabilityStatement.implementation:BackboneElement custodian:Reference description:string url:url
        CapabilityStatement.messaging:BackboneElement documentation:markdown \
        endpoint:CapabilityStatement.messaging.endpoint reliableCache:unsignedInt \
        supportedMessage:CapabilityStatement.messaging.supportedMessage
        CapabilityStatement.messaging.endpoint:BackboneElement address:url protocol:Coding
        CapabilityStatement.messaging.supportedMessage:BackboneElement definition:canonical mode:code
        CapabilityStatement.rest:BackboneElement compartment:canonical documentation:markdown \
        interaction:CapabilityStatement.rest.interaction mode:code \
        operation:CapabilityStatement.rest.resource.operation resource:CapabilityStatement.rest.resource \
        searchParam:CapabilityStatement.rest.resource.searchParam security:CapabilityStatement.rest.security
        CapabilityStatement.rest.interaction:BackboneElement code:code documentation:markdown
        CapabilityStatement.rest.resource:BackboneElement conditionalCreate:boolean conditionalDelete:code \
        conditionalRead:code conditionalUpdate:boolean documentation:markdown \
        interaction:CapabilityStatement.rest.resource.interaction \
        operation:CapabilityStatement.rest.resource.operation profile:canonical readHistory:boolean \
        referencePolicy:code searchInclude:string searchParam:CapabilityStatement.rest.resource.searchParam \
        searchRevInclude:string supportedProfile:canonical type:code updateCreate:boolean versioning:code
        CapabilityStatement.rest.resource.interaction:BackboneElement code:code documentation:markdown
        CapabilityStatement.rest.resource.operation:BackboneElement definition:canonical documentation:markdown \
        name:string
        CapabilityStatement.rest.resource.searchParam:BackboneElement definition:canonical documentation:markdown \
        name:string type:code
        CapabilityStatement.rest.security:BackboneElement cors:boolean description:markdown service:CodeableConcept
        CapabilityStatement.software:BackboneElement name:string releaseDate:dateTime version:string
        CarePlan:DomainResource activity:CarePlan.activity addresses:Reference author:Reference basedOn:Reference \
        careTeam:Reference category:CodeableConcept contributor:Reference created:dateTime description:string \
        encounter:Reference goal:Reference identifier:Identifier instantiatesCanonical:canonical instantiatesUri:uri \
        intent:code note:Annotation partOf:Reference period:Period replaces:Reference status:code subject:Reference \
        supportingInfo:Reference title:string
        CarePlan.activity:BackboneElement detail:CarePlan.activity.detail outcomeCodeableConcept:CodeableConcept \
        outcomeReference:Reference progress:Annotation reference:Reference
        CarePlan.activity.detail:BackboneElement code:CodeableConcept dailyAmount:Quantity description:string \
        doNotPerform:boolean goal:Reference instantiatesCanonical:canonical instantiatesUri:uri kind:code \
        location:Reference performer:Reference product:*CodeableConcept|Reference quantity:Quantity \
        reasonCode:CodeableConcept reasonReference:Reference scheduled:*Timing|Period|string status:code \
        statusReason:CodeableConcept
        CareTeam:DomainResource category:CodeableConcept encounter:Reference identifier:Identifier \
        managingOrganization:Reference name:string note:Annotation participant:CareTeam.participant period:Period \
        reasonCode:CodeableConcept reasonReference:Reference status:code subject:Reference telecom:ContactPoint
        CareTeam.participant:BackboneElement member:Reference onBehalfOf:Reference period:Period role:CodeableConcept
        CatalogEntry:DomainResource additionalCharacteristic:CodeableConcept additionalClassification:CodeableConcept \
        additionalIdentifier:Identifier classification:CodeableConcept identifier:Identifier lastUpdated:dateTime \
        orderable:boolean referencedItem:Reference relatedEntry:CatalogEntry.relatedEntry status:code \
        type:CodeableConcept validTo:dateTime validityPeriod:Period
        CatalogEntry.relatedEntry:BackboneElement item:Reference relationtype:code
        ChargeItem:DomainResource account:Reference bodysite:CodeableConcept code:CodeableConcept context:Reference \
        costCenter:Reference definitionCanonical:canonical definitionUri:uri enteredDate:dateTime enterer:Reference \
        factorOverride:decimal identifier:Identifier note:Annotation occurrence:*dateTime|Period|Timing \
        overrideReason:string partOf:Reference performer:ChargeItem.performer performingOrganization:Reference \
        priceOverride:Money product:*Reference|CodeableConcept quantity:Quantity reason:CodeableConcept \
        requestingOrganization:Reference service:Reference status:code subject:Reference \
        supportingInformation:Reference
        ChargeItem.performer:BackboneElement actor:Reference function:CodeableConcept
        ChargeItemDefinition:DomainResource applicability:ChargeItemDefinition.applicability approvalDate:date \
        code:CodeableConcept contact:ContactDetail copyright:markdown date:dateTime derivedFromUri:uri \
        description:markdown effectivePeriod:Period experimental:boolean identifier:Identifier instance:Reference \
        jurisdiction:CodeableConcept lastReviewDate:date partOf:canonical \
        propertyGroup:ChargeItemDefinition.propertyGroup publisher:string replaces:canonical status:code title:string \
        url:uri useContext:UsageContext version:string
        ChargeItemDefinition.applicability:BackboneElement description:string expression:string language:string
        ChargeItemDefinition.propertyGroup:BackboneElement applicability:ChargeItemDefinition.applicability \
        priceComponent:ChargeItemDefinition.propertyGroup.priceComponent
        ChargeItemDefinition.propertyGroup.priceComponent:BackboneElement amount:Money code:CodeableConcept \
        factor:decimal type:code
        Claim:DomainResource accident:Claim.accident billablePeriod:Period careTeam:Claim.careTeam created:dateTime \
        diagnosis:Claim.diagnosis enterer:Reference facility:Reference fundsReserve:CodeableConcept \
        identifier:Identifier insurance:Claim.insurance insurer:Reference item:Claim.item \
        originalPrescription:Reference patient:Reference payee:Claim.payee prescription:Reference \
        priority:CodeableConcept procedure:Claim.procedure provider:Reference referral:Reference \
        related:Claim.related status:code subType:CodeableConcept supportingInfo:Claim.supportingInfo total:Money \
        type:CodeableConcept use:code
        Claim.accident:BackboneElement date:date location:*Address|Reference type:CodeableConcept
        Claim.careTeam:BackboneElement provider:Reference qualification:CodeableConcept responsible:boolean \
        role:CodeableConcept sequence:positiveInt
        Claim.diagnosis:BackboneElement diagnosis:*CodeableConcept|Reference onAdmission:CodeableConcept \
        packageCode:CodeableConcept sequence:positiveInt type:CodeableConcept
        Claim.insurance:BackboneElement businessArrangement:string claimResponse:Reference coverage:Reference \
        focal:boolean identifier:Identifier preAuthRef:string sequence:positiveInt
        Claim.item:BackboneElement bodySite:CodeableConcept careTeamSequence:positiveInt category:CodeableConcept \
        detail:Claim.item.detail diagnosisSequence:positiveInt encounter:Reference factor:decimal \
        informationSequence:positiveInt location:*CodeableConcept|Address|Reference modifier:CodeableConcept \
        net:Money procedureSequence:positiveInt productOrService:CodeableConcept programCode:CodeableConcept \
        quantity:Quantity revenue:CodeableConcept sequence:positiveInt serviced:*date|Period subSite:CodeableConcept \
        udi:Reference unitPrice:Money
        Claim.item.detail:BackboneElement category:CodeableConcept factor:decimal modifier:CodeableConcept net:Money \
        productOrService:CodeableConcept programCode:CodeableConcept quantity:Quantity revenue:CodeableConcept \
        sequence:positiveInt subDetail:Claim.item.detail.subDetail udi:Reference unitPrice:Money
        Claim.item.detail.subDetail:BackboneElement category:CodeableConcept factor:decimal modifier:CodeableConcept \
        net:Money productOrService:CodeableConcept programCode:CodeableConcept quantity:Quantity \
        revenue:CodeableConcept sequence:positiveInt udi:Reference unitPrice:Money
        Claim.payee:BackboneElement party:Reference type:CodeableConcept
        Claim.procedure:BackboneElement date:dateTime procedure:*CodeableConcept|Reference sequence:positiveInt \
        type:CodeableConcept udi:Reference
        Claim.related:BackboneElement claim:Reference reference:Identifier relationship:CodeableConcept
        Claim.supportingInfo:BackboneElement category:CodeableConcept code:CodeableConcept reason:CodeableConcept \
        sequence:positiveInt timing:*date|Period value:*boolean|string|Quantity|Attachment|Reference
        ClaimResponse:DomainResource addItem:ClaimResponse.addItem adjudication:ClaimResponse.item.adjudication \
        communicationRequest:Reference created:dateTime disposition:string error:ClaimResponse.error form:Attachment \
        formCode:CodeableConcept fundsReserve:CodeableConcept identifier:Identifier insurance:ClaimResponse.insurance \
        insurer:Reference item:ClaimResponse.item outcome:code patient:Reference payeeType:CodeableConcept \
        payment:ClaimResponse.payment preAuthPeriod:Period preAuthRef:string processNote:ClaimResponse.processNote \
        request:Reference requestor:Reference status:code subType:CodeableConcept total:ClaimResponse.total \
        type:CodeableConcept use:code
        ClaimResponse.addItem:BackboneElement adjudication:ClaimResponse.item.adjudication bodySite:CodeableConcept \
        detail:ClaimResponse.addItem.detail detailSequence:positiveInt factor:decimal itemSequence:positiveInt \
        location:*CodeableConcept|Address|Reference modifier:CodeableConcept net:Money noteNumber:positiveInt \
        productOrService:CodeableConcept programCode:CodeableConcept provider:Reference quantity:Quantity \
        serviced:*date|Period subSite:CodeableConcept subdetailSequence:positiveInt unitPrice:Money
        ClaimResponse.addItem.detail:BackboneElement adjudication:ClaimResponse.item.adjudication factor:decimal \
        modifier:CodeableConcept net:Money noteNumber:positiveInt productOrService:CodeableConcept quantity:Quantity \
        subDetail:ClaimResponse.addItem.detail.subDetail unitPrice:Money
        ClaimResponse.addItem.detail.subDetail:BackboneElement adjudication:ClaimResponse.item.adjudication \
        factor:decimal modifier:CodeableConcept net:Money noteNumber:positiveInt productOrService:CodeableConcept \
        quantity:Quantity unitPrice:Money
        ClaimResponse.error:BackboneElement code:CodeableConcept detailSequence:positiveInt itemSequence:positiveInt \
        subDetailSequence:positiveInt
        ClaimResponse.insurance:BackboneElement businessArrangement:string claimResponse:Reference coverage:Reference \
        focal:boolean sequence:positiveInt
        ClaimResponse.item:BackboneElement adjudication:ClaimResponse.item.adjudication \
        detail:ClaimResponse.item.detail itemSequence:positiveInt noteNumber:positiveInt
        ClaimResponse.item.adjudication:BackboneElement amount:Money category:CodeableConcept reason:CodeableConcept \
        value:decimal
        ClaimResponse.item.detail:BackboneElement adjudication:ClaimResponse.item.adjudication \
        detailSequence:positiveInt noteNumber:positiveInt subDetail:ClaimResponse.item.detail.subDetail
        ClaimResponse.item.detail.subDetail:BackboneElement adjudication:ClaimResponse.item.adjudication \
        noteNumber:positiveInt subDetailSequence:positiveInt
        ClaimResponse.payment:BackboneElement adjustment:Money adjustmentReason:CodeableConcept amount:Money \
        date:date identifier:Identifier type:CodeableConcept
        ClaimResponse.processNote:BackboneElement language:CodeableConcept number:positiveInt text:string type:code
        ClaimResponse.total:BackboneElement amount:Money category:CodeableConcept
        ClinicalImpression:DomainResource assessor:Reference code:CodeableConcept date:dateTime description:string \
        effective:*dateTime|Period encounter:Reference finding:ClinicalImpression.finding identifier:Identifier \
        investigation:ClinicalImpression.investigation note:Annotation previous:Reference problem:Reference \
        prognosisCodeableConcept:CodeableConcept prognosisReference:Reference protocol:uri status:code \
        statusReason:CodeableConcept subject:Reference summary:string supportingInfo:Reference
        ClinicalImpression.finding:BackboneElement basis:string itemCodeableConcept:CodeableConcept \
        itemReference:Reference
        ClinicalImpression.investigation:BackboneElement code:CodeableConcept item:Reference
        Communication:DomainResource about:Reference basedOn:Reference category:CodeableConcept encounter:Reference \
        identifier:Identifier inResponseTo:Reference instantiatesCanonical:canonical instantiatesUri:uri \
        medium:CodeableConcept note:Annotation partOf:Reference payload:Communication.payload priority:code \
        reasonCode:CodeableConcept reasonReference:Reference received:dateTime recipient:Reference sender:Reference \
        sent:dateTime status:code statusReason:CodeableConcept subject:Reference topic:CodeableConcept
        Communication.payload:BackboneElement content:*string|Attachment|Reference
        CommunicationRequest:DomainResource about:Reference authoredOn:dateTime basedOn:Reference \
        category:CodeableConcept doNotPerform:boolean encounter:Reference groupIdentifier:Identifier \
        identifier:Identifier medium:CodeableConcept note:Annotation occurrence:*dateTime|Period \
        payload:CommunicationRequest.payload priority:code reasonCode:CodeableConcept reasonReference:Reference \
        recipient:Reference replaces:Reference requester:Reference sender:Reference status:code \
        statusReason:CodeableConcept subject:Reference
        CommunicationRequest.payload:BackboneElement content:*string|Attachment|Reference
        CompartmentDefinition:DomainResource code:code contact:ContactDetail date:dateTime description:markdown \
        experimental:boolean name:string publisher:string purpose:markdown resource:CompartmentDefinition.resource \
        search:boolean status:code url:uri useContext:UsageContext version:string
        CompartmentDefinition.resource:BackboneElement code:code documentation:string param:string
        Composition:DomainResource attester:Composition.attester author:Reference category:CodeableConcept \
        confidentiality:code custodian:Reference date:dateTime encounter:Reference event:Composition.event \
        identifier:Identifier relatesTo:Composition.relatesTo section:Composition.section status:code \
        subject:Reference title:string type:CodeableConcept
        Composition.attester:BackboneElement mode:code party:Reference time:dateTime
        Composition.event:BackboneElement code:CodeableConcept detail:Reference period:Period
        Composition.relatesTo:BackboneElement code:code target:*Identifier|Reference
        Composition.section:BackboneElement author:Reference code:CodeableConcept emptyReason:CodeableConcept \
        entry:Reference focus:Reference mode:code orderedBy:CodeableConcept section:Composition.section \
        text:Narrative title:string
        ConceptMap:DomainResource contact:ContactDetail copyright:markdown date:dateTime description:markdown \
        experimental:boolean group:ConceptMap.group identifier:Identifier jurisdiction:CodeableConcept name:string \
        publisher:string purpose:markdown source:*uri|canonical status:code target:*uri|canonical title:string \
        url:uri useContext:UsageContext version:string
        ConceptMap.group:BackboneElement element:ConceptMap.group.element source:uri sourceVersion:string target:uri \
        targetVersion:string unmapped:ConceptMap.group.unmapped
        ConceptMap.group.element:BackboneElement code:code display:string target:ConceptMap.group.element.target
        ConceptMap.group.element.target:BackboneElement code:code comment:string \
        dependsOn:ConceptMap.group.element.target.dependsOn display:string equivalence:code \
        product:ConceptMap.group.element.target.dependsOn
        ConceptMap.group.element.target.dependsOn:BackboneElement display:string property:uri system:canonical \
        value:string
        ConceptMap.group.unmapped:BackboneElement code:code display:string mode:code url:canonical
        Consent:DomainResource category:CodeableConcept dateTime:dateTime identifier:Identifier \
        organization:Reference patient:Reference performer:Reference policy:Consent.policy policyRule:CodeableConcept \
        provision:Consent.provision scope:CodeableConcept source:*Attachment|Reference status:code \
        verification:Consent.verification
        Consent.policy:BackboneElement authority:uri uri:uri
        Consent.provision:BackboneElement action:CodeableConcept actor:Consent.provision.actor class:Coding \
        code:CodeableConcept data:Consent.provision.data dataPeriod:Period period:Period provision:Consent.provision \
        purpose:Coding securityLabel:Coding type:code
        Consent.provision.actor:BackboneElement reference:Reference role:CodeableConcept
        Consent.provision.data:BackboneElement meaning:code reference:Reference
        Consent.verification:BackboneElement verificationDate:dateTime verified:boolean verifiedWith:Reference
        Contract:DomainResource alias:string applies:Period author:Reference authority:Reference \
        contentDefinition:Contract.contentDefinition contentDerivative:CodeableConcept domain:Reference \
        expirationType:CodeableConcept friendly:Contract.friendly identifier:Identifier \
        instantiatesCanonical:Reference instantiatesUri:uri issued:dateTime legal:Contract.legal \
        legalState:CodeableConcept legallyBinding:*Attachment|Reference name:string relevantHistory:Reference \
        rule:Contract.rule scope:CodeableConcept signer:Contract.signer site:Reference status:code \
        subType:CodeableConcept subject:Reference subtitle:string supportingInfo:Reference term:Contract.term \
        title:string topic:*CodeableConcept|Reference type:CodeableConcept url:uri version:string
        Contract.contentDefinition:BackboneElement copyright:markdown publicationDate:dateTime publicationStatus:code \
        publisher:Reference subType:CodeableConcept type:CodeableConcept
        Contract.friendly:BackboneElement content:*Attachment|Reference
        Contract.legal:BackboneElement content:*Attachment|Reference
        Contract.rule:BackboneElement content:*Attachment|Reference
        Contract.signer:BackboneElement party:Reference signature:Signature type:Coding
        Contract.term:BackboneElement action:Contract.term.action applies:Period asset:Contract.term.asset \
        group:Contract.term identifier:Identifier issued:dateTime offer:Contract.term.offer \
        securityLabel:Contract.term.securityLabel subType:CodeableConcept text:string topic:*CodeableConcept|\
        Reference type:CodeableConcept
        Contract.term.action:BackboneElement context:Reference contextLinkId:string doNotPerform:boolean \
        intent:CodeableConcept linkId:string note:Annotation occurrence:*dateTime|Period|Timing performer:Reference \
        performerLinkId:string performerRole:CodeableConcept performerType:CodeableConcept reason:string \
        reasonCode:CodeableConcept reasonLinkId:string reasonReference:Reference requester:Reference \
        requesterLinkId:string securityLabelNumber:unsignedInt status:CodeableConcept \
        subject:Contract.term.action.subject type:CodeableConcept
        Contract.term.action.subject:BackboneElement reference:Reference role:CodeableConcept
        Contract.term.asset:BackboneElement answer:Contract.term.offer.answer condition:string \
        context:Contract.term.asset.context linkId:string period:Period periodType:CodeableConcept \
        relationship:Coding scope:CodeableConcept securityLabelNumber:unsignedInt subtype:CodeableConcept text:string \
        type:CodeableConcept typeReference:Reference usePeriod:Period valuedItem:Contract.term.asset.valuedItem
        Contract.term.asset.context:BackboneElement code:CodeableConcept reference:Reference text:string
        Contract.term.asset.valuedItem:BackboneElement effectiveTime:dateTime entity:*CodeableConcept|Reference \
        factor:decimal identifier:Identifier linkId:string net:Money payment:string paymentDate:dateTime \
        points:decimal quantity:Quantity recipient:Reference responsible:Reference securityLabelNumber:unsignedInt \
        unitPrice:Money
        Contract.term.offer:BackboneElement answer:Contract.term.offer.answer decision:CodeableConcept \
        decisionMode:CodeableConcept identifier:Identifier linkId:string party:Contract.term.offer.party \
        securityLabelNumber:unsignedInt text:string topic:Reference type:CodeableConcept
        Contract.term.offer.answer:BackboneElement value:*boolean|decimal|integer|date|dateTime|time|string|uri|\
        Attachment|Coding|Quantity|Reference
        Contract.term.offer.party:BackboneElement reference:Reference role:CodeableConcept
        Contract.term.securityLabel:BackboneElement category:Coding classification:Coding control:Coding \
        number:unsignedInt
        Contributor:Element contact:ContactDetail name:string type:code
        Coverage:DomainResource beneficiary:Reference class:Coverage.class contract:Reference \
        costToBeneficiary:Coverage.costToBeneficiary dependent:string identifier:Identifier network:string \
        order:positiveInt payor:Reference period:Period policyHolder:Reference relationship:CodeableConcept \
        status:code subrogation:boolean subscriber:Reference subscriberId:string type:CodeableConcept
        Coverage.class:BackboneElement name:string type:CodeableConcept value:string
        Coverage.costToBeneficiary:BackboneElement exception:Coverage.costToBeneficiary.exception \
        type:CodeableConcept value:*Quantity|Money
        Coverage.costToBeneficiary.exception:BackboneElement period:Period type:CodeableConcept
        CoverageEligibilityRequest:DomainResource created:dateTime enterer:Reference facility:Reference \
        identifier:Identifier insurance:CoverageEligibilityRequest.insurance insurer:Reference \
        item:CoverageEligibilityRequest.item patient:Reference priority:CodeableConcept provider:Reference \
        purpose:code serviced:*date|Period status:code supportingInfo:CoverageEligibilityRequest.supportingInfo
        CoverageEligibilityRequest.insurance:BackboneElement businessArrangement:string coverage:Reference \
        focal:boolean
        CoverageEligibilityRequest.item:BackboneElement category:CodeableConcept detail:Reference \
        diagnosis:CoverageEligibilityRequest.item.diagnosis facility:Reference modifier:CodeableConcept \
        productOrService:CodeableConcept provider:Reference quantity:Quantity supportingInfoSequence:positiveInt \
        unitPrice:Money
        CoverageEligibilityRequest.item.diagnosis:BackboneElement diagnosis:*CodeableConcept|Reference
        CoverageEligibilityRequest.supportingInfo:BackboneElement appliesToAll:boolean information:Reference \
        sequence:positiveInt
        CoverageEligibilityResponse:DomainResource created:dateTime disposition:string \
        error:CoverageEligibilityResponse.error form:CodeableConcept identifier:Identifier \
        insurance:CoverageEligibilityResponse.insurance insurer:Reference outcome:code patient:Reference \
        preAuthRef:string purpose:code request:Reference requestor:Reference serviced:*date|Period status:code
        CoverageEligibilityResponse.error:BackboneElement code:CodeableConcept
        CoverageEligibilityResponse.insurance:BackboneElement benefitPeriod:Period coverage:Reference inforce:boolean \
        item:CoverageEligibilityResponse.insurance.item
        CoverageEligibilityResponse.insurance.item:BackboneElement authorizationRequired:boolean \
        authorizationSupporting:CodeableConcept authorizationUrl:uri \
        benefit:CoverageEligibilityResponse.insurance.item.benefit category:CodeableConcept description:string \
        excluded:boolean modifier:CodeableConcept name:string network:CodeableConcept \
        productOrService:CodeableConcept provider:Reference term:CodeableConcept unit:CodeableConcept
        CoverageEligibilityResponse.insurance.item.benefit:BackboneElement allowed:*unsignedInt|string|Money \
        type:CodeableConcept used:*unsignedInt|string|Money

        """
}
