/// The files of a target of XcodeGen's.
struct XcodeGenSources {
  private(set) var sources: Set<String> = []
  private(set) var resources: Set<String> = []
  /// The path of the first Info.plist, which XcodeGen takes where none is named.
  private(set) var infoPlist: String?

  init(of target: PropertyListValue, in folder: String, _ files: ProjectFiles) {
    for source in target["sources"].map({ $0.elements ?? [$0] }) ?? [] {
      guard let path = source.string ?? source["path"]?.string, let base = ProjectPath.joined(folder, path) else {
        continue
      }
      if source["buildPhase"]?.string == "none" || source["type"]?.string == "folder" { continue }
      let excludes = Self.patterns(source["excludes"])
      let includes = Self.patterns(source["includes"])
      for file in files.has(base) ? [base] : Array(files.paths(below: base)) {
        let inner =
          file.utf8.count > base.utf8.count
          ? String(file.utf8.dropFirst(base.utf8.count + (base.isEmpty ? 0 : 1))) ?? file : ProjectPath.name(of: file)
        if excludes.contains(where: { Self.matches(inner, $0) }) { continue }
        if !includes.isEmpty, !includes.contains(where: { Self.matches(inner, $0) }) { continue }
        add(file)
      }
    }
  }

  private mutating func add(_ path: String) {
    if SourceKind.isSource(path) { sources.insert(path) }
    if SourceKind.isResource(path) { resources.insert(path) }
    if infoPlist == nil, ProjectPath.name(of: path) == "Info.plist" { infoPlist = path }
  }

  private static func patterns(_ value: PropertyListValue?) -> [String] {
    value.map { $0.elements ?? [$0] }?.compactMap(\.string) ?? []
  }

  /// Returns `true` where a path, or a folder around it, is of a pattern, in which `**` is also for no folder.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    let plain = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
    let candidates = plain.hasPrefix("**/") ? [plain, String(plain.dropFirst(3))] : [plain]
    return candidates.contains { Glob.matches(path, $0) || Glob.matches(path, $0 + "/*") }
  }
}
