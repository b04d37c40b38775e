import Emission
import LifecycleModel

/// The strings of a path, in the page's language.
struct PathStrings {
  /// The life cycle.
  let lifecycle: Lifecycle
  /// The path in the life cycle.
  let runPath: RunPath

  private var words: PageStrings { PageStrings(language: lifecycle.language) }
  private var initial: StateID? { StateHierarchy(lifecycle).initialLeaf(of: nil) }
  private var presentScenes: [Int] { runPath.presentScenes(initial: initial) }

  /// `true` where scenes need names: wherever it is not the first one alone.
  var namesScenes: Bool { presentScenes != [0] }

  /// The scenes in a leaf at the end: "here", "Scenes 1 and 2 are here"; `nil` for none.
  func rest(in leaf: StateID) -> String? {
    let scenes = presentScenes.filter { runPath.end[$0] == leaf }
    guard !scenes.isEmpty else { return nil }
    guard namesScenes else { return words.phrase("path.here") }
    let key = scenes.count == 1 ? "path.oneIsHere" : "path.severalAreHere"
    return words.phrase(key, words.enumeration(scenes.map { String($0 + 1) }))
  }

  /// "Scene 2".
  func name(ofScene scene: Int) -> String { words.phrase("plan.scene", String(scene + 1)) }

  /// "Path from Not running:", without the state where the scenes begin in different ones.
  var heading: String {
    let starts = Set(presentScenes.map { runPath.start[$0] })
    let start = starts.count == 1 ? starts.first.map { lifecycle[$0].name } : nil
    return start.map { words.phrase("path.headingFrom", $0) } ?? words.phrase("path.heading")
  }

  /// The event's name, or its first and last state where the page names none: `Background → Suspended`.
  func name(of event: RunPath.Event) -> String {
    guard let first = event.transitions.first, let last = event.transitions.last else { return "" }
    let name = lifecycle[first.transition].event
    return name.isEmpty ? "\(lifecycle[first.source].name) → \(lifecycle[last.target].name)" : name
  }

  /// The path in the text alternative's headline.
  var title: String { words.phrase("path.title") }

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
    return words.phrase("path.event", event, source, target)
  }

  /// "Scene 2 is now in Background."
  private func end(ofScene scene: Int) -> String {
    let state = lifecycle[runPath.end[scene]].name
    return namesScenes
      ? words.phrase("path.endOfScene", name(ofScene: scene), state) : words.phrase("path.end", state)
  }
}
