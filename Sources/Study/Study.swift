// Room for Study.
