// Room for TerminalUITesting.
