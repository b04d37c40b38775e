import LifecycleModel

/// Writes a life cycle as a page in all ways in which the language can say something, unlike `PageWriter`.
///
/// Content that the language cannot express is lost: `Lifecycle.random` makes none.
package struct VariedPageWriter {
  let lifecycle: Lifecycle
  let vocabulary = Vocabulary.standard
  var style: PageStyle
  /// `true` if the page lists its delegates, `false` if they follow from the callbacks.
  private(set) var listsDelegates = true

  /// The page, ending in a line end.
  package static func page(_ lifecycle: Lifecycle, style: PageStyle) -> String {
    var writer = VariedPageWriter(lifecycle: lifecycle, style: style)
    return writer.page()
  }

  private init(lifecycle: Lifecycle, style: PageStyle) {
    self.lifecycle = lifecycle
    self.style = style
  }

  private mutating func page() -> String {
    if lifecycle.delegates.isEmpty || canLeaveOutDelegates && style.happens(onceIn: 2) { listsDelegates = false }
    let states = self.sections("states", states())
    var others: [String] = []
    if listsDelegates { others += self.sections("delegates", delegates()) }
    others += self.sections("callbacks", callbacks())
    others += self.sections("transitions", transitions())
    others += self.sections("scenarios", scenarios())
    others += self.sections("rules", rules())
    others += self.sections("equivalents", equivalents())
    others += self.sections("sceneConfigurations", sceneConfigurations())
    others += self.sections("logLines", logLines())
    if style.happens(onceIn: 3) { others.append(style.proseSection()) }
    // Only the sections of states have an order.
    let sections = style.merged(states, style.shuffled(others))
    let head = style.happens(onceIn: 8) ? "---\ntitle: Another tool's\n---\n" : ""
    let page = head + ([title()] + introduction() + sections).joined(separator: "\n\n")
    let end = page.contains("[^1]") ? "\n\n[^1]: https://example.com/footnote" : ""
    return style.fileText(page + end + "\n")
  }

  /// Sections of one kind; each content is its blocks.
  private mutating func sections(_ kind: String, _ contents: [[String]]) -> [String] {
    contents.filter { !$0.isEmpty }.map { blocks in
      var blocks = [style.sectionHeading(style.word("section." + kind))] + blocks
      // Not between two blocks: the second could continue the first.
      if style.happens(onceIn: 6) { blocks.insert(style.decoy(), at: 1) }
      return blocks.joined(separator: "\n\n")
    }
  }

  private mutating func title() -> String {
    let text = lifecycle.name.markdownText
    return style.happens(onceIn: 6) ? text + "\n===" : "# " + text
  }

  /// Properties and summary, in either order.
  private mutating func introduction() -> [String] {
    var properties: [[String]] = []
    func add(_ key: String, _ value: String?) {
      guard let value else { return }
      let colon = style.pick([": ", ": ", "：", " : "])
      properties.append([style.word("property." + key).markdownText + colon + value.markdownText])
    }
    let versions = lifecycle.versionsText
    if let platform = lifecycle.platform, let versions, !versions.contains(" "), style.happens(onceIn: 4) {
      add("platform", "\(platform) \(versions)")
    } else {
      add("platform", lifecycle.platform)
      add("version", versions.map { style.pick([$0, $0, $0.replacing(" to ", with: " – ")]) })
    }
    if lifecycle.language != .english || style.happens(onceIn: 2) { add("language", lifecycle.language.rawValue) }
    add("swift", lifecycle.hasSwift ? nil : style.pick(Vocabulary.standard.phrases("word.none")))
    add("swiftModule", lifecycle.swiftModule)
    add("logSubsystem", lifecycle.logSubsystem)
    var blocks: [String] = []
    if !properties.isEmpty { blocks.append(style.bulletList(style.shuffled(properties))) }
    if style.happens(onceIn: 8) { blocks.append("<!-- Nobody's: **Bold**, `code()`, Platform: Ghost -->") }
    if !lifecycle.summary.isEmpty { blocks.append(lifecycle.summary) }
    return style.happens(onceIn: 4) ? blocks.reversed() : blocks
  }

  /// `true` if each delegate is what a page without a list of them takes it for, and is named somewhere.
  private var canLeaveOutDelegates: Bool {
    lifecycle.delegateIDs.allSatisfy { id in
      let type = APICatalog.standard.conventionalType(forName: lifecycle[id].name, platform: lifecycle.platform)
      let types = type.map { [$0] } ?? []
      let implied = Delegate(
        name: lifecycle[id].name, types: types,
        multiplicity: APICatalog.standard.conventionalMultiplicity(ofTypes: types) ?? .process,
        isObserved: type.map(APICatalog.standard.isObserved) ?? false)
      // Without a list, the text before a name's last full stop is its owner.
      return lifecycle[id] == implied && !lifecycle.callbacks(of: id).isEmpty && !implied.name.contains(".")
    }
  }
}
