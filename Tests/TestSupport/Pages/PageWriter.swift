import LifecycleModel
import LifecyclePaths

/// Writes the page that says a life cycle.
///
/// What the language cannot say is lost: `Lifecycle.random` makes nothing of the kind.
package struct PageWriter {
  let lifecycle: Lifecycle
  let vocabulary = Vocabulary.standard
  var style: PageStyle
  /// Whether the page lists its delegates, or leaves them to be known by the callbacks.
  private(set) var listsDelegates = true

  /// The page, ending in a line end.
  package static func page(_ lifecycle: Lifecycle, style: PageStyle = .plain) -> String {
    var writer = PageWriter(lifecycle: lifecycle, style: style)
    return writer.page() + "\n"
  }

  private init(lifecycle: Lifecycle, style: PageStyle) {
    self.lifecycle = lifecycle
    self.style = style
  }

  private mutating func page() -> String {
    if lifecycle.delegates.isEmpty || canLeaveOutDelegates && style.happens(onceIn: 2) { listsDelegates = false }
    var sections: [String] = []
    if listsDelegates { sections += self.sections("delegates", delegates()) }
    sections += self.sections("states", states())
    sections += self.sections("callbacks", callbacks())
    sections += self.sections("transitions", transitions())
    sections += self.sections("scenarios", scenarios())
    sections += self.sections("rules", rules())
    sections += self.sections("equivalents", equivalents())
    sections += self.sections("sceneConfigurations", sceneConfigurations())
    if style.happens(onceIn: 3) { sections.append(style.proseSection()) }
    let blocks = [title()] + introduction() + style.shuffled(sections)
    return (style.happens(onceIn: 8) ? "---\ntitle: Another tool's\n---\n" : "") + blocks.joined(separator: "\n\n")
  }

  /// Sections of one kind; each content is its blocks.
  private mutating func sections(_ kind: String, _ contents: [[String]]) -> [String] {
    contents.filter { !$0.isEmpty }.map { blocks in
      var blocks = [style.sectionHeading(style.word("section." + kind))] + blocks
      // Not between two blocks: one of them may be what the other goes on with.
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
    let versions = lifecycle.versions?.description
    if let platform = lifecycle.platform, let versions, !versions.contains(" "), style.happens(onceIn: 4) {
      add("platform", "\(platform) \(versions)")
    } else {
      add("platform", lifecycle.platform)
      add("version", versions.map { style.pick([$0, $0, $0.replacing(" to ", with: " – ")]) })
    }
    if lifecycle.language != .english || style.happens(onceIn: 2) { add("language", lifecycle.language.rawValue) }
    add("swiftModule", lifecycle.swiftModule)
    add("logSubsystem", lifecycle.logSubsystem)
    var blocks: [String] = []
    if !properties.isEmpty { blocks.append(style.bulletList(style.shuffled(properties))) }
    if style.happens(onceIn: 8) { blocks.append("<!-- Nobody's: **Bold**, `code()`, Platform: Ghost -->") }
    if !lifecycle.summary.isEmpty { blocks.append(lifecycle.summary) }
    return style.happens(onceIn: 4) ? blocks.reversed() : blocks
  }

  /// A callback as it is named away from its declaration: with its owner, or without one where no other delegate has
  /// such a callback.
  mutating func mention(of callback: CallbackID) -> String {
    let name = lifecycle[callback].name
    let owner = lifecycle[callback].delegate
    if listsDelegates, style.happens(onceIn: 3), lifecycle.callbackIDs.contains(callback) {
      let owners = lifecycle.delegateIDs.filter { knows(name, of: $0) }
      if owners == [owner], lifecycle[callback].isDeclared || catalogSignature(of: callback) != nil {
        return (lifecycle[owner].isObserved && style.happens(onceIn: 2) ? "." : "") + name
      }
    }
    return lifecycle[owner].name + "." + name
  }

  /// The catalog's declaration of a callback, by its delegate's types.
  func catalogSignature(of callback: CallbackID) -> String? {
    catalogEntries(of: lifecycle[callback].delegate).first { $0.name == lifecycle[callback].name }?.declaration.text
  }

  private func knows(_ name: String, of delegate: DelegateID) -> Bool {
    lifecycle.callbacks(of: delegate).contains { lifecycle[$0].name == name }
      || catalogEntries(of: delegate).contains { [$0.name, $0.selector, $0.declaration.baseName].contains(name) }
  }

  private func catalogEntries(of delegate: DelegateID) -> [APIEntry] {
    APICatalog.standard.entries(of: lifecycle[delegate].types).filter {
      !APICatalog.isObserved(type: $0.owner) || $0.declaration.kind == .enumerationCase
    }
  }

  /// Whether each delegate is just what a page without a list of them takes it for, and is named somewhere.
  private var canLeaveOutDelegates: Bool {
    lifecycle.delegateIDs.allSatisfy { id in
      let type = APICatalog.conventionalType(forName: lifecycle[id].name, platform: lifecycle.platform)
      let types = type.map { [$0] } ?? []
      let implied = Delegate(
        name: lifecycle[id].name, types: types,
        multiplicity: APICatalog.conventionalMultiplicity(ofTypes: types) ?? .process,
        isObserved: type.map(APICatalog.isObserved) ?? false)
      return lifecycle[id] == implied && !lifecycle.callbacks(of: id).isEmpty
    }
  }
}
