import Diagnostics
import Text

/// Reads xcconfig files, with those that they include: later settings win, and an `#include` of a file that is not there makes what they
/// come to unknown, but for `#include?`.
struct ConfigurationFiles {
  /// The files that were not there, or include themselves.
  private(set) var notes: [ProjectNote] = []
  /// `true` where a file that was not optional was not there: settings may be missing.
  private(set) var isIncomplete = false

  private let files: ProjectFiles
  /// The files around the one that is read.
  private var open: [String] = []
  /// The bytes that may still be read: files that include others twice would be read exponentially often.
  private var budget = 2_000_000

  init(_ files: ProjectFiles) {
    self.files = files
  }

  /// Returns the assignments of a file, the weakest first.
  mutating func settings(of path: String) -> [BuildSetting] {
    guard let bytes = files.bytes(path) else {
      // What CocoaPods makes is seldom in a repository, and has no settings that matter here.
      if !LeftOutFolders.contain(path) {
        isIncomplete = true
        notes.append(ProjectNote("Settings are not there, and were left out", path: path))
      }
      return []
    }
    let isFirst = budget > 0
    budget -= bytes.count + 100
    guard budget > 0, open.count < 30 else {
      isIncomplete = true
      if isFirst { notes.append(ProjectNote("Settings include too many others, and were left out", path: path)) }
      return []
    }
    open.append(path)
    defer { open.removeLast() }
    let file = SourceFile(path: path, bytes: bytes)
    var settings: [BuildSetting] = []
    for line in 0..<file.lineCount { settings += self.settings(of: file, line: line + 1) }
    return settings
  }

  private mutating func settings(of file: SourceFile, line: Int) -> [BuildSetting] {
    let range = file.range(ofLine: line)
    let text = Self.withoutComment(file[range]).trimmingSpaces
    if text.utf8.first == UInt8(ascii: "#") { return include(text, in: file, at: range) }
    guard let equals = Self.assignment(in: text) else { return [] }
    let name = text[..<equals].trimmingSpaces
    var value = text[text.utf8.index(after: equals)...].trimmingSpaces
    while value.utf8.last == UInt8(ascii: ";") { value = value.dropLast().trimmingSpaces }
    let indent = file[range].utf8.prefix { $0.isASCIISpace }.count
    let start = range.start + indent
    let place = SourcePlace(file, SourceRange(start, min(range.end, start + name.utf8.count)))
    return name.isEmpty ? [] : [BuildSetting(String(name), value: String(value), at: place)]
  }

  private mutating func include(_ text: Substring, in file: SourceFile, at range: SourceRange) -> [BuildSetting] {
    let parts = text.parts(separatedBy: "\"")
    let directive = parts[0].trimmingSpaces
    guard directive == "#include" || directive == "#include?", parts.count >= 3 else { return [] }
    let place = SourcePlace(file, range)
    guard let path = ProjectPath.joined(ProjectPath.folder(of: file.path), String(parts[1])) else {
      if directive == "#include" {
        notes.append(ProjectNote("Settings outside of the folder were left out", at: place))
        isIncomplete = true
      }
      return []
    }
    guard !open.contains(path) else {
      notes.append(ProjectNote("Settings include themselves", at: place))
      return []
    }
    if directive == "#include?", files.bytes(path) == nil { return [] }
    return settings(of: path)
  }

  /// Returns the place of the equal sign that is not in a condition.
  private static func assignment(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth <= 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: String) -> Substring {
    let slash = UInt8(ascii: "/")
    var previous: String.Index?
    for index in line.utf8.indices {
      if line.utf8[index] == slash, let previous, line.utf8[previous] == slash { return line[..<previous] }
      previous = index
    }
    return line[...]
  }
}

/// The files that `EXCLUDED_SOURCE_FILE_NAMES` leaves out of every build of a target.
struct ExcludedFiles {
  /// The patterns of each build: what is excluded, and what of it is not.
  private let builds: [(excluded: [String], included: [String])]

  init(_ settings: [BuildSettings], _ names: [String], _ platforms: [AppPlatform]) {
    let systems = platforms.isEmpty ? [nil] : platforms.map(Optional.some)
    builds = zip(settings, names).flatMap { settings, name in
      systems.map { platform in
        let context = BuildContext(configuration: name, platform: platform)
        func patterns(_ key: String) -> [String] {
          settings.value(key, in: context)?.text.text.map(SettingList.elements) ?? []
        }
        return (patterns("EXCLUDED_SOURCE_FILE_NAMES"), patterns("INCLUDED_SOURCE_FILE_NAMES"))
      }
    }
  }

  /// Returns `true` for a file that no build has.
  func contains(_ path: String) -> Bool {
    !builds.isEmpty
      && builds.allSatisfy { build in
        build.excluded.contains { Self.matches(path, $0) } && !build.included.contains { Self.matches(path, $0) }
      }
  }

  /// Returns `true` where the end of a path, from some slash on, is of a pattern.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    Glob.matches("/" + path, "*/" + pattern.drop { $0 == "/" })
  }
}
