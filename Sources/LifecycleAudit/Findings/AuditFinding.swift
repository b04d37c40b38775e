import Diagnostics
import ProjectModel

/// A place where an app and a page, or an app's project and its sources, disagree.
package struct AuditFinding: Sendable {
  package private(set) var file: SourceFile
  package private(set) var diagnostic: Diagnostic
  /// The name of the app's type that is a delegate; `nil` where it is about none.
  package var delegate: String?
  /// The callback's name; `nil` where it is about none.
  package var callback: String?
  /// The callback that is called instead: `sceneDidEnterBackground(_:)`.
  package var counterpart: String?
  /// The rule whose finding this one explains, and with which it is suppressed; `nil` for one that stands alone.
  package var cause: String?

  /// Creates a finding of a rule at a place; the help is for where no fix-it can be made.
  init(
    _ descriptor: DiagnosticDescriptor, _ summary: String, at place: SourcePlace, notes: [Diagnostic.Note] = [],
    detail: [String] = [], help: String?, fixIts: [FixIt] = [], severity: Severity? = nil, delegate: String? = nil,
    callback: String? = nil, counterpart: String? = nil, cause: String? = nil
  ) {
    file = place.file
    var diagnostic = Diagnostic(
      descriptor, summary, at: place.range, notes: notes, detail: detail, help: fixIts.isEmpty ? help : nil,
      fixIts: fixIts)
    diagnostic.severity = severity ?? descriptor.severity
    self.diagnostic = diagnostic
    self.delegate = delegate
    self.callback = callback
    self.counterpart = counterpart
    self.cause = cause
  }
}

extension AuditFinding {
  /// The command that advice names; whoever prints it puts in what the user gave.
  static let planCommand = "instar audit --plan"

  /// A copy whose advice names a command with the paths that the user gave: `instar audit Reader --plan`.
  package func naming(paths: String) -> AuditFinding {
    guard !paths.isEmpty, diagnostic.help?.contains(Self.planCommand) == true else { return self }
    return with(diagnostic.replacingHelp { $0.replacing(Self.planCommand, with: "instar audit \(paths) --plan") })
  }
}

extension AuditFinding {
  /// The finding in an app some of whose files are not there: no error.
  var doubted: AuditFinding {
    guard diagnostic.severity == .error else { return self }
    var diagnostic = diagnostic.noting(
      Diagnostic.Note("A source file of the app is not there, and may say otherwise", range: diagnostic.range))
    diagnostic.severity = .warning
    return with(diagnostic)
  }
}

extension AuditFinding: Comparable {
  /// The identity of a finding: equal ones are told once.
  package struct Identity: Hashable {
    let path: String
    let range: SourceRange
    let id: String
    let summary: String
  }

  /// The file and what is wrong in it.
  package var identity: Identity {
    Identity(path: file.path, range: diagnostic.range, id: diagnostic.id, summary: diagnostic.summary)
  }

  /// A copy with another diagnostic.
  func with(_ diagnostic: Diagnostic) -> AuditFinding {
    var finding = self
    finding.diagnostic = diagnostic
    return finding
  }

  /// A copy with its files under other names.
  func namingFiles(_ name: (String) -> String) -> AuditFinding {
    var finding = with(diagnostic.namingFiles(name))
    finding.file = file.named(name(file.path))
    return finding
  }

  /// Compares files by path.
  package static func == (left: AuditFinding, right: AuditFinding) -> Bool { left.identity == right.identity }

  /// Orders by file, place and rule.
  package static func < (left: AuditFinding, right: AuditFinding) -> Bool { left.order < right.order }

  private var order: (String, SourceRange, String, String) {
    (file.path, diagnostic.range, diagnostic.id, diagnostic.summary)
  }
}

extension Diagnostic.Note {
  /// Creates a note about a place in any file.
  init(_ message: String, at place: SourcePlace) {
    self.init(message, range: place.range, in: place.file)
  }
}

/// A line of a file, as messages and tables name it.
package struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path, with the folder that the user gave.
  package let path: String
  /// The line, from 1.
  package let line: Int

  /// `Reader/AppDelegate.swift:8`.
  package var description: String { "\(path):\(line)" }

  /// Creates the place of the start of a range; `folder` is the project's folder as the user names it: `Reader/`.
  init(_ place: SourcePlace, in folder: String) {
    path = folder + place.file.path
    line = place.file.line(at: place.range.start)
  }
}
