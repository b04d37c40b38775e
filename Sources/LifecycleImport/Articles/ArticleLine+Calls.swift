import LifecycleModel
import LifecycleReader

/// The words of a line around the callbacks that it names.
extension ArticleLine {
  /// `true` for a line that says right after its callback's name, or right before it, that it is not called.
  var isNegation: Bool {
    guard let first = mentions.first else { return false }
    let rest = (line.cells.count > 1 ? line.cells[first.cell] : continuedText).dropFirst(first.range.upperBound)
    if isSaidNotToBeCalled(line.cells[first.cell].prefix(first.range.lowerBound).suffix(Self.leadDistance)) {
      return true
    }
    let remark = String(rest).trimmingMarks.lowercased()
    if Self.negations.contains(where: remark.hasPrefix) { return true }
    // Further on after a colon, a dash or a semicolon it is a remark.
    return isSaidNotToBeCalled(rest.prefix(Self.negationDistance).prefix { !":;：；—–|".contains($0) })
  }

  /// Returns `true` for a text that says that something is not called.
  private func isSaidNotToBeCalled(_ text: some StringProtocol) -> Bool {
    let text = text.lowercased()
    return Self.negations.contains { text.contains($0) }
  }

  /// `true` for a sentence whose subject is a callback: `viewDidLoad is called after the view was loaded.`
  var isSentence: Bool {
    guard line.isText, endsWithStop, let first = mentions.first else { return false }
    let rest = text.dropFirst(first.range.upperBound).drop { $0 == " " }
    return rest.count > Self.longestRemark && rest.first?.isLetter == true
  }

  /// `true` for a callback between brackets, where a condition is.
  func isCondition(_ mention: CallbackFinder.Mention) -> Bool {
    let lead = line.cells[mention.cell].prefix(mention.range.lowerBound)
    return lead.lastIndex(of: "[").map { !lead[$0...].contains("]") } ?? false
  }

  /// The callbacks up to one that prose names: `viewDidLoad, then viewWillAppear`, but not `viewDidLoad is called before
  /// viewWillAppear`.
  var sequence: [CallbackFinder.Mention] {
    let count = zip(mentions, mentions.dropFirst()).prefix { first, second in
      guard first.cell == second.cell, paths.isEmpty else { return true }
      let between = line.cells[first.cell].prefix(second.range.lowerBound).dropFirst(first.range.upperBound)
      return between.split { !$0.isLetter }.count < 3
    }.count
    return Array(mentions.prefix(count + 1))
  }

  /// A name as callbacks have it, on a line without callbacks that are known: `didEnterForeground`; `nil` for none.
  var unknownCallback: String? {
    guard mentions.isEmpty else { return nil }
    return text.split { !$0.isIdentifier }.map(String.init).first { name in
      let words = name.words
      return name.first?.isLowercase == true && words.count > 2
        && words.prefix(2).contains { ["did", "will", "should"].contains($0) }
    }
  }

  /// The object that a text names before a callback, `A: viewDidLoad()`; `nil` for none.
  func object(of mention: CallbackFinder.Mention) -> String? {
    let lead = String(line.cells[mention.cell].prefix(mention.range.lowerBound))
    let names = lead.split { !$0.isIdentifier }.map(String.init)
    if let name = names.last(where: { $0.hasSuffix("ViewController") }) { return name }
    let end = lead.trimmingSpaces.last.map { ":：".contains($0) } ?? false
    return end && lead.trimmingSpaces.dropLast().last?.isIdentifier == true ? names.last : nil
  }

  /// `true` for a callback with one other word: `función viewDidLoad()`.
  var isAlmostCall: Bool {
    guard mentions.count == 1, line.cells.count == 1, let first = mentions.first else { return false }
    let rest = text.prefix(first.range.lowerBound) + text.dropFirst(first.range.upperBound)
    let words = rest.split { !$0.isLetter }
    guard words.count == 1 else { return false }
    // Letters from U+2E80 on are those of languages that write sentences without spaces.
    let isSpaced = words[0].unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    return words[0].count <= (isSpaced ? 16 : 5)
  }

  /// Returns `true` where a list of callbacks goes on at the beginning of the next line.
  func goesOn(in next: ArticleLine) -> Bool {
    !endsWithStop && next.line.kind == .text(isContinued: true) && next.beginsWithCall && !next.isNegation
  }

  /// The first sentence before the callbacks of an item: `Press Home. viewDidLoad is called.`; `nil` for another line.
  var leadSentence: String? {
    guard itemDepth != nil, let first = mentions.first, !beginsWithCall, !endsWithCall else { return nil }
    let lead = line.cells[0].prefix(first.range.lowerBound)
    let stop = Self.fullStops.compactMap { lead.ranges(of: $0 == "." ? ". " : $0).first?.lowerBound }.min()
    let sentence = stop.map { String(lead[..<$0]).asTitle } ?? ""
    return sentence.count > 5 && !isSaidNotToBeCalled(line.cells[0]) ? sentence : nil
  }

  /// `true` where the line ends with its only callback, after a colon: `Method called: viewDidLoad`.
  var endsWithCall: Bool {
    guard mentions.count == 1, line.cells.count == 1, let first = mentions.first else { return false }
    let lead = text.prefix(first.range.lowerBound).trimmingSpaces
    return first.range.upperBound >= text.count - 1 && Self.colons.contains { lead.hasSuffix($0) }
  }

  /// The text after its first call, of a row in the cells without callbacks too; without marks at its ends.
  var remark: String {
    guard let first = mentions.first else { return "" }
    if endsWithCall {
      let lead = String(line.cells[0].prefix(first.range.lowerBound)).asTitle
      // Few words are a label: `Method called: …`.
      return lead.allSatisfy(\.isASCII) && lead.split(separator: " ").count < 5 ? "" : lead
    }
    if isReturn { return "" }
    let others = line.cells.indices.filter { cell in cell > first.cell && !mentions.contains { $0.cell == cell } }
    let texts = [line.cells[first.cell].dropFirst(first.range.upperBound)] + others.map { line.cells[$0][...] }
    return texts.map { String($0).trimmingMarks }.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private static let negationDistance = 48
  private static let leadDistance = 12
  private static let longestRemark = 16
}
