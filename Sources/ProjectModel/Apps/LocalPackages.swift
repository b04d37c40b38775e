import Text

/// The Swift packages in a folder, by what their manifests say in literals; they are not run.
struct LocalPackages {
  private let files: ProjectFiles
  /// The manifests read so far, by the packages' folders.
  private var manifests: [String: [UInt8]] = [:]

  init(_ files: ProjectFiles) {
    self.files = files
  }

  /// Returns the folders of the packages among some, and of those that they depend on by path.
  mutating func closure(of folders: [String]) -> [String] {
    var seen: Set<String> = []
    var open = folders
    while let folder = open.popLast() {
      guard manifest(of: folder) != nil, seen.insert(folder).inserted else { continue }
      open += paths(in: folder).filter { files.has(Self.manifestPath(of: $0)) }
    }
    return seen.sorted()
  }

  /// Returns the first package of some folders that has a product of a name.
  mutating func folder(ofProduct name: String, among folders: [String]) -> String? {
    folders.first { folder in
      guard let manifest = manifest(of: folder) else { return false }
      return Self.literals(in: manifest).contains { $0.text == name }
    }
  }

  /// Returns the source files of a package: below the folders that SwiftPM knows, and those that its targets name.
  mutating func sources(of folder: String) -> [String] {
    let known = ["Sources", "Source", "src", "srcs"].compactMap { ProjectPath.joined(folder, $0) }
    let named = paths(in: folder).filter { path in
      !files.has(Self.manifestPath(of: path)) && !path.isEmpty && !path.hasSuffix("Tests")
    }
    let found = (known + named).flatMap { files.paths(below: $0) }
    return found.filter { path in
      SourceKind.isSource(path) && !ProjectPath.parts(of: path).contains { $0 == "Tests" }
    }
  }

  static func manifestPath(of folder: String) -> String {
    folder.isEmpty ? "Package.swift" : folder + "/Package.swift"
  }

  private mutating func manifest(of folder: String) -> [UInt8]? {
    if let known = manifests[folder] { return known }
    guard let bytes = files.bytes(Self.manifestPath(of: folder)), bytes.count <= ProjectFiles.largest else {
      return nil
    }
    manifests[folder] = bytes
    return bytes
  }

  /// The paths that a manifest names with `path: "…"`.
  private mutating func paths(in folder: String) -> [String] {
    let literals = Self.literals(in: manifest(of: folder) ?? [])
    return literals.filter { $0.label == "path" }.compactMap { ProjectPath.joined(folder, $0.text) }.unique
  }

  /// Returns the string literals of Swift source with the labels before them.
  private static func literals(in source: [UInt8]) -> [(label: String, text: String)] {
    var cursor = ByteCursor(source)
    var literals: [(label: String, text: String)] = []
    var label = ""
    while let next = cursor.next {
      if cursor.skip("//") {
        cursor.skip { $0 != 0x0A }
      } else if next == UInt8(ascii: "\"") {
        cursor.advance()
        literals.append((label, cursor.text(cursor.skip { $0 != UInt8(ascii: "\"") && $0 != 0x0A })))
        cursor.advance()
        label = ""
      } else if next.isASCIILetter {
        label = cursor.text(cursor.skip { $0.isASCIILetter || $0.isASCIIDigit })
      } else {
        if !next.isASCIISpace, next != UInt8(ascii: ":") { label = "" }
        cursor.advance()
      }
    }
    return literals
  }
}

/// The headers that belong to source files in Objective-C.
struct Headers {
  private let headers: [String]
  /// The implementations in each folder, by folder and stem.
  private let implementations: Set<String>

  init(_ files: ProjectFiles) {
    headers = files.paths.filter(SourceKind.isHeader)
    implementations = Set(files.paths.filter(SourceKind.isObjectiveC).map(Self.place))
  }

  /// Returns the headers of some source files: those beside an implementation of the same name, and those without one that stand in
  /// a folder of these, or have the name of one.
  func belonging(to sources: some Sequence<String>) -> [String] {
    let own = sources.filter(SourceKind.isObjectiveC)
    guard !own.isEmpty else { return [] }
    let places = Set(own.map(Self.place))
    let stems = Set(own.map(ProjectPath.stem))
    let folders = Set(own.map(ProjectPath.folder))
    return headers.filter { header in
      let place = Self.place(header)
      if implementations.contains(place) { return places.contains(place) }
      return folders.contains(ProjectPath.folder(of: header)) || stems.contains(ProjectPath.stem(of: header))
    }
  }

  /// The path without its extension.
  private static func place(_ path: String) -> String {
    "\(ProjectPath.folder(of: path))/\(ProjectPath.stem(of: path))"
  }
}
