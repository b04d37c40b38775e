import ProjectModel
import SwiftGeneration
import Text

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The indentation of Swift that a project's own settings ask for.
struct ProjectIndentation {
  /// The folder of the Swift files, then those around it; absolute paths.
  private let folders: [String]

  /// Creates the indentation of a folder's files; the folder may not exist yet.
  init(of folder: String) { folders = Disk.foldersUp(from: folder) }

  /// The indentation of the nearest `.swift-format`, else of `.editorconfig`, else the standard one.
  var indentation: SwiftIndentation { setting ?? .standard }

  private var setting: SwiftIndentation? {
    for folder in folders {
      if let bytes = Self.bytes(of: folder + "/.swift-format") { return Self.indentation(swiftFormat: bytes) }
    }
    var settings: [String: String] = [:]
    for folder in folders {
      guard let bytes = Self.bytes(of: folder + "/.editorconfig") else { continue }
      let path = (folders.first ?? folder).dropFirst(folder.count).drop { $0 == "/" } + "/New.swift"
      let config = EditorConfig(String(decoding: bytes, as: UTF8.self))
      settings.merge(config.settings(of: String(path.drop { $0 == "/" }))) { nearest, _ in nearest }
      if config.isRoot { break }
    }
    return Self.indentation(settings)
  }

  private static func bytes(of path: String) -> [UInt8]? {
    Disk.kind(of: path) == .file ? try? Disk.read(path, limit: 1_000_000) : nil
  }

  /// The part of swift-format's configuration that is about indentation.
  private struct SwiftFormat: Decodable {
    struct Indentation: Decodable {
      let spaces: Int?
      let tabs: Int?
    }

    let indentation: Indentation?
  }

  /// Without a setting, swift-format indents by two blanks.
  private static func indentation(swiftFormat bytes: [UInt8]) -> SwiftIndentation? {
    guard let settings = try? JSONDecoder().decode(SwiftFormat.self, from: Data(bytes)) else { return nil }
    if settings.indentation?.tabs != nil { return .tab }
    return SwiftIndentation(blanks: settings.indentation?.spaces ?? 2)
  }

  private static func indentation(_ settings: [String: String]) -> SwiftIndentation? {
    if settings["indent_style"] == "tab" { return .tab }
    let size = settings["indent_size"] == "tab" ? settings["tab_width"] : settings["indent_size"]
    return size.flatMap { Int($0) }.flatMap(SwiftIndentation.init(blanks:))
  }
}

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
