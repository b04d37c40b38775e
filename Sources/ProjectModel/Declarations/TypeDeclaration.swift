import Diagnostics

/// A part of a type: its declaration, an extension, a category, an implementation.
package struct TypeDeclaration: Sendable {
  /// The declaration of the part.
  package enum Kind: Hashable, Sendable {
    /// Also an Objective-C `@interface` that is no category.
    case `class`
    case structure
    case enumeration
    case actor
    case `protocol`
    /// Also an Objective-C category, class extension or `@implementation`.
    case `extension`
  }

  /// The name of a type as the source has it, and its place.
  package struct Reference: Hashable, Sendable {
    /// The name without generic arguments and `@unchecked` or the like: `UIKit.UIResponder`.
    package let name: String
    /// Its place.
    package let range: SourceRange

    /// Creates a reference.
    package init(_ name: String, _ range: SourceRange) {
      self.name = name
      self.range = range
    }
  }

  /// The declaration of the part.
  package let kind: Kind
  /// The type's name, with those of the types around it: `Reader.SceneDelegate`; an extension has the name that it extends.
  package let name: String
  /// The place of the name.
  package let nameRange: SourceRange
  /// The name for Objective-C that `@objc(Name)` gives it.
  package var objectiveCName: String?
  /// The superclass and the protocols, those of a composition one by one. In Objective-C the superclass comes first, and
  /// `hasSuperclass` says if there is one.
  package var inherited: [Reference] = []
  /// `true` where the first inherited type is certainly a superclass (Objective-C).
  package var hasSuperclass = false
  /// The attributes' names: `main`, `UIApplicationMain`.
  package var attributes: Set<String> = []
  /// `true` where it has generic parameters.
  package var isGeneric = false
  /// `true` where it only exists on systems before iOS 13.
  package var isLegacy = false
  /// `true` where a macro that is not understood stands between its members, which may declare any.
  package var hasUnknownMacro = false
  /// The members, without those of nested types.
  package var members: [MemberDeclaration] = []
  /// The text between the braces, or between the head and `@end`.
  package let body: SourceRange

  /// Creates a part of a type.
  package init(_ kind: Kind, name: String, nameRange: SourceRange, body: SourceRange) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.body = body
  }
}
