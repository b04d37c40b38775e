import LifecycleModel
import Text

/// Reads a life cycle from JSON of the schema `instar/1`: all of it, but for symbol graphs.
package struct JSONLifecycle {
  private var lifecycle = Lifecycle()
  private var states: [String: StateID] = [:]
  private var delegates: [String: DelegateID] = [:]
  private var callbacks: [CallName: CallbackID] = [:]

  /// Reads a document.
  package static func read(_ bytes: [UInt8]) throws(ImportError) -> Lifecycle {
    let top = try JSONPlace(bytes)
    guard top.tree["schema"]?.string == "instar/1" else {
      throw top.error(
        "is no life cycle of the schema 'instar/1'", help: "Write one with: instar graph PAGE --format json")
    }
    var reader = JSONLifecycle()
    try reader.readProperties(top)
    for place in try top.list("states") { try reader.addState(place) }
    for place in try top.list("delegates") { try reader.addDelegate(place) }
    for place in try top.list("callbacks") { try reader.addCallback(place) }
    for place in try top.list("transitions") { try reader.addTransition(place) }
    for place in try top.list("scenarios") { try reader.addScenario(place) }
    for place in try top.list("rules") { try reader.addRule(place) }
    for place in try top.list("equivalents") { try reader.addEquivalents(place) }
    for place in try top.list("sceneConfigurations") { try reader.addConfiguration(place) }
    for place in try top.list("logLines") { try reader.addLogLine(place) }
    return reader.lifecycle
  }

  private mutating func readProperties(_ top: JSONPlace) throws(ImportError) {
    lifecycle.name = try top.text("name") ?? ""
    lifecycle.platform = try top.text("platform")
    lifecycle.versions = try top.optional("version")?.range()
    for place in try top.list("otherSystems") {
      let versions = try place.member("version").range()
      lifecycle.otherSystems.append(SystemVersions(try place.text("platform"), versions))
    }
    lifecycle.summary = try top.text("summary") ?? ""
    if let place = top.optional("language") {
      lifecycle.language = try place.value("languages", Language.allCases, \.rawValue)
    }
    lifecycle.hasSwift = try top.bool("swift") ?? true
    lifecycle.swiftModule = try top.text("swiftModule")
    lifecycle.logSubsystem = try top.text("logSubsystem")
  }

  private mutating func addState(_ place: JSONPlace) throws(ImportError) {
    var state = State(name: try place.string("name"), documentation: try place.text("description") ?? "")
    state.parent = try optionalState(place.optional("parent"))
    state.isInitial = try place.bool("initial") ?? false
    state.isFinal = try place.bool("final") ?? false
    state.isTransient = try place.bool("transient") ?? false
    for remark in try place.list("remarks") {
      state.remarks.append(State.Remark(heading: try remark.string("heading"), text: try remark.string("text")))
    }
    state.availability = try place.availability()
    state.provenance = try place.provenance()
    try place.expectNew(states[state.name] == nil, "state", state.name)
    states[state.name] = StateID(lifecycle.states.count)
    lifecycle.states.append(state)
  }

  private mutating func addDelegate(_ place: JSONPlace) throws(ImportError) {
    var delegate = Delegate(name: try place.string("name"), types: try place.strings("types"))
    delegate.multiplicity = Multiplicity(rawValue: try place.text("multiplicity") ?? Multiplicity.process.rawValue)
    delegate.isObserved = try place.bool("observed") ?? false
    delegate.hasSwift = try place.bool("swift") ?? true
    delegate.documentation = try place.text("description") ?? ""
    delegate.availability = try place.availability()
    delegate.provenance = try place.provenance()
    try place.expectNew(delegates[delegate.name] == nil, "delegate", delegate.name)
    delegates[delegate.name] = DelegateID(lifecycle.delegates.count)
    lifecycle.delegates.append(delegate)
    // Those of the catalog stay as they are.
    let modules = place.tree["modules"]?.elements.map(\.string) ?? []
    lifecycle.catalog = lifecycle.catalog.adding(
      zip(delegate.types, modules).compactMap { name, module in module.map { .library(name, module: $0) } })
  }

  private mutating func addCallback(_ place: JSONPlace) throws(ImportError) {
    let delegate = try self.delegate(place.member("delegate"))
    var callback = Callback(delegate: delegate, name: try place.string("name"), signature: try place.text("signature"))
    callback.attributes = CallAttributes(
      frequency: try place.frequency(), certainty: try place.certainty(), availability: try place.availability(),
      replacedBy: try place.text("replacedBy"), provenance: try place.provenance())
    callback.documentation = try place.text("description") ?? ""
    callback.body = try place.text("body")
    let name = CallName(lifecycle[delegate].name, callback.name)
    try place.expectNew(callbacks[name] == nil, "callback", name.description)
    callbacks[name] = CallbackID(lifecycle.callbacks.count)
    let entry = lifecycle.catalog.entry(
      named: callback.name, in: lifecycle[delegate].types, platform: lifecycle.platform, declaredAs: callback.signature)
    callback.removeInherited(try place.inherited(), entry, platform: lifecycle.platform)
    callback.isDeclared = try place.bool("declared") ?? callback.saysMore(than: entry)
    lifecycle.callbacks.append(callback)
  }

  private mutating func addTransition(_ place: JSONPlace) throws(ImportError) {
    var transition = Transition(
      from: try state(place.member("source")), to: try state(place.member("target")),
      event: try place.text("event") ?? "", guard: try place.condition())
    transition.isContinuation = try place.bool("continues") ?? false
    transition.documentation = try place.text("description") ?? ""
    transition.availability = try place.availability()
    transition.provenance = try place.provenance()
    for item in try place.list("steps") { transition.steps.append(try step(item, of: transition.provenance)) }
    lifecycle.transitions.append(transition)
  }

  /// A step; `claim` is the provenance of its transition.
  private func step(_ place: JSONPlace, of claim: Provenance = Provenance()) throws(ImportError) -> Step {
    var attributes = CallAttributes(
      frequency: try place.frequency(), certainty: try place.certainty(), availability: try place.availability(),
      replacedBy: try place.text("replacedBy"), provenance: try place.provenance())
    let own = attributes.provenance
    let isInherited: [String]? = try place.inherited()
    if isInherited?.contains("status") ?? (own == claim) { attributes.provenance.status = nil }
    if isInherited?.contains("sources") ?? (own == claim) { attributes.provenance.sources = [] }
    return Step(
      try callback(place), attributes: attributes, unordered: try place.integer("unordered"),
      note: try place.text("description") ?? "")
  }
}

