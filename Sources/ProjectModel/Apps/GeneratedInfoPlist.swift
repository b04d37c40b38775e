import Diagnostics

/// The entries that the build adds to an Info.plist where `GENERATE_INFOPLIST_FILE` is `YES`.
///
/// Source: `defaultInfoPlistContent` and `addAdditionalContent` of swift-build's `InfoPlistProcessorTaskAction`.
enum GeneratedInfoPlist {
  /// Returns the entries that settings make, by key.
  static func entries(
    of settings: BuildSettings, in context: BuildContext, project: SourceFile
  ) -> [InfoPlist.Entry] {
    let made = (texts + flags).compactMap { key -> InfoPlist.Entry? in
      guard let setting = settings.value("INFOPLIST_KEY_" + key, in: context) else { return nil }
      let text = setting.text.written
      let place = setting.place ?? SourcePlace(project, .fileStart)
      let flag = flags.contains(key) ? PropertyListValue(.string(text)).boolean : nil
      let content = flag.map { PropertyListValue.Content.boolean($0) } ?? .string(text)
      return InfoPlist.Entry(key, PropertyListValue(content, place.range), place)
    }
    return made + launchScreen(of: settings, in: context, project: project)
      + manifest(of: settings, in: context, project: project)
  }

  /// Returns entries with others added, which are stronger: of dictionaries the entries, in which the others are stronger too.
  static func merged(_ entries: [InfoPlist.Entry], _ others: [InfoPlist.Entry]) -> [InfoPlist.Entry] {
    var merged = entries
    for other in others {
      guard let index = merged.lastIndex(where: { $0.key == other.key }) else {
        merged.append(other)
        continue
      }
      merged[index] = self.merged(merged[index], other)
    }
    return merged
  }

  private static func merged(_ entry: InfoPlist.Entry, _ other: InfoPlist.Entry) -> InfoPlist.Entry {
    switch (entry.value.content, other.value.content) {
    case (.dictionary(let old), .dictionary(let new)):
      let kept = old.filter { entry in !new.contains { $0.key == entry.key } }
      // The places of new entries are in another file: they stand at the dictionary's own.
      let moved = new.map { new in
        PropertyListValue.Entry(
          key: new.key, keyRange: entry.value.range, value: PropertyListValue(new.value.content, entry.value.range))
      }
      return .init(entry.key, PropertyListValue(.dictionary(kept + moved), entry.value.range), entry.place)
    case (.array, .array): return entry
    default: return other
    }
  }

  /// The empty dictionary that `INFOPLIST_KEY_UILaunchScreen_Generation` makes.
  private static func launchScreen(
    of settings: BuildSettings, in context: BuildContext, project: SourceFile
  ) -> [InfoPlist.Entry] {
    guard let setting = settings.value("INFOPLIST_KEY_UILaunchScreen_Generation", in: context),
      PropertyListValue(.string(setting.text.written)).boolean == true
    else { return [] }
    let place = setting.place ?? SourcePlace(project, .fileStart)
    return [InfoPlist.Entry("UILaunchScreen", PropertyListValue(.dictionary([]), place.range), place)]
  }

  private static func manifest(
    of settings: BuildSettings, in context: BuildContext, project: SourceFile
  ) -> [InfoPlist.Entry] {
    let key = "INFOPLIST_KEY_UIApplicationSceneManifest_Generation"
    guard let setting = settings.value(key, in: context),
      PropertyListValue(.string(setting.text.written)).boolean == true
    else { return [] }
    let place = setting.place ?? SourcePlace(project, .fileStart)
    let content = PropertyListValue.Content.dictionary([
      .init(
        key: "UIApplicationSupportsMultipleScenes", keyRange: place.range,
        value: PropertyListValue(.boolean(true), place.range)),
      .init(
        key: "UISceneConfigurations", keyRange: place.range, value: PropertyListValue(.dictionary([]), place.range)),
    ])
    return [InfoPlist.Entry("UIApplicationSceneManifest", PropertyListValue(content, place.range), place)]
  }

  /// The keys of Xcode's list that name something of the life cycle; no other `INFOPLIST_KEY_…` makes an entry.
  private static let texts = [
    "CFBundleDisplayName", "NSMainNibFile", "NSMainStoryboardFile", "NSPrincipalClass", "UILaunchStoryboardName",
    "UIMainStoryboardFile", "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
  ]
  private static let flags = [
    "LSBackgroundOnly", "LSUIElement", "UIRequiresFullScreen", "WKApplication", "WKWatchOnly",
  ]
}
