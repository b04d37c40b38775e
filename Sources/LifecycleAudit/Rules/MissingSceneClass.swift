import Diagnostics
import LifecycleModel
import ProjectModel
import Text

/// A manifest names a class that is not in the app, or that is no scene's delegate.
enum MissingSceneClass: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "missing-scene-class",
    severity: .error,
    headline: "Scene manifest names a class that is not in the app, or is no scene delegate",
    explanation: """
      UIKit makes the scene's delegate of the class that the manifest names. Where there is none, nothing is called, and the screen
      stays black. In Swift the name needs the module: `$(PRODUCT_MODULE_NAME).SceneDelegate`. Classes of a module that is no target of
      the project are not judged.
      """,
    example: ExampleProject.scenes.replacing(").SceneDelegate<", with: ").ScenesDelegate<"),
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    guard let manifest = app.configuration.infoPlist?.sceneManifest else { return [] }
    return manifest.configurations.compactMap { configuration in
      guard let value = configuration.delegateClass,
        let named = app.configuration.sceneClass(value.text, in: app.types)
      else { return nil }
      let place = SourcePlace(manifest.place.file, value.range)
      guard let type = named.type else { return missing(named.name, at: place, in: app) }
      guard app.types.conforms(type, toAnyOf: ["UISceneDelegate"]) || app.types.isOpen(type) else {
        return AuditFinding(
          descriptor, "Class '\(named.name)' is no scene delegate", at: place,
          notes: type.declaration.map {
            [Diagnostic.Note("It is declared here", at: SourcePlace($0.outline.file, $0.declaration.nameRange))]
          } ?? [],
          help: "Make it conform to 'UIWindowSceneDelegate'", delegate: named.name)
      }
      return nil
    }
  }

  private static func missing(_ name: String, at place: SourcePlace, in app: AuditedApp) -> AuditFinding {
    let delegates = app.types.declared.filter { $0.isClass && app.types.conforms($0, toAnyOf: ["UISceneDelegate"]) }
    if let type = app.types[name], type.isSwift, !type.name.contains(".") {
      return unqualified(name, at: place, in: app)
    }
    let fixIt = NearestWord.guess(for: name, in: delegates.map(\.name)).flatMap {
      FixIt.replacement(of: name, with: $0, at: place)
    }
    return AuditFinding(
      descriptor, "Class '\(name)' is not in '\(app.app.name)'", at: place,
      help: "Add the class to the target, or name the one that it has", fixIts: [fixIt].compactMap(\.self),
      delegate: name)
  }

  /// A Swift class without its module.
  private static func unqualified(_ name: String, at place: SourcePlace, in app: AuditedApp) -> AuditFinding {
    let full = "$(PRODUCT_MODULE_NAME).\(name)"
    return AuditFinding(
      descriptor, "Class '\(name)' is not found: the name of a Swift class has its module", at: place,
      help: "Write '\(full)'",
      fixIts: place.file[place.range] == name
        ? [FixIt("Replace '\(name)' with '\(full)'", range: place.range, replacement: full)] : [],
      delegate: name)
  }
}
