import LifecycleModel

/// Articles that label each step: `Current state: Active`, `Method called: …`, `New state: Inactive`.
extension ArticleEvents {
  /// Takes a line that states where an event begins, or where it has come to; `false` for another line.
  mutating func readRoute(_ line: ArticleLine) -> Bool {
    guard let (state, isSource) = article.labeledState(line) else { return false }
    let number = article.states.number(of: state, line: line.number)
    article.report.add(.used(as: "state '\(article.states[number].name)' of a path"), at: line.number)
    if isSource {
      close()
      route = [number]
    } else if route.last != number {
      route.append(number)
    }
    return true
  }
}

extension Article {
  /// The state after a label at the end of a line, `New state: Active`, and whether the label says that an event begins there;
  /// `nil` for another line.
  func labeledState(_ line: ArticleLine) -> (name: String, isSource: Bool)? {
    guard line.mentions.isEmpty, line.paths.isEmpty, !line.isCode, let (words, name) = line.text.labelAndRest,
      states.canonicalName(of: name) != nil
    else { return nil }
    let label = words.lowercased()
    let isLabel = { (key: String) in
      Vocabulary.standard.phrases(key).contains { phrase in
        (phrase.count > 4 || !phrase.allSatisfy(\.isASCII)) && label.hasSuffix(phrase.lowercased())
      }
    }
    return isLabel("column.from") ? (name, true) : isLabel("column.to") ? (name, false) : nil
  }
}
