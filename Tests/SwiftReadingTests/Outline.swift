import Diagnostics
import ProjectModel
import SwiftReading

/// The outline of a text as an app for iOS is built with it.
func outline(_ text: String, _ platform: AppPlatform = .iOS) -> SourceOutline {
  SourceOutline(swift: SourceFile(path: "A.swift", text: text), under: BuildConditions(platform))
}

extension SourceOutline {
  /// The members' names, type by type.
  var memberNames: [String] { types.flatMap { $0.members.map(\.name) } }

  /// The mentions, a line each: `call base.name <- argument | argument`.
  var lines: [String] { mentions.map(\.line) }

  func type(_ name: String) -> TypeDeclaration? { types.first { $0.name == name } }
  func member(_ name: String) -> MemberDeclaration? { types.lazy.flatMap(\.members).first { $0.name == name } }
}

extension Mention {
  var line: String {
    let head = "\(kind) " + (base.isEmpty ? "" : base + ".") + name
    return head + (arguments.isEmpty ? "" : " <- " + arguments.joined(separator: " | "))
      + (hasTrailingClosure ? " {}" : "") + (isLegacy ? " legacy" : "")
  }
}
