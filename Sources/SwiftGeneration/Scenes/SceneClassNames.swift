import LifecycleModel

/// The classes that a page's scene configurations name, for Info.plist and Swift.
struct SceneClassNames {
  private let classes: [String: String]
  /// The class of the page's first scene delegate; `nil` where it has none.
  let sceneDelegate: String?

  /// Collects the classes generated for a life cycle's delegates.
  init(_ lifecycle: Lifecycle, names: SwiftTypeNames) {
    classes = Dictionary(
      lifecycle.delegateIDs.map { (lifecycle[$0].name, names.type(of: $0)) }, uniquingKeysWith: { first, _ in first })
    sceneDelegate = lifecycle.delegateIDs.first { id in
      !lifecycle[id].isObserved && lifecycle.apiType(of: id)?.kind == .scene
    }.map(names.type)
  }

  /// `true` where the page describes a delegate of this class.
  func isGenerated(_ name: String) -> Bool { classes[name] != nil || classes.values.contains(name) }

  /// A class for Info.plist: Apple's by name, the app's own after the name of its module.
  func qualified(_ name: String) -> String {
    let name = classes[name] ?? name
    return name.contains(".") || Self.isApples(name) ? name : "$(PRODUCT_MODULE_NAME).\(name)"
  }

  /// A class as an expression; a name that is not valid in Swift is looked up at run time.
  func expression(_ name: String) -> String {
    let name = classes[name] ?? name
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ SwiftIdentifier.isValid($0) }) else {
      return "NSClassFromString(\(SwiftLiteral.string(name)))"
    }
    return parts.map { SwiftIdentifier.quoted(String($0)) }.joined(separator: ".") + ".self"
  }

  /// `true` for UIKit's scenes, and CarPlay's.
  private static func isApples(_ name: String) -> Bool {
    ["UI", "CP"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
  }
}
