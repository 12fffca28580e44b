// Room for FHIR.
