import Emission
import LifecycleModel
import LifecyclePaths
import Text

/// The data of a web page's script: what is possible in each state and its effects at each version, computed here so that the
/// script only looks them up.
struct SiteData {
  private let versions: [SiteVersion]
  private let parts: SiteParts

  /// The strings that the script shows, as keys of the vocabulary.
  static let words = [
    "addScene", "back", "begun", "calls", "chosen", "close", "closeLog", "copied", "copy", "forward", "foundNone",
    "happened", "later", "life", "needsNone", "needsOther", "next", "nextUnexpected", "noCalls", "noLogCalls",
    "notEvents", "nothing", "notListed", "notNow", "now", "oneCall", "onlyFrom", "openLog", "otherMode", "playHint",
    "process", "restart", "scene", "undo", "undone", "unexpected", "unexpectedHere", "zoomed",
  ]

  /// Prepares the data of a page's versions, the whole page first.
  init(_ versions: [SiteVersion], parts: SiteParts) {
    self.versions = versions
    self.parts = parts
  }

  /// The JSON without `<`, so that it cannot end its HTML element: `entries` has states, transitions and so on, each once, which
  /// `versions` names by their indices.
  var json: String {
    var entries: [String] = []
    var indices: [String: Int] = [:]
    func list(_ values: [JSONValue]) -> JSONValue {
      .array(
        values.map { value in
          let entry = value.compact
          let index = indices[entry, default: entries.count]
          if index == entries.count {
            entries.append(entry)
            indices[entry] = index
          }
          return .int(index)
        })
    }
    let all = zip(versions, parts.numbers).map { version, parts -> String in
      let facts = SiteVersionData(version.subject)
      let members: [(name: String, value: JSONValue)] = [
        ("at", .string(version.selection?.description ?? "")), ("states", list(facts.states)),
        ("transitions", list(facts.transitions)), ("callbacks", list(facts.callbacks)),
        ("delegates", list(facts.delegates)), ("initial", .optional(version.subject.runs.graph.initial?.index)),
        ("isSeveral", .bool(version.subject.lifecycle.instance != nil)),
        ("parts", .object(members: parts.map { ($0.id, .array($0.elements.map { .int($0) })) })),
      ]
      return JSONValue.object(members: versions.count > 1 ? members : members.dropLast()).compact
    }
    return
      "{\n\"entries\": [\n\(entries.joined(separator: ",\n"))\n],\n\"versions\": [\n\(all.joined(separator: ",\n"))\n],\n"
      .replacing(scalar: "<", with: "\\u003c")
      + "\"words\": \(words.compact.replacing(scalar: "<", with: "\\u003c"))\n}\n"
  }

  private var words: JSONValue {
    let subject = versions[0].subject
    let noun = (subject.lifecycle.instance ?? .scene).noun(in: subject.words.language)
    let own = Self.words.map { key -> (name: String, value: JSONValue) in
      switch key {
      case "scene": (key, .string(subject.words.phrase("site.scene", noun.capitalized, "{a}")))
      case "addScene", "later", "life", "unexpectedHere": (key, .string(subject.word(key, noun)))
      default: (key, .string(subject.word(key, "{a}")))
      }
    }
    return .object(members: own)
  }
}

extension Lifecycle {
  /// The multiplicity of lives in one process, by the delegates or the guards; `nil` where there is one life only.
  fileprivate var instance: Multiplicity? {
    let living = Set(livingCallbacks.map { self[$0].delegate })
    let multiplicities = delegateIDs.filter(living.contains).map { self[$0].multiplicity }
    if let own = multiplicities.first(where: { $0 != .process }) { return own }
    return transitions.contains { $0.guard?.sceneCondition == .anotherScene } ? .scene : nil
  }
}

/// The facts that a web page's script needs of a life cycle.
struct SiteVersionData {
  private let subject: SiteSubject
  private let lifecycle: Lifecycle
  private let hierarchy: StateHierarchy

  /// Prepares the facts of a life cycle.
  init(_ subject: SiteSubject) {
    self.subject = subject
    lifecycle = subject.lifecycle
    hierarchy = StateHierarchy(subject.lifecycle)
  }

