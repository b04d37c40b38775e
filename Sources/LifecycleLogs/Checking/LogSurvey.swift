import LifecycleModel

/// What a log has, before it is checked: which calls it would show, and whether it tells scenes apart.
package struct LogSurvey: Sendable {
  /// The callbacks of the page that are called.
  package private(set) var callbacks: Set<CallbackID> = []
  /// `true` if a line is one of the generated log.
  package private(set) var hasGeneratedLines = false
  /// `true` if some call of a delegate that is not the process's names its object or scene.
  package private(set) var hasObjects = false
  /// `true` once a launch line of the page has named the delegates: nothing that follows tells more.
  package private(set) var isComplete = false
  /// The delegates that calls have named, or a launch line of the page.
  private var called: Set<DelegateID> = []
  /// The delegates of the page that launch lines of pages with other names have named.
  private var launched: Set<DelegateID> = []
  /// The delegates whose calls count; `nil` for all.
  private let selected: Set<DelegateID>?
  private let lifecycle: Lifecycle

  /// Begins with a page; only calls of some delegates count, or those of all.
  package init(_ lifecycle: Lifecycle, selecting delegates: Set<DelegateID>? = nil) {
    self.lifecycle = lifecycle
    selected = delegates
  }

  /// Takes the next event.
  package mutating func take(_ event: LogEvent) {
    guard !isComplete else { return }
    switch event.content {
    case .lost, .leftOut: break
    case .problem: hasGeneratedLines = true
    case .launch(let launch):
      hasGeneratedLines = true
      let named = lifecycle.delegateIDs.filter { launch.delegates.contains(lifecycle[$0].name) && isSelected($0) }
      if launch.page == lifecycle.name {
        called = Set(named)
        isComplete = true
      } else {
        // The page may have had another name when the app was built.
        launched.formUnion(named)
      }
      hasObjects = hasObjects || isComplete || !named.isEmpty
    case .call(let call):
      hasGeneratedLines = hasGeneratedLines || call.isGenerated
      guard case .listed(let callback) = call.callback, isSelected(lifecycle[callback].delegate) else { break }
      callbacks.insert(callback)
      called.insert(lifecycle[callback].delegate)
      let isOfProcess = lifecycle.delegate(of: callback).multiplicity == .process
      hasObjects = hasObjects || !isOfProcess && (call.instance != nil || call.scene != nil)
    }
  }

  /// `true` once a launch line has named delegates of the page. Until then, a log without an end may still call any of them: which of
  /// their callbacks it would show is not known.
  package var knowsDelegates: Bool { isComplete || !launched.isEmpty }

  private var delegates: Set<DelegateID> { isComplete || launched.isEmpty ? called : launched }

  private func isSelected(_ delegate: DelegateID) -> Bool { selected?.contains(delegate) ?? true }

  /// `true` if the log has a call of the page.
  var hasCalls: Bool { isComplete || !callbacks.isEmpty }

  /// The callbacks that the log would show: of a generated log, all of the delegates that it names, else those that it has.
  package var observed: ObservedCallbacks {
    hasGeneratedLines ? .delegates(delegates.sorted()) : .callbacks(callbacks.intersection(complete))
  }

  /// All callbacks of the delegates that the log names.
  package var complete: Set<CallbackID> { lifecycle.observedCallbacks(of: delegates.sorted()) }
}
