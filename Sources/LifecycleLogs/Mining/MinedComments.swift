import LifecycleModel
import LifecyclePaths

/// The comments below a mined page: questions that the logs leave open, and calls that are not on the page.
struct MinedComments {
  /// The number of lines of a list.
  private static let most = 20

  private let mined: MinedTransitions
  private let transitions: [MinedTransition]
  private let lifecycle: Lifecycle
  private let pages: ReferencePages
  private let files: [String]

  /// Prepares the comments about transitions, and about the events that they are made of.
  init(
    _ mined: MinedTransitions, _ transitions: [MinedTransition], _ lifecycle: Lifecycle, _ pages: ReferencePages,
    files: [String]
  ) {
    self.mined = mined
    self.transitions = transitions
    self.lifecycle = lifecycle
    self.pages = pages
    self.files = files
  }

  /// The comments, with rules that all life cycles keep.
  func texts(_ rules: MinedRules) -> [String] {
    let system =
      lifecycle.versions == nil
      ? [
        "No log names the version of its system: write it below the title, as in '- Version: \(lifecycle.platform ?? "iOS") 27'."
      ] : []
    let kept = rules.rules.isEmpty ? [] : ["All logs keep these rules:\n\n## Rules\n\n" + list(rules.rules)]
    return system + baseless + open + noise + kept
  }

  /// The life cycles of which nothing tells in which state they were when the log began.
  private var baseless: [String] {
    let events = mined.events.baseless
    guard !events.isEmpty else { return [] }
    let states = events.compactMap(\.source).unique.joined(separator: " or ")
    return [
      "The log begins in the middle of these, and nothing tells in which state; they are from \(states) here:\n\n"
        + list(events.map { "\(pathText($0.source ?? "", $0.path)), \(place($0.first))" })
    ]
  }

  /// The calls that known pages have on the way to several states.
  private var open: [String] {
    let calls = mined.events.openCalls.sorted().compactMap { name in
      let states = mined.naming.openStates(after: name)
      return states.isEmpty ? nil : "`\(name)`: \(states.joined(separator: ", "))"
    }
    return calls.isEmpty
      ? []
      : [
        "These calls end events, lead to one of several states on known pages, and the logs do not say to which:\n\n"
          + list(calls)
      ]
  }

  /// The events that were too rare to be on the page.
  private var noise: [String] {
    let lines = mined.noise.map { noise in
      let calls = noise.transition.usualWord?.calls.map { "`\($0)`" } ?? []
      let first = noise.transition.tally.first.map { ", first \(place($0))" } ?? ""
      return "\(noise.transition.pathText): \(calls.joined(separator: ", ")) "
        + "(\(noise.transition.tally.count) of \(noise.all) times\(first))"
    }
    return lines.isEmpty ? [] : ["These were too rare to be on the page:\n\n" + list(lines)]
  }

  private func pathText(_ source: String, _ path: [String]) -> String { ([source] + path).joined(separator: " → ") }

  private func place(_ place: MinedPlace) -> String {
    (files.indices.contains(place.file) ? files[place.file] + ":" : "line ") + "\(place.line)"
  }

  /// A list, with the number of what it leaves out.
  private func list(_ items: [String]) -> String {
    let rest = items.count - Self.most
    return (items.prefix(rest > 1 ? Self.most : items.count) + (rest > 1 ? ["and \(rest) more"] : []))
      .map { "- " + $0 }.joined(separator: "\n")
  }
}
