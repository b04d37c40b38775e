/// The atomic propositions that hold at a call or on entering a state.
package struct Label: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A call or state that must come first, must follow or must be reached: coming, it never violates a rule.
  package static let first = Label(rawValue: 1)
  /// The call or state that the property is about: when it comes, the property must hold.
  package static let second = Label(rawValue: 2)
  /// Any other call, for properties about the call just before.
  package static let other = Label(rawValue: 4)
  /// The scene's being in the only state in which the call may come that the property is about.
  package static let place = Label(rawValue: 8)
}
