import Emission
import Foundation
import LifecycleModel
import SwiftGeneration

/// A scene manifest as another program's reader reads it.
struct ReadManifest {
  /// A configuration.
  struct Entry: Hashable {
    var name: String
    var delegateClass: String?
    var sceneClass: String?
    var storyboard: String?
  }

  /// A manifest that lacks something.
  struct Failure: Error {}

  /// `true` if the app may have several scenes at once.
  let supportsMultipleScenes: Bool
  /// The configurations by role.
  let entries: [String: [Entry]]

  /// Reads the text of a property list.
  init(_ text: String) throws {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    guard let top = list as? [String: [String: Any]], top.count == 1,
      let manifest = top["UIApplicationSceneManifest"], manifest.count == 2,
      let isTrue = manifest["UIApplicationSupportsMultipleScenes"] as? Bool,
      let roles = manifest["UISceneConfigurations"] as? [String: [[String: String]]]
    else { throw Failure() }
    supportsMultipleScenes = isTrue
    entries = roles.mapValues { rows in
      rows.map { row in
        Entry(
          name: row["UISceneConfigurationName"] ?? "", delegateClass: row["UISceneDelegateClassName"],
          sceneClass: row["UISceneClassName"], storyboard: row["UISceneStoryboardFile"])
      }
    }
  }
}

extension Lifecycle {
  /// The generated Info.plist; empty if there is none.
  var infoPlist: String {
    for file in SwiftEmitter().files(for: self) where file.path == "Swift/Info.plist" {
      if case .text(let text) = file.contents { return text }
    }
    return ""
  }
}
