import Emission
import LifecycleModel
import Text

/// The last line of a generated file, which identifies it as Instar's, with digests of its text and its callbacks.
///
///     // instar:generated 5f3a0c1122334455 page 3fa2c1 callbacks 3fa2c188d04e 88c17a022b90
///
/// The digest of the text covers all other lines, but no line ends, no white space before them, and no empty lines at the
/// end. The stamp is at the end because a reader should see the code first, and teams put their own header at the top.
package struct GenerationStamp: Hashable, Sendable {
  /// The syntax of a comment.
  enum Comment {
    /// `// …`, as in Swift.
    case line
    /// `<!-- … -->`, as in XML.
    case markup
  }

  /// The digest of the text as it was generated; `nil` in a hand-written file to which callbacks were added.
  package let digest: String?
  /// The digest of the page's name; `nil` for a file that pages share.
  package let page: String?
  /// The callbacks that the file has, or has had.
  package let callbacks: [CallbackDigest]
}

extension GenerationStamp {
  /// Creates the stamp of a generated text; `page` is the name of the life cycle.
  init(of text: String, page: String?, callbacks: [CallbackDigest]) {
    digest = Self.digest(of: Self.lines(of: text))
    self.page = page.map { String(StableHash.digest($0).suffix(6)) }
    self.callbacks = callbacks
  }

  /// Reads the last stamp in a file; `nil` for a file without one, which is hand-written.
  package init?(in text: String) {
    let lines = Self.lines(of: text)
    guard let words = Self.place(in: lines).flatMap({ Self.words(lines[$0]) }) else { return nil }
    let list = words.firstIndex { $0 == Self.list }
    let head = words[..<(list ?? words.endIndex)]
    digest = head.count > 1 ? String(head[1]) : nil
    page = head.count > 3 && head[2] == "page" ? String(head[3]) : nil
    callbacks = list.map { words[($0 + 1)...].compactMap { CallbackDigest($0) } } ?? []
  }

  /// `true` where a text with this stamp is unchanged since it was generated.
  package func holds(for text: String) -> Bool {
    digest == Self.digest(of: Self.otherLines(of: text))
  }

  /// The callbacks of this stamp with the name of one in another file's stamp.
  package func namesakes(of callback: CallbackDigest) -> [CallbackDigest] {
    callbacks.filter { $0.name == callback.name }
  }

  /// The stamp for a file with an older one, after the callbacks of this stamp were added to it.
  ///
  /// `unsettled` are callbacks whose types the file has not adopted, `unlogged` those that it logs as before; the older
  /// digits of both stay.
  package func succeeding(
    _ old: GenerationStamp?, unsettled: Set<CallbackDigest> = [], unlogged: Set<CallbackDigest> = []
  ) -> GenerationStamp {
    let known = callbacks.flatMap { callback in
      let before = old?.namesakes(of: callback) ?? []
      if unsettled.contains(callback) { return before }
      guard unlogged.contains(callback), let twin = callback.twin(among: before) else { return [callback] }
      return [callback.logging(as: twin)]
    }
    let gone = (old?.callbacks ?? []).filter { namesakes(of: $0).isEmpty }
    return GenerationStamp(digest: old?.digest == nil ? nil : digest, page: page, callbacks: known + gone)
  }

  /// A text with this stamp at its end.
  func appended(to text: String, as comment: Comment) -> String {
    let end = text.lastIndex { $0 != "\n" && $0 != "\r\n" }.map(text.index(after:)) ?? text.startIndex
    return text[..<end] + (comment == .line ? "\n\n" : "\n") + line(as: comment) + "\n"
  }

  /// A text without its stamp, and without empty lines at its end.
  static func withoutStamp(_ text: String) -> String {
    let lines = otherLines(of: text)
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].joined(separator: "\n") + "\n"
  }

  /// A text with its stamp replaced by this one, or with this one at the end where it had none.
  package func stamped(_ text: String) -> String {
    let newline = text.contains("\r\n") ? "\r\n" : "\n"
    var lines = Self.lines(of: text).map(String.init)
    if let place = Self.place(in: Self.lines(of: text)) {
      lines[place] = line(as: .line)
    } else {
      while lines.last?.isEmpty == true { lines.removeLast() }
      lines += ["", line(as: .line), ""]
    }
    return lines.joined(separator: newline)
  }
}

extension GenerationStamp {
  private static let head = "instar:generated"
  private static let list = "callbacks"
  /// The first word where the text has no digest.
  private static let handWritten = "instar:merged"

  private func line(as comment: Comment) -> String {
    let head = digest.map { [Self.head, $0] + (page.map { ["page", $0] } ?? []) } ?? [Self.handWritten]
    let text = (head + (callbacks.isEmpty ? [] : [Self.list] + callbacks.map(\.digits))).joined(separator: " ")
    switch comment {
    case .line: return "// " + text
    case .markup: return "<!-- \(text) -->"
    }
  }

