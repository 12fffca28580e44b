// Room for AppState.
