// `import AppState` alone is enough to define states with dates, addresses, data and whatever else Foundation has. Only what is
// used of it becomes part of a program that is linked statically: AppState itself uses nothing beyond FoundationEssentials and
// FoundationInternationalization.
@_exported import Foundation
