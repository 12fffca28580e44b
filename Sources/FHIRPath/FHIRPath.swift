// Room for FHIRPath.
