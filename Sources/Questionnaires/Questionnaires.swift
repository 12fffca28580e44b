// Room for Questionnaires.
