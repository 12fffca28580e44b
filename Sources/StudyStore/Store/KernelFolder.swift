import CSQLite

/// Folders that show the kernel's own facts, such as `/proc`: even an account that may do everything makes no file there.
public enum KernelFolder {
    /// Whether a folder is one. False where it cannot be looked at.
    ///
    /// The numbers are those of Linux (`statfs(2)`, `linux/magic.h`): proc, sysfs, cgroup and its second version, devpts, debugfs,
    /// tracefs, securityfs.
    public static func contains(_ folder: String) -> Bool {
        let kind = cohort_sqlite_file_system(folder)
        guard kind != -1 else { return false }
        return [
            0x9fa0, 0x6265_6572, 0x27_e0eb, 0x6367_7270, 0x1cd1, 0x6462_6720, 0x7472_6163, 0x7363_6673,
        ].contains(UInt32(truncatingIfNeeded: kind))
    }
}
