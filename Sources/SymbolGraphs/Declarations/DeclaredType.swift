import LifecycleModel

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

/// A requirement of a protocol or an overridable member of a class, as a module declares it.
package struct DeclaredCallback: Hashable, Sendable {
  /// The declaration without attributes, `optional` and isolation.
  package let declaration: SwiftDeclaration
  /// `true` for a member of the type itself: `class func setUp()`.
  package let isStatic: Bool
  /// The Objective-C selector; `nil` for a member that Objective-C does not see.
  package let selector: String?
  /// The duty to have it; `nil` where that is not known.
  package let requirement: Requirement?
  /// The isolation, of its own or of its type; `nil` where that is not known.
  package let isolation: Isolation?
  /// The versions that have it, by platform.
  package let availability: [DeclaredAvailability]
  /// The replacement in words; `nil` for none.
  package let replacement: String?
  /// The documentation, as Markdown.
  package let documentation: [String]

  package init(
    declaration: SwiftDeclaration, isStatic: Bool, selector: String?, requirement: Requirement?, isolation: Isolation?,
    availability: [DeclaredAvailability], replacement: String?, documentation: [String]
  ) {
    self.declaration = declaration
    self.isStatic = isStatic
    self.selector = selector
    self.requirement = requirement
    self.isolation = isolation
    self.availability = availability
    self.replacement = replacement
    self.documentation = documentation
  }

  /// `scene(_:willConnectTo:options:)`; the bare name of a property.
  package var name: String { declaration.compoundName }
}

/// The isolation of a declaration: where its body runs.
package enum Isolation: Hashable, Sendable, CustomStringConvertible {
  /// No actor's.
  case nonisolated
  /// A global actor's: `MainActor`.
  case globalActor(String)

  /// `@MainActor`, `nonisolated`.
  package var description: String {
    switch self {
    case .nonisolated: "nonisolated"
    case .globalActor(let name): "@\(name)"
    }
  }
}

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

/// The versions of one platform that have a declaration.
package struct DeclaredAvailability: Hashable, Sendable {
  /// The platform: `iOS`, `Mac Catalyst`; empty for all.
  package let platform: String
  /// The first version that has it; `nil` for all.
  package let introduced: Version?
  /// The first version that deprecates it, 0 for all; `nil` for none.
  package let deprecated: Version?
  /// The first version that no longer has it; `nil` for none.
  package let obsoleted: Version?
  /// `true` where no version has it.
  package let isUnavailable: Bool
  /// The words of the deprecation, or why it is not available.
  package let message: String?
  /// The name of what replaces it.
  package let renamed: String?

  /// Creates an availability; without versions, that of a declaration that the platform always has.
  package init(
    platform: String, introduced: Version? = nil, deprecated: Version? = nil, obsoleted: Version? = nil,
    isUnavailable: Bool = false, message: String? = nil, renamed: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced.flatMap { Self.isFirst($0, of: platform) ? nil : $0 }
    self.deprecated = deprecated.flatMap { $0 >= Self.undecided ? nil : $0 }
    self.obsoleted = obsoleted.flatMap { $0 >= Self.undecided ? nil : $0 }
    self.isUnavailable = isUnavailable
    self.message = message
    self.renamed = renamed
  }

  /// The replacement in words: the new name, or else the message.
  package var replacement: String? { renamed ?? message }

  /// The versions that have it: `iOS 13`; the platform alone where all do.
  package var versions: String {
    if isUnavailable { return "not on \(name)" }
    let end = obsoleted.map { ", until \($0)" } ?? ""
    return (introduced.map { "\(name) \($0)" } ?? name) + end
  }

  /// The version that deprecates it: `iOS 26`; `nil` for none.
  package var deprecation: String? {
    deprecated.map { $0 == Version(0) ? name : "\(name) \($0)" }
  }

  /// The platforms whose versions are read, in the order in which they are shown.
  static let known = ["iOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS"]

  /// The platforms in the order in which they are shown, each once.
  static func order(_ platforms: [String]) -> [String] {
    let rank = { (platform: String) in known.firstIndex(of: platform) ?? known.count }
    return Set(platforms).sorted { (rank($0), $0) < (rank($1), $1) }
  }

  private var name: String { platform.isEmpty ? "all platforms" : platform }

  /// The version that headers give to what will be deprecated one day: `API_TO_BE_DEPRECATED`.
  private static let undecided = Version(100_000)

  /// The first versions of the platforms: what was there from the beginning was always there.
  private static let first = [
    "iOS": Version(2), "macOS": Version(10), "Mac Catalyst": Version(13, 1), "tvOS": Version(9), "visionOS": Version(1),
    "watchOS": Version(2),
  ]

  private static func isFirst(_ version: Version, of platform: String) -> Bool {
    first[platform].map { version <= $0 } ?? false
  }
}
