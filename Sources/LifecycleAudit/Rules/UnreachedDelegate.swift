import Diagnostics
import ProjectModel

/// A type is a scene delegate that nothing installs.
enum UnreachedDelegate: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "unreached-delegate",
    severity: .warning,
    headline: "Type is a scene delegate, and no configuration names it",
    explanation: """
      UIKit makes scene delegates of the classes that the scene manifest names, or that code gives to a configuration as its
      `delegateClass`. A class of the app that conforms, has callbacks and is named by neither is never made.
      """,
    example: ExampleProject.scenes + """

      === OldSceneDelegate.swift
      final class OldSceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { start() }
      }
      """,
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard !app.configuration.isInfoPlistUndecided, !choosesUnknownClass(app) else { return [] }
    let installed = Set(app.delegates.flatMap { app.types.lineage(of: $0.type) }.map(\.name))
    let candidates = app.types.declared.filter { type in
      type.isClass && !installed.contains(type.name) && app.types.conforms(type, toAnyOf: ["UISceneDelegate"])
    }
    let inherited = Set(candidates.flatMap { app.types.lineage(of: $0).dropFirst() }.map(\.name))
    let sources = Set(app.app.sources)
    return candidates.compactMap { type in
      guard let part = type.declaration, sources.contains(part.outline.file.path), !inherited.contains(type.name),
        app.types.members(of: type).contains(where: { $0.declaration.kind == .method })
      else { return nil }
      return AuditFinding(
        descriptor, "'\(type.name)' is a scene delegate, and no configuration names it",
        at: SourcePlace(part.outline.file, part.declaration.nameRange),
        help: "Name it in Info.plist or as a 'delegateClass', or delete it", delegate: type.name)
    }
  }

  /// Returns `true` where code gives a class to a configuration that is not known.
  private static func choosesUnknownClass(_ app: AuditedApp) -> Bool {
    app.mentions { mention in
      mention.kind == .assignment && mention.name == "delegateClass"
        && mention.arguments.first.flatMap(ClassExpression.name) == nil
    }.isEmpty == false
  }
}
