extension R4Model {
    /// Primitive and complex data types (FHIR R4, "Data Types").
    static let dataTypes = """
        Element id:string extension:Extension
        boolean:Element
        string:Element
        code:string
        id:string
        markdown:string
        uri:Element
        url:uri
        canonical:uri
        uuid:uri
        oid:uri
        integer:Element
        positiveInt:integer
        unsignedInt:integer
        decimal:Element
        date:Element
        dateTime:Element
        instant:Element
        time:Element
        base64Binary:Element
        xhtml:Element
        BackboneElement:Element modifierExtension:Extension
        Extension:Element url:uri value:*
        Narrative:Element status:code div:xhtml
        Meta:Element versionId:id lastUpdated:instant source:uri profile:canonical security:Coding tag:Coding
        Coding:Element system:uri version:string code:code display:string userSelected:boolean
        CodeableConcept:Element coding:Coding text:string
        Quantity:Element value:decimal comparator:code unit:string system:uri code:code
        Age:Quantity
        Duration:Quantity
        Distance:Quantity
        Count:Quantity
        SimpleQuantity:Quantity
        MoneyQuantity:Quantity
        Money:Element value:decimal currency:code
        Range:Element low:Quantity high:Quantity
        Ratio:Element numerator:Quantity denominator:Quantity
        Period:Element start:dateTime end:dateTime
        Identifier:Element use:code type:CodeableConcept system:uri value:string period:Period assigner:Reference
        Reference:Element reference:string type:uri identifier:Identifier display:string
        HumanName:Element use:code text:string family:string given:string prefix:string suffix:string period:Period
        Address:Element use:code type:code text:string line:string city:string district:string state:string \
        postalCode:string country:string period:Period
        ContactPoint:Element system:code value:string use:code rank:positiveInt period:Period
        ContactDetail:Element name:string telecom:ContactPoint
        Attachment:Element contentType:code language:code data:base64Binary url:url size:unsignedInt hash:base64Binary \
        title:string creation:dateTime
        Annotation:Element author:*Reference|string time:dateTime text:markdown
        Signature:Element type:Coding when:instant who:Reference onBehalfOf:Reference targetFormat:code sigFormat:code \
        data:base64Binary
        SampledData:Element origin:Quantity period:decimal factor:decimal lowerLimit:decimal upperLimit:decimal \
        dimensions:positiveInt data:string
        Timing:BackboneElement event:dateTime repeat:Timing.repeat code:CodeableConcept
        Timing.repeat:Element bounds:*Duration|Range|Period count:positiveInt countMax:positiveInt duration:decimal \
        durationMax:decimal durationUnit:code frequency:positiveInt frequencyMax:positiveInt period:decimal \
        periodMax:decimal periodUnit:code dayOfWeek:code timeOfDay:time when:code offset:unsignedInt
        Dosage:BackboneElement sequence:integer text:string additionalInstruction:CodeableConcept \
        patientInstruction:string timing:Timing asNeeded:*boolean|CodeableConcept site:CodeableConcept \
        route:CodeableConcept method:CodeableConcept doseAndRate:Dosage.doseAndRate maxDosePerPeriod:Ratio \
        maxDosePerAdministration:Quantity maxDosePerLifetime:Quantity
        Dosage.doseAndRate:Element type:CodeableConcept dose:*Range|Quantity rate:*Ratio|Range|Quantity
        Expression:Element description:string name:id language:code expression:string reference:uri
        UsageContext:Element code:Coding value:*CodeableConcept|Quantity|Range|Reference
        RelatedArtifact:Element type:code label:string display:string citation:markdown url:url document:Attachment \
        resource:canonical
        TypeInfo namespace:string name:string
        Resource id:id meta:Meta implicitRules:uri language:code
        DomainResource:Resource text:Narrative contained:Resource extension:Extension modifierExtension:Extension

        """
}
