import Diagnostics

/// The property list of a bundle: what a file has, with what the build adds.
package struct InfoPlist: Hashable, Sendable {
  /// An entry of the outermost dictionary.
  package struct Entry: Hashable, Sendable {
    package let key: String
    /// The value; its ranges are in `place.file`.
    package let value: PropertyListValue
    /// The file of the entry, with the range of the key; of an entry that a setting makes, the setting's.
    package let place: SourcePlace

    package init(_ key: String, _ value: PropertyListValue, _ place: SourcePlace) {
      self.key = key
      self.value = value
      self.place = place
    }
  }

  /// The list as a file has it; `nil` where the whole list is made by the build.
  package let list: PropertyList?
  /// The entries after merging, those of the file first.
  package let entries: [Entry]
  /// The values of texts with build settings in them, by the texts.
  package let expansions: [String: ExpandedText]

  package init(_ list: PropertyList?, entries: [Entry], expansions: [String: ExpandedText] = [:]) {
    self.list = list
    self.entries = entries
    self.expansions = expansions
  }

  /// Creates a list of what a file has.
  package init(_ list: PropertyList) {
    let entries = (list.root.entries ?? []).map { entry in
      Entry(entry.key, entry.value, SourcePlace(list.file, entry.keyRange))
    }
    self.init(list, entries: entries)
  }

  /// The path of the file; `nil` where the build makes the list.
  package var path: String? { list?.file.path }

  package subscript(key: String) -> Entry? { entries.last { $0.key == key } }

  /// Returns a text of the list with build settings put in.
  package func expanded(_ text: String) -> ExpandedText {
    expansions[text] ?? (text.utf8.contains(UInt8(ascii: "$")) ? .undecided(text) : .decided(text))
  }

  /// Compares files by path, and entries without their places: each configuration has its own place of a setting.
  package static func == (left: InfoPlist, right: InfoPlist) -> Bool {
    left.path == right.path && left.expansions == right.expansions && left.entries.count == right.entries.count
      && zip(left.entries, right.entries).allSatisfy { $0.key == $1.key && $0.value.hasContents(of: $1.value) }
  }

  /// Hashes the keys.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    for entry in entries { hasher.combine(entry.key) }
  }
}

extension InfoPlist {
  /// The storyboards that the system loads at launch: `UIMainStoryboardFile`, also that of one device alone.
  package var mainStoryboards: [Entry] {
    ["UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UIMainStoryboardFile~ipad"].compactMap { self[$0] }
  }

  /// The URL types that the app opens; `nil` where there are none.
  package var urlTypes: Entry? { filled("CFBundleURLTypes") }

  /// The quick actions that stand in the list; `nil` where there are none.
  package var shortcutItems: Entry? { filled("UIApplicationShortcutItems") }

  /// The entry of an array with elements.
  private func filled(_ key: String) -> Entry? {
    self[key].flatMap { $0.value.elements?.isEmpty == false ? $0 : nil }
  }
}

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
