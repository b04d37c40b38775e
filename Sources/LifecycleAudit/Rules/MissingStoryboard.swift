import Diagnostics
import ProjectModel
import Text

/// Info.plist names a storyboard that is not in the app.
enum MissingStoryboard: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "missing-storyboard",
    severity: .error,
    headline: "Info.plist names a storyboard that is not in the app",
    explanation: """
      UIKit ends the app at launch where the storyboard of a scene's configuration, or of `UIMainStoryboardFile`, is not in its
      bundle. Storyboards and nibs count, in any localization, also those that the project names and that are not there.
      """,
    example: example.replacing("=== Main", with: "=== Mian"),
    fixedExample: example)

  private static let example = MissingWindow.descriptor.fixedExample ?? ""

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let names = Set((app.app.resources + app.app.missing).map(stem))
    // A build in another language has its own list of resources.
    guard !app.app.resources.isEmpty || !app.app.sources.isEmpty || !app.app.hasUnreadCode else { return [] }
    let scenes = app.sceneConfigurations.compactMap { configuration, file in
      configuration.storyboard.flatMap { value in value.text.text.map { ($0, SourcePlace(file, value.range)) } }
    }
    let main = (app.configuration.infoPlist?.mainStoryboards ?? []).compactMap { entry in
      entry.value.string.flatMap { app.configuration.infoPlist?.expanded($0).text }.map {
        ($0, SourcePlace(entry.place.file, entry.value.range))
      }
    }
    return (scenes + main).compactMap { name, place in
      guard !names.contains(stem(name)) else { return nil }
      let fixIt = NearestWord.guess(for: stem(name), in: names.sorted()).flatMap {
        FixIt.replacement(of: name, with: $0, at: place)
      }
      return AuditFinding(
        descriptor, "Storyboard '\(name)' is not in '\(app.app.name)'", at: place,
        help: "Add the storyboard to the target, or remove the entry", fixIts: [fixIt].compactMap(\.self))
    }
  }

  /// The name of a file without folders and extension.
  private static func stem(_ path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    for suffix in [".storyboard", ".xib", ".nib"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return String(name)
  }
}
