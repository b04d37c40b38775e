import Diagnostics
import Text

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

    package init(label: String, labelRange: SourceRange, name: String, type: String, typeRange: SourceRange) {
      self.label = label
      self.labelRange = labelRange
      self.name = name
      self.type = type
      self.typeRange = typeRange
    }
  }

  package let kind: Kind
  /// The compound name `scene(_:willConnectTo:options:)`, a property's name, or an Objective-C selector.
  package let name: String
  /// The place of the name before the parenthesis; in Objective-C, of the selector's first part.
  package let nameRange: SourceRange
  /// The selector: an Objective-C method's, or the one that `@objc(selector:)` gives; `nil` where Swift derives it.
  package var selector: String?
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

  package init(_ kind: Kind, name: String, nameRange: SourceRange, range: SourceRange) {
    self.kind = kind
    self.name = name
    self.nameRange = nameRange
    self.range = range
  }
}

/// A type of Swift in its normal form: equal for texts that differ in nothing that a method's match depends on.
///
/// `any`, the modules of frameworks, `@escaping`, `@Sendable`, `@MainActor`, blanks, names of parameters in types of functions
/// and parentheses around one type are left out; `Optional<X>` and `X!` are `X?`, `Array<X>` is `[X]`, `Dictionary<K, V>` is
/// `[K: V]`, `Void` is `()`, and a composition is in the order of its names. `some`, `inout` and other attributes stay. What is no
/// type stays as it is, without blanks.
package struct TypeText: Hashable, Sendable, CustomStringConvertible {
  /// The normal form: `[UIApplication.LaunchOptionsKey:Any]?`.
  package let description: String

  /// The modules whose names may stand before their types' ones.
  package static let frameworks: Set<String> = [
    "AppKit", "CloudKit", "CoreData", "CoreFoundation", "CoreGraphics", "Foundation", "Intents", "ObjectiveC", "Swift",
    "SwiftUI",
    "UIKit", "UserNotifications", "WatchKit", "_Concurrency",
  ]

  /// Reads a type's text.
  ///
  /// - Parameters:
  ///   - text: The text as a source has it.
  ///   - aliases: The texts of types by the names of aliases for them, as `SourceOutline.aliases`.
  ///   - modules: The modules besides those of frameworks whose names are left out.
  package init(_ text: String, aliases: [String: String] = [:], modules: Set<String> = []) {
    var reader = TypeReader(aliases: aliases, modules: Self.frameworks.union(modules))
    description = reader.normalForm(of: text) ?? String(decoding: text.utf8.filter { !$0.isASCIISpace }, as: UTF8.self)
  }
}
