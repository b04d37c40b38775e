import Emission
import LifecycleModel
import Text

/// Swift that adopts a life cycle and logs each callback: `Swift/SceneDelegate.swift`, `Swift/LifecycleLog.swift`.
///
/// Each called delegate gets a class, a custom one a protocol too. A callback without a known declaration takes `Any`.
package struct SwiftEmitter: Emitter {
  package let format = "swift"
  package let summary = "Swift delegates with a logging call in every callback"
  private let templates: TemplateLibrary
  let options: SwiftOptions

  /// Creates the emitter; `templates` are those that its files are rendered with.
  package init(templates: TemplateLibrary = .embedded, options: SwiftOptions = SwiftOptions()) {
    self.templates = templates
    self.options = options
  }

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    files(for: lifecycle, of: Set(lifecycle.delegateIDs))
  }

  /// The files of some delegates, and of their log; each but those that are written once ends with its stamp.
  package func files(for lifecycle: Lifecycle, of selection: Set<DelegateID>) -> [EmittedFile] {
    let names = SwiftTypeNames(lifecycle)
    let states = SwiftLoggedStates(lifecycle, names: names)
    let callbacks = lifecycle.delegateIDs.filter(lifecycle.isCalled).map { id in
      let name = options.style == .plain ? names.type(of: id) : names.base(of: id)
      let digests = CallbackDigest.all(of: id, in: lifecycle, names: names, states: states)
      return (path(of: name, isGenerated: true), digests)
    }
    let callbacksByPath = Dictionary(callbacks) { first, _ in first }
    return renderedFiles(for: lifecycle, of: selection, names: names).map { file in
      finished(file, page: lifecycle.name, callbacks: callbacksByPath[file.path] ?? [])
    }
  }

  private func renderedFiles(
    for lifecycle: Lifecycle, of selection: Set<DelegateID>, names: SwiftTypeNames
  ) -> [EmittedFile] {
    let main = lifecycle.delegateIDs.first { lifecycle.canBegin(with: $0) }
    let selected = lifecycle.delegateIDs.filter { selection.contains($0) && lifecycle.hasSwift($0) }
    let delegates = selected.filter { lifecycle.isCalled($0) }.flatMap { id in
      delegateFiles(id, in: lifecycle, names: names, isMain: id == main)
    }
    let observers = selected.filter { lifecycle.isScenePhase($0) }.prefix(1).map { id in
      file(
        "ScenePhaseObserver",
        text: templates.render(
          ScenePhaseObserverFile(id, in: lifecycle, names: names), with: "Swift/ScenePhaseObserver"))
    }
    guard !delegates.isEmpty || !observers.isEmpty else { return [] }
    let monitor = options.hasMonitor ? monitor(of: lifecycle, names: names, observing: selected) : []
    var logging = options
    logging.hasMonitor = !monitor.isEmpty
    let log = templates.render(LifecycleLogFile(lifecycle, options: logging), with: "Swift/LifecycleLog")
    let states = templates.render(
      SwiftStatesFile(
        lifecycle, names: names, logging: lifecycle.logged(of: selected), hasSignposts: options.hasSignposts),
      with: "Swift/PageStates")
    return delegates + observers + [file(names.states, text: states), file("LifecycleLog", text: log)] + monitor
      + sceneManifest(of: lifecycle, for: selected, names: names)
  }

  /// The files of the monitor: one that all pages share, and one with the life cycle that it follows.
  private func monitor(
    of lifecycle: Lifecycle, names: SwiftTypeNames, observing delegates: [DelegateID]
  ) -> [EmittedFile] {
    let callbacks = lifecycle.monitoredCallbacks(of: delegates)
    guard let tables = MonitorTablesFile(lifecycle, names: names, observing: callbacks) else { return [] }
    return [
      file("LifecycleMonitor", text: templates.render(LifecycleMonitorFile(), with: "Swift/LifecycleMonitor")),
      file(names.states + "+Monitor", text: templates.render(tables, with: "Swift/MonitorTables")),
    ]
  }

  /// The scene manifest of Info.plist, where an app delegate chooses scene configurations or there is a scene delegate.
  private func sceneManifest(
    of lifecycle: Lifecycle, for selected: [DelegateID], names: SwiftTypeNames
  ) -> [EmittedFile] {
    let kinds = selected.filter(lifecycle.isCalled).compactMap { lifecycle.apiType(of: $0)?.kind }
    let isChosen = kinds.contains(.application) && !lifecycle.sceneConfigurations.isEmpty
    guard isChosen || kinds.contains(.scene) else { return [] }
    let manifest = SceneManifest(lifecycle, classes: SceneClassNames(lifecycle, names: names))
    return [EmittedFile("Swift/\(SceneManifest.fileName)", text: manifest.text)]
  }

  private func delegateFiles(
    _ id: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames, isMain: Bool
  ) -> [EmittedFile] {
    let isBase = options.style == .subclass
    let context = SwiftDelegateFile(
      id, in: lifecycle, names: names, isMain: isMain, isBase: isBase, columns: options.indentation.width)
    let text = templates.render(context, with: "Swift/Delegate")
    guard isBase else { return [file(names.type(of: id), text: text)] }
    let subclass = SwiftSubclassFile(id, in: lifecycle, names: names, isMain: isMain)
    let start = EmittedFile(
      path(of: names.type(of: id), isGenerated: false), text: templates.render(subclass, with: "Swift/Subclass"),
      isWrittenOnce: true)
    return [file(names.base(of: id), text: text), start]
  }

  private func file(_ name: String, text: String) -> EmittedFile {
    EmittedFile(path(of: name, isGenerated: true), text: text)
  }

  private func path(of name: String, isGenerated: Bool) -> String {
    let folder = options.style == .subclass && isGenerated ? "Generated/" : ""
    return "Swift/\(folder)\(FileStem.safe(name)).swift"
  }
}

