/// The cases of the official suite that do not give what they say, each with the reason.
enum KnownDifferences {
    static let reasons: [String: String] = [
        "testIif/testIif6": """
        asks for an error for a criterion that is a String; singleton evaluation (section 4.5) makes a single item that \
        is no Boolean true, as from-Zulip/from-zulip-1 asks for
        """,
        "LowBoundary/LowBoundaryDecimal15": towardsZero,
        "HighBoundary/HighBoundaryDecimal15": towardsZero,
        "HighBoundary/HighBoundaryDecimal16": towardsZero,
        "HighBoundary/HighBoundaryDateTimeMillisecond1": hourOnly,
        "HighBoundary/HighBoundaryDateTimeMillisecond3": hourOnly,
    ]

    private static let towardsZero = """
        asks for a boundary inside of the interval the value stands for: -0.0034 reaches down to -0.00345, which no boundary \
        of one place but -0.1 is below, as LowBoundaryDecimal4 and LowBoundaryNegDecimal4 have it
        """
    private static let hourOnly = """
        asks for the highest moment of an hour to be in its first minute (08:00:59.999); an hour ends at 08:59:59.999
        """
}
