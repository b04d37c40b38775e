import Diagnostics
import ProjectModel
import Text

/// The comments of a source file or property list that suppress findings: `// instar:allow ID`, `<!-- instar:allow ID -->`.
///
/// A comment that has a line to itself is for the next line, any other for its own.
struct SourceAllowances {
  /// An id in a comment.
  private struct Allowance {
    let id: String
    let range: SourceRange
    let line: Int
  }

  private static let keyword = "instar:allow"
  private static let search = ByteSearch([keyword])
  private let file: SourceFile
  private let allowances: [Allowance]

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
  }

  /// Returns `true` where a comment is for a finding.
  func suppress(_ finding: AuditFinding) -> Bool {
    let line = file.line(at: finding.diagnostic.range.start)
    return allowances.contains { $0.id == finding.diagnostic.id && $0.line == line }
  }

  /// The ids that suppress none of some findings.
  func unused(by findings: [AuditFinding]) -> [(id: String, range: SourceRange)] {
    let lines = Set(findings.map { "\($0.diagnostic.id) \(file.line(at: $0.diagnostic.range.start))" })
    return allowances.filter { !lines.contains("\($0.id) \($0.line)") }.map { ($0.id, $0.range) }
  }

  private static func allowances(at keyword: Range<Int>, in file: SourceFile) -> [Allowance] {
    let line = file.line(at: keyword.lowerBound)
    let whole = file.range(ofLine: line)
    let before = file[SourceRange(whole.start, keyword.lowerBound)].trimmingSpaces
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
      if !id.isEmpty { allowances.append(Allowance(id: id, range: range, line: isAlone ? line + 1 : line)) }
      offset += max(1, id.utf8.count)
    }
    return allowances
  }
}
