#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import SwiftGeneration

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
