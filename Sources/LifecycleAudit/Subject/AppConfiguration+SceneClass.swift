import ProjectModel

extension AppConfiguration {
  /// The class of a manifest's entry without the app's module; `nil` where it is undecided or of another module.
  func ownClassName(_ text: ExpandedText, in types: AppTypes) -> String? {
    switch text {
    case .undecided(let written):
      for module in ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}."] where written.hasPrefix(module) {
        let name = String(written.dropFirst(module.count))
        return name.contains("$") ? nil : name
      }
      return nil
    case .decided(let name):
      guard let dot = name.firstIndex(of: ".") else { return name }
      let bare = String(name[name.index(after: dot)...])
      guard let module = moduleName.text else { return types[bare] == nil ? nil : bare }
      return name[..<dot] == module || types[bare] != nil ? bare : nil
    }
  }
}