extension JSONLifecycle {
  private mutating func addScenario(_ place: JSONPlace) throws(ImportError) {
    var scenario = Scenario(title: try place.text("title") ?? "", guard: try place.condition(), path: [], items: [])
    for item in try place.list("path") { scenario.path.append(try state(item)) }
    for item in try place.list("items") {
      if let reached = try optionalState(item.optional("state")) {
        scenario.items.append(.reached(reached))
      } else {
        scenario.items.append(.call(try step(item.member("step"))))
      }
    }
    scenario.documentation = try place.text("description") ?? ""
    scenario.availability = try place.availability()
    lifecycle.scenarios.append(scenario)
  }

  private mutating func addRule(_ place: JSONPlace) throws(ImportError) {
    let word = try place.string("claim")
    guard let kind = RuleKindRegistry.all.first(where: { $0.word == word }) else {
      let words = RuleKindRegistry.all.map { "'\($0.word)'" }.joined(separator: ", ")
      throw try place.member("claim").error("is '\(word)', no kind of rule", help: "Use one of \(words)")
    }
    var operands: [Rule.Operand] = []
    for item in try place.list("operands") {
      if let state = try optionalState(item.optional("state")) {
        operands.append(.state(state))
      } else {
        operands.append(.callback(try callback(item)))
      }
    }
    let count = kind.propositions.count
    guard operands.count == count || operands.count > count && kind.takesAlternatives else {
      throw place.error("has \(operands.count) operands, where '\(word)' has \(count)", help: "Add or remove operands")
    }
    let multiplicity = try place.text("per").map { Multiplicity(rawValue: $0) }
    lifecycle.rules.append(
      Rule(
        text: try place.string("text"), claim: Rule.Claim(kind, operands: operands, per: multiplicity),
        availability: try place.availability(), provenance: try place.provenance()))
  }

