import Diagnostics
import Text

/// A page with the first fix-it of each diagnostic applied where that is certain.
struct PageRepair {
  /// A fix-it that has been applied.
  struct Fix: Hashable {
    /// The diagnostic's id.
    let id: String
    /// The line of the replaced text, from 1.
    let line: Int
    /// The replaced text; empty for an insertion.
    let old: String
    /// The new text; empty for a deletion.
    let new: String
  }

  /// A fix-it of a diagnostic.
  private struct Candidate {
    let id: String
    let fixIt: FixIt
  }

  /// The page before.
  let original: Page
  /// The page afterwards.
  private(set) var page: Page
  /// The fix-its in the order in which they were applied.
  private(set) var fixes: [Fix] = []
  /// The places of the page that are replacements; they are not replaced again, so that this ends.
  private var replaced: [SourceRange] = []

  /// The file's bytes afterwards.
  var bytes: [UInt8] { page.bytes }

  /// Fixes a page's file until its diagnostics have no certain fix-its that help; of fix-its that overlap, the first one wins.
  init(of page: Page, diagnostics: (Page) throws -> FileDiagnostics) throws {
    guard page.origin == .file else {
      throw UsageError("cannot fix '\(page.source.path)': it is not a file")
    }
    guard page.source.malformedRanges.isEmpty else {
      throw Failure(
        "cannot fix '\(page.source.path)': it is not valid UTF-8", help: "Convert it to UTF-8 first")
    }
    original = page
    self.page = page
    var found = try diagnostics(page)
    while let left = try applyAll(of: found, diagnostics) { found = left }
  }

  /// Applies the fix-its of some diagnostics. One after which its place still has that diagnostic, or another to fix, is taken
  /// back. Returns the diagnostics that are left; `nil` where nothing has been applied.
  private mutating func applyAll(
    of found: FileDiagnostics, _ diagnostics: (Page) throws -> FileDiagnostics
  ) throws -> FileDiagnostics? {
    var candidates = candidates(of: found)
    while !candidates.isEmpty {
      let (fixed, places) = Self.applying(candidates.map(\.fixIt), to: page)
      let left = try diagnostics(fixed)
      let helps = zip(candidates, places).map { candidate, place in
        !left.diagnostics.contains { $0.range.touches(place) && ($0.id == candidate.id || $0.certainFixIt != nil) }
      }
      if !helps.contains(false) {
        fixes += candidates.map { fix($0) }
        replaced = replaced.map { Self.moved($0, by: candidates.map(\.fixIt)) } + places
        page = fixed
        return left
      }
      candidates = zip(candidates, helps).filter(\.1).map(\.0)
    }
    return nil
  }

  /// The certain fix-its in the order of their places, without those that overlap an earlier one or a replacement.
  private func candidates(of diagnostics: FileDiagnostics) -> [Candidate] {
    var candidates: [Candidate] = []
    let certain = diagnostics.diagnostics.compactMap { diagnostic in
      diagnostic.certainFixIt.map { Candidate(id: diagnostic.id, fixIt: $0) }
    }
    for candidate in certain.sorted(by: { $0.fixIt.range < $1.fixIt.range }) {
      let range = candidate.fixIt.range
      let isApart = candidates.last.map { range.start >= $0.fixIt.range.end && range != $0.fixIt.range } ?? true
      if isApart, !replaced.contains(where: range.touches) { candidates.append(candidate) }
    }
    return candidates
  }

  private func fix(_ candidate: Candidate) -> Fix {
    let range = candidate.fixIt.range
    return Fix(
      id: candidate.id, line: page.source.line(at: range.start), old: page.source[range],
      new: candidate.fixIt.replacement)
  }

  /// The page with some fix-its applied, and the places of their replacements.
  private static func applying(_ fixIts: [FixIt], to page: Page) -> (page: Page, places: [SourceRange]) {
    let source = page.source
    var bytes: [UInt8] = []
    var places: [SourceRange] = []
    var position = 0
    for fixIt in fixIts {
      bytes += source.bytes[position..<fixIt.range.start]
      places.append(SourceRange(bytes.count, bytes.count + fixIt.replacement.utf8.count))
      bytes += Array(fixIt.replacement.utf8)
      position = fixIt.range.end
    }
    bytes = (source.hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + bytes + source.bytes[position...]
    return (Page(origin: .file, source: SourceFile(path: source.path, bytes: bytes), bytes: bytes), places)
  }

  /// A place after some fix-its, none of which is inside it.
  private static func moved(_ place: SourceRange, by fixIts: [FixIt]) -> SourceRange {
    let distance = fixIts.filter { $0.range.end <= place.start }
      .reduce(0) { $0 + $1.replacement.utf8.count - ($1.range.end - $1.range.start) }
    return SourceRange(place.start + distance, place.end + distance)
  }
}

extension PageRepair {
  /// Prints the fixes with their lines, and their number.
  func printStatus(_ verb: String, on terminal: Terminal) {
    let path = page.source.path
    for fix in fixes { terminal.printStatus("\(path):\(fix.line): \(fix)".terminalSafe) }
    terminal.printStatus("\(verb) \(fixes.count.counted("problem")) in \(path)")
  }
}

extension PageRepair.Fix: CustomStringConvertible {
  /// `'payed' → 'paid' [unknown-state]`.
  var description: String {
    let change = old.isEmpty ? "added '\(new)'" : new.isEmpty ? "removed '\(old)'" : "'\(old)' → '\(new)'"
    return "\(change) [\(id)]"
  }
}

extension Diagnostic {
  /// The fix-it that is applied without asking.
  fileprivate var certainFixIt: FixIt? { fixIts.first.flatMap { $0.applicability == .certain ? $0 : nil } }
}

extension SourceRange {
  /// Returns `true` for a range that overlaps this one; an empty one also at the other's ends.
  fileprivate func touches(_ other: SourceRange) -> Bool {
    let isEmpty = start == end || other.start == other.end
    return isEmpty ? start <= other.end && other.start <= end : start < other.end && other.start < end
  }
}
