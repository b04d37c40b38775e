import Diagnostics
import LifecycleImport
import LifecycleReader
import LifecycleTemplates

/// The text of a file that is imported, read in a format; Graphviz and pandoc are asked for theirs.
struct ImportedText {
  private static let limit = Duration.seconds(20)
  /// In kilobytes. `{a b} -> {c d}` are four edges: Graphviz would take gigabytes for 100 kB of them.
  private static let graphMemory = 500_000

  private let source: Page
  private var file: SourceFile { source.source }

  /// Takes a file.
  init(_ source: Page) { self.source = source }

  /// The drafts of its life cycles.
  func drafts(_ format: ImportFormat) async throws -> [ImportedDraft] {
    switch format {
    case .article: return articles(in: file)
    case .html:
      let text = try await output(of: "pandoc", ["-f", "html", "-t", "gfm-raw_html"], installing: "pandoc")
      return articles(in: SourceFile(path: file.path, bytes: text))
    case .mermaid: return StateDiagramReader.read(file.text, .mermaid)
    case .plantuml: return StateDiagramReader.read(file.text, .plantUML)
    case .dot:
      let graph = try await output(of: "dot", ["-Tdot_json"], memory: Self.graphMemory, installing: "graphviz")
      return [try DOTReader.read(graph, source: file.text)]
    case .xstate: return [try XStateReader.read(source.bytes)]
    case .json: return []
    case .scxml: throw ImportError.scxml
    }
  }

  /// The life cycles of an article, then those of the diagrams in it.
  private func articles(in file: SourceFile) -> [ImportedDraft] {
    let diagrams = DiagramFence.all(in: file.text).flatMap {
      StateDiagramReader.read($0.text, $0.dialect, firstLine: $0.firstLine)
    }
    let pages = BundledPages.all.map { LifecycleReader.read(SourceFile(path: $0.name, text: $0.text)).lifecycle }
    let articles = ArticleReader.read(file, knowing: pages)
    guard articles.allSatisfy(\.draft.isEmpty), var first = diagrams.first else { return articles + diagrams }
    // What the article says besides is in the report.
    for article in articles { first.report.merge(article.report) }
    return [first] + diagrams.dropFirst()
  }

  /// The output of a program that reads the file.
  private func output(
    of program: String, _ arguments: [String], memory: Int? = nil, installing package: String
  ) async throws -> [UInt8] {
    let folder = try Disk.makeTemporaryFolder()
    defer { Disk.removeFolder(folder) }
    let copy = folder + "/source"
    try Disk.write(source.bytes, to: copy)
    switch try await Programs.run(program, arguments + [copy], limit: Self.limit, memory: memory) {
    case .finished(0, let output, _): return output
    case .finished(let status, _, let messages):
      let reason = messages.replacing(copy, with: file.path).split(whereSeparator: \.isNewline).first.map(String.init)
      let isTooLarge = memory != nil && reason?.contains("memory") == true
      throw Failure(
        "cannot import '\(file.path)': '\(program)' says: \(reason ?? "exit status \(status)")",
        help: isTooLarge
          ? "Import a part of it: '\(program)' may take 500 MB"
          : "Correct the file; if it is of another format, name that with --from")
    case .notFound:
      throw Failure(
        "cannot import '\(file.path)': '\(program)' is not installed",
        help: "Install it: 'brew install \(package)' (macOS), 'apt-get install \(package)' (Debian, Ubuntu)")
    case .timedOut: throw Failure("cannot import '\(file.path)': '\(program)' took longer than 20 seconds")
    case .failed(let reason): throw Failure("cannot import '\(file.path)': '\(program)' did not run: \(reason)")
    }
  }
}

extension Draft {
  /// `true` for a draft that states nothing.
  fileprivate var isEmpty: Bool { states.isEmpty && transitions.isEmpty && callbacks.isEmpty }
}
