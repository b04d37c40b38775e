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
  /// More callbacks of one delegate than these are not compared, nor more pairs at all versions of a page together.
  private static let mostCallbacks = 500
  private static let mostPairs = 2_000_000

  static func diagnostics(in subject: CheckSubject) -> [Diagnostic] {
    let lifecycle = subject.lifecycle
    let own = lifecycle.callbackIDs.filter {
      lifecycle.apiEntry(of: $0) == nil && !lifecycle.delegate(of: $0).isObserved
    }
    return Dictionary(grouping: own) { lifecycle[$0].delegate }.values.flatMap { ids -> [Diagnostic] in
      let pairCount = ids.count * ids.count / 2 * subject.versionCount
      guard ids.count <= mostCallbacks, pairCount <= mostPairs else { return [] }
      let names = ids.map { Name(lifecycle[$0].name) }
      return slips(in: names).map { first, second in diagnostic(ids[first], ids[second], subject) }
    }
  }

  /// A name, taken apart once for all of its pairs.
  private struct Name {
    let letters: [Character]
    let parameterCount: Int
    let words: [[Character]]

    init(_ name: String) {
      letters = Array(name)
      parameterCount = letters.count { $0 == ":" }
      words = letters.reduce(into: []) { words, letter in
        if letter.isUppercase || words.isEmpty || !(letter.isLetter || letter.isNumber) { words.append([]) }
        words[words.count - 1].append(letter)
      }
    }
  }

  /// The places of the pairs of which one name is a slip of the other.
  private static func slips(in names: [Name]) -> [(Int, Int)] {
    names.indices.flatMap { second in
      names[..<second].indices.filter { isSlip(names[$0], names[second]) }.map { ($0, second) }
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

  /// Returns `true` for two names with the same number of parameters that differ in a letter of eight, but in no whole word of a name in
  /// camel case: `did`, `Start`.
  private static func isSlip(_ first: Name, _ second: Name) -> Bool {
    let limit = max(1, max(first.letters.count, second.letters.count) / lettersPerSlip)
    guard first.parameterCount == second.parameterCount,
      NearestWord.distance(first.letters, second.letters, limit: limit) != nil
    else { return false }
    guard first.words.count == second.words.count else { return true }
    return zip(first.words, second.words).filter { $0 != $1 }.allSatisfy { left, right in
      let isNumbered = (left + right).contains(where: \.isNumber)
      let isExchanged = left.count == right.count && left.sorted() != right.sorted()
      return !isNumbered && (!isExchanged || left.count >= shortestWord && isSlip(inWord: left, right))
    }
  }

  /// Returns `true` for two words that a letter of eight parts: a longer name allows its words no more, or `didConnect` in it
  /// would be `didCollect`.
  private static func isSlip(inWord left: [Character], _ right: [Character]) -> Bool {
    NearestWord.distance(left, right, limit: max(1, left.count / lettersPerSlip)) != nil
  }
}
