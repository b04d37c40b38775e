import LifecycleModel

/// The strings of a path, in the page's language.
struct PathStrings {
  /// The life cycle.
  let lifecycle: Lifecycle
  /// The path in the life cycle.
  let runPath: RunPath

  private var initial: StateID? { StateHierarchy(lifecycle).initialLeaf(of: nil) }
  private var presentScenes: [Int] { runPath.presentScenes(initial: initial) }

  /// `true` where scenes need names: wherever it is not the first one alone.
  var namesScenes: Bool { presentScenes != [0] }

  /// The scenes in a leaf at the end: "here", "Scenes 1 and 2 are here"; `nil` for none.
  func rest(in leaf: StateID) -> String? {
    let scenes = presentScenes.filter { runPath.end[$0] == leaf }
    guard !scenes.isEmpty else { return nil }
    let numbers = scenes.map { String($0 + 1) }
    switch lifecycle.language {
    case .english:
      guard namesScenes else { return "here" }
      let isOne = numbers.count == 1
      return "\(isOne ? "Scene" : "Scenes") \(englishList(numbers)) \(isOne ? "is" : "are") here"
    case .japanese: return namesScenes ? "シーン\(numbers.joined(separator: "、"))はここ" : "ここ"
    case .korean: return namesScenes ? "씬 \(numbers.joined(separator: ", ")) 여기" : "여기"
    }
  }

  /// "Scene 2".
  func name(ofScene scene: Int) -> String {
    switch lifecycle.language {
    case .english: "Scene \(scene + 1)"
    case .japanese: "シーン\(scene + 1)"
    case .korean: "씬 \(scene + 1)"
    }
  }

  /// "Walked from Not running:", without the state where the scenes begin in different ones.
  var heading: String {
    let starts = Set(presentScenes.map { runPath.start[$0] })
    let start = starts.count == 1 ? starts.first.map { lifecycle[$0].name } : nil
    switch lifecycle.language {
    case .english: return "Walked" + (start.map { " from \($0)" } ?? "") + ":"
    case .japanese: return "たどった経路" + (start.map { "（\($0)から）" } ?? "") + "："
    case .korean: return "지나온 경로" + (start.map { "(\($0)에서)" } ?? "") + ":"
    }
  }

  /// The event's name, or its first and last state where the page names none: `Background → Suspended`.
  func name(of event: RunPath.Event) -> String {
    guard let first = event.transitions.first, let last = event.transitions.last else { return "" }
    let name = lifecycle[first.transition].event
    return name.isEmpty ? "\(lifecycle[first.source].name) → \(lifecycle[last.target].name)" : name
  }

  /// The path in the text alternative's headline.
  var title: String {
    switch lifecycle.language {
    case .english: ", with a path walked"
    case .japanese: "、たどった経路"
    case .korean: ", 지나온 경로"
    }
  }

  /// The path, the states of the scenes at its end, and the note, in sentences.
  var description: String {
    let events = runPath.events.enumerated().map { sentence($1, number: $0 + 1) }
    let ends = presentScenes.map { end(ofScene: $0) }
    return ([heading] + events + ends + [runPath.note ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// "4 Launch (scene 2), from Not running to Active."
  private func sentence(_ event: RunPath.Event, number: Int) -> String {
    guard let first = event.transitions.first, let last = event.transitions.last else { return "" }
    let (source, target) = (lifecycle[first.source].name, lifecycle[last.target].name)
    let name = lifecycle[first.transition].event
    let scene = namesScenes ? " (\(self.name(ofScene: event.scene).lowercased()))" : ""
    let event = (name.isEmpty ? "\(number)" : "\(number) \(name)") + scene
    switch lifecycle.language {
    case .english: return "\(event), from \(source) to \(target)."
    case .japanese: return "\(event)、\(source)から\(target)へ。"
    case .korean: return "\(event): \(source) → \(target)."
    }
  }

  /// "Scene 2 is in Background."
  private func end(ofScene scene: Int) -> String {
    let (subject, state) = (name(ofScene: scene), lifecycle[runPath.end[scene]].name)
    switch lifecycle.language {
    case .english: return namesScenes ? "\(subject) is now in \(state)." : "It is now in \(state)."
    case .japanese: return namesScenes ? "\(subject)は今、\(state)。" : "今は\(state)。"
    case .korean: return namesScenes ? "\(subject), 현재 \(state)." : "현재 \(state)."
    }
  }

  private func englishList(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
