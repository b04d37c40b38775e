import Text

/// A file with the first fix-it of each diagnostic applied where that is certain.
///
/// ```swift
/// let repair = FileRepair(of: page) { LifecycleReader.read($0) … }
/// print(repair.fixes, repair.bytes)
/// ```
package struct FileRepair {
  /// A fix-it that has been applied.
  package struct Fix: Hashable {
    /// The diagnostic's id.
    let id: String
    /// The line of the replaced text, from 1.
    package let line: Int
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

  /// The file before.
  package let original: SourceFile
  /// The file afterwards.
  package private(set) var file: SourceFile
  /// The fix-its in the order in which they were applied.
  package private(set) var fixes: [Fix] = []
  /// The places of the file that are replacements; they are not replaced again, so that this ends.
  private var replaced: [SourceRange] = []

  /// Fixes a file of valid UTF-8 until its diagnostics have no certain fix-its that help; of fix-its that overlap, the first one wins.
  package init(of file: SourceFile, diagnostics: (SourceFile) throws -> FileDiagnostics) rethrows {
    original = file
    self.file = file
    var found = try diagnostics(file)
    while let left = try applyAll(of: found, diagnostics) { found = left }
  }

  /// Applies the fix-its of some diagnostics. One after which its place still has that diagnostic, or another to fix, is taken
  /// back. Returns the diagnostics that are left; `nil` where nothing has been applied.
  private mutating func applyAll(
    of found: FileDiagnostics, _ diagnostics: (SourceFile) throws -> FileDiagnostics
  ) rethrows -> FileDiagnostics? {
    var candidates = candidates(of: found)
    while !candidates.isEmpty {
      let (fixed, places) = Self.applying(candidates.map(\.fixIt), to: file)
      let left = try diagnostics(fixed)
      let helps = zip(candidates, places).map { candidate, place in
        !left.diagnostics.contains { $0.range.touches(place) && ($0.id == candidate.id || $0.certainFixIt != nil) }
      }
      if !helps.contains(false) {
        fixes += candidates.map { fix($0) }
        replaced = replaced.map { Self.moved($0, by: candidates.map(\.fixIt)) } + places
        file = fixed
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
      id: candidate.id, line: file.line(at: range.start), old: file[range],
      new: candidate.fixIt.replacement)
  }

  /// The file with some fix-its applied, and the places of their replacements.
  private static func applying(_ fixIts: [FixIt], to file: SourceFile) -> (file: SourceFile, places: [SourceRange]) {
    var bytes: [UInt8] = []
    var places: [SourceRange] = []
    var position = 0
    for fixIt in fixIts {
      bytes += file.bytes[position..<fixIt.range.start]
      places.append(SourceRange(bytes.count, bytes.count + fixIt.replacement.utf8.count))
      bytes += Array(fixIt.replacement.utf8)
      position = fixIt.range.end
    }
    let mark: [UInt8] = file.hasByteOrderMark ? SourceFile.byteOrderMark : []
    return (SourceFile(path: file.path, bytes: mark + bytes + file.bytes[position...]), places)
  }

  /// A place after some fix-its, none of which is inside it.
  private static func moved(_ place: SourceRange, by fixIts: [FixIt]) -> SourceRange {
    let distance = fixIts.filter { $0.range.end <= place.start }
      .reduce(0) { $0 + $1.replacement.utf8.count - ($1.range.end - $1.range.start) }
    return SourceRange(place.start + distance, place.end + distance)
  }
}

extension FileRepair.Fix: CustomStringConvertible {
  /// `'payed' → 'paid' [unknown-state]`.
  package var description: String {
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
