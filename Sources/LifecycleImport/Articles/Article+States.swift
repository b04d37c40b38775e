import LifecycleModel
import LifecycleReader

extension Article {
  /// A name that may be one of a list's.
  private struct ListedName {
    let name: String
    let line: ArticleLine
    /// The known name that it is, or a misspelling of; `nil` for none.
    let known: String?
  }

  /// Reads the names of states that stand alone on a line, begin a row of a table of states, or are listed among states.
  mutating func readStateNames() {
    var list: [ListedName] = []
    for line in lines where !line.isCode && line.mentions.isEmpty {
      guard let name = (line.paths.isEmpty ? listedState(line) : nil) ?? listedName(line)?.name ?? leadingName(line)
      else {
        // A paragraph ends a list.
        if line.itemDepth == nil, !line.isContinued, list.last?.line.itemDepth != nil {
          readList(&list)
        }
        continue
      }
      let isKnown = states.canonicalName(of: name) != nil
      // The title of a path right after it is an event.
      let isEvent = line.paths.contains { $0.before == name && Self.mayBeState($0.parts[0]) }
      if !isKnown, isEvent { continue }
      // An item about a state is none, unless it is a substate.
      if !isKnown, let depth = list.first?.line.itemDepth, line.itemDepth ?? 0 > depth { continue }
      if let last = list.last, !last.line.isListed(with: line) {
        readList(&list)
      }
      let known = isKnown ? name : states.correction(of: name) ?? nameInBrackets(line)
      list.append(ListedName(name: name, line: line, known: known))
    }
    readList(&list)
  }

  /// Reads the names of a list as states, those that are known, or all where most are; and begins another list.
  private mutating func readList(_ list: inout [ListedName]) {
    defer { list = [] }
    let known = list.count { $0.known != nil }
    let areStates = known >= Self.fewestKnown && known * 2 >= list.count
    for entry in list where areStates || entry.known == entry.name && entry.name != leadingName(entry.line) {
      if areStates, entry.known != nil { listedNames[entry.line.number] = entry.name }
      if let known = entry.known, known != entry.name {
        states.add(entry.name, for: states.number(of: known, line: entry.line.number))
      } else if entry.known == nil ? listedName(entry.line)?.isDescribed == true : entry.line.paths.isEmpty {
        _ = states.number(of: entry.name, line: entry.line.number)
      }
    }
  }

  /// The number of states from which a list is one of states.
  private static let fewestKnown = 3

  /// Reads what the article says of its states: the prose right below their names, or beside them.
  mutating func readStateProse() {
    var current: Int?
    for line in lines {
      if line.isCode || report.mentions(line.number) || !line.mentions.isEmpty {
        current = nil
        continue
      }
      if let name = listedState(line), states.knows(name) {
        let number = self.number(of: name, at: line)
        report.add(.used(as: "state '\(states[number].name)'"), at: line.number)
        states[number].documentation.addLine(proseOfState(line))
        current = number
      } else if let number = current, line.isAdjacent, case .text = line.line.kind {
        states[number].documentation.addLine(line.text)
        report.add(.used(as: "prose about '\(states[number].name)'"), at: line.number)
      } else {
        current = nil
      }
    }
  }

  /// Reads the known names that sentences list, of an article that has no other states: `(1) Active: …; (2) Background: …`.
  mutating func readStatesInProse() {
    guard states.states.isEmpty else { return }
    for line in lines where !line.isCode {
      for place in listedPlaces(in: line.text) {
        let number = states.number(of: String(line.text[place]), line: line.number)
        report.add(.used(as: "state '\(states[number].name)'"), at: line.number)
      }
    }
  }

  /// The places of known names with a colon after them, or with nothing but marks up to the next name.
  private func listedPlaces(in text: String) -> [Range<String.Index>] {
    let places = states.places(in: text)
    let listed = places.indices.filter { index in
      let rest = text[places[index].upperBound...]
      if rest.first.map({ ":：".contains($0) }) == true { return true }
      let neighbors = [(index - 1, index), (index, index + 1)].filter { $0 >= 0 && $1 < places.count }
      return neighbors.contains { !text[places[$0].upperBound..<places[$1].lowerBound].contains(where: \.isLetter) }
    }
    return listed.count < Self.fewestKnown ? [] : listed.map { places[$0] }
  }

  /// Reads the states around others from nested lists: an item of a state with two or more of states in it.
  mutating func readNesting() {
    var open: [(depth: Int, number: Int)] = []
    var children: [Int: [Int]] = [:]
    for line in lines {
      guard let depth = line.itemDepth else {
        if !line.isContinued { open = [] }
        continue
      }
      while let last = open.last, last.depth >= depth { open.removeLast() }
      guard line.mentions.isEmpty, line.paths.isEmpty, let name = listedState(line) else { continue }
      let number = states.number(of: name, line: line.number)
      if let parent = open.last?.number, parent != number { children[parent, default: []].append(number) }
      open.append((depth, number))
    }
    for (parent, children) in children.sorted(by: { $0.key < $1.key }) where Set(children).count > 1 {
      for child in children where states.parents[child] == nil { states.parents[child] = parent }
    }
  }

