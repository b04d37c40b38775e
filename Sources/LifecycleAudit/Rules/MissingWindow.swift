import Diagnostics
import ProjectModel

/// A storyboard is loaded for a delegate that has no property for its window.
enum MissingWindow: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "missing-window",
    severity: .error,
    headline: "Delegate has no 'window' for the storyboard's window",
    explanation: """
      Where the manifest's configuration names a storyboard, or Info.plist does in an app without scenes, UIKit loads it and gives
      the window to the delegate's `window`. Without that property nobody holds the window, and the screen stays black. Inherited
      properties count.
      """,
    example: example.replacing("  var window: UIWindow?\n", with: ""),
    fixedExample: example)

  private static let example =
    ExampleProject.scenes
    .replacing(
      "SceneDelegate</string>",
      with: """
        SceneDelegate</string>
                  <key>UISceneStoryboardFile</key>
                  <string>Main</string>
        """) + "\n=== Main.storyboard\n<document/>"

  static let asksForAll = true

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let scenes = app.sceneConfigurations.compactMap { configuration, file in
      configuration.storyboard.flatMap { storyboard in
        app.delegate(of: configuration).flatMap { type in
          // A class that is no scene delegate has a finding of its own.
          app.types.conforms(type, toAnyOf: ["UISceneDelegate"]) ? (type, SourcePlace(file, storyboard.range)) : nil
        }
      }
    }
    var applications: [(AppType, SourcePlace)] = []
    if app.mode == .withoutScenes, let storyboard = app.configuration.infoPlist?.mainStoryboards.first {
      applications = app.delegates.filter { $0.kind == .application }.map { ($0.type, storyboard.place) }
    }
    return (scenes + applications).compactMap { finding(about: $0, storyboard: $1, in: app) }
  }

  private static func finding(about type: AppType, storyboard: SourcePlace, in app: AuditedApp) -> AuditFinding? {
    let hasWindow = app.types.members(of: type).contains {
      $0.declaration.kind == .property && $0.declaration.name == "window"
    }
    guard !hasWindow, !app.types.isOpen(type), !type.hasUnknownMacro, let part = type.declaration else { return nil }
    let isSwift = part.outline.language == .swift
    return AuditFinding(
      descriptor, "'\(type.name)' has no 'window': the storyboard's window has nobody to hold it",
      at: SourcePlace(part.outline.file, part.declaration.nameRange),
      notes: [Diagnostic.Note("The storyboard is named here", at: storyboard)],
      help: isSwift ? "Add 'var window: UIWindow?'" : "Add '@property (strong, nonatomic) UIWindow *window;'",
      fixIts: isSwift ? [.insertion(of: "var window: UIWindow?", in: part.declaration, file: part.outline.file)] : [],
      delegate: type.name)
  }
}

extension FixIt {
  /// Inserts a member in Swift at the beginning of a type's body, indented as the member after it.
  fileprivate static func insertion(of member: String, in type: TypeDeclaration, file: SourceFile) -> FixIt {
    let body = file[type.body]
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let indentation = lines.first { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix(while: \.isWhitespace) }
    let place = SourceRange(type.body.start, type.body.start)
    let end = lines.isEmpty ? "\n" : ""
    let isLast = lines.count <= 1
    return FixIt(
      "Insert '\(member)'", range: place,
      replacement: "\n" + (isLast ? "  " : indentation ?? "  ") + member + end)
  }
}
