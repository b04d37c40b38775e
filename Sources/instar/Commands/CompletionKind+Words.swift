import ArgumentParser
import Diagnostics
import Emission
import LifecycleTemplates

/// What a shell offers for the values of options and arguments; found when somebody asks, so that no other run pays for it.
extension CompletionKind {
  /// A page: bundled specs, Markdown files, and folders on the way to them.
  static let page = custom { _, _, beginning in BundledPages.all.map(\.name) + pages(beginning) }
  /// A bundled spec.
  static let spec = words { BundledPages.all.map(\.name) }
  /// Findings in pages.
  static let diagnostic = words { ManualEntry.diagnostics.map(\.id) }
  /// Findings in pages, and kinds of changes.
  static let manualEntry = words { (ManualEntry.diagnostics + ManualEntry.changes).map(\.id) }
  /// Formats that are generated, with commas between them.
  static let formats = custom { _, _, beginning in
    let chosen = beginning.lastIndex(of: ",").map { beginning[...$0] } ?? ""
    return EmitterRegistry.all.map { chosen + $0.format }
  }

  /// Words that do not depend on what is there already.
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

  /// Whether a shell that expands what is offered to it, as bash does, still sees a name: `$(…).md` would be run.
  private static func isHarmless(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.properties.isAlphabetic || "0123456789 ._-+@,=%".unicodeScalars.contains(scalar)
        : scalar.properties.generalCategory != .control
    }
  }
}
