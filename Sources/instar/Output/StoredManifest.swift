#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A manifest as JSON.
struct StoredManifest: Codable {
  /// The schema: `instar/1`.
  let schema: String
  /// The generated files.
  let files: [Manifest.Entry]
  /// The life cycles that an overview shows.
  let lifecycles: [StoredItem]?

  /// Reads the JSON; `nil` for any other.
  static func read(_ bytes: [UInt8]) -> StoredManifest? {
    guard let stored = try? JSONDecoder().decode(StoredManifest.self, from: Data(bytes)), stored.schema == "instar/1"
    else { return nil }
    return stored
  }
}
