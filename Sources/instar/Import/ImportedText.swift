import Diagnostics
import LifecycleChecks
import LifecycleImport
import LifecycleModel
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
    let pages = BundledPages.all.map { LifecycleReader.lifecycle(of: SourceFile(path: $0.name, text: $0.text)) }
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
    let (outcome, copy) = try await Disk.withTemporaryFolder { folder in
      let copy = folder + "/source"
      try Disk.write(source.bytes, to: copy)
      return (try await Programs.run(program, arguments + [copy], limit: Self.limit, memory: memory), copy)
    }
    switch outcome {
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

/// A file that is imported, with a life cycle for each page that it yields.
struct ImportedSource {
  /// The file as the user named it.
  let name: String
  /// The life cycles.
  private(set) var lifecycles: [Lifecycle] = []
  /// The report of its lines.
  private(set) var report = ImportReport()

  /// Reads a file; links lead to it from a folder, and `number` is that of the only life cycle to take.
  init(_ source: Page, format: ImportFormat, linkedFrom folder: String, only number: Int?) async throws {
    name = source.source.path
    // The lines of a converted text are not those of the file.
    let link = source.origin == .file && format != .html ? RelativePath.of(name, from: folder) : nil
    do {
      guard format != .json else {
        lifecycles = [try JSONLifecycle.read(source.bytes)]
        try expect(number, of: 1)
        return
      }
      let drafts = try await ImportedText(source).drafts(format)
      try expect(number, of: drafts.count)
      for (index, var draft) in drafts.enumerated() where number.map({ $0 - 1 == index }) ?? true {
        draft.limitNesting()
        draft.mergeRepeats()
        var lifecycle = DraftLifecycle(draft.draft, from: link).lifecycle
        if lifecycle.name.isEmpty { lifecycle.name = FolderName.of(path: name) }
        lifecycles.append(lifecycle)
        report.merge(draft.report)
      }
    } catch let error as ImportError {
      let place = name + (error.line.map { ":\($0)" } ?? "")
      throw Failure("cannot import '\(place)': \(error.problem)", help: error.help)
    }
  }

  private func expect(_ number: Int?, of count: Int) throws(UsageError) {
    guard let number, !(1...max(1, count)).contains(number) else { return }
    let all = count == 1 ? "one life cycle" : "\(count) life cycles"
    throw UsageError("'\(name)' has \(all)", help: "--diagram takes a number from 1 to \(count)")
  }
}

/// The path of a file from a folder.
enum RelativePath {
  /// The path from a folder to a file, both relative to the same one or absolute; the file's own where none leads there.
  static func of(_ file: String, from folder: String) -> String {
    let to = parts(of: file)
    let from = parts(of: folder)
    guard file.hasPrefix("/") == folder.hasPrefix("/"), !from.contains("..") else { return file }
    let common = zip(to, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - common) + to[common...]).joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
