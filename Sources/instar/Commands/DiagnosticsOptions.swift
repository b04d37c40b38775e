import ArgumentParser
import Diagnostics
import LifecycleAudit
import LifecycleLogs

/// The kind of diagnostics that a command reports: the words and the ids of its options.
protocol DiagnosticsSubject: SendableMetatype {
  /// The command: `instar check`.
  static var command: String { get }
  /// The word for several of them: `diagnostics`.
  static var noun: String { get }
  static var completion: CompletionKind { get }
  static var entries: [ManualEntry] { get }
}

extension DiagnosticsSubject {
  static var tool: DiagnosticsRun.Tool {
    DiagnosticsRun.Tool(command, version: InstarVersion.current) { entries }
  }
}

enum PageSubject: DiagnosticsSubject {
  static var command: String { "instar check" }
  static var noun: String { "diagnostics" }
  static var completion: CompletionKind { .diagnostic }
  static var entries: [ManualEntry] { DiagnosticDescriptor.known.map(\.manualEntry) }
}

enum AuditSubject: DiagnosticsSubject {
  static var command: String { "instar audit" }
  static var noun: String { "findings" }
  static var completion: CompletionKind { .finding }
  static var entries: [ManualEntry] { ManualEntry.findings }
}

enum LogSubject: DiagnosticsSubject {
  static var command: String { "instar log check" }
  static var noun: String { "findings" }
  static var completion: CompletionKind { .logFinding }
  static var entries: [ManualEntry] { ManualEntry.logFindings }
}

/// The options that say which diagnostics count, and how much.
struct DiagnosticsOptions<Subject: DiagnosticsSubject>: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Treat warnings as errors.") var strict = false
  @Option(
    help: ArgumentHelp("Suppress \(Subject.noun) with this id; may be repeated.", valueName: "id"),
    completion: Subject.completion)
  var allow: [String] = []
  @Option(
    help: ArgumentHelp("Report \(Subject.noun) with this id as errors; may be repeated.", valueName: "id"),
    completion: Subject.completion)
  var deny: [String] = []
  @Option(
    help: ArgumentHelp("Suppress the \(Subject.noun) listed in a file that '--format json' wrote.", valueName: "file"),
    completion: .file())
  var baseline: String?

  /// The run that they ask for; the baseline is read.
  var run: DiagnosticsRun {
    get throws {
      do {
        return try DiagnosticsRun(
          of: Subject.tool, allowed: allow, denied: deny, isStrict: strict,
          baseline: baseline.map { try StoredDiagnostic.read(from: $0).map(\.entry) })
      } catch let problem as DiagnosticsRun.Problem {
        throw UsageError(problem.message, help: problem.help)
      }
    }
  }
}

extension DiagnosticFormat: ExpressibleByArgument {}
