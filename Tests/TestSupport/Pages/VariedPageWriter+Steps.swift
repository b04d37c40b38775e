import LifecycleModel
import LifecycleWriter

extension VariedPageWriter {
  /// A list of steps, with a nested list for a group without a fixed order.
  mutating func stepList(_ statement: Statement) -> String {
    let items = statement.entries.map { entry -> [String] in
      if case .call(let step)? = entry.first, step.unordered != nil {
        let words = style.pick([style.word("word.anyOrder"), "At the same time", "While this goes on:"])
        return [words, style.bulletList(entry.map { stepItem($0) })]
      }
      return entry.flatMap { stepItem($0) }
    }
    return style.happens(onceIn: 4) ? style.bulletList(items) : style.numberedList(items)
  }

  private mutating func stepItem(_ item: Scenario.Item) -> [String] {
    switch item {
    case .reached(let state): return ["**\(lifecycle[state].name.markdownText)**"]
    case .call(let step):
      var paragraphs = step.note.paragraphs
      guard let first = paragraphs.first, !first.startsBlock, !style.happens(onceIn: 4) else {
        return [call(step)] + paragraphs
      }
      paragraphs.removeFirst()
      return [call(step) + separator() + first] + paragraphs
    }
  }

  /// A callback with the attributes of this step alone.
  mutating func call(_ step: Step) -> String {
    let known = lifecycle[step.callback].attributes
    return mention(of: step.callback).codeSpan + parenthesis(attributes(of: step.attributes, inheriting: known))
  }
}
