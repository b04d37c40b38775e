/// The parts of a driver that are the same for all pages.
enum SwiftDriverText {
  /// The scene phases that the stubs have.
  static let phases = ["active", "inactive", "background"]

  /// The imports that every driver may need, besides the imports of the generated files.
  static let imports = ["AppKit", "CloudKit", "HealthKit", "Intents", "SwiftUI", "UIKit", "WatchKit"]
    .map { "import \($0)" as Substring }

  /// The values that callbacks receive.
  static let declarations = """
    @MainActor enum DriverValues {
      final class Space: NSObject, UICoordinateSpace {}
      final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {}
      struct Failure: Error {}

      // No instance may get the address of another one.
      static var kept: [AnyObject] = []

      static func report(_ delegate: Int, scene: Int, _ object: AnyObject) {
        kept.append(object)
        let address = UInt(bitPattern: ObjectIdentifier(object))
        print("driver delegate=\\(delegate) scene=\\(scene) instance=0x" + String(address, radix: 16))
      }

      static func scene() -> UIWindowScene {
        UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
      }

      static func some<T>(_ value: T?) -> T {
        guard let value else { preconditionFailure("nothing was made") }
        return value
      }
    }

    """

  /// An expression of a type in a callback's signature.
  static func value(of type: String) -> String {
    if let value = values[type] { return value }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.contains(") -> ") { return handler(of: type) }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if type.hasPrefix("Set<") { return "[]" }
    return "\(type)()"
  }

  private static let values = [
    "Any": "0", "Bool": "true", "Double": "0", "Float": "0", "Int": "0", "String": "\"\"", "UInt": "0",
    "Bundle": "Bundle.main", "NSNumber": "0", "PKPushType": ".voIP", "UIUserInterfaceStyle": ".dark",
    "CPTemplateApplicationScene":
      "CPTemplateApplicationScene(session: scene.session, connectionOptions: UIScene.ConnectionOptions())",
    "CGRect": "CGRect.zero", "CGSize": "CGSize.zero", "TimeInterval": "0", "URL": "URL(fileURLWithPath: \"/\")",
    "Error": "DriverValues.Failure()", "any Error": "DriverValues.Failure()",
    "Notification": "Notification(name: Notification.Name(\"driver\"))",
    "NSUserActivity": "NSUserActivity(activityType: \"driver\")",
    "UIApplication": "UIApplication.shared", "UIScene": "scene", "UIWindowScene": "scene",
    "UISceneSession": "scene.session", "UIInterfaceOrientation": ".unknown",
    "UIApplication.ExtensionPointIdentifier": "UIApplication.ExtensionPointIdentifier(rawValue: \"driver\")",
    "any UICoordinateSpace": "DriverValues.Space()",
    "any UIViewControllerTransitionCoordinator": "DriverValues.Coordinator()",
  ]

  /// `{ _, _ in }` for a closure of two parameters that returns nothing.
  private static func handler(of type: String) -> String {
    var depth = 0
    var commas = 0
    var isEmpty = true
    // Attributes come first: `@escaping @MainActor (Bool) -> Void`.
    for character in type.drop(while: { $0 != "(" }).dropFirst() {
      if character == ")", depth == 0 { break }
      isEmpty = false
      depth += "([<".contains(character) ? 1 : ")]>".contains(character) ? -1 : 0
      commas += character == "," && depth == 0 ? 1 : 0
    }
    return isEmpty ? "{}" : "{ " + Array(repeating: "_", count: commas + 1).joined(separator: ", ") + " in }"
  }
}
