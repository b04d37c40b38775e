import Diagnostics
import ProjectModel

/// The relation of a delegate's member to a callback.
package enum CallbackMatch: Sendable {
  /// The system calls it.
  case exact
  /// It has the callback's name and types, and Objective-C cannot see it.
  case hidden(HiddenCause)
  /// It is almost the callback, and the system does not call it.
  case near(NearMiss)
}

/// The cause for which Objective-C cannot see a method.
package enum HiddenCause: Hashable, Sendable {
  /// A modifier, with its place.
  case modifier(MemberDeclaration.Modifier, SourceRange)
  /// The method is generic.
  case generic
  /// It is in an extension of a generic class.
  case genericExtension

  /// The words after "is": `private`, `in an extension of a generic class`.
  package var words: String {
    switch self {
    case .modifier(let modifier, _): modifier == .nonobjc ? "@nonobjc" : modifier.rawValue
    case .generic: "generic"
    case .genericExtension: "in an extension of a generic class"
    }
  }
}

/// A slip in a method's signature.
package struct NearMiss: Hashable, Sendable {
  /// The kind of a slip; of several, the first one holds.
  package enum Kind: Int, Hashable, Sendable, Comparable {
    /// The name is right, a type is not.
    case types
    /// The first parameter has a label, and the callback's has none.
    case firstLabel
    /// The labels stand in another order.
    case order
    /// The labels are those of Objective-C, or others with the callback's types.
    case labels
    /// The name differs in a few letters.
    case spelling

    /// Orders from the surest to the least sure.
    package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// A part of a signature that has to be replaced.
  package struct Replacement: Hashable, Sendable {
    /// Its place.
    package let range: SourceRange
    /// Its text there.
    package let found: String
    /// The right text.
    package let expected: String
  }

  /// The kind.
  package let kind: Kind
  /// The wrong parts, in the order of the source; empty where the parts cannot be replaced one by one.
  package let replacements: [Replacement]
  /// The number of letters that differ in the whole name.
  package let distance: Int
}
