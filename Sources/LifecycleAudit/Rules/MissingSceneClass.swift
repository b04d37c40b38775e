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
      stays black. In Swift the name needs the module: `$(PRODUCT_MODULE_NAME).SceneDelegate`.

      Classes of frameworks that are known, such as `FlutterSceneDelegate`, may be named bare. Of a bare name that nobody knows, this is
      a note where the app has dependencies whose sources were not read. So is a name with a build setting whose value was not read.

      Not judged are classes of a module that is no target of the project, roles that the system does not have, and classes that a file
      may declare which the project names and which is not there.
      """,
    example: ExampleProject.scenes.replacing(").SceneDelegate<", with: ").ScenesDelegate<"),
    fixedExample: ExampleProject.scenes)

  static let asksForAll = true

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    unknownNames(in: app) + namedClasses(in: app)
  }

  /// Classes whose names have build settings without a value.
  private static func unknownNames(in app: AuditedApp) -> [AuditFinding] {
    app.sceneConfigurations.compactMap { entry, file in
      guard let value = entry.delegateClass, value.text.text == nil,
        app.configuration.sceneClass(value.text, in: app.types) == nil
      else { return nil }
      return AuditFinding(
        descriptor,
        "Class '\(value.text.written)' is not known: a build setting in its name has no value that was read",
        at: SourcePlace(file, value.range), help: "Look what the build replaces it with", severity: .note)
    }
  }

  private static func namedClasses(in app: AuditedApp) -> [AuditFinding] {
    app.sceneClasses.compactMap { named, place in
      if let known = named.framework, conforms(known) { return nil }
      guard let type = named.type else { return missing(named, at: place, in: app) }
      // What is not there may have its conformance.
      guard app.types.conforms(type, toAnyOf: ["UISceneDelegate"]) || app.types.isOpen(type) || app.lacksSources else {
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

  private static func conforms(_ known: FrameworkClass) -> Bool {
    known.types.flatMap(APICatalog.standard.ancestry).contains("UISceneDelegate")
  }

  private static func missing(_ named: SceneClass, at place: SourcePlace, in app: AuditedApp) -> AuditFinding? {
    let name = named.name
    if let type = app.types[name], type.isSwift, !type.name.contains(".") {
      return renamed(name, to: "$(PRODUCT_MODULE_NAME).\(name)", "the name of a Swift class has its module", at: place)
    }
    if let known = FrameworkClass.named(name, platform: nil), conforms(known) {
      return renamed(name, to: known.objectiveCName, "it has another name for Objective-C", at: place)
    }
    let stems = app.app.missing.filter(SourceKind.isSource).map(ProjectPath.stem)
    guard !stems.contains(where: { $0 == name || $0.contains(name) }) else { return nil }
    let installed = Set(app.delegates.map(\.type.name))
    let delegates = app.types.declared.filter { $0.isClass && app.types.conforms($0, toAnyOf: ["UISceneDelegate"]) }
    let known = named.isBare ? FrameworkClass.all.filter(conforms).map(\.objectiveCName) : []
    let guess =
      NearestWord.guess(for: name, in: delegates.map(\.name))
      ?? NearestWord.guess(for: name, in: known).flatMap { $0.isCertain ? $0 : nil }
    let fixIts = [guess.flatMap { FixIt.replacement(of: name, with: $0, at: place) }].compactMap(\.self)
    // A slip in the name of a delegate that nothing else names is one, whatever the dependencies have.
    let isSlip = delegates.contains { $0.name == guess?.word && !installed.contains($0.name) }
    if app.lacksSources || (named.isBare || app.app.sources.isEmpty) && app.app.hasUnreadCode && !isSlip {
      return AuditFinding(
        descriptor, "Class '\(name)' is in no source that was read: a dependency may have it", at: place, notes: [],
        help: "Look for it in the sources of the app's dependencies", fixIts: fixIts, severity: .note, delegate: name)
    }
    return AuditFinding(
      descriptor, "Class '\(name)' is not in '\(app.app.name)'", at: place,
      help: "Add the class to the target, or name the one that it has", fixIts: fixIts, delegate: name)
  }

  /// A class that the manifest does not find by the name that it has in Swift.
  private static func renamed(
    _ name: String, to full: String, _ reason: String, at place: SourcePlace
  ) -> AuditFinding {
    AuditFinding(
      descriptor, "Class '\(name)' is not found: \(reason)", at: place, help: "Write '\(full)'",
      fixIts: place.file[place.range] == name
        ? [FixIt("Replace '\(name)' with '\(full)'", range: place.range, replacement: full)] : [],
      delegate: name)
  }
}
