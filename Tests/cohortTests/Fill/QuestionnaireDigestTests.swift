import Testing

@testable import cohort

@Suite("The digest that names a draft") struct QuestionnaireDigestTests {
    /// What `b2sum -l 256` says of the same bytes.
    @Test(
        "is BLAKE2b of 256 bits",
        arguments: [
            ("", "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
            ("abc", "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
        ])
    func digest(_ text: String, _ digits: String) {
        #expect(QuestionnaireDigest.hex(Array(text.utf8)) == digits)
    }
}
