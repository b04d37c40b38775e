import Diagnostics

/// The property list of a bundle: what a file has, with what the build adds.
package struct InfoPlist: Hashable, Sendable {
  /// An entry of the outermost dictionary.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value; its ranges are in `place.file`.
    package let value: PropertyListValue
    /// The file of the entry, with the range of the key; of an entry that a setting makes, the setting's.
    package let place: SourcePlace

    /// Creates an entry.
    package init(_ key: String, _ value: PropertyListValue, _ place: SourcePlace) {
      self.key = key
      self.value = value
      self.place = place
    }
  }

  /// The list as a file has it; `nil` where the whole list is made by the build.
  package let list: PropertyList?
  /// The entries after merging, those of the file first.
  package let entries: [Entry]
  /// The values of texts with build settings in them, by the texts.
  package let expansions: [String: ExpandedText]

  /// Creates a list.
  package init(_ list: PropertyList?, entries: [Entry], expansions: [String: ExpandedText] = [:]) {
    self.list = list
    self.entries = entries
    self.expansions = expansions
  }

  /// Creates a list of what a file has.
  package init(_ list: PropertyList) {
    let entries = (list.root.entries ?? []).map { entry in
      Entry(entry.key, entry.value, SourcePlace(list.file, entry.keyRange))
    }
    self.init(list, entries: entries)
  }

  /// The path of the file; `nil` where the build makes the list.
  package var path: String? { list?.file.path }

  /// The entry of a key.
  package subscript(key: String) -> Entry? { entries.last { $0.key == key } }

  /// Returns a text of the list with build settings put in.
  package func expanded(_ text: String) -> ExpandedText {
    expansions[text] ?? (text.utf8.contains(UInt8(ascii: "$")) ? .undecided(text) : .decided(text))
  }

  /// Compares files by path, and entries without their places: each configuration has its own place of a setting.
  package static func == (left: InfoPlist, right: InfoPlist) -> Bool {
    left.path == right.path && left.expansions == right.expansions && left.entries.count == right.entries.count
      && zip(left.entries, right.entries).allSatisfy { $0.key == $1.key && $0.value.hasContents(of: $1.value) }
  }

  /// Hashes the keys.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    for entry in entries { hasher.combine(entry.key) }
  }
}
