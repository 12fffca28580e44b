import FHIR
import Glibc

/// UCUM's scales that are not ratios, by the names of their functions (UCUM, "Special Units on non-ratio scales").
enum SpecialScale: String, Sendable {
    case celsius = "Cel"
    case fahrenheit = "degF"
    case reaumur = "degRe"
    case pH, ln, lg, ld, sqrt, hpX, hpC, hpM, hpQ
    case lgTimes2, tanTimes100
    case slope = "100tan"

    /// The amount, in the unit that the scale is defined by, of a value on it. `nil` if out of range.
    func proper(_ value: FHIRDecimal) -> FHIRDecimal? {
        switch self {
        case .celsius: return FHIRDecimal("273.15").flatMap { value.adding($0) }
        case .fahrenheit: return FHIRDecimal("459.67").flatMap { value.adding($0) }
        case .reaumur: return FHIRDecimal("218.52").flatMap { value.adding($0) }
        case .sqrt: return value.multiplying(by: value)
        default: return FHIRDecimal(proper(value.double))
        }
    }

    /// The value on the scale of such an amount. `nil` if there is none.
    func value(of proper: FHIRDecimal) -> FHIRDecimal? {
        switch self {
        case .celsius: return FHIRDecimal("273.15").flatMap { proper.subtracting($0) }
        case .fahrenheit: return FHIRDecimal("459.67").flatMap { proper.subtracting($0) }
        case .reaumur: return FHIRDecimal("218.52").flatMap { proper.subtracting($0) }
        default: return FHIRDecimal(value(proper.double))
        }
    }

    private func proper(_ value: Double) -> Double {
        switch self {
        case .pH, .hpX: pow(10, -value)
        case .hpC: pow(100, -value)
        case .hpM: pow(1000, -value)
        case .hpQ: pow(50_000, -value)
        case .ln: exp(value)
        case .lg: pow(10, value)
        case .lgTimes2: pow(10, value / 2)
        case .ld: pow(2, value)
        case .tanTimes100, .slope: atan(value / 100)
        default: value
        }
    }

    private func value(_ proper: Double) -> Double {
        switch self {
        case .pH, .hpX: -log10(proper)
        case .hpC: -log10(proper) / 2
        case .hpM: -log10(proper) / 3
        case .hpQ: -log(proper) / log(50_000)
        case .ln: log(proper)
        case .lg: log10(proper)
        case .lgTimes2: 2 * log10(proper)
        case .ld: log2(proper)
        case .tanTimes100, .slope: tan(proper) * 100
        case .sqrt: Glibc.sqrt(proper)
        default: proper
        }
    }
}
