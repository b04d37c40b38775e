import LifecycleModel
import Text

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
