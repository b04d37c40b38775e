import ArgumentParser
import Diagnostics
import Emission
import LifecycleModel
import LifecycleTemplates

/// Completions of options and arguments, computed only when a shell asks for them.
extension CompletionKind {
  /// A page: bundled pages, Markdown files, and folders that may contain them.
  static let page = custom { _, _, beginning in BundledPages.all.map(\.name) + pages(beginning) }
  static let bundledPage = words { (BundledPages.all + BundledPages.starters).map(\.name) }
  /// Diagnostics of pages.
  static let diagnostic = words { ManualEntry.diagnostics.map(\.id) }
  /// The ids of an audit's findings.
  static let finding = words { ManualEntry.findings.map(\.id) }
  /// The ids of a log's findings.
  static let logFinding = words { ManualEntry.logFindings.map(\.id) }
  /// Diagnostics of pages, and kinds of changes.
  static let manualEntry = words { ManualEntry.all.map(\.id) }
  /// The types of the built-in catalog.
  static let catalogType = words { APICatalog.standard.types.map(\.name) }
  /// Formats that are generated, with commas between them.
  static let formats = custom { _, _, beginning in
    let chosen = beginning.lastIndex(of: ",").map { beginning[...$0] } ?? ""
    return EmitterRegistry.all.map { chosen + $0.format }
  }

  /// Words that do not depend on what has been typed.
  static func words(_ words: @escaping @Sendable () -> [String]) -> CompletionKind { custom { _, _, _ in words() } }

  private static func pages(_ beginning: String) -> [String] {
    let folder = beginning.lastIndex(of: "/").map { String(beginning[...$0]) } ?? ""
    return Disk.names(in: folder.isEmpty ? "." : folder).filter { !$0.hasPrefix(".") && isHarmless($0) }
      .compactMap { name in
        let path = folder + name
        if name.hasSuffix(".md") { return path }
        return Disk.kind(of: path) == .folder ? path + "/" : nil
      }
  }

  /// Returns `true` where a shell that expands completions, as bash does, leaves a name as it is: `$(…).md` would be run.
  private static func isHarmless(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.properties.isAlphabetic || "0123456789 ._-+@,=%".unicodeScalars.contains(scalar)
        : scalar.properties.generalCategory != .control
    }
  }
}
