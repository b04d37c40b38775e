/// The systems for which a target is built.
enum SupportedPlatforms {
  /// Returns the systems that settings name, sorted; none where they are undecided.
  static func platforms(of settings: BuildSettings, configuration: String) -> [AppPlatform] {
    let context = BuildContext(configuration: configuration, platform: nil)
    func texts(_ key: String) -> [String] {
      settings.value(key, in: context)?.text.text.map(SettingList.elements) ?? []
    }
    let supported = texts("SUPPORTED_PLATFORMS").compactMap { AppPlatform(sdk: $0) }
    let built = supported.isEmpty ? texts("SDKROOT").compactMap { AppPlatform(sdk: $0) } : supported
    var platforms = Set(built)
    if platforms.isEmpty {
      // A project without either has a deployment target at least.
      let keys = AppPlatform.allCases.filter { $0 != .macCatalyst && settings.assigns($0.deploymentTargetKey) }
      if keys.count == 1 { platforms = Set(keys) }
    }
    let catalyst = settings.value("SUPPORTS_MACCATALYST", in: context)?.text.written
    if platforms.contains(.iOS), PropertyListValue(.string(catalyst ?? "")).boolean == true {
      platforms.insert(.macCatalyst)
      // What runs on the Mac as Catalyst has no AppKit.
      platforms.remove(.macOS)
    }
    return platforms.sorted()
  }
}
