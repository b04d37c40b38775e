import Diagnostics

/// A page with the first fix-it of each diagnostic applied.
struct PageRepair {
  /// The most passes: a fix-it that overlapped another, or that another made necessary, is applied in the next one.
  private static let passLimit = 10

  /// The page afterwards.
  private(set) var page: Page
  /// The number of fixes.
  private(set) var count = 0

  /// The file's bytes afterwards.
  var bytes: [UInt8] { page.bytes }

  /// Fixes a page's file until its diagnostics have no fix-its; of fix-its that overlap, the first one wins.
  init(of page: Page, diagnostics: (Page) throws -> FileDiagnostics) throws {
    guard page.origin == .file else {
      throw UsageError("cannot fix '\(page.source.path)': it is not a file")
    }
    guard page.source.malformedRanges.isEmpty else {
      throw Failure(
        "cannot fix '\(page.source.path)': it is not valid UTF-8", help: "Convert it to UTF-8 first")
    }
    self.page = page
    for _ in 0..<Self.passLimit {
      let fixIts = Self.fixIts(of: try diagnostics(self.page))
      guard !fixIts.isEmpty else { return }
      apply(fixIts)
    }
  }

  /// The first fix-it of each diagnostic in the order of their places, without those that overlap an earlier one.
  private static func fixIts(of diagnostics: FileDiagnostics) -> [FixIt] {
    var fixIts: [FixIt] = []
    for fixIt in diagnostics.diagnostics.compactMap(\.fixIts.first).sorted(by: { $0.range < $1.range }) {
      let isApart = fixIts.last.map { fixIt.range.start >= $0.range.end && fixIt.range != $0.range } ?? true
      if isApart { fixIts.append(fixIt) }
    }
    return fixIts
  }

  private mutating func apply(_ fixIts: [FixIt]) {
    let source = page.source
    var bytes: [UInt8] = source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    var position = 0
    for fixIt in fixIts {
      bytes += source.bytes[position..<fixIt.range.start]
      bytes += Array(fixIt.replacement.utf8)
      position = fixIt.range.end
    }
    bytes += source.bytes[position...]
    page = Page(origin: .file, source: SourceFile(path: source.path, bytes: bytes), bytes: bytes)
    count += fixIts.count
  }
}
