import Diagnostics
import ProjectModel
import Text

/// The comments of a source file or property list that suppress findings: `// instar:allow ID`, `<!-- instar:allow ID -->`.
///
/// A comment that has a line to itself is for the next line, any other for its own.
struct SourceAllowances {
  /// An id in a comment.
  struct Allowance {
    let id: String
    /// Its place.
    let range: SourceRange
    /// The line whose findings it suppresses.
    let line: Int
    /// The text without which it is gone: the comment, or the id alone where the comment has others.
    fileprivate(set) var deletion: SourceRange
  }

  private static let keyword = "instar:allow"
  private static let search = ByteSearch([keyword])
  private let file: SourceFile
  private let allowances: [Allowance]
  private let idsByLine: [Int: Set<String>]

  /// Reads the comments of a file.
  init(_ file: SourceFile) {
    self.file = file
    var allowances: [Allowance] = []
    var end = 0
    while let start = Self.search.firstMatch(in: file.bytes, from: end) {
      end = start + Self.keyword.utf8.count
      allowances += Self.allowances(at: start..<end, in: file)
    }
    self.allowances = allowances
    idsByLine = Dictionary(grouping: allowances, by: \.line).mapValues { Set($0.map(\.id)) }
  }

  /// Returns `true` where a comment is for a finding.
  func suppress(_ finding: AuditFinding) -> Bool {
    let ids = idsByLine[file.line(at: finding.diagnostic.range.start)] ?? []
    return ids.contains(finding.diagnostic.id) || finding.cause.map(ids.contains) == true
  }

  /// The ids that suppress none of some findings.
  func unused(by findings: [AuditFinding]) -> [Allowance] {
    let lines = Set(findings.map { "\($0.diagnostic.id) \(file.line(at: $0.diagnostic.range.start))" })
    return allowances.filter { !lines.contains("\($0.id) \($0.line)") }
  }

  private static func allowances(at keyword: Range<Int>, in file: SourceFile) -> [Allowance] {
    let line = file.line(at: keyword.lowerBound)
    let whole = file.range(ofLine: line)
    let text = file[SourceRange(whole.start, keyword.lowerBound)]
    let before = text.trimmingSpaces
    guard let opening = ["//", "/*", "<!--"].first(where: before.hasSuffix) else { return [] }
    var allowances: [Allowance] = []
    var offset = keyword.upperBound
    let isAlone = before.count == opening.count
    while offset < whole.end, !file.bytes[offset...].starts(with: "-->".utf8),
      !file.bytes[offset...].starts(with: "*/".utf8)
    {
      let word = file.bytes[offset..<whole.end].prefix {
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-")
      }
      // A word may end with the mark that closes the comment.
      let id = String(decoding: word, as: UTF8.self).replacing("--", with: "")
      let range = SourceRange(offset, offset + id.utf8.count)
      // Behind another id, it goes with what separates the two.
      let start = allowances.last?.range.end ?? range.start
      let deletion = SourceRange(start, range.end)
      if !id.isEmpty {
        allowances.append(Allowance(id: id, range: range, line: isAlone ? line + 1 : line, deletion: deletion))
      }
      offset += max(1, id.utf8.count)
    }
    guard allowances.count == 1 else { return allowances }
    let closing = opening == "//" ? 0 : opening == "/*" ? 2 : 3
    let end = closing == 0 ? whole.end : min(whole.end, offset + closing)
    let gap = text.reversed().prefix { $0 == " " || $0 == "\t" }.count
    let comment = SourceRange(keyword.lowerBound - gap - opening.utf8.count, end)
    allowances[0].deletion = Self.withoutGap(comment, in: file, line)
    return allowances
  }

  /// A comment with the blanks before it; with its whole line where nothing else is on it.
  private static func withoutGap(_ comment: SourceRange, in file: SourceFile, _ line: Int) -> SourceRange {
    let whole = file.range(ofLine: line)
    let before = file[SourceRange(whole.start, comment.start)]
    let start = comment.start - before.reversed().prefix { $0 == " " || $0 == "\t" }.count
    let isAlone = start == whole.start && file[SourceRange(comment.end, whole.end)].allSatisfy(\.isWhitespace)
    return isAlone ? SourceRange(whole.start, file.offset(ofLine: line + 1)) : SourceRange(start, comment.end)
  }
}
