import LifecycleModel

/// The delegates and callbacks whose calls logs have: the first reading, without a page.
///
/// Delegates of generated lines have the names that the lines have. Of other lines, callbacks of the catalog alone are known,
/// and delegates have conventional names: `SceneDelegate`.
package struct LogVocabulary: Sendable {
  /// The systems that launch lines name, with the number of their launches: `iOS 27.0`.
  package private(set) var systems: [String: Int] = [:]
  /// The titles of the pages that launch lines name.
  package private(set) var titles: Set<String> = []
  private var names = ByteNames()
  /// The callbacks of generated lines in the order in which they come, by the numbers of their names.
  private var generated: [Pair] = []
  private var known: Set<Pair> = []
  /// The callbacks of the catalog that other lines name, in the order in which they come.
  private var unlisted: [Int] = []
  private var knownUnlisted: Set<Int> = []
  /// The objects and scenes of each delegate in each process.
  private var objects: [Owner: Set<UInt64>] = [:]
  /// The delegates that have several objects in a process.
  private var shared: Set<Int> = []
  private struct Pair: Hashable {
    let delegate: Int
    let callback: Int
  }

  private struct Owner: Hashable {
    let delegate: Int
    let source: LogSource
    let launch: Int?
  }

  /// Begins without a name.
  package init() {}

  /// The reader of the messages of the first reading.
  package static let messages = MessageReader(Lifecycle())

  /// Takes the next event of the first reading.
  package mutating func take(_ event: LogEvent) {
    switch event.content {
    case .launch(let launch):
      if let system = launch.system { systems[system, default: 0] += 1 }
      if let title = launch.page, !title.isEmpty { titles.insert(title) }
    case .call(let call):
      switch call.callback {
      case .listed: break
      case .unlisted(let index): if knownUnlisted.insert(index).inserted { unlisted.append(index) }
      case .unknown: take(call, event)
      }
    case .problem, .lost, .leftOut: break
    }
  }

  private mutating func take(_ call: LoggedCall, _ event: LogEvent) {
    guard let delegateRange = call.delegateRange else { return }
    let delegate = names.number(of: LogfmtValue.bytes(of: delegateRange, in: event.message))
    let pair = Pair(
      delegate: delegate, callback: names.number(of: LogfmtValue.bytes(of: call.range, in: event.message)))
    if known.insert(pair).inserted { generated.append(pair) }
    guard let object = call.scene ?? call.instance, !shared.contains(delegate) else { return }
    let owner = Owner(delegate: delegate, source: event.source, launch: event.launch)
    objects[owner, default: []].insert(object)
    if objects[owner, default: []].count > 1 { shared.insert(delegate) }
  }

  /// `true` if there is no call.
  package var isEmpty: Bool { generated.isEmpty && unlisted.isEmpty }

  /// The delegates and callbacks, without states and transitions; known pages tell the types of delegates.
  func lifecycle(knownFrom pages: [Lifecycle]) -> Lifecycle {
    var lifecycle = Lifecycle(name: titles.count == 1 ? titles.first ?? "" : "")
    (lifecycle.platform, lifecycle.versions, lifecycle.otherSystems) = SystemNames(systems).systems
    for pair in generated {
      let name = names.text(of: pair.delegate)
      guard lifecycle.canHave(delegate: name) else { continue }
      if !lifecycle.delegates.contains(where: { $0.name == name }) {
        lifecycle.delegates.append(delegate(pair.delegate, named: name, on: pages, platform: lifecycle.platform))
      }
      lifecycle.add(CallName(name, names.text(of: pair.callback)))
    }
    let all = unlisted.map { lifecycle.catalog.entries[$0].name }
    for owner in DelegateTypes.owners(of: all, in: lifecycle) {
      let id = lifecycle.delegate(adopting: owner.type)
      for name in owner.names { lifecycle.add(CallName(lifecycle[id].name, name)) }
    }
    return lifecycle
  }

  private func delegate(_ number: Int, named name: String, on pages: [Lifecycle], platform: String?) -> Delegate {
    let callbacks = generated.filter { $0.delegate == number }.map { names.text(of: $0.callback) }
    var delegate =
      DelegateTypes.delegate(named: name, calling: callbacks, on: pages, titles)
      ?? DelegateTypes.delegate(named: name, calling: callbacks, platform: platform)
    if shared.contains(number), delegate.multiplicity == .process { delegate.multiplicity = .scene }
    return delegate
  }
}

extension LogfmtValue {
  /// The bytes of a value at a range that may be in quotes.
  static func bytes(of range: Range<Int>, in message: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isQuoted = range.lowerBound > 0 && message.dropFirst(range.lowerBound - 1).first == UInt8(ascii: "\"")
    return LogfmtValue(range, hasEscapes: isQuoted).bytes(in: message)
  }
}
