/// What an application is composed of: a standard and modules.
public struct Configuration {
    let standard: any Standard
    let modules: ModuleCollection

    /// A standard and the modules around it. The closure runs at once.
    public init(standard: some Standard, @ModuleBuilder _ modules: () -> ModuleCollection) {
        self.standard = standard
        self.modules = modules()
    }

    /// Modules that need no standard. The closure runs at once.
    public init(@ModuleBuilder _ modules: () -> ModuleCollection) {
        self.init(standard: DefaultStandard(), modules)
    }
}
