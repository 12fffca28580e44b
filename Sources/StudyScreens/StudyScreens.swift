// Room for StudyScreens.
