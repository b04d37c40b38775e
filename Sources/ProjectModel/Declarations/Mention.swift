import Diagnostics

/// A place in a body or an initial value that names something.
package struct Mention: Sendable {
  /// The way in which something is named.
  package enum Kind: Hashable, Sendable {
    /// `base.name(a, label: b)`, `[base name:a label:b]`; also `Type(label: a)` and C's `name(a, b)`.
    case call
    /// `base.name` that is neither called nor assigned; without a base, a variable's: also `if let name`.
    case access
    /// `base.name = argument`, `base.name += argument`; without a base, a variable's: also `let name = argument`.
    case assignment
    /// `#selector(base.name)`, `@selector(name)`; in Swift, labels are only there where the source has them.
    case selector
    /// The object of a type: `name.self`, with the types around it: `Reader.SceneDelegate`; `[name class]`.
    case type
    /// `base as? name`, also with `!` or no mark; `(name *)base`.
    case cast
    /// A string literal without interpolations, up to 200 bytes; `name` is its value.
    case string
  }

  /// The way in which something is named.
  package let kind: Kind
  /// The text before the name's dot, up to 200 bytes; empty for none.
  ///
  /// It is without white space but that between words, without `?`, `!` and the content of closures: `super`,
  /// `UIApplication.shared.delegate`, `(UIApplication.shared.delegate as AppDelegate)`, `windows.first{}`. Of `.name` in
  /// Swift it is empty too, but then `range` begins at the dot, before `nameRange`.
  package let base: String
  /// The name: of a call in Swift compound with the labels in parentheses (`open(_:options:)`), of one in Objective-C the
  /// selector. Trailing closures have no labels: `onOpenURL { }` is `onOpenURL()`.
  package let name: String
  /// The texts of the arguments but trailing closures, or of the assigned value, each as the source has it up to 200
  /// bytes.
  package var arguments: [String] = []
  /// `true` where a closure follows the call.
  package var hasTrailingClosure = false
  /// `true` where the code asks if it is there: in the condition of an `if` or `guard`, before `??`, beside `== nil`.
  package var isTested = false
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