extension Lifecycle {
  /// `true` where a process can begin with the class of a delegate.
  fileprivate func canBegin(with delegate: DelegateID) -> Bool {
    let types = adoptedTypes(of: delegate).compactMap(catalog.type)
    return isCalled(delegate) && types.contains { $0.isEntryPoint && $0.kind == types[0].kind }
  }
}

extension SwiftEmitter {
  /// The file to write from a rendered one: blank lines emptied, indented by the options, stamped.
  ///
  /// `page` is the name of the life cycle, which a file that all pages of a project share does not mention.
  func finished(_ file: EmittedFile, page: String, callbacks: [CallbackDigest]) -> EmittedFile {
    guard let rendered = file.text else { return file }
    let lines = rendered.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.allSatisfy { $0 == " " || $0 == "\t" } ? "" : $0 }
      .joined(separator: "\n")
    let isMarkup = file.path.hasSuffix(".plist")
    let text = isMarkup ? lines : options.indentation.applied(to: lines)
    guard !file.isWrittenOnce else { return EmittedFile(file.path, text: text, isWrittenOnce: true) }
    let isShared = ["/LifecycleLog.swift", "/LifecycleMonitor.swift"].contains { file.path.hasSuffix($0) }
    let stamp = GenerationStamp(of: text, page: isShared ? nil : page, callbacks: callbacks)
    return EmittedFile(file.path, text: stamp.appended(to: text, as: isMarkup ? .markup : .line))
  }
}

extension SwiftEmitter {
  /// The templates of its files, by name.
  package static let templates: [TemplateDescription] = [
    TemplateDescription("Swift/Delegate", tags: SwiftDelegateFile.tags),
    TemplateDescription("Swift/LifecycleLog", tags: LifecycleLogFile.tags),
    TemplateDescription("Swift/LifecycleMonitor", tags: LifecycleMonitorFile.tags),
    TemplateDescription("Swift/Method", in: ("Swift/Delegate", "methods"), tags: SwiftMethod.tags),
    TemplateDescription("Swift/MonitorTables", tags: MonitorTablesFile.tags),
    TemplateDescription("Swift/PageStates", tags: SwiftStatesFile.tags),
    TemplateDescription("Swift/ScenePhaseObserver", tags: ScenePhaseObserverFile.tags),
    TemplateDescription("Swift/SceneQuestion", in: ("Swift/Delegate", "sceneQuestions"), tags: SceneQuestion.tags),
    TemplateDescription("Swift/Subclass", tags: SwiftSubclassFile.tags),
    TemplateDescription("Swift/XcodeProject", tags: XcodeProjectFile.tags),
  ]
}
