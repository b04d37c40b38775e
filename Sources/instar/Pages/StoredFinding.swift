import Diagnostics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A finding as a line of `instar check --format json` tells it, as far as a baseline needs it.
struct StoredFinding: Codable, Hashable, Sendable {
  /// The shape: `instar/1`.
  let schema: String
  /// The page's path as it was given.
  let file: String
  /// What tells it from the page's other findings.
  let fingerprint: String

  /// The finding as a baseline takes it.
  var entry: Baseline.Entry { Baseline.Entry(page: file, fingerprint: fingerprint) }

  private static let advice = "Make it with: instar check PAGE… --format json > FILE"

  /// Reads a file of findings, one a line; no lines are no findings.
  static func read(from path: String) throws(Failure) -> [StoredFinding] {
    let file = SourceFile(path: path, bytes: try NamedFile.read(path, advice: advice))
    var findings: [StoredFinding] = []
    for number in 1...file.lineCount {
      let line = file.range(ofLine: number)
      let bytes = file.bytes[line.start..<line.end]
      guard bytes.contains(where: { $0 > 0x20 }) else { continue }
      guard let finding = try? JSONDecoder().decode(StoredFinding.self, from: Data(bytes)),
        finding.schema == "instar/1"
      else { throw Failure("cannot read '\(path)': line \(number) is not a finding of a page", help: advice) }
      findings.append(finding)
    }
    return findings
  }
}
