#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A manifest as it lies on the disk.
struct StoredManifest: Codable {
  /// The shape: `instar/1`.
  let schema: String
  /// What was generated.
  let files: [Manifest.Entry]

  /// Reads the JSON text; `nil` where it is not what Instar writes.
  static func read(_ bytes: [UInt8]) -> StoredManifest? {
    guard let stored = try? JSONDecoder().decode(StoredManifest.self, from: Data(bytes)), stored.schema == "instar/1"
    else { return nil }
    return stored
  }
}