  /// The words of a stamp; `nil` for any other line.
  private static func words(_ line: Substring) -> [Substring]? {
    guard line.contains("instar:") else { return nil }
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard words.count > 1, words[0] == "//" || words[0] == "<!--" else { return nil }
    guard words[1] == head || words[1] == handWritten else { return nil }
    return words.dropFirst().filter { $0 != "-->" }
  }

  /// The place of the last stamp.
  private static func place(in lines: [Substring]) -> Int? { lines.lastIndex { words($0) != nil } }

  private static func otherLines(of text: String) -> [Substring] {
    var lines = lines(of: text)
    if let place = place(in: lines) { lines.remove(at: place) }
    return lines
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  private static func digest(of lines: [Substring]) -> String {
    var kept = lines.map { line in
      line[..<(line.lastIndex { $0 != " " && $0 != "\t" }.map(line.index(after:)) ?? line.startIndex)]
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return StableHash.digest(kept.joined(separator: "\n"))
  }
}

/// The digest of a callback in hexadecimal digits: six of its name with labels, two of its types, four of the statement
/// that logs it.
///
/// A method without such a statement has eight digits.
package struct CallbackDigest: Hashable, Sendable {
  /// The digits: `3fa2c1886b01`.
  package let digits: String

  /// The digits of the name.
  package var name: Substring { digits.prefix(Self.nameLength) }
  /// The digits of the name and the types.
  package var declaration: Substring { digits.prefix(Self.declarationLength) }
  /// The digits of the statement that logs the call; empty for none.
  package var log: Substring { digits.dropFirst(Self.declarationLength) }

  private static let nameLength = 6
  private static let declarationLength = 8
  private static let logLength = 4

  /// Reads the digits; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let isLong = text.count == Self.declarationLength + Self.logLength
    guard isLong || text.count == Self.declarationLength, text.allSatisfy(\.isHexDigit) else { return nil }
    digits = text.lowercased()
  }

  /// Computes the digest of a declaration, and of the statement that logs its calls.
  init(_ signature: SwiftSignature, log: SwiftLogCall? = nil) {
    var types = StableHash()
    for parameter in signature.parameters { types.combine(parameter.type) }
    types.combine(signature.effects)
    types.combine(signature.resultType ?? (signature.isFailable ? "?" : ""))
    let rest = Self.declarationLength - Self.nameLength
    digits =
      Self.name(of: signature.compoundName) + types.hexadecimal.suffix(rest) + (log.map { Self.log(of: $0.text) } ?? "")
  }

  /// Creates the digest of a callback whose method still logs as another digest says.
  func logging(as old: CallbackDigest) -> CallbackDigest { CallbackDigest(digits: declaration + old.log) }

  /// The one of an older stamp's callbacks of that name that is this one: with the same types if there is one.
  package func twin(among namesakes: [CallbackDigest]) -> CallbackDigest? {
    namesakes.first { $0.declaration == declaration } ?? namesakes.first
  }

  private init(digits: Substring) { self.digits = String(digits) }

  /// The digits of a name with labels.
  package static func name(of compoundName: String) -> String {
    String(StableHash.digest(compoundName).suffix(nameLength))
  }

  /// The digits of a statement, whatever its line breaks.
  package static func log(of statement: String) -> String {
    String(StableHash.digest(statement.filter { !$0.isWhitespace }).suffix(logLength))
  }

  /// The digests of a delegate's callbacks in the order of its methods, and of the methods that they call.
  static func all(
    of delegate: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames, states: SwiftLoggedStates
  ) -> [CallbackDigest] {
    let callbacks = SwiftCallback.all(of: delegate, in: lifecycle)
    let selection = SceneSelection(of: callbacks, in: lifecycle, classes: SceneClassNames(lifecycle, names: names))
    let marks = SwiftMarks(lifecycle, kind: lifecycle.apiType(of: delegate)?.kind)
    let methods = marks.grouped(callbacks).map { callback, _ in
      CallbackDigest(callback.signature, log: SwiftLogCall(callback, of: lifecycle[delegate], states: states))
    }
    return methods + selection.signatures.map { CallbackDigest($0) }
  }
}

/// Several Swift files joined into one, as a build generates it from the pages of a module.
///
/// Files that are written once are left out, for the module has them. Swift allows imports anywhere.
package struct JoinedSwift: Sendable {
  /// The text, with its stamp at the end.
  package let text: String

  /// Joins files of different names.
  package init(_ files: [EmittedFile]) {
    let parts = files.filter { !$0.isWrittenOnce }.compactMap(\.text).map(GenerationStamp.withoutStamp)
    let joined = parts.joined(separator: "\n")
    text = GenerationStamp(of: joined, page: nil, callbacks: []).appended(to: joined, as: .line)
  }
}
