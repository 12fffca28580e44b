// `import AppState` alone is enough to define states with dates, identifiers and data.
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
