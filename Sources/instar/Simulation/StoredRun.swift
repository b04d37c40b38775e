#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A run in JSON: the output of `instar simulate`, or a diagnostic of `instar check` with its counterexample.
struct StoredRun: Codable, Hashable, Sendable {
  /// A word for each event.
  let run: [String]
  /// The state in which the first scene begins; `nil` for the initial one.
  let from: String?
  /// The number of scenes; `nil` for as many as the words name.
  let scenes: Int?
  /// The version at which the page is read; `nil` for the whole page.
  let at: String?
  /// The page of a diagnostic.
  let file: String?
  /// The message of a diagnostic.
  let message: String?

  /// A run without events, which needs no file.
  static let empty = StoredRun(run: [], from: nil, scenes: nil, at: nil, file: nil, message: nil)

  private static let limit = 256 << 20

  /// Reads a file, or `-` for standard input; of diagnostics about several pages, those about one.
  static func read(from path: String, about page: String) throws(Failure) -> [StoredRun] {
    let advice = "Name a file, or - for standard input"
    let bytes =
      path == "-" ? try Disk.readStandardInput(limit: limit) : try NamedFile.read(path, advice: advice)
    guard let runs = read(bytes) else {
      throw Failure(
        "cannot replay '\(path)': it is not a run in JSON",
        help: "Record one with: instar simulate PAGE EVENT… --format json")
    }
    let own = runs.filter { $0.file == page }
    return own.isEmpty ? runs : own
  }

  /// Reads a JSON document, or one per line; those without a run are skipped. `nil` where a line is not JSON.
  static func read(_ bytes: [UInt8]) -> [StoredRun]? {
    if let run = decode(bytes) { return [run] }
    var runs: [StoredRun] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.contains(where: { $0 > 0x20 }) {
      if let run = decode(Array(line)) {
        runs.append(run)
      } else if (try? JSONDecoder().decode(Anything.self, from: Data(line))) == nil {
        return nil
      }
    }
    return runs
  }

  private static func decode(_ bytes: [UInt8]) -> StoredRun? {
    try? JSONDecoder().decode(StoredRun.self, from: Data(bytes))
  }

  /// An object without members that matter.
  private struct Anything: Decodable {}
}
