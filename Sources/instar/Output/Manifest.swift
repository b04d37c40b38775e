import Reports
import Text

/// The record of the files generated into a folder, which tells them from hand-written and edited ones.
///
/// Stored as `.instar.json` in the folder: `{schema, files: [{path, format, digest}]}`, by path; in a folder of several life
/// cycles with `lifecycles`, which its overview shows.
struct Manifest: Hashable, Sendable {
  /// One generated file.
  struct Entry: Hashable, Sendable, Codable {
    /// The path below the folder.
    let path: String
    /// The format whose emitter made it.
    let format: String
    /// The digest of its bytes as they were written.
    let digest: String
  }

  /// The file's name in its folder.
  static let fileName = ".instar.json"

  private var entries: [String: Entry] = [:]
  /// The life cycles whose folders are in this one, by folder; empty in a life cycle's own.
  var items: [OverviewItem] = []

  /// An empty manifest.
  init() {}

  /// Reads a manifest; `nil` for other bytes, or if a recorded path is not below the folder.
  init?(bytes: [UInt8]) {
    guard let stored = StoredManifest.read(bytes),
      stored.files.allSatisfy({ GeneratedFile.isBelowFolder($0.path) })
    else { return nil }
    entries = Dictionary(stored.files.map { ($0.path, $0) }) { first, _ in first }
    items = (stored.lifecycles ?? []).compactMap(\.item)
  }

  /// The entry of a path below the folder.
  subscript(path: String) -> Entry? {
    get { entries[path] }
    set { entries[path] = newValue }
  }

  /// The entries by path.
  var sorted: [Entry] { entries.values.sorted { $0.path < $1.path } }

  /// The JSON.
  var text: String {
    let files = sorted.map { entry -> JSONValue in
      ["path": .string(entry.path), "format": .string(entry.format), "digest": .string(entry.digest)]
    }
    let lifecycles = items.sorted { $0.folder < $1.folder }.map { StoredItem($0).json }
    let list: JSONValue? = lifecycles.isEmpty ? nil : .array(lifecycles)
    let members = [("schema", "instar/1"), ("lifecycles", list), ("files", .array(files))]
    return JSONValue.object(members: members.compactMap { name, value in value.map { (name, $0) } }).pretty
  }
}
