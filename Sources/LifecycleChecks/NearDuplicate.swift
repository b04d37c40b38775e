import Diagnostics
import LifecycleModel
import Text

/// Two callbacks of the page's own have nearly the same name.
enum NearDuplicate: Check {
  static let descriptor = DiagnosticDescriptor(
    id: "near-duplicate",
    severity: .warning,
    headline: "Two callbacks have nearly the same name",
    explanation: """
      Two callbacks of one delegate that are not Apple's differ in one letter of eight, so one of them is probably misspelt.
      Names in which a word is exchanged for another, such as `onShow()` and `onStop()`, are not reported.

      Use one name. If both exist, suppress the diagnostic.
      """,
    example: ExamplePage.rules.replacing("`Player.onStop()`\n", with: "`Player.onStrat()`\n")
      .replacing("before `Player.onStop()`", with: "before `Player.onStrat()`"),
    fixedExample: ExamplePage.rules
  )

  /// One letter in so many may differ.
  private static let lettersPerSlip = 8
  /// The fewest letters of a word in which a letter that is exchanged for another is a slip.
  private static let shortestWord = 5
  /// More callbacks of one delegate than these are not compared.
  private static let mostCallbacks = 500

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    let own = lifecycle.callbackIDs.filter {
      lifecycle.apiEntry(of: $0) == nil && !lifecycle.delegate(of: $0).isObserved
    }
    return Dictionary(grouping: own) { lifecycle[$0].delegate }.values.flatMap { ids in
      ids.count > mostCallbacks
        ? []
        : ids.indices.flatMap { second in
          ids[..<second].filter { isSlip(lifecycle[$0].name, lifecycle[ids[second]].name) }.map { first in
            diagnostic(first, ids[second], subject)
          }
        }
    }
  }

  private static func diagnostic(_ first: CallbackID, _ second: CallbackID, _ subject: CheckSubject) -> Diagnostic {
    let name = { (id: CallbackID) in subject.lifecycle[id].name }
    return Diagnostic(
      descriptor, "Callbacks '\(name(first))' and '\(name(second))' have nearly the same name",
      at: subject.sourceMap[second],
      notes: [Diagnostic.Note("'\(name(first))' is first named here", range: subject.sourceMap[first])],
      help: "Use one name, if they are the same callback")
  }

  /// Returns `true` for two names with the same number of parameters that differ in a letter of eight, but in no whole word.
  private static func isSlip(_ first: String, _ second: String) -> Bool {
    let (left, right) = (Array(first), Array(second))
    let limit = max(1, max(left.count, right.count) / lettersPerSlip)
    guard first.count(where: { $0 == ":" }) == second.count(where: { $0 == ":" }),
      NearestWord.distance(left, right, limit: limit) != nil
    else { return false }
    let words = zip(self.words(first), self.words(second)).filter { $0 != $1 }
    guard self.words(first).count == self.words(second).count else { return true }
    return words.allSatisfy { left, right in
      let isNumbered = (left + right).contains(where: \.isNumber)
      let isExchanged = left.count == right.count && left.sorted() != right.sorted()
      return !isNumbered && (!isExchanged || left.count >= shortestWord && isSlip(inWord: left, right))
    }
  }

  /// Returns `true` for two words that a letter of eight parts: a longer name allows its words no more, or `didConnect` in it
  /// would be `didCollect`.
  private static func isSlip(inWord left: String, _ right: String) -> Bool {
    let limit = max(1, left.count / lettersPerSlip)
    return NearestWord.distance(Array(left), Array(right), limit: limit) != nil
  }

  /// The words of a name in camel case: `did`, `Start`.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty || !(character.isLetter || character.isNumber) { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }
}
