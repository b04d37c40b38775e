import Foundation

@testable import LifecycleModel
@testable import Text
@testable import instar

/// Words from pages are not changed: as versions, declarations, names of folders, in JSON and on a terminal.
enum WordsLaw: Law {
  static let name = "words"

  static func violations(of bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    return versionViolations(of: text) + declarationViolations(of: text) + folderViolations(of: text)
      + renderingViolations(of: text)
  }

  /// The entries of a catalog can be found by their names.
  static func catalogViolations(of bytes: [UInt8]) -> [String] {
    let catalog = APICatalog(types: [], entries: APICatalog.entries(of: bytes))
    return catalog.entries.filter { entry in
      catalog.entry(named: entry.name, in: [entry.owner], platform: nil)?.name != entry.name
        && catalog.entries.allSatisfy { $0.selector != entry.name }
    }.map { "'\($0.name)' of '\($0.owner)' is not found" }
  }

  private static func versionViolations(of text: String) -> [String] {
    var violations: [String] = []
    if let version = Version(text), Version(version.description) != version {
      violations.append("\(version) is another version")
    }
    if let version = PlatformVersion(text), PlatformVersion(version.description) != version {
      violations.append("\(version) is another version of a system")
    }
    return violations
  }

  private static func declarationViolations(of text: String) -> [String] {
    guard let declaration = SwiftDeclaration(text) else { return [] }
    let isStable = SwiftDeclaration(declaration.text) == declaration
    return isStable && !declaration.baseName.isEmpty ? [] : ["\(declaration.text) is another declaration"]
  }

  private static func folderViolations(of text: String) -> [String] {
    let name = FolderName.of(path: text)
    let forbidden: Set<UInt8> = Set("/\\:\"<>|?*".utf8)
    let isVisible = !name.isEmpty && name.utf8.first != UInt8(ascii: ".")
    let isPlain = name.utf8.allSatisfy { byte in byte >= 0x20 && !forbidden.contains(byte) }
    let isSafe = isVisible && isPlain && name.last != "." && name.last != " " && name.utf8.count <= 205
    return isSafe ? [] : ["'\(name)' is no name for a folder"]
  }

  private static func renderingViolations(of text: String) -> [String] {
    var violations: [String] = []
    // Foundation takes byte order marks off, at the beginning of a text and after each escape in it.
    let said = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
    let json = Data("[\(JSONValue.string(said).compact)]".utf8)
    if (try? JSONSerialization.jsonObject(with: json)) as? [String] != [said] {
      violations.append("JSON has another text")
    }
    if RenderingViolations.steers(text.terminalSafe) || text.terminalSafe.contains("\n") {
      violations.append("the text steers a terminal")
    }
    if RenderingViolations.steers(ShellWord.quoted(text)) { violations.append("the word steers a terminal") }
    return violations
  }
}
