import Foundation
import Testing

@testable import Spezi

@Suite("A value of a notification") struct NotificationValueTests {
    @Test("takes every number that JSON has, and what an optional holds")
    func values() {
        let values: [(Any, NotificationValue?)] = [
            (UInt8(3), .integer(3)), (Int64(-4), .integer(-4)), (UInt.max, .number(Double(UInt.max))),
            (Float(1.5), .number(1.5)), (2.0, .number(2)), (true, .bool(true)), ("a", .string("a")),
            (Int?.none as Any, .null), (Int?.some(5) as Any, .integer(5)), (Date?.some(.distantPast) as Any, nil),
            (Date.distantPast, nil), ([1, "b", Date.distantPast] as [Any], .array([.integer(1), .string("b")])),
            (["k": Float(0.5), "d": Date.distantPast] as [String: Any], .object(["k": .number(0.5)])),
        ]
        for (value, wanted) in values { #expect(NotificationValue(value) == wanted, "\(value)") }
    }
}
