import Reports
import Text

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The record of the files generated into a folder, which tells them from hand-written and edited ones.
///
/// Stored as `.instar.json` in the folder: `{schema, files: [{path, format, digest}]}`, by path; in a folder of several life
/// cycles with `lifecycles`, which its overview shows. While files are written, those that are due also have `others`: the digest
/// of what was there. So a run that is killed leaves no file that counts as edited, whichever of both it left.
struct Manifest: Hashable, Sendable {
  /// One generated file.
  struct Entry: Hashable, Sendable, Codable {
    /// The path below the folder.
    let path: String
    /// The format whose emitter made it.
    let format: String
    /// The digest of its bytes as they were written, or are about to be.
    let digest: String
    /// The digests of what was there before, while it is written, and of what another process wrote at the same time.
    var others: [String]?

    /// Returns `true` for a digest of something that was generated.
    func holds(for digest: String) -> Bool { self.digest == digest || others?.contains(digest) == true }

    /// The entry that accepts what this and another accept.
    func joined(with other: Entry) -> Entry {
      let digests = [other.digest] + (others ?? []) + (other.others ?? [])
      var joined = Entry(path: path, format: format, digest: digest)
      joined.others = digests.filter { $0 != digest }.unique.sorted()
      return joined
    }
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

  /// Takes what another process has recorded since a manifest was read that this one began as.
  mutating func merge(_ theirs: Manifest, since base: Manifest) {
    for (path, entry) in theirs.entries where entry != base.entries[path] {
      entries[path] = entries[path] == base.entries[path] ? entry : (entries[path]?.joined(with: entry) ?? entry)
    }
    for path in base.entries.keys where theirs.entries[path] == nil && entries[path] == base.entries[path] {
      entries[path] = nil
    }
    let known = Set(items.map(\.folder))
    let old = Set(base.items.map(\.folder))
    items += theirs.items.filter { !known.contains($0.folder) && !old.contains($0.folder) }
  }

  /// The entries by path.
  var sorted: [Entry] { entries.values.sorted { $0.path < $1.path } }

  /// The JSON.
  var text: String {
    let files = sorted.map { entry -> JSONValue in
      let others = entry.others.flatMap { $0.isEmpty ? nil : JSONValue.array($0.map { .string($0) }) }
      let members = [
        ("path", JSONValue.string(entry.path)), ("format", .string(entry.format)), ("digest", .string(entry.digest)),
        ("others", others),
      ]
      return .object(members: members.compactMap { name, value in value.map { (name, $0) } })
    }
    let lifecycles = items.sorted { $0.folder < $1.folder }.map { StoredItem($0).json }
    let list: JSONValue? = lifecycles.isEmpty ? nil : .array(lifecycles)
    let members = [("schema", "instar/1"), ("lifecycles", list), ("files", .array(files))]
    return JSONValue.object(members: members.compactMap { name, value in value.map { (name, $0) } }).pretty
  }
}

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
