import Diagnostics

/// A place in a body or an initial value that names something.
package struct Mention: Sendable {
  /// How something is named.
  package enum Kind: Hashable, Sendable {
    /// `base.name(a, label: b)`, `[base name:a label:b]`; also `Type(label: a)` and C's `name(a, b)`.
    case call
    /// `base.name` that is neither called nor assigned.
    case access
    /// `base.name = argument`; without a base, a variable's.
    case assignment
    /// `#selector(base.name)`, `@selector(name)`.
    case selector
    /// The object of a type: `name.self`, `[name class]`.
    case type
    /// `base as? name`, also with `!` or no mark; `(name *)base`.
    case cast
    /// A string literal without interpolations; `name` is its value.
    case string
  }

  /// How something is named.
  package let kind: Kind
  /// The text before the name's dot, without white space, `?` and `!`: `super`, `UIApplication.shared.delegate`; empty for none.
  package let base: String
  /// The name: of a call in Swift compound with the labels in parentheses (`open(_:options:)`; a trailing closure has none), of
  /// one in Objective-C the selector.
  package let name: String
  /// The texts of the arguments, or of the assigned value, each as the source has it up to 200 bytes.
  package var arguments: [String] = []
  /// `true` where a closure follows the call.
  package var hasTrailingClosure = false
  /// `true` where it only runs before iOS 13: in `if #unavailable(iOS 13)`, in the `else` of `if #available(iOS 13, *)`.
  package var isLegacy = false
  /// The whole expression's place.
  package let range: SourceRange
  /// The place of the name, without labels and arguments.
  package let nameRange: SourceRange

  /// Creates a mention.
  package init(_ kind: Kind, base: String = "", name: String, range: SourceRange, nameRange: SourceRange) {
    self.kind = kind
    self.base = base
    self.name = name
    self.range = range
    self.nameRange = nameRange
  }
}
