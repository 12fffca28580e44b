// `import AppState` alone is enough to define states with dates, addresses, data and whatever else Foundation has.
//
// A program that is linked statically would get Core Foundation with it, used or not: both halves have code in common, and the
// linker takes that from the half that is named first. Cohort uses the modern half alone, and is built with the flag.
#if FOUNDATION_ESSENTIALS
    @_exported import FoundationEssentials
    @_exported import FoundationInternationalization
#else
    @_exported import Foundation
#endif