  private mutating func addEquivalents(_ place: JSONPlace) throws(ImportError) {
    var table = Equivalents(columns: [], rows: [])
    for column in try place.list("columns") { table.columns.append(try delegate(column)) }
    for row in try place.list("rows") {
      var cells: [Equivalents.Cell] = []
      for cell in try row.list("cells") {
        var callbacks: [CallbackID] = []
        for item in try cell.list("callbacks") { callbacks.append(try callback(item)) }
        cells.append(Equivalents.Cell(callbacks: callbacks, text: try cell.text("text") ?? ""))
      }
      guard cells.count == table.columns.count else {
        throw row.error(
          "has \(cells.count) cells, where the table has \(table.columns.count)", help: "Add or remove cells")
      }
      table.rows.append(Equivalents.Row(cells: cells, notes: try row.text("notes") ?? ""))
    }
    lifecycle.equivalents.append(table)
  }

  private mutating func addConfiguration(_ place: JSONPlace) throws(ImportError) {
    let role = try place.member("role").value("roles", SceneRole.allCases, \.plistKey)
    lifecycle.sceneConfigurations.append(
      SceneConfiguration(
        name: try place.string("name"), role: role, delegateClass: try place.text("delegateClass"),
        sceneClass: try place.text("sceneClass"), storyboard: try place.text("storyboard"),
        condition: try place.text("when"), isConditionCode: try place.bool("whenIsCode") ?? false))
  }

  private mutating func addLogLine(_ place: JSONPlace) throws(ImportError) {
    let pattern = LinePattern(try place.string("line"))
    guard let owner = place.optional("delegate") else {
      return lifecycle.logLines.append(LoggedLine(pattern, .named))
    }
    let call: LoggedLine.Call =
      place.optional("callback") == nil ? .value(of: try delegate(owner)) : .callback(try callback(place))
    lifecycle.logLines.append(LoggedLine(pattern, call))
  }

  private func optionalState(_ place: JSONPlace?) throws(ImportError) -> StateID? {
    guard let place else { return nil }
    return try state(place)
  }

  private func state(_ place: JSONPlace) throws(ImportError) -> StateID {
    let name = try place.string()
    guard let state = states[name] else {
      throw place.error(
        "is '\(name)', which no state before it has as its name", help: "Add the state to 'states', parents first")
    }
    return state
  }

  private func delegate(_ place: JSONPlace) throws(ImportError) -> DelegateID {
    let name = try place.string()
    guard let delegate = delegates[name] else {
      throw place.error("is '\(name)', which no delegate has as its name", help: "Add it to 'delegates'")
    }
    return delegate
  }

  private func callback(_ place: JSONPlace) throws(ImportError) -> CallbackID {
    let name = CallName(try place.string("delegate"), try place.string("callback"))
    guard let callback = callbacks[name] else {
      throw place.error("names '\(name)', which is no callback", help: "Add it to 'callbacks'")
    }
    return callback
  }
}

extension Callback {
  /// Removes what is the catalog's: what is named, or for a file without such a list what the catalog has too.
  fileprivate mutating func removeInherited(_ names: [String]?, _ entry: APIEntry?, platform: String?) {
    let known = entry?.availability(on: platform)
    let names =
      names
      ?? [
        (attributes.availability.since == known?.since, "since"),
        (attributes.availability.deprecated == known?.deprecated, "deprecated"),
        (attributes.replacedBy == entry?.replacement, "replacedBy"),
      ].filter(\.0).map(\.1)
    if names.contains("since") { attributes.availability.since = nil }
    if names.contains("deprecated") { attributes.availability.deprecated = nil }
    if names.contains("replacedBy") { attributes.replacedBy = nil }
  }

  /// Returns `true` where only a list of callbacks can say what is known of it.
  fileprivate func saysMore(than entry: APIEntry?) -> Bool {
    attributes != CallAttributes() || !documentation.isEmpty || body != nil || signature != entry?.signature
  }
}

extension JSONPlace {
  /// Throws an error for a second element of a name.
  func expectNew(_ isNew: Bool, _ kind: String, _ name: String) throws(ImportError) {
    guard isNew else { throw error("is a second \(kind) '\(name)'", help: "Give each \(kind) a name of its own") }
  }

  /// The one of several values whose word this is.
  func value<Value>(_ kind: String, _ values: [Value], _ word: (Value) -> String) throws(ImportError) -> Value {
    let text = try string()
    if let value = values.first(where: { word($0) == text }) { return value }
    let words = values.map { "'\(word($0))'" }.joined(separator: ", ")
    throw error("is '\(text)', which is none of the known \(kind)", help: "Use one of \(words)")
  }

