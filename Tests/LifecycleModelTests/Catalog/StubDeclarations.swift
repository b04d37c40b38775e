import Foundation
import LifecycleModel
import TestSupport

/// A declaration of the stub frameworks, with the facts about Apple's in its comment.
struct StubDeclaration: Hashable {
  /// The protocol or class it belongs to on Apple's systems: `UISceneDelegate`.
  let owner: String
  /// The Objective-C selector; empty if the stubs name none.
  let selector: String
  /// `iOS 2.0, deprecated iOS 26.0`; empty if the stubs name none.
  let versions: String
  /// The declaration.
  let declaration: SwiftDeclaration

  /// All declarations of the stubs that callbacks could be: the requirements of each delegate, the methods that view controllers and
  /// providers of network extensions inherit, and those of SwiftUI's views, scenes, environment and phases.
  ///
  /// The sources are formatted, so that two spaces of indentation distinguish the members of a type.
  static let all: [StubDeclaration] = {
    let root = Repository.root.appending(path: "Tests/UIKitStub")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      (try? String(contentsOf: root.appending(path: file), encoding: .utf8)).map { declarations(in: $0) } ?? []
    }
  }()

  private static let owners: Set = [
    "UIViewController", "NEProvider", "NEPacketTunnelProvider", "UIHostingSceneDelegate", "ScenePhase",
    "EnvironmentValues",
    "View", "Scene",
  ]

  private static func declarations(in text: String) -> [StubDeclaration] {
    var found: [StubDeclaration] = []
    var scope: (owner: String, selector: String)?
    var comment = ""
    var member = ""
    // Long results and long names are on separate lines.
    let text = text.replacing(#/\n +(->|[A-Z]\w+_)/#) { " \($0.output.1)" }
    for line in text.split(separator: "\n") {
      if line.hasPrefix("///") || line.hasPrefix("  ///") {
        comment = String(line)
      } else if let kind = Self.kind(of: line) {
        scope = Self.scope(line, after: kind)
        // The comment of a requirement is at its protocol.
        if scope?.selector.isEmpty ?? true { comment = "" }
      } else if let scope, !member.isEmpty || line.hasPrefix("  ") && line.dropFirst(2).first != " " {
        member += (member.isEmpty ? "" : " ") + line.trimmingCharacters(in: .whitespaces)
        guard member.count(where: { $0 == "(" }) == member.count(where: { $0 == ")" }) else { continue }
        if let declaration = SwiftDeclaration(member),
          scope.owner == "UIHostingSceneDelegate" || !member.contains("static ")
        {
          let facts = Self.facts(comment)
          found.append(
            StubDeclaration(
              owner: scope.owner, selector: scope.selector.isEmpty ? facts.selector : scope.selector,
              versions: facts.versions, declaration: declaration))
        }
        member = ""
      }
    }
    return found
  }

  /// The keyword of the type that a line begins; `nil` for other lines.
  private static func kind(of line: Substring) -> Substring? {
    guard !line.hasPrefix(" ") else { return nil }
    return line.split(separator: " ").first { ["protocol", "class", "struct", "enum", "extension"].contains($0) }
  }

  /// The owner of the members that follow: of `UISceneDelegate_sceneDidDisconnect_` it is `UISceneDelegate`, with the selector.
  private static func scope(_ line: Substring, after kind: Substring) -> (owner: String, selector: String)? {
    let name = line[kind.endIndex...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if let end = name.firstIndex(of: "_"), end > name.startIndex, kind == "protocol" {
      let selector = name[name.index(after: end)...].map { $0 == "_" ? ":" : $0 }
      return (String(name[..<end]), String(selector))
    }
    return owners.contains(String(name)) ? (String(name), "") : nil
  }

  /// The selector and the versions from ``… `viewDidLoad`; iOS 2.0.``.
  private static func facts(_ comment: String) -> (selector: String, versions: String) {
    let parts = comment.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasSuffix(".") else { return ("", "") }
    return (String(parts[1]), String(parts[2].drop { $0 == ";" || $0 == " " }.dropLast()))
  }
}
