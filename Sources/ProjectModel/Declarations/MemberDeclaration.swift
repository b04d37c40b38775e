import Diagnostics

/// A method, an initializer or a property of a type.
///
/// In Objective-C: the methods of an `@implementation`, those that a protocol declares, and all properties.
package struct MemberDeclaration: Sendable {
  /// The kind of a member.
  package enum Kind: Hashable, Sendable {
    case method, initializer, property
  }

  /// A modifier or attribute that decides who sees a member.
  package enum Modifier: String, Hashable, Sendable, CaseIterable {
    case `private`, `fileprivate`, `internal`, `package`, `public`, `open`
    case `static`, `class`, `override`, final, nonisolated
    case nonobjc, objc, optional
  }

  /// A parameter of a method.
  package struct Parameter: Hashable, Sendable {
    /// The label in calls; `_` for none. In Objective-C, the part of the selector before the colon.
    package let label: String
    /// The label's place; that of the name where both are the same.
    package let labelRange: SourceRange
    /// The name in the body.
    package let name: String
    /// The type as the source has it, blanks and comments reduced to single spaces: `UIScene.ConnectionOptions`.
    package let type: String
    /// The type's place.
    package let typeRange: SourceRange

    /// Creates a parameter.
    package init(label: String, labelRange: SourceRange, name: String, type: String, typeRange: SourceRange) {
      self.label = label
      self.labelRange = labelRange
      self.name = name
      self.type = type
      self.typeRange = typeRange
    }
  }

  /// The kind.
  package let kind: Kind
  /// The compound name `scene(_:willConnectTo:options:)`, a property's name, or an Objective-C selector.
  package let name: String
  /// The place of the name before the parenthesis; in Objective-C, of the selector's first part.
  package let nameRange: SourceRange
  /// The selector: an Objective-C method's, or the one that `@objc(selector:)` gives; `nil` where Swift derives it.
  package var selector: String?
  /// The parameters.
  package var parameters: [Parameter] = []
  /// The result's type, or the property's, as in `Parameter.type`; empty for `Void`.
  package var type = ""
  /// `true` for `async`.
  package var isAsync = false
  /// `true` where it has generic parameters.
  package var isGeneric = false
  /// The modifiers with their places; `private(set)` is none, and an Objective-C class method is `static`.
  package var modifiers: [Modifier: SourceRange] = [:]
  /// The texts of the arguments, up to 200 bytes, by the names of Swift's attributes: `["IBAction": ""]`.
  package var attributes: [String: String] = [:]
  /// `true` where it only runs before iOS 13: it is obsoleted by then.
  package var isLegacy = false
  /// The whole declaration, with its attributes and without the comments before it.
  package let range: SourceRange
  /// The text between the body's braces; `nil` where there is none.
  package var body: SourceRange?
  /// `true` where the body is empty or comments, returns a literal, or calls nothing but `super`.
  package var isTrivial = false

  /// Creates a member.
  package init(_ kind: Kind, name: String, nameRange: SourceRange, range: SourceRange) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
  }
}
