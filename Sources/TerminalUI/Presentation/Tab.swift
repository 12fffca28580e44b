/// One page of a ``TabView``: its name and what it shows.
public struct Tab<Value: Hashable> {
    let title: Phrase
    let value: Value
    let content: @MainActor () -> AnyView

    /// Makes a tab.
    /// - Parameters:
    ///   - title: its name, shown as text whether or not the tab is chosen.
    ///   - value: what the selection is while the tab is chosen. A value that occurs twice means the first tab.
    ///   - content: the page. Evaluated only while the tab is chosen.
    public init<Content: View>(
        _ title: Phrase, value: Value, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.title = title
        self.value = value
        self.content = { AnyView(content()) }
    }
}

/// Composes tabs from statements.
@resultBuilder public enum TabBuilder<Value: Hashable>: ElementBuilder {
    /// A tab.
    public typealias Element = Tab<Value>
    /// One tab.
    public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }
}
