/// A protocol or overridable class, as a module declares it.
package struct DeclaredType: Hashable, Sendable {
  /// The kinds of types.
  package enum Kind: String, Hashable, Sendable {
    /// A protocol, which is adopted.
    case `protocol`
    /// A class, which is inherited from.
    case `class`
  }

  /// The place that a type is known from.
  package enum Origin: Hashable, Sendable {
    /// The built-in catalog.
    case builtIn
    /// Symbol graphs, by the names of their files.
    case files([String])
  }

  /// The name: `UISceneDelegate`.
  package let name: String
  /// The module that declares it: `UIKit`.
  package let module: String
  /// The kind; `nil` for a type of another kind, whose callbacks are not its requirements.
  package let kind: Kind?
  /// The isolation, of its own or inherited; `nil` where that is not known.
  package let isolation: Isolation?
  /// `true` for a type that is `Sendable`; `nil` where that is not known.
  package let isSendable: Bool?
  /// The superclass of a class; `nil` for none.
  package let superclass: String?
  /// The protocols that it refines or adopts, `Sendable` apart, by name; `nil` where they are not known.
  package let conformances: [String]?
  /// The platforms that its symbol graphs are about: their lack of a callback means something.
  package let platforms: [String]
  /// The versions that have it, by platform.
  package let availability: [DeclaredAvailability]
  /// The documentation, as Markdown.
  package let documentation: [String]
  /// The callbacks in the order in which they are declared.
  package let callbacks: [DeclaredCallback]
  /// The place that it is known from.
  package let origin: Origin

  /// Creates a type.
  package init(
    name: String, module: String, kind: Kind?, isolation: Isolation?, isSendable: Bool?, superclass: String?,
    conformances: [String]?, platforms: [String], availability: [DeclaredAvailability], documentation: [String],
    callbacks: [DeclaredCallback], origin: Origin
  ) {
    self.name = name
    self.module = module
    self.kind = kind
    self.isolation = isolation
    self.isSendable = isSendable
    self.superclass = superclass
    self.conformances = conformances
    self.platforms = platforms
    self.availability = availability
    self.documentation = documentation
    self.callbacks = callbacks
    self.origin = origin
  }
}
