import Diagnostics
import ProjectModel

/// A source file that matters is no Swift.
enum UnreadFile: AuditRule {
  static let descriptor = DiagnosticDescriptor(
    id: "unread-file",
    severity: .note,
    headline: "File has a syntax error, and what it declares may not be known",
    explanation: """
      The file names something that an audit asks for, and the compiler would not take it. What stands before and after the error
      is read as well as possible; a finding may be missing, and nothing is fixed in the file.
      """,
    example: ExampleProject.sceneDelegate("  func scene(_ scene: UIScene {"),
    fixedExample: ExampleProject.scenes)

  static func findings(in app: AuditedApp) -> [AuditFinding] {
    app.types.outlines.compactMap { outline in
      guard let error = outline.firstError else { return nil }
      return AuditFinding(
        descriptor, "File has a syntax error; what it declares may not be known", at: SourcePlace(outline.file, error),
        help: nil)
    }
  }
}
