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
