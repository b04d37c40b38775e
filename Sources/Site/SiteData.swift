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
