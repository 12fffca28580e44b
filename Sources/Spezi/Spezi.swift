// Room for Spezi.
