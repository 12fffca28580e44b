import Foundation
import Testing

@testable import cohort

@Suite("What cohort doctor says of the state folder") struct StateFolderFactsTests {
    private func fact(_ state: FolderProbe.State, free: UInt64? = 10_000_000_000, _ name: String = "access") -> Fact? {
        StateFolderFacts.section(FolderProbe(path: "/s/cohort", state: state, freeBytes: free)).facts
            .first { $0.name == name }
    }

    @Test("A folder that is there, or can be made, needs nothing") func good() {
        #expect(fact(.writable) == Fact("access", "exists, writable"))
        #expect(fact(.canBeMade) == Fact("access", "not there yet; it is made when it is needed"))
        #expect(fact(.writable, "free space") == Fact("free space", "10.0 GB"))
        #expect(fact(.writable, free: nil, "free space") == Fact("free space", "unknown"))
    }

    @Test("What stands in the way is named with what to do") func wrong() {
        let readOnly = fact(.readOnly(path: "/s/cohort", reason: "Permission denied"))
        #expect(readOnly?.finding == "exists, not writable: Permission denied")
        #expect(
            readOnly?.advice == "Make /s/cohort writable for your account, or set XDG_STATE_HOME to a folder of yours.")
        #expect(fact(.readOnly(path: "/s", reason: "x"))?.finding == "cannot be made: x")
        #expect(fact(.inTheWay(path: "/s"))?.finding == "cannot be made: /s is no folder")
        #expect(fact(.inTheWay(path: "/s"))?.advice?.hasPrefix("Move /s away") == true)
        let kernels = fact(.keepsNothing(path: "/proc"), free: 0)
        #expect(kernels?.finding == "cannot be made: nothing can be kept in /proc")
        #expect(kernels?.advice == "Set XDG_STATE_HOME to a folder of yours, or unset it for ~/.local/state.")
        #expect(fact(.keepsNothing(path: "/proc"), free: 0, "free space") == Fact("free space", "none"))
        #expect(fact(.writable, free: 49_999_999, "free space")?.advice?.hasPrefix("Free some space") == true)
    }

    @Test(
        "Sizes are rounded down",
        arguments: [
            (0, "0 MB"), (999_999, "0 MB"), (999_999_999, "999 MB"), (1_000_000_000, "1.0 GB"),
            (12_390_000_000, "12.3 GB"),
        ] as [(UInt64, String)])
    func sizes(bytes: UInt64, text: String) {
        #expect(StateFolderFacts.size(bytes) == text)
    }

    @Test("A folder is looked at without being made") func probe() throws {
        let root = NSTemporaryDirectory() + "cohort-probe-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        #expect(FolderProbe(root).state == .writable)
        #expect(FolderProbe(root + "/a/b").state == .canBeMade)
        #expect(try #require(FolderProbe(root + "/a/b").freeBytes) > 0)
        try "".write(toFile: root + "/file", atomically: true, encoding: .utf8)
        #expect(FolderProbe(root + "/file").state == .inTheWay(path: root + "/file"))
        #expect(FolderProbe(root + "/file/a").state == .inTheWay(path: root + "/file"))
        #expect(FileManager.default.subpaths(atPath: root) == ["file"])
        for folder in ["/proc", "/sys"] {
            #expect(FolderProbe(folder).state == .keepsNothing(path: folder))
            #expect(FolderProbe("\(folder)/nope/cohort").state == .keepsNothing(path: folder))
        }
    }
}