  /// A version, or two with `to` between them.
  func range() throws(ImportError) -> VersionRange {
    let text = try string()
    let ends = text.split(separator: " to ").map { Version($0) }
    guard let first = ends.first, let lowest = first, ends.count < 3, !ends.contains(nil) else {
      throw error("is '\(text)', no version", help: "Write '13' or '12 to 27'")
    }
    return VersionRange(lowest, ends.last ?? nil)
  }

  /// The members `since`, `deprecated` and `removed`.
  func availability() throws(ImportError) -> Availability {
    Availability(since: try bound("since"), deprecated: try bound("deprecated"), removed: try bound("removed"))
  }

  private func bound(_ name: String) throws(ImportError) -> PlatformVersion? {
    guard let place = optional(name) else { return nil }
    let text = try place.string()
    let parts = text.split(separator: " with SDK ").map { PlatformVersion(String($0)) }
    guard let first = parts.first, let system = first, parts.count < 3, !parts.contains(nil) else {
      throw place.error("is '\(text)', no version", help: "Write '13', 'iOS 13' or 'iOS 27 with SDK iOS 27'")
    }
    return PlatformVersion(system.platform, system.version, sdk: parts.count == 2 ? parts[1]?.version : nil)
  }

  /// The members `status`, `where` and `sources`.
  func provenance() throws(ImportError) -> Provenance {
    var provenance = Provenance()
    if let status = optional("status") {
      let place = try text("where")
      provenance.status = try status.value("statuses", [.documented, .observed(where: place)], \.word)
    }
    for source in try list("sources") {
      provenance.sources.append(Provenance.Source(title: try source.string("title"), url: try source.string("url")))
    }
    return provenance
  }

  /// The member `frequency`: `once`, `once per scene`.
  func frequency() throws(ImportError) -> Frequency? {
    guard let place = optional("frequency") else { return nil }
    let text = try place.string()
    if text == Frequency.once.text { return .once }
    let opening = Frequency.oncePer(Multiplicity(rawValue: "")).text
    guard text.hasPrefix(opening), text != opening else {
      throw place.error("is '\(text)', no frequency", help: "Write 'once', or 'once per' and a noun")
    }
    return .oncePer(Multiplicity(rawValue: String(text.dropFirst(opening.count))))
  }

  /// The member `doubts`; of an older file `certainty` and `condition`, which is that of the first doubt.
  func certainty() throws(ImportError) -> Certainty {
    var certainty = Certainty.always
    func add(_ kind: Certainty.Doubt.Kind, _ condition: String?) {
      certainty = certainty.adding(
        kind == .deferred ? .deferred(until: condition) : .mayBeSkipped(when: condition))
    }
    if optional("doubts") != nil {
      for doubt in try list("doubts") {
        let kind = try doubt.member("kind").value("doubts", Certainty.Doubt.Kind.allCases, \.word)
        add(kind, try doubt.text("condition"))
      }
      return certainty
    }
    guard let place = optional("certainty") else { return certainty }
    let kinds = Certainty.Doubt.Kind.allCases
    let all = [[], [kinds[0]], [kinds[1]], kinds]
    let found = try place.value("certainties", all) { kinds in
      kinds.isEmpty ? Certainty.always.word : kinds.map(\.word).joined(separator: "-or-")
    }
    let condition = try text("condition")
    for (index, kind) in found.enumerated() { add(kind, index == 0 ? condition : nil) }
    return certainty
  }

  /// The members `guard`, `sceneCondition` and `mode`.
  func condition() throws(ImportError) -> Guard? {
    guard let text = try text("guard") else { return nil }
    var condition = Guard(text)
    if let place = optional("sceneCondition") {
      let all: [Guard.SceneCondition] = [.firstScene, .anotherScene, .lastScene]
      condition.sceneCondition = try place.value("conditions", all, \.word)
    }
    if let place = optional("mode") { condition.mode = try place.value("modes", AppMode.allCases, \.word) }
    return condition
  }

  /// The names of the members whose values are another element's; `nil` for an older file.
  func inherited() throws(ImportError) -> [String]? {
    optional("inherited") == nil ? nil : try strings("inherited")
  }
}
