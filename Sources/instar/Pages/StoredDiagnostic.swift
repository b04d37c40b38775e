import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A diagnostic in the output of `instar check --format json`, as far as a baseline needs it.
struct StoredDiagnostic: Codable, Hashable, Sendable {
  /// The schema: `instar/1`.
  let schema: String
  /// The page's path as it was given.
  let file: String
  /// The fingerprint, which no other diagnostic of the page has.
  let fingerprint: String

  /// What a line is that is no diagnostic: a life cycle in a log, a summary.
  private struct Kind: Decodable {
    let type: String?
  }

  /// The diagnostic as an entry of a baseline.
  var entry: Baseline.Entry { Baseline.Entry(page: file, fingerprint: fingerprint) }

  private static let advice = "Record one with: instar check PAGE… --format json > FILE"

  /// Reads a file with a diagnostic per line; an empty one has none.
  static func read(from path: String) throws(Failure) -> [StoredDiagnostic] {
    let file = SourceFile(path: path, bytes: try NamedFile.read(path, advice: advice))
    var diagnostics: [StoredDiagnostic] = []
    for number in 1...file.lineCount {
      let line = file.range(ofLine: number)
      let bytes = file.bytes[line.start..<line.end]
      guard bytes.contains(where: { $0 > 0x20 }) else { continue }
      let type = try? JSONDecoder().decode(Kind.self, from: Data(bytes)).type
      if let type, type != "finding" { continue }
      guard let diagnostic = try? JSONDecoder().decode(StoredDiagnostic.self, from: Data(bytes)),
        diagnostic.schema == "instar/1"
      else { throw Failure("cannot read '\(path)': line \(number) is not a diagnostic of a page", help: advice) }
      diagnostics.append(diagnostic)
    }
    return diagnostics
  }
}
