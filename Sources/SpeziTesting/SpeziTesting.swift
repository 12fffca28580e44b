// Room for SpeziTesting.
