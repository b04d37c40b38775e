/// The assignments of the build settings of a target, the weakest first.
struct BuildSettings {
  /// A setting as a build has it.
  struct Value {
    let text: ExpandedText
    /// The place of the assignment that counts; `nil` for one that every build has.
    let place: SourcePlace?
    /// The first setting without a known value that the text needs; `nil` where it is decided.
    let unknown: String?
  }

  private var assignments: [String: [BuildSetting]] = [:]
  private var defaults: [String: String]

  /// Creates the settings that every build has.
  ///
  /// `folder` is the project's; paths that begin with it begin with a slash, so that they can be told from others.
  init(target: String, project: String, folder: String) {
    let root = "/" + folder
    defaults = [
      "TARGET_NAME": target, "TARGETNAME": target, "PROJECT_NAME": project, "PROJECT": project,
      "SRCROOT": root, "SOURCE_ROOT": root, "PROJECT_DIR": root,
      "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "DEVELOPMENT_LANGUAGE": "en",
    ]
  }

  /// Adds assignments that are stronger than those before.
  mutating func add(_ settings: some Sequence<BuildSetting>) {
    for setting in settings { assignments[setting.key, default: []].append(setting) }
  }

  /// Returns `true` where a setting is assigned under any condition.
  func assigns(_ key: String) -> Bool { assignments[key] != nil }

  /// Returns a setting as a build has it; `nil` where it is not assigned.
  func value(_ key: String, in context: BuildContext) -> Value? {
    let candidates = candidates(key, in: context)
    guard let last = candidates.last else { return nil }
    var expansion = SettingExpansion(self, context)
    let text = expansion.value(of: candidates[...], key: key)
    return Value(
      text: text.map { .decided($0) } ?? .undecided(last.text), place: last.place, unknown: expansion.unknown)
  }

  /// Returns a text with the settings put in, and the first one that is not known.
  func expanded(_ text: String, in context: BuildContext) -> (text: ExpandedText, unknown: String?) {
    var expansion = SettingExpansion(self, context)
    let expanded = expansion.expand(text)
    return (expanded.map { .decided($0) } ?? .undecided(text), expansion.unknown)
  }

  /// Returns the texts of a key whose conditions hold, the weakest first, with their places.
  func candidates(_ key: String, in context: BuildContext) -> [(text: String, place: SourcePlace?)] {
    var texts: [(text: String, place: SourcePlace?)] = []
    if let text = builtIn(key, in: context) { texts.append((text, nil)) }
    for setting in assignments[key] ?? [] where setting.conditions.allSatisfy(context.satisfies) {
      texts.append((setting.value, setting.place))
    }
    return texts
  }

  private func builtIn(_ key: String, in context: BuildContext) -> String? {
    switch key {
    case "CONFIGURATION": context.configuration
    case "PLATFORM_NAME": context.platform?.sdk
    default: defaults[key]
    }
  }
}
