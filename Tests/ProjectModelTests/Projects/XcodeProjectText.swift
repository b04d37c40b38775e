@testable import ProjectModel

/// The text of a project file of Xcode's, for tests.
enum XcodeProjectText {
  /// Returns a project with some objects; `P` is the project, whose groups are those of `G`.
  static func text(targets: [String], groups: String, _ objects: String, project: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (\(targets.joined(separator: ", "))); \(project)};
        G = {isa = PBXGroup; children = (\(groups)); sourceTree = "<group>";};
    \(objects)
      };
      rootObject = P;
    }

    """
  }

  /// Returns a target with its build phase, its list of configurations and their settings.
  static func target(
    _ id: String, _ name: String, type: String = "application", files: [String] = [], settings: String = "",
    more: String = ""
  ) -> String {
    let builds = files.map { "\(id)B\($0) = {isa = PBXBuildFile; fileRef = \($0);};" }.joined(separator: "\n")
    return """
      \(id) = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)"; \
      buildConfigurationList = \(id)L; buildPhases = (\(id)S); \(more)};
      \(id)S = {isa = PBXSourcesBuildPhase; files = (\(files.map { "\(id)B\($0)" }.joined(separator: ", ")));};
      \(builds)
      \(configurations(id, settings))
      """
  }

  /// Returns a list of configurations, Debug and Release, with equal settings.
  static func configurations(_ id: String, _ settings: String, more: String = "") -> String {
    """
    \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, \(id)R); defaultConfigurationName = Release;};
    \(id)D = {isa = XCBuildConfiguration; name = Debug; \(more) buildSettings = {\(settings)};};
    \(id)R = {isa = XCBuildConfiguration; name = Release; \(more) buildSettings = {\(settings)};};
    """
  }

  static func file(_ id: String, _ path: String, tree: String = "<group>") -> String {
    "\(id) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\";};"
  }

  /// Returns an Info.plist of an application with more keys.
  static func infoPlist(_ keys: String = "") -> String {
    "<plist><dict><key>CFBundlePackageType</key><string>APPL</string>\n\(keys)</dict></plist>"
  }

  /// Returns the manifest of an Info.plist with one configuration.
  static func manifest(delegate: String) -> String {
    """
    <key>UIApplicationSceneManifest</key>
    <dict>
      <key>UISceneConfigurations</key>
      <dict>
        <key>UIWindowSceneSessionRoleApplication</key>
        <array><dict>
          <key>UISceneDelegateClassName</key><string>\(delegate)</string>
        </dict></array>
      </dict>
    </dict>
    """
  }
}
