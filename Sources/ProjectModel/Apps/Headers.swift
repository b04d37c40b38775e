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
