import Diagnostics

/// A page with the likeliest remedy of each finding applied.
struct PageRepair {
  /// The page afterwards.
  let page: Page
  /// How many places were mended.
  let count: Int

  /// The file's bytes afterwards.
  var bytes: [UInt8] { page.bytes }

  /// Mends a page's file; of remedies that overlap, the first one wins.
  init(of page: Page, findings: FileFindings) throws {
    guard page.origin == .file else {
      throw WrongUsage("--fix mends files, and '\(page.source.path)' is none")
    }
    guard page.source.malformedRanges.isEmpty else {
      throw Failure(
        "cannot mend '\(page.source.path)': it is not UTF-8 throughout", help: "Convert it to UTF-8 first")
    }
    var bytes: [UInt8] = page.source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    var position = 0
    var count = 0
    for fixIt in findings.diagnostics.compactMap(\.fixIts.first).sorted(by: { $0.range < $1.range })
    where fixIt.range.start >= position {
      bytes += page.source.bytes[position..<fixIt.range.start]
      bytes += Array(fixIt.replacement.utf8)
      position = fixIt.range.end
      count += 1
    }
    bytes += page.source.bytes[position...]
    self.count = count
    self.page = Page(origin: .file, source: SourceFile(path: page.source.path, bytes: bytes), bytes: bytes)
  }
}
