import ProjectModel

/// An example of an app in one text, for the rules' entries in the manual: a line `=== PATH` begins each file.
package enum ExampleProject {
  /// The entry of an Info.plist that the iOS 27 SDK asks for.
  static let launchScreen = "  <key>UILaunchScreen</key>\n  <dict/>"

  /// An app that has adopted scenes.
  package static let scenes = """
    === AppDelegate.swift
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
    }
    === SceneDelegate.swift
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
    }
    === Info.plist
    <plist version="1.0">
    <dict>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
    \(launchScreen)
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict>
          </array>
        </dict>
      </dict>
    </dict>
    </plist>
    """

  /// An app that has not adopted scenes.
  package static let noScenes = """
    === AppDelegate.swift
    @main
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    === Info.plist
    <plist version="1.0">
    <dict>
      <key>CFBundlePackageType</key>
      <string>APPL</string>
    \(launchScreen)
    </dict>
    </plist>
    """

  /// The example with lines before the end of its app delegate's class.
  package static func appDelegate(_ lines: String, in example: String = scenes) -> String {
    example.replacing("UIApplicationDelegate {\n", with: "UIApplicationDelegate {\n\(lines)\n")
  }

  /// The example with lines in its scene delegate's class.
  package static func sceneDelegate(_ lines: String, in example: String = scenes) -> String {
    example.replacing("UIWindowSceneDelegate {\n", with: "UIWindowSceneDelegate {\n\(lines)\n")
  }

  /// The example whose app delegate launches with a body: `{ true }`.
  package static func launch(_ body: String) -> String {
    appDelegate(
      """
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool \(body)
      """)
  }

  /// The example whose scene delegate connects with a body: `{}`.
  package static func connection(_ body: String) -> String {
    sceneDelegate(
      """
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) \(body)
      """)
  }

  /// The files of an example.
  package static func files(in text: String) -> ProjectFiles {
    var files: [String: String] = [:]
    var path = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        path = String(line.dropFirst(4))
      } else {
        files[path, default: ""] += line + "\n"
      }
    }
    return ProjectFiles(files)
  }
}
