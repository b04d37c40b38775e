import SwiftMerging

/// If members can be added to a file of Swift, the file then has them, is still Swift, and has lost nothing.
enum MergeLaw: Law {
  static let name = "merge"

  static func violations(of bytes: [UInt8]) -> [String] {
    let mine = SwiftFile(String(decoding: bytes, as: UTF8.self))
    guard let addition = try? mine.adding(generated.members, of: generated) else { return [] }
    let merged = SwiftFile(addition.text)
    var violations: [String] = []
    if merged.problem != nil { violations.append("the merged file is no Swift") }
    let (before, after) = (mine.members.map(\.name), merged.members.map(\.name))
    if before.count + addition.added.count(where: { !$0.isRequirement }) > after.count {
      violations.append("\(before) became \(after)")
    }
    guard let again = try? merged.adding(generated.members, of: generated) else {
      return violations + ["nothing can be added to the merged file"]
    }
    if !again.added.isEmpty { violations.append("\(again.added.map(\.name)) are added twice") }
    return violations
  }

  private static let generated = SwiftFile(
    """
    import UIKit

    /// Scenes.
    final class Scenes: UIResponder {
      var window: UIWindow?

      // MARK: Launch

      /// Connects.
      func connect(_ scene: UIScene, options: Options) {
        log()
      }

      // MARK: Leave

      /// Has left.
      @available(iOS 16, *)
      func left(_ scene: UIScene, completionHandler: @escaping (Bool) -> Void) {
        log()
      }
    }

    """)
}
