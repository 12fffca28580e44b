/// A chart that can also say in text what it shows.
@MainActor public protocol TabularChart: View {
    /// The same data, a line for each value.
    var table: ChartTable { get }
}

extension TabularChart {
    /// The chart, or the same data as a table of text.
    @ViewBuilder public func textTable(isShown: Bool) -> some View {
        if isShown { table } else { self }
    }
}

extension KeyBinding {
    /// Changes between the charts of a screen and their tables of text.
    @MainActor public static func textTable(_ isShown: Binding<Bool>, key: Key = .character("t")) -> KeyBinding {
        KeyBinding(key, isShown.wrappedValue ? "terminal.showChart" : "terminal.showTable") {
            isShown.wrappedValue.toggle()
        }
    }
}
