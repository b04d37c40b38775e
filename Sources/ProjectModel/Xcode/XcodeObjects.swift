import Diagnostics

/// An object of a project file of Xcode's.
struct XcodeObject {
  /// The key under which it stands.
  let id: String
  /// The dictionary.
  let value: PropertyListValue

  /// The class: `PBXNativeTarget`; empty where it has none.
  var isa: String { text("isa") ?? "" }

  func text(_ key: String) -> String? { value[key]?.string }

  /// Returns the texts of a list; none where there is no list.
  func texts(_ key: String) -> [String] { (value[key]?.elements ?? []).compactMap(\.string) }
}

/// The objects of a project file of Xcode's, which name each other by keys.
struct XcodeObjects {
  /// The file.
  let file: SourceFile
  /// The project itself.
  let root: XcodeObject

  private let values: [String: PropertyListValue]

  /// Reads a property list; `nil` where it is no project.
  init?(_ list: PropertyList) {
    file = list.file
    let entries = list.root["objects"]?.entries ?? []
    values = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { _, last in last })
    guard let id = list.root["rootObject"]?.string, let root = values[id] else { return nil }
    self.root = XcodeObject(id: id, value: root)
  }

  subscript(id: String) -> XcodeObject? {
    values[id].map { XcodeObject(id: id, value: $0) }
  }

  /// All objects of some classes, by key.
  func all(_ classes: Set<String>) -> [XcodeObject] {
    values.map { XcodeObject(id: $0.key, value: $0.value) }.filter { classes.contains($0.isa) }.sorted { $0.id < $1.id }
  }

  /// Returns the object that another one names.
  func object(_ key: String, of object: XcodeObject) -> XcodeObject? {
    object.text(key).flatMap { self[$0] }
  }

  /// Returns the objects that another one names in a list; those that are not there are left out.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] {
    object.texts(key).compactMap { self[$0] }
  }
}
