import LifecycleModel
import ProjectModel

/// The class that a scene manifest names.
struct SceneClass {
  /// The name without the app's module.
  let name: String
  /// The class; `nil` where the app has none that is found by that name.
  let type: AppType?
  /// The framework's class of that name; `nil` for none that is known.
  var framework: FrameworkClass?
  /// `true` where the name stands without a module, and so may be that of a class of a dependency.
  var isBare = false
}

extension AppConfiguration {
  /// The class that an entry of the manifest names; `nil` where it is undecided or of a module that is none of the project's.
  ///
  /// Swift's classes have their module in the name, or one for Objective-C that `@objc` gives them; nested ones have neither.
  func sceneClass(_ text: ExpandedText, in types: AppTypes) -> SceneClass? {
    for module in ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."] where text.written.hasPrefix(module) {
      return classOfModule(String(text.written.dropFirst(module.count)), in: types)
    }
    guard let name = text.text else { return nil }
    if name.hasPrefix(".") || name.hasSuffix(".") { return SceneClass(name: name, type: nil) }
    guard let dot = name.firstIndex(of: ".") else {
      return SceneClass(
        name: name, type: types.type(objectiveCName: name),
        framework: FrameworkClass.named(forObjectiveC: name, platform: nil), isBare: true)
    }
    let found = classOfModule(String(name[name.index(after: dot)...]), in: types)
    return name[..<dot] == moduleName.text ?? "" || found?.type != nil ? found : nil
  }

  private func classOfModule(_ name: String, in types: AppTypes) -> SceneClass? {
    guard !name.contains("$") else { return nil }
    let type = name.contains(".") ? nil : types[name]
    return SceneClass(name: name, type: type?.isSwift == true ? type : nil)
  }
}
