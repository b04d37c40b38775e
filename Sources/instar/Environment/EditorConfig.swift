import ProjectModel
import Text

/// A file `.editorconfig`, as https://spec.editorconfig.org describes it.
struct EditorConfig {
  /// `true` where files in the folders around it do not count.
  private(set) var isRoot = false
  private var sections: [(pattern: String, settings: [String: String])] = []

  /// Reads the lines; what is neither a section nor a setting is left out, as the specification asks.
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).map(\.trimmingSpaces) {
      guard let first = line.first, first != "#", first != ";" else { continue }
      if first == "[", let end = line.lastIndex(of: "]") {
        sections.append((String(line[line.index(after: line.startIndex)..<end]), [:]))
      } else if let sign = line.firstIndex(of: "=") {
        let key = line[..<sign].trimmingSpaces.lowercased()
        let value = line[line.index(after: sign)...].trimmingSpaces.lowercased()
        if sections.isEmpty {
          isRoot = isRoot || key == "root" && value == "true"
        } else {
          sections[sections.count - 1].settings[key] = value
        }
      }
    }
  }

  /// The settings of a file, whose path is relative to this one's folder; later sections count more.
  func settings(of path: String) -> [String: String] {
    var settings: [String: String] = [:]
    for section in sections where Self.matches(path, section.pattern) {
      settings.merge(section.settings) { _, later in later }
    }
    return settings
  }

  /// A pattern without a slash is of names, one with a slash of paths.
  private static func matches(_ path: String, _ pattern: String) -> Bool {
    let text =
      pattern.contains("/") ? path[...] : path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return alternatives(of: pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern)
      .contains { Glob.matches(String(text), $0) }
  }

  /// The patterns that the first braces of one stand for: `*.{swift,m}` is `*.swift` and `*.m`.
  private static func alternatives(of pattern: String) -> [String] {
    guard let opening = pattern.firstIndex(of: "{"), let closing = pattern[opening...].firstIndex(of: "}") else {
      return [pattern]
    }
    let end = pattern[pattern.index(after: closing)...]
    return pattern[pattern.index(after: opening)..<closing].split(separator: ",", omittingEmptySubsequences: false)
      .map { String(pattern[..<opening] + $0.trimmingSpaces + end) }
  }
}
