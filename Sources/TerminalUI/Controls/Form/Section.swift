/// Views that belong together, under a heading and over what explains them.
public struct Section<Header: View, Content: View, Footer: View>: View {
    let header: Header
    let content: Content
    let footer: Footer

    /// Makes a section with a heading and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// The heading, the views, the footer.
    public var body: some View {
        VStack {
            header.role(.heading)
            content
            footer.role(.secondary)
        }
    }
}

extension Section where Footer == EmptyView {
    /// Makes a section with a heading.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Header == EmptyView {
    /// Makes a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Header == EmptyView, Footer == EmptyView {
    /// Makes a section without words of its own.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Header == Text, Footer == EmptyView {
    /// Makes a section with a title.
    public init(_ title: Phrase, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Makes a section whose title is what a variable says.
    @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) {
        self.init(.verbatim(String(title)), content: content)
    }
}
