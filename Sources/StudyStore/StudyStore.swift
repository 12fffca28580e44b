// Room for StudyStore.
