import Diagnostics
import LifecycleModel
import ProjectModel

/// A type of an app with all of its parts, in Swift and Objective-C.
package struct AppType: Sendable {
  /// A declaration, an extension, a category or an implementation, with the file that has it.
  package struct Part: Sendable {
    /// The file's outline.
    package let outline: SourceOutline
    /// The part.
    package let declaration: TypeDeclaration
  }

  /// The class that a class inherits from.
  package enum Superclass: Hashable, Sendable {
    /// None, or none that matters.
    case none
    /// A class of the app.
    case app(String)
    /// A class of a framework.
    case framework(FrameworkClass)
    /// A class that is not known.
    case unknown(String)
  }

  /// The name, with those of the types around it.
  package let name: String
  /// The parts: the declaration first, then by path and place.
  package internal(set) var parts: [Part]
  /// The class that it inherits from.
  package internal(set) var superclass = Superclass.none

  /// The declaration; `nil` for extensions of a type of somebody else.
  package var declaration: Part? { parts.first { $0.declaration.kind != .extension } }
  /// The name for Objective-C.
  package var objectiveCName: String { declaration?.declaration.objectiveCName ?? name }
  /// `true` where Swift declares it.
  package var isSwift: Bool { declaration?.outline.language == .swift }
  /// `true` for a protocol.
  package var isProtocol: Bool { declaration?.declaration.kind == .protocol }
  /// `true` for a class, in either language.
  package var isClass: Bool { declaration?.declaration.kind == .class }
  /// `true` where a part has a macro that may declare members.
  package var hasUnknownMacro: Bool { parts.contains { $0.declaration.hasUnknownMacro } }
}

/// A member of a type, with the part that declares it.
package struct AppMember: Sendable {
  /// The part of the type.
  package let part: AppType.Part
  /// The member.
  package let declaration: MemberDeclaration

  /// The file.
  package var file: SourceFile { part.outline.file }
}
