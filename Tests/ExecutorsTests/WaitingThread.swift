import Foundation

/// What one of this process's threads waits for, from the kernel's own words (proc(5), `syscall`): whether it can wake without
/// a reason shows at once, and nobody has to sit beside it with a clock.
struct WaitingThread {
    /// The thread; the main thread has the process's number.
    let number: Int32

    /// The calling thread.
    static var current: WaitingThread {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
        return WaitingThread(number: link?.split(separator: "/").last.flatMap { Int32($0) } ?? -1)
    }

    /// Whether it has not ended.
    var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

    private var folder: String { "/proc/self/task/\(number)" }

    /// The system call that the thread is blocked in, as a number, and its arguments; `nil` when it runs, or is not there.
    private var systemCall: (number: Int, arguments: [UInt])? {
        guard let text = try? String(contentsOfFile: folder + "/syscall", encoding: .utf8) else {
            return nil
        }
        let words = text.split(separator: " ")
        guard let number = words.first.flatMap({ Int($0) }), number >= 0 else { return nil }
        return (number, words.dropFirst().map { UInt($0.dropFirst(2), radix: 16) ?? 0 })
    }

    /// Whether the thread is blocked until a descriptor is ready or another thread wakes it, whenever that may be.
    var isBlockedWithoutLimit: Bool {
        guard let (number, arguments) = systemCall, arguments.count > 3 else { return false }
        #if arch(x86_64)
            let (poll, futex) = (7, 202)
            if number == poll { return Int32(truncatingIfNeeded: arguments[2]) < 0 }
        #else
            let (ppoll, futex) = (73, 98)
            if number == ppoll { return arguments[2] == 0 }
        #endif
        return number == futex && arguments[3] == 0
    }
}
