import LifecycleModel

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

  /// Creates a callback.
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
