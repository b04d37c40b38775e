import LifecycleModel
import LifecycleReader

/// A line of an article with what it names: in `4. sceneDidBecomeActive(_:) – the scene is now Active` a callback and a state.
struct ArticleLine: Sendable {
  let line: MarkdownLine
  /// The callbacks that it names.
  let mentions: [CallbackFinder.Mention]
  /// The delegates that it names.
  let owners: [String]
  /// The paths that arrows state in it, of code in comments alone; of a row, one for each cell that has arrows.
  let paths: [ArticlePath]
  /// `true` where the line before it is not blank, and of the same block.
  let isAdjacent: Bool
  /// The depth of a list's item; `nil` for any other line. Stored, for an optimising Swift 6.3 crashes on a pattern there.
  let itemDepth: Int?
  /// The text, of a row the first cell, as a title.
  let title: String
  /// `true` for source code, in a block of code or not.
  let isCode: Bool
  /// `true` where nothing but marks, numbers and an owner is before the first callback.
  let beginsWithCall: Bool

  /// The text, with that of the next line if a sentence may go on there.
  let continuedText: String

  /// The line's number.
  var number: Int { line.number }
  /// The text without its markup.
  var text: String { line.text }

  /// Reads what a line names; `before` is the line before it.
  init(
    _ line: MarkdownLine, after before: MarkdownLine?, before next: ArraySlice<MarkdownLine>, isListing: Bool,
    _ finder: CallbackFinder
  ) {
    self.line = line
    if case .item(let depth, _) = line.kind { itemDepth = depth } else { itemDepth = nil }
    title = line.cells[0].asTitle
    isAdjacent = before.map { line.number - $0.number <= 1 } ?? false
    owners = finder.owners(in: line.text)
    mentions = line.cells.enumerated().flatMap { cell, text in
      finder.mentions(in: text).map { mention in
        var mention = mention
        mention.cell = cell
        return mention
      }
    }
    isCode =
      line.isCode && !isListing
      && !(line.isText && line.text.hasPrefix("func ") && !line.text.contains("{") && !mentions.isEmpty)
    continuedText = ([line.text] + next.prefix { $0.kind == .text(isContinued: true) }.map(\.text)).joined(
      separator: " ")
    let isComment = line.text.trimmingSpaces.hasPrefix("//")
    let texts = isComment ? [String(line.text.drop { "/ ".contains($0) })] : isCode ? [] : line.cells
    paths = texts.compactMap { ArticlePath($0) }
    let lead = mentions.first.map { line.cells[0].prefix($0.range.lowerBound) } ?? ""
    // Whatever stands before a full stop is an owner.
    let words = lead.split { !$0.isLetter }.dropLast(lead.last == "." ? 1 : 0).map { word in
      // A particle may follow it.
      word.prefix { $0.isASCII }.isEmpty ? word : word.prefix { $0.isASCII }
    }
    let follower = mentions.first.flatMap { line.cells[0].dropFirst($0.range.upperBound).first }
    // A name that a particle follows is the subject of a sentence.
    beginsWithCall =
      !mentions.isEmpty && !(follower?.isLetter ?? false)
      && words.allSatisfy { Self.leads.contains($0) || finder.owner(atEndOf: $0) != nil }
  }

  /// `true` for another line of the paragraph or the item above it.
  var isContinued: Bool { line.kind == .text(isContinued: true) }

  /// `true` for a heading, a bold line, and one that ends with a colon: a title of what follows.
  var isHeading: Bool {
    if case .heading = line.kind { return true }
    return line.isStrong || Self.colons.contains { text.hasSuffix($0) } && text.count <= Self.longestTitle
  }

  /// `true` for a line that may be the title of the calls right below it: it is short, and no sentence.
  var mayBeTitle: Bool {
    if isHeading || text.count <= Self.longestIntroduction && Self.colons.contains(where: text.hasSuffix) {
      return true
    }
    switch line.kind {
    case .item, .text: break
    case .heading, .row, .code, .html: return false
    }
    return text.count <= Self.longestTitle && !Self.stops.contains { text.hasSuffix($0) }
      && text.contains(where: \.isLetter)
  }

  /// `true` for a line with an arrow.
  var hasArrow: Bool { ArrowMarks.isArrow(in: text) }

  /// `true` for a line that begins with an arrow down or up.
  var isColumnArrow: Bool { paths.isEmpty && ArrowMarks.begins(text) }

  /// `true` for the arrow before the type that a function returns.
  var isReturn: Bool {
    guard let arrow = text.ranges(of: "->").last else { return false }
    let type = text[arrow.upperBound...].trimmingSpaces.prefix { $0.isIdentifier }
    let isCall = text[..<arrow.lowerBound].trimmingSpaces.last.map { ":)".contains($0) } ?? false
    return isCall && type.first?.isUppercase == true && (type.words.count > 1 || Self.returnTypes.contains(type))
  }

  /// `true` for a line that names a version of a system: `iOS 13 and later`.
  var namesVersion: Bool {
    (Self.systems + ["Xcode"]).contains { system in
      text.ranges(of: system).contains { text[$0.upperBound...].trimmingSpaces.first?.isNumber == true }
    }
  }

  /// The systems that texts are about.
  static let systems = ["iOS", "iPadOS", "macOS", "watchOS", "tvOS", "visionOS", "Android", "Flutter", "React Native"]

