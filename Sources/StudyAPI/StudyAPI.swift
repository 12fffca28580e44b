// Room for StudyAPI.
