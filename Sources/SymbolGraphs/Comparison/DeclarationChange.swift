import LifecycleDiff

/// A difference between two declarations of a type or of one of its callbacks.
package struct DeclarationChange: Hashable, Sendable {
  /// The kinds of differences.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Only the old one is there.
    case removed
    /// Only the new one is there.
    case added
    /// The name, the types or the effects differ.
    case declaration
    /// The Objective-C selector differs.
    case selector
    /// The isolation differs, its own or that of a closure.
    case isolation
    /// It is `Sendable`, or takes what is, on one side only.
    case sendability
    /// The duty to have it differs.
    case requirement
    /// The superclass or the protocols differ.
    case inheritance
    /// The versions that have it differ.
    case availability
    /// The versions that deprecate it differ.
    case deprecation
  }

  /// The type that is changed, or whose callback is.
  package let type: String
  /// The type's module.
  package let module: String
  /// The callback's name; `nil` for a change of the type itself.
  package let callback: String?
  /// The kind.
  package let kind: Kind
  /// The effect on code that was written for the old declaration.
  package let impact: Impact
  /// The old side in words; `nil` for none.
  package let old: String?
  /// The new side in words; `nil` for none.
  package let new: String?
}