  /// `true` for a line with nothing but a delegate's name.
  var isOwnerAlone: Bool {
    owners.count == 1 && mentions.isEmpty && text.allSatisfy { $0.isIdentifier || ":` ".contains($0) }
  }

  /// `true` for a line that only counts: `第一步`, `Step 2`.
  var isStepNumber: Bool {
    let text = text.trimmingMarks.lowercased()
    return text.count <= 8
      && Self.steps.contains { parts in
        parts.count == 2 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[1])
          && text.count > parts[0].count + parts[1].count
      }
  }

  /// `true` for a line that ends with a full stop.
  var endsWithStop: Bool { Self.fullStops.contains { text.hasSuffix($0) } }

  /// `true` for a line that says that the calls below it come in any order.
  var isAnyOrder: Bool {
    let text = text.lowercased()
    return mentions.isEmpty && Self.anyOrder.contains(where: text.hasPrefix)
  }

  /// `true` for a remark on the line before it, after a dash.
  var isRemark: Bool { text.first.map { "–—-•…".contains($0) } ?? false }

  /// `true` for a line between calls that is neither a call nor a title.
  var isAside: Bool { isOwnerAlone || isRemark || isStepNumber }

  /// `true` for an item of a numbered list.
  var isNumbered: Bool { if case .item(_, isOrdered: true) = line.kind { true } else { false } }

  private static let longestTitle = 100
  private static let longestIntroduction = 400
  private static let leads: Set<Substring> = ["func", "override", "optional", "void", "public", "private"]
  static let colons = Vocabulary.standard.phrases("mark.colon").map { String($0.filter { $0 != " " }) }
  private static let returnTypes: Set<Substring> = ["Bool", "Void", "Int", "String", "Any"]
  /// The words that say that a callback is not called, in small letters.
  static let negations = Vocabulary.standard.phrases("article.notCalled").map { $0.lowercased() }
  private static let anyOrder = Vocabulary.standard.phrases("word.anyOrder").map { $0.lowercased() }
  /// What stands before and after the number of a step.
  private static let steps = Vocabulary.standard.phrases("article.step").map { phrase in
    phrase.split(separator: "{a}", omittingEmptySubsequences: false).map(String.init)
  }
  static let fullStops = Vocabulary.standard.phrases("mark.stop")
  private static let stops = Vocabulary.standard.phrases("mark.stop") + ["!", "?", ";", ",", "、", "，", "；"]
}

extension MarkdownLine {
  /// `true` for a line of a paragraph.
  var isText: Bool { if case .text = kind { true } else { false } }

  /// `true` for a line of code, whether its block says so or not.
  fileprivate var isCode: Bool {
    if case .code = kind { return true }
    // Markdown takes the dash before a method of Objective-C for a list's.
    if case .item = kind { return ["(void)", "(BOOL)", "(instancetype)"].contains { text.hasPrefix($0) } }
    guard case .text = kind else { return false }
    let words = text.split { !$0.isIdentifier && $0 != "@" && $0 != "/" }
    guard let first = words.first.map(String.init) else { return ["{", "}", ")", "})"].contains(text) }
    return Self.codeWords.contains(first) && !text.hasSuffix(":") || text.hasSuffix("{") || text.hasPrefix("//")
      || text.hasPrefix("}") || text.hasPrefix(".on") || first == "case" && text.hasSuffix(":")
  }

  private static let codeWords: Set<String> = [
    "import", "class", "struct", "func", "override", "let", "var", "return", "guard", "print", "@UIApplicationMain",
    "@main", "extension", "private", "public", "final", "super", "@Environment", "@objc", "NSLog", "switch", "}",
  ]
}

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

/// The declarations of callbacks in an article's source code.
struct ArticleCode {
  /// The callbacks by their lines.
  private(set) var declarations: [Int: DraftCall] = [:]
  private static let longestDeclaration = 8

  /// Reads the lines of code of an article.
  init(_ lines: [ArticleLine], _ article: Article) {
    var owners: [String] = []
    for (index, line) in lines.enumerated() {
      let words = line.text.split { !$0.isIdentifier }
      if words.contains(where: Self.types.contains) { owners = line.owners }
      if Self.comparisons.contains(where: line.text.contains) {
        let values = line.mentions.filter { $0.candidates.allSatisfy(\.isValue) }
        if let value = values.first { declarations[line.number] = article.call(value, owners: owners, at: line.number) }
      }
      guard words.contains(where: Self.functions.contains),
        let mention = article.finder.mentions(in: Self.declaration(from: index, in: lines)).first
      else { continue }
      declarations[line.number] = article.call(mention, owners: owners, at: line.number)
    }
  }

  /// The code before the values of an observed delegate.
  private static let comparisons = ["case .", "== ."]

  private static let types: Set<Substring> = ["class", "extension", "struct", "@interface", "@implementation"]
  private static let functions: Set<Substring> = ["func", "void", "fun", "BOOL", "bool"]

  /// The text of a declaration, up to the line that closes its parentheses.
  private static func declaration(from index: Int, in lines: [ArticleLine]) -> String {
    var text = ""
    for line in lines[index...].prefix(longestDeclaration) {
      text += line.text + " "
      if text.contains("("), text.count(where: { $0 == "(" }) == text.count(where: { $0 == ")" }) { break }
    }
    return text
  }
}
