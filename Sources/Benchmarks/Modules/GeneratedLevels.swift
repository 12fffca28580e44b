import Spezi

/// A level of the generated modules: what those of the level need.
protocol Level {
    associatedtype First: Module
    associatedtype Second: Module
}

/// Four modules of each level.
enum KindA {}
enum KindB {}
enum KindC {}
enum KindD {}

// Each level's modules need two of the next: chains of fifty, two dependencies a module.

enum L0: Level {
    typealias First = GeneratedModule<L1, KindA>
    typealias Second = GeneratedModule<L1, KindB>
}
enum L1: Level {
    typealias First = GeneratedModule<L2, KindA>
    typealias Second = GeneratedModule<L2, KindB>
}
enum L2: Level {
    typealias First = GeneratedModule<L3, KindA>
    typealias Second = GeneratedModule<L3, KindB>
}
enum L3: Level {
    typealias First = GeneratedModule<L4, KindA>
    typealias Second = GeneratedModule<L4, KindB>
}
enum L4: Level {
    typealias First = GeneratedModule<L5, KindA>
    typealias Second = GeneratedModule<L5, KindB>
}
enum L5: Level {
    typealias First = GeneratedModule<L6, KindA>
    typealias Second = GeneratedModule<L6, KindB>
}
enum L6: Level {
    typealias First = GeneratedModule<L7, KindA>
    typealias Second = GeneratedModule<L7, KindB>
}
enum L7: Level {
    typealias First = GeneratedModule<L8, KindA>
    typealias Second = GeneratedModule<L8, KindB>
}
enum L8: Level {
    typealias First = GeneratedModule<L9, KindA>
    typealias Second = GeneratedModule<L9, KindB>
}
enum L9: Level {
    typealias First = GeneratedModule<L10, KindA>
    typealias Second = GeneratedModule<L10, KindB>
}
enum L10: Level {
    typealias First = GeneratedModule<L11, KindA>
    typealias Second = GeneratedModule<L11, KindB>
}
enum L11: Level {
    typealias First = GeneratedModule<L12, KindA>
    typealias Second = GeneratedModule<L12, KindB>
}
enum L12: Level {
    typealias First = GeneratedModule<L13, KindA>
    typealias Second = GeneratedModule<L13, KindB>
}
enum L13: Level {
    typealias First = GeneratedModule<L14, KindA>
    typealias Second = GeneratedModule<L14, KindB>
}
enum L14: Level {
    typealias First = GeneratedModule<L15, KindA>
    typealias Second = GeneratedModule<L15, KindB>
}
enum L15: Level {
    typealias First = GeneratedModule<L16, KindA>
    typealias Second = GeneratedModule<L16, KindB>
}
enum L16: Level {
    typealias First = GeneratedModule<L17, KindA>
    typealias Second = GeneratedModule<L17, KindB>
}
enum L17: Level {
    typealias First = GeneratedModule<L18, KindA>
    typealias Second = GeneratedModule<L18, KindB>
}
enum L18: Level {
    typealias First = GeneratedModule<L19, KindA>
    typealias Second = GeneratedModule<L19, KindB>
}
enum L19: Level {
    typealias First = GeneratedModule<L20, KindA>
    typealias Second = GeneratedModule<L20, KindB>
}
enum L20: Level {
    typealias First = GeneratedModule<L21, KindA>
    typealias Second = GeneratedModule<L21, KindB>
}
enum L21: Level {
    typealias First = GeneratedModule<L22, KindA>
    typealias Second = GeneratedModule<L22, KindB>
}
enum L22: Level {
    typealias First = GeneratedModule<L23, KindA>
    typealias Second = GeneratedModule<L23, KindB>
}
enum L23: Level {
    typealias First = GeneratedModule<L24, KindA>
    typealias Second = GeneratedModule<L24, KindB>
}
enum L24: Level {
    typealias First = GeneratedModule<L25, KindA>
    typealias Second = GeneratedModule<L25, KindB>
}
enum L25: Level {
    typealias First = GeneratedModule<L26, KindA>
    typealias Second = GeneratedModule<L26, KindB>
}
enum L26: Level {
    typealias First = GeneratedModule<L27, KindA>
    typealias Second = GeneratedModule<L27, KindB>
}
enum L27: Level {
    typealias First = GeneratedModule<L28, KindA>
    typealias Second = GeneratedModule<L28, KindB>
}
enum L28: Level {
    typealias First = GeneratedModule<L29, KindA>
    typealias Second = GeneratedModule<L29, KindB>
}
enum L29: Level {
    typealias First = GeneratedModule<L30, KindA>
    typealias Second = GeneratedModule<L30, KindB>
}
enum L30: Level {
    typealias First = GeneratedModule<L31, KindA>
    typealias Second = GeneratedModule<L31, KindB>
}
enum L31: Level {
    typealias First = GeneratedModule<L32, KindA>
    typealias Second = GeneratedModule<L32, KindB>
}
enum L32: Level {
    typealias First = GeneratedModule<L33, KindA>
    typealias Second = GeneratedModule<L33, KindB>
}
enum L33: Level {
    typealias First = GeneratedModule<L34, KindA>
    typealias Second = GeneratedModule<L34, KindB>
}
enum L34: Level {
    typealias First = GeneratedModule<L35, KindA>
    typealias Second = GeneratedModule<L35, KindB>
}
enum L35: Level {
    typealias First = GeneratedModule<L36, KindA>
    typealias Second = GeneratedModule<L36, KindB>
}
enum L36: Level {
    typealias First = GeneratedModule<L37, KindA>
    typealias Second = GeneratedModule<L37, KindB>
}
enum L37: Level {
    typealias First = GeneratedModule<L38, KindA>
    typealias Second = GeneratedModule<L38, KindB>
}
enum L38: Level {
    typealias First = GeneratedModule<L39, KindA>
    typealias Second = GeneratedModule<L39, KindB>
}
enum L39: Level {
    typealias First = GeneratedModule<L40, KindA>
    typealias Second = GeneratedModule<L40, KindB>
}
enum L40: Level {
    typealias First = GeneratedModule<L41, KindA>
    typealias Second = GeneratedModule<L41, KindB>
}
enum L41: Level {
    typealias First = GeneratedModule<L42, KindA>
    typealias Second = GeneratedModule<L42, KindB>
}
enum L42: Level {
    typealias First = GeneratedModule<L43, KindA>
    typealias Second = GeneratedModule<L43, KindB>
}
enum L43: Level {
    typealias First = GeneratedModule<L44, KindA>
    typealias Second = GeneratedModule<L44, KindB>
}
enum L44: Level {
    typealias First = GeneratedModule<L45, KindA>
    typealias Second = GeneratedModule<L45, KindB>
}
enum L45: Level {
    typealias First = GeneratedModule<L46, KindA>
    typealias Second = GeneratedModule<L46, KindB>
}
enum L46: Level {
    typealias First = GeneratedModule<L47, KindA>
    typealias Second = GeneratedModule<L47, KindB>
}
enum L47: Level {
    typealias First = GeneratedModule<L48, KindA>
    typealias Second = GeneratedModule<L48, KindB>
}
enum L48: Level {
    typealias First = GeneratedModule<L49, KindA>
    typealias Second = GeneratedModule<L49, KindB>
}
enum L49: Level {
    typealias First = GeneratedLeaf<KindA>
    typealias Second = GeneratedLeaf<KindB>
}
