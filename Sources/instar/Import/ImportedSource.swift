import LifecycleImport
import LifecycleModel

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
