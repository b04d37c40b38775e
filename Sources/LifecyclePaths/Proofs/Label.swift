/// What a law hears when something happens: the letters of its alphabet.
struct Label: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// What the law says must come first, must follow or must be reached.
  static let first = Label(rawValue: 1)
  /// What the law is about: when it comes, the law must hold.
  static let second = Label(rawValue: 2)
  /// Any other call, where it matters what came just before.
  static let other = Label(rawValue: 4)
}
