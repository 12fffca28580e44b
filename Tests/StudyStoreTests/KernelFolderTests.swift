import StudyStore
import Testing

@Suite("Folders in which nothing can be kept") struct KernelFolderTests {
    @Test("are the kernel's own, and no others")
    func kinds() {
        for folder in ["/proc", "/proc/self", "/sys"] { #expect(KernelFolder.contains(folder), "\(folder)") }
        for folder in ["/", "/tmp", "/nowhere", ""] { #expect(!KernelFolder.contains(folder), "\(folder)") }
    }
}
