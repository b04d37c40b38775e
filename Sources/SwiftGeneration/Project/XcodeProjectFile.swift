import Emission
import LifecycleModel

/// The project file of an app for iOS whose sources are in a folder of its name; the members are the tags of
/// `Swift/XcodeProject.mustache`.
///
/// Xcode 16 and later build what is in the folder, so no source has to be listed.
package struct XcodeProjectFile: Sendable, TemplateContext {
  let name: String
  let bundleIdentifier: String
  let deploymentTarget: String

  /// Creates the file of an app that runs on the versions of a page.
  package init(name: String, for lifecycle: Lifecycle) {
    self.name = name
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    bundleIdentifier = "com.example." + (letters.isEmpty ? "App" : letters)
    let lowest = lifecycle.versions?.lowest ?? Version(16)
    deploymentTarget = lowest.parts.count == 1 ? "\(lowest).0" : "\(lowest)"
  }

  package static let tags = [
    TemplateTag("name", .text, "the name of the app, of its target and of the folder of its sources"),
    TemplateTag("bundleIdentifier", .text, "the identifier of the app's bundle"),
    TemplateTag("deploymentTarget", .text, "the oldest version of iOS that the app runs on"),
  ]
}
