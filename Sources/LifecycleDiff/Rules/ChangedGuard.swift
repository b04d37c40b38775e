import Diagnostics
import LifecycleModel

/// A transition is taken under another condition.
enum ChangedGuard: DiffRule {
  static let kind = ChangeKind(
    id: "changed-guard",
    impact: .compatible,
    headline: "A transition is taken under another condition",
    explanation: """
      The states, the event and the calls are the same; the guard in brackets is another one. Who is called on it does not change. See
      that something else happens where it is not taken any more.
      """,
    example: (
      old: ExamplePage.player.replacing("Playing\n- Stop", with: "Playing [online]\n- Stop"),
      new: ExamplePage.player
    )
  )

  static func changes(in subject: DiffSubject) -> [Change] {
    subject.hopPairs.compactMap { pair in
      let edits = subject.edits(of: subject.newNames[pair.new], .guard)
      let (old, new) = (subject.old[pair.old].guard?.text, subject.new[pair.new].guard?.text)
      guard !edits.isEmpty, old.map({ NameKey($0) }) != new.map({ NameKey($0) }) else { return nil }
      let name = subject.newWords.name(of: pair.new)
      let words = { (condition: String?) in condition.map { "[\($0)]" } ?? "always" }
      return Change(
        kind: kind, oldPlace: .transition(pair.old), newPlace: .transition(pair.new), element: name, old: words(old),
        new: words(new),
        message: "'\(name)' is taken \(new == nil ? "always" : "if \(words(new))") now"
          + " (it was \(old == nil ? "always" : "if \(words(old))"))",
        advice: new == nil ? nil : "See what happens in the other case", edits: edits)
    }
  }
}