  /// The states; `moves` are the transitions that can be taken from one.
  var states: [JSONValue] {
    lifecycle.stateIDs.map { id in
      [
        "name": .string(lifecycle[id].name), "anchor": .string(subject.anchors[id]),
        "isAlive": .bool(subject.runs.isAlive(id)),
        "moves": .array(subject.runs.macrosteps(from: id).map { .int($0.first.transition.index) }),
        "lineage": .array(lifecycle.lineage(of: id).map { .int($0.index) }),
      ]
    }
  }

  /// The transitions; `target` is the leaf at the end of one, `next` the next segment of its chain, and `needsOther` says if
  /// another scene must be alive, or none, `mode` if the app must have adopted scenes, or must not have; `null` where that does not matter.
  var transitions: [JSONValue] {
    lifecycle.transitionIDs.map { id in
      let transition = lifecycle[id]
      let next = id.index + 1
      let goesOn = next < lifecycle.transitions.count && lifecycle.transitions[next].isContinuation
      let target = hierarchy.initialLeaf(of: transition.target)
      return [
        "event": .string(transition.event), "anchor": .string(subject.anchors[id]),
        "guard": .optional(transition.guard?.text),
        "versions": .optional(subject.words.versions(transition.availability).nilIfEmpty),
        "source": .int(transition.source.index), "target": .optional(target?.index),
        "next": .optional(goesOn ? next : nil),
        "needsOther": transition.guard?.sceneCondition.map { .bool($0.holds(whereAnotherLives: true)) } ?? .null,
        "mode": .optional(transition.guard?.mode?.rawValue),
        "calls": .array(transition.steps.map(call)),
      ]
    }
  }

  /// `true` if only some of the versions have the call.
  private func isPartial(_ step: Step) -> Bool {
    let all = [step.attributes.availability, lifecycle[lifecycle[step.callback].delegate].availability]
    return all.contains { $0 != Availability() }
  }

  private func call(_ step: Step) -> JSONValue {
    let members: [(name: String, value: JSONValue)] = [
      ("callback", .int(step.callback.index)), ("certainty", .string(step.certainty.word)),
      ("remark", .optional(subject.words.smallPrint(step.certainty))), ("group", .optional(step.unordered)),
    ]
    return .object(members: isPartial(step) ? members + [("isPartial", .bool(true))] : members)
  }

  var callbacks: [JSONValue] {
    lifecycle.callbackIDs.map { id in
      [
        "name": .string(lifecycle[id].name), "shown": .string(lifecycle.shownName(of: id)),
        "delegate": .int(lifecycle[id].delegate.index),
      ]
    }
  }

  var delegates: [JSONValue] {
    lifecycle.delegateIDs.map { id in
      [
        "name": .string(lifecycle[id].name), "shown": .string(subject.shownName(of: id)),
        "ink": .int(subject.color(of: id)), "isPerProcess": .bool(lifecycle[id].multiplicity == .process),
      ]
    }
  }
}

/// A page as it is at some versions, or the whole page.
struct SiteVersion {
  /// The versions; `nil` for the whole page.
  let selection: VersionSelection?
  /// The life cycle then.
  let subject: SiteSubject
  let pictures: SitePictures

  /// The page of a life cycle, and what it is at each version at which something changes.
  static func all(of lifecycle: Lifecycle) -> [SiteVersion] {
    let whole = SiteSubject(lifecycle)
    let known = lifecycle.boundaries
    // The newest versions of all systems are one boundary; each system has its own name for it.
    let newest =
      known.isEmpty
      ? []
      : lifecycle.otherSystems.filter { $0.versions.lowest < $0.versions.highest }.map {
        VersionSelection($0.newest)
      }
    let parts = (known + newest.filter { !known.contains($0) }).map { version in
      let part = LifecycleSelection(of: lifecycle, sourceMap: SourceMap(), at: version)
      return SiteVersion(version, SiteSubject(part, of: whole))
    }
    return [SiteVersion(nil, whole)] + parts
  }

  private init(_ selection: VersionSelection?, _ subject: SiteSubject) {
    self.selection = selection
    self.subject = subject
    pictures = SitePictures(subject)
  }

  /// The system of the version, by which a page of several systems is switched.
  var system: String { selection?.systems.first?.platform ?? "" }

  /// Its name beside that of its system: `18.4`, `27, SDK 26`.
  var name: String {
    let versions = selection?.systems.map(\.version.description) ?? []
    return (versions + (selection?.sdks.map { "SDK \($0.version)" } ?? [])).joined(separator: ", ")
  }
}
