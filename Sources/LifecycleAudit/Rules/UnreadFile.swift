import Diagnostics
import ProjectModel

/// A source file that matters is no Swift, or the Info.plist is no property list.
enum UnreadFile: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "unread-file",
    severity: .note,
    headline: "File has a syntax error, and what it declares may not be known",
    explanation: """
      The file names something that an audit asks for, and the compiler would not take it. What stands before and after the error
      is read as well as possible; a finding may be missing, and nothing is fixed in the file.

      An Info.plist that cannot be read is an error: no build takes it, and what the app has adopted is undecided.
      """,
    example: ExampleProject.sceneDelegate("  func scene(_ scene: UIScene {"),
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    let sources = app.types.outlines.compactMap { outline in
      outline.firstError.map { error in
        AuditFinding(
          descriptor, "File has a syntax error; what it declares may not be known",
          at: SourcePlace(outline.file, error),
          help: nil)
      }
    }
    let list = app.configuration.unreadInfoPlist.map { error in
      AuditFinding(
        descriptor, "Info.plist cannot be read: \(error.message)",
        at: SourcePlace(error.file ?? SourceFile(path: app.app.project, text: ""), error.range),
        help: "Mend it: 'plutil -lint' names the place", severity: .error)
    }
    return sources + [list].compactMap(\.self)
  }
}
