/// The duty of a type that adopts a protocol or inherits from a class to have a callback.
package enum Requirement: String, Hashable, Sendable {
  /// A type that adopts the protocol has to have it.
  case required
  /// A type that adopts the protocol may have it; the caller asks first.
  case optional
  /// A type that adopts the protocol may have it; else it has the default implementation.
  case defaulted
  /// A subclass may override it.
  case overridable

  /// `true` where code without the callback compiles.
  var mayBeMissing: Bool {
    switch self {
    case .required: false
    case .optional, .defaulted, .overridable: true
    }
  }
}
