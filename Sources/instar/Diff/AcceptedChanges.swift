import Diagnostics
import LifecycleDiff
import Text

/// The changes that a team has accepted: a file with one fingerprint per line.
///
/// The rest of a line after its fingerprint is a comment, and so is a line that begins with `#`.
struct AcceptedChanges {
  /// The file that is read where the user names none.
  static let fileName = ".instar-ignore"
  /// The most diagnostics of one kind.
  private static let limit = 10
  private static let digits = ASCIISet("0123456789ABCDEFabcdef")

  private let file: SourceFile
  private var entries: [(fingerprint: String, range: SourceRange)] = []
  private var malformed: [SourceRange] = []

  /// Reads the text of a file.
  init(_ file: SourceFile) {
    self.file = file
    for line in 1...max(1, file.lineCount) { take(file.range(ofLine: line)) }
  }

  /// Reads the file that the user names, or else the one in the working folder, which need not exist.
  static func read(from path: String?) throws(Failure) -> AcceptedChanges {
    let name = path ?? fileName
    let kind = Disk.kind(of: name)
    let isMissing = path == nil && (kind == nil || kind == .folder)
    let bytes = isMissing ? [] : try NamedFile.read(name, advice: "Name a file of fingerprints with --ignore")
    return AcceptedChanges(SourceFile(path: name, bytes: bytes))
  }

  /// The fingerprints, each only once.
  var fingerprints: Set<String> { Set(entries.map(\.fingerprint)) }

  /// Returns how many of the changes are accepted.
  func count(in changes: [Change]) -> Int {
    let fingerprints = fingerprints
    return changes.count { fingerprints.contains($0.fingerprint) }
  }

  /// The diagnostics of the file: lines that are no fingerprint, and fingerprints that none of all changes has.
  func diagnostics(about changes: [Change]) -> FileDiagnostics {
    let used = Set(changes.map(\.fingerprint))
    let unused = Self.few(entries.filter { !used.contains($0.fingerprint) }) { entry in
      Diagnostic(
        .unusedAcceptance, "Accepted change '\(entry.fingerprint)' does not occur", at: entry.range,
        help: "Remove the line")
    }
    let odd = Self.few(malformed) { range in
      Diagnostic(
        .malformedFingerprint, "Line does not begin with a fingerprint", at: range,
        help: "Write the fingerprint of a change, or '#' before a comment")
    }
    return FileDiagnostics(file, odd + unused)
  }

  private mutating func take(_ line: SourceRange) {
    let bytes = file.bytes[line.start..<line.end]
    guard let start = bytes.firstIndex(where: { !Self.isSpace($0) }), bytes[start] != UInt8(ascii: "#") else { return }
    let word = bytes[start...].prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "#") }
    let range = SourceRange(start, word.endIndex)
    if word.count == 16, word.allSatisfy(Self.digits.contains) {
      entries.append((String(decoding: word, as: UTF8.self).lowercased(), range))
    } else {
      malformed.append(range)
    }
  }

  /// Diagnostics of the first items; the last one says how many more there are.
  private static func few<Item>(_ items: [Item], _ diagnostic: (Item) -> Diagnostic) -> [Diagnostic] {
    items.prefix(limit).enumerated().map { index, item in
      let isLast = index == limit - 1 && items.count > limit
      return isLast ? diagnostic(item).appending(" (and \(items.count - limit) more)") : diagnostic(item)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension AcceptedChanges {
  /// The diagnostics that the file can have.
  static let descriptors: [DiagnosticDescriptor] = [.unusedAcceptance, .malformedFingerprint]
}

extension DiagnosticDescriptor {
  /// A fingerprint that no change has.
  static let unusedAcceptance = DiagnosticDescriptor(
    id: "unused-acceptance", severity: .warning, headline: "An accepted change does not occur",
    explanation: """
      A line of `.instar-ignore` has the fingerprint of a change that `instar diff` does not find between these two pages. The \
      change was reverted or has become another one, or the fingerprint is mistyped.

      Remove the line, so that the change is reported if it occurs again. If several pairs of pages are compared, each may \
      need a file of its own: name it with `--ignore`.
      """,
    example: nil, fixedExample: nil)

  /// A line that is neither a fingerprint nor a comment.
  static let malformedFingerprint = DiagnosticDescriptor(
    id: "malformed-fingerprint", severity: .warning,
    headline: "A line of accepted changes does not begin with a fingerprint",
    explanation: """
      A line of `.instar-ignore` begins with a fingerprint, the 16 digits that `instar diff` shows with each change; the rest \
      of the line is a comment. This line begins with something else and accepts nothing.

      Copy the fingerprint from the diff, or make the line a comment with `#` at its beginning.
      """,
    example: nil, fixedExample: nil)
}
