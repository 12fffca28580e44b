import Observation
import Testing

@testable import AppState

@Suite("Whether a reader is tracked")
struct TrackingProbeTests {
    @Test("is known of each slot by itself: only then its writes look for observers")
    func tracked() {
        let read = AnySlot(scope: .hidden), tracked = AnySlot(scope: .hidden)
        read.noteAccess()
        withObservationTracking {
            tracked.noteAccess()
        } onChange: {
        }
        read.noteAccess()
        #expect(!read.mayBeObserved)
        #expect(tracked.mayBeObserved)
    }
}
