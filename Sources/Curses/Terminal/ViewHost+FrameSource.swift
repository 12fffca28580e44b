import TerminalUI

extension ViewHost: FrameSource {
    func takeRepaintRequest() -> Bool {
        defer { repaintRequested = false }
        return repaintRequested
    }

    var exitStatus: Int32? { exitRequested?.status }
}
