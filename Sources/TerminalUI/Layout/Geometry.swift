/// A direction in which a container lines up what it holds.
public enum Axis: Hashable, Sendable {
    case horizontal
    case vertical
}

/// Where narrower things stand in a column.
public enum HorizontalAlignment: Hashable, Sendable {
    case leading
    case center
    case trailing

    func offset(_ length: Int, in room: Int) -> Int {
        switch self {
        case .leading: 0
        case .center: max(0, (room - length) / 2)
        case .trailing: max(0, room - length)
        }
    }
}

/// Where lower things stand in a row.
public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
    case bottom

    func offset(_ length: Int, in room: Int) -> Int {
        switch self {
        case .top: 0
        case .center: max(0, (room - length) / 2)
        case .bottom: max(0, room - length)
        }
    }
}

/// Both alignments together.
public struct Alignment: Hashable, Sendable {
    /// Across.
    public var horizontal: HorizontalAlignment
    /// Down.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(_ horizontal: HorizontalAlignment = .leading, _ vertical: VerticalAlignment = .top) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment(.center, .center)
    /// At the left, halfway down.
    public static let leading = Alignment(.leading, .center)
    /// At the right, halfway down.
    public static let trailing = Alignment(.trailing, .center)
    /// At the top, in the middle.
    public static let top = Alignment(.center, .top)
    /// At the bottom, in the middle.
    public static let bottom = Alignment(.center, .bottom)
    /// At the upper left.
    public static let topLeading = Alignment(.leading, .top)
    /// At the upper right.
    public static let topTrailing = Alignment(.trailing, .top)
    /// At the lower left.
    public static let bottomLeading = Alignment(.leading, .bottom)
    /// At the lower right.
    public static let bottomTrailing = Alignment(.trailing, .bottom)
}

/// Sides of a rectangle.
public struct Edge: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Above.
    public static let top = Edge(rawValue: 1)
    /// Below.
    public static let bottom = Edge(rawValue: 2)
    /// Left.
    public static let leading = Edge(rawValue: 4)
    /// Right.
    public static let trailing = Edge(rawValue: 8)
    /// Left and right.
    public static let horizontal: Edge = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Edge = [.top, .bottom]
    /// All four.
    public static let all: Edge = [.horizontal, .vertical]
}

/// The room a container offers; `nil` asks what the view would like best.
struct ProposedSize: Hashable {
    var width: Int?
    var height: Int?

    init(_ width: Int?, _ height: Int?) {
        self.width = width.map { max(0, $0) }
        self.height = height.map { max(0, $0) }
    }

    /// More than any terminal has.
    static let unbounded = 1 << 20
}
