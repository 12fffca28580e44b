extension Text {
    /// Words with a part of Markdown: paragraphs, headings, lists, fenced code, emphasis (underlined), strong emphasis
    /// (bold), code (as it is), links (as words with their address). Everything else stands as it was written.
    ///
    /// For FHIR's `rendering-markdown`, and whatever a study writes. Like all text it is made safe when shown.
    public init(markdown source: String) { self.init(runs: Markdown.runs(source)) }

    /// The words of a Markdown text without its markup, for linear mode and logs.
    public static func plainText(markdown source: String) -> String { Markdown.plainText(source) }
}