  /// The number of the state that a line is about, whose misspelling is reported.
  mutating func number(of name: String, at line: ArticleLine) -> Int {
    let number = states.number(of: name, line: line.number)
    if NameKey(name) != NameKey(states[number].name), states.canonicalName(of: name) == nil {
      report.add(.corrected(name, to: states[number].name), at: line.number)
    }
    return number
  }

  /// The prose of a line about the state that it names; empty for any other line.
  func proseOfState(_ line: ArticleLine) -> String {
    guard let name = listedState(line) else { return "" }
    return Self.withoutNoun(String(line.title.dropFirst(name.count)).trimmingMarks)
  }

  private static let nouns = Vocabulary.standard.phrases("article.state")

  /// A text without a word for "state" at its beginning.
  private static func withoutNoun(_ text: String) -> String {
    let noun = nouns.first { text.lowercased().hasPrefix($0) && text.dropFirst($0.count).first?.isLetter != true }
    return noun.map { String(text.dropFirst($0.count)).trimmingMarks } ?? text
  }

  /// The name of the state that a line is about: all of it, or what is before a colon or a dash; of a row, the first cell.
  func listedState(_ line: ArticleLine) -> String? {
    if let name = listedNames[line.number] { return name }
    let text = line.title
    if states.knows(text) { return text }
    return listedName(line).flatMap { states.knows($0.name) ? $0.name : nil }
  }

  /// The state's name between the first brackets: `待激活(Inactive)`.
  private func nameInBrackets(_ line: ArticleLine) -> String? {
    let parts = line.text.split(maxSplits: 2) { "()（）".contains($0) }
    return parts.count > 1 && states.canonicalName(of: String(parts[1])) != nil ? String(parts[1]) : nil
  }

  /// A name in Latin letters before prose in others, `Active 激活 程序在前台`, or one that the border of a lost cell follows,
  /// `BackgroundThe app is …`; `nil` for another line.
  private func leadingName(_ line: ArticleLine) -> String? {
    let text = line.title
    if let glued = states.longestName(gluedTo: text) { return glued }
    let name = String(text.prefix { $0.isASCII && ($0.isLetter || $0 == " ") }).trimmingMarks
    guard text.dropFirst(name.count).drop(while: { $0 == " " }).first.map({ $0.isLetter && !$0.isASCII }) == true,
      states.canonicalName(of: name) != nil || states.correction(of: name) != nil
    else { return nil }
    return name
  }

  /// The text before a colon, a dash or a bracket; `nil` for a line without, or with too many words before it for a name.
  /// `isDescribed` after a colon or a dash.
  private func listedName(_ line: ArticleLine) -> (name: String, isDescribed: Bool)? {
    let text = line.title
    var head = text.prefix(upToMarkFrom: 0)
    // The name of a substate may follow that of the state around it.
    while text.dropFirst(head.count).hasPrefix("- ") || text.dropFirst(head.count).hasPrefix("– ") {
      let longer = text.prefix(upToMarkFrom: head.count + 1)
      guard states.knows(String(longer).trimmingMarks) else { break }
      head = longer
    }
    let mark = text.dropFirst(head.count).first
    // The dash of an arrow is none.
    guard head.count < text.count, mark != "-" || line.paths.isEmpty else { return nil }
    let name = Self.nouns.reduce(String(head).trimmingMarks) { name, noun in
      name.lowercased().hasSuffix(noun) ? String(name.dropLast(noun.count)).trimmingMarks : name
    }
    let isDescribed = mark.map { ":：–—-".contains($0) } ?? false
    return Self.mayBeState(name) && line.number != titleLine ? (name, isDescribed) : nil
  }
}

extension String {
  /// The text up to the first colon, dash, bracket or full stop from an offset on.
  fileprivate func prefix(upToMarkFrom start: Int) -> Substring {
    var last: Character = " "
    var offset = 0
    return prefix { character in
      defer {
        last = character
        offset += 1
      }
      return offset < start || !":：–—(（.。".contains(character) && !(character == "-" && last == " ")
    }
  }
}

extension ArticleLine {
  /// Returns `true` for a line of the same list, or one not far below a line of text.
  fileprivate func isListed(with next: ArticleLine) -> Bool {
    switch (line.kind, next.line.kind) {
    case (.item, .item), (.row, .row), (.heading, .heading): true
    case (.text, .text): next.number - number <= 3
    default: false
    }
  }
}
