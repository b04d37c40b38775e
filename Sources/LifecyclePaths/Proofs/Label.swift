/// The atomic propositions that hold at a call or on entering a state.
struct Label: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// A call or state that must come first, must follow or must be reached.
  static let first = Label(rawValue: 1)
  /// The call or state that the property is about: when it comes, the property must hold.
  static let second = Label(rawValue: 2)
  /// Any other call, for properties about the call just before.
  static let other = Label(rawValue: 4)
}
