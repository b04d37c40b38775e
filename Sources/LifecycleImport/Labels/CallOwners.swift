import LifecycleModel
import Text

extension ImportedDraft {
  /// Gives the calls without a delegate those that the catalog has for their names, or one of an invented name, about which
  /// the report asks.
  mutating func findOwners() {
    if draft.platform == nil { draft.platform = draft.calls.map(\.callback).unique.foreignPlatform }
    let unowned = draft.calls.filter(\.delegate.isEmpty)
    guard !unowned.isEmpty else { return }
    var lifecycle = Lifecycle()
    lifecycle.platform = draft.platform
    var owners: [String: String] = [:]
    for owner in DelegateTypes.owners(of: unowned.map(\.callback).unique, in: lifecycle) {
      let name = APICatalog.standard.conventionalName(forType: owner.type)
      for callback in owner.names { owners[callback] = name }
      if !draft.delegates.contains(where: { $0.name == name }) {
        draft.delegates.append(DraftDelegate(name, types: [owner.type]))
      }
    }
    let strangers = unowned.filter { owners[$0.callback] == nil }
    if let first = strangers.first {
      let names = strangers.map { "'\($0.callback)'" }.unique.joined(separator: ", ")
      report.ask(
        "Which delegate has \(names)? The catalog does not know; the page says '\(Self.unknownOwner)'.", at: first.line)
    }
    func name(_ call: DraftCall) -> DraftCall {
      guard call.delegate.isEmpty else { return call }
      var call = call
      call.delegate = owners[call.callback] ?? Self.unknownOwner
      return call
    }
    draft.callbacks = draft.callbacks.map(name)
    for index in draft.transitions.indices {
      draft.transitions[index].calls = draft.transitions[index].calls.map { $0.map(name) }
    }
  }

  /// The name of a delegate that neither the source nor the catalog names.
  private static let unknownOwner = "Delegate"
}

extension [String] {
  /// The system that has more of some callbacks than iOS; `nil` for none.
  fileprivate var foreignPlatform: String? {
    let named = APICatalog.standard.entries.filter { contains($0.name) }
    func count(_ platform: String?) -> Int {
      Set(named.filter { APICatalog.has($0, platform: platform) }.map(\.name)).count
    }
    let counts = ["macOS", "watchOS", "tvOS", "visionOS"].map { (platform: $0, count: count($0)) }
    return counts.max { $0.count < $1.count }.flatMap { $0.count > count(nil) ? $0.platform : nil }
  }
}

extension DraftCall {
  /// A call of a label; without a delegate's name where the label has none.
  init(_ call: LabelCall, line: Int) {
    self.init(call.owner ?? "", call.name, line: line)
    (certainty, availability, unordered) = (call.certainty, call.availability, call.unordered)
  }
}
