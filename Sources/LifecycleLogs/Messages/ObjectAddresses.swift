import LifecycleModel
import Text

/// Finds the address of the object whose callback was called, in a message that has some.
///
/// The word before an address says what it stands for. That is an object of the delegate after its class, `self` or `instance`:
/// `<Parcels.SceneDelegate: 0x1027…>`, `SceneDelegate(0x1027…)`, `self=0x1027…`, `self: <LoginScreen: 0x1027…>`; its scene after
/// the scene's class or `scene`: `<UIWindowScene: 0x1027…>`. All other addresses are of something else.
struct ObjectAddresses {
  private let text: MessageBytes
  private let delegate: DelegateID
  /// The class that the message names before the callback.
  private let owner: Range<Int>?
  private let classes: DelegateClasses

  /// Looks for an object of a delegate.
  init(in text: MessageBytes, of delegate: DelegateID, owner: Range<Int>?, classes: DelegateClasses) {
    self.text = text
    self.delegate = delegate
    self.owner = owner
    self.classes = classes
  }

  /// The address of the delegate's object, else of its scene; `nil` for none, and for several.
  var instance: UInt64? {
    var (own, subject) = (Found.none, Found.none)
    var index = 1
    while index < text.count - 1 {
      if text[index] == UInt8(ascii: "x"), let address = address(at: index - 1) {
        switch meaning(before: index - 1) {
        case .own: own.add(address)
        case .subject: subject.add(address)
        case .other: break
        }
      }
      index += 1
    }
    return switch (own, subject) {
    case (.one(let address), _), (.none, .one(let address)): address
    default: nil
    }
  }

  /// The addresses with a meaning.
  private enum Found {
    case none
    case one(UInt64)
    case several

    mutating func add(_ address: UInt64) {
      switch self {
      case .none: self = .one(address)
      case .one(address): break
      case .one, .several: self = .several
      }
    }
  }

  /// The number that stands for an object as a pattern reads it: an address, a number, or any text by a hash.
  static func number(of range: Range<Int>, in text: MessageBytes) -> UInt64 {
    let value = LogfmtValue(range)
    if let number = value.address(in: text) ?? value.decimal(in: text).map({ UInt64($0) }) { return number }
    return text[range].reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private enum Meaning { case own, subject, other }

  /// The address that begins at a place; no object is at 0.
  private func address(at start: Int) -> UInt64? {
    guard text[start] == UInt8(ascii: "0"), start == 0 || !text[start - 1].isIdentifierPart else { return nil }
    let end = text.end(from: start + 2, while: \.isTokenPart)
    return LogfmtValue.number(text, (start + 2)..<end, radix: 16).flatMap { $0 == 0 ? nil : $0 }
  }

  /// The meaning of an address, as the words before it say.
  private func meaning(before start: Int) -> Meaning {
    guard let path = path(before: start) else { return .other }
    let word = text.start(before: path.upperBound, while: \.isIdentifierPart)..<path.upperBound
    if isOwn(word) || isOfDelegate(word) { return .own }
    if classes.isSubject(word, in: text, of: delegate) { return .subject }
    // `self: <LoginScreen: 0x1027…>`, `self=ObjectIdentifier(0x1027…)`.
    let isInBrackets = path.lowerBound > 0 && text[path.lowerBound - 1] == UInt8(ascii: "<")
    guard isInBrackets || Self.wrappers.contains(where: { text.holds($0, in: word) }) else { return .other }
    return self.path(before: path.lowerBound).map(isOwn) == true ? .own : .other
  }

  /// Returns `true` for `self`, `instance` and the class that the message names before the callback.
  private func isOwn(_ word: Range<Int>) -> Bool {
    if Self.ownWords.contains(where: { text.holds($0, in: word) }) { return true }
    guard let owner, owner.count == word.count else { return false }
    return zip(owner, word).allSatisfy { text[$0] == text[$1] }
  }

  /// Returns `true` for a class of the delegate. Where the message names the class that was called, another is another object's.
  private func isOfDelegate(_ word: Range<Int>) -> Bool {
    owner.map { classes.isType($0, in: text, of: delegate) } != false
      && classes.agreement(of: word, in: text, with: delegate) > 0
  }

  /// The word before a place, with at most four marks between, and with the modules before it.
  private func path(before place: Int) -> Range<Int>? {
    let end = max(place - 4, text.start(before: place, while: Self.marks.contains))
    let start = text.start(before: end) { $0.isIdentifierPart || $0 == UInt8(ascii: ".") }
    return start < end && end < place ? start..<end : nil
  }

  private static let marks = ASCIISet(" :=@(<[\"'`&")
  private static let ownWords = ["self", "instance"].map { Array($0.utf8) }
  private static let wrappers = ["ObjectIdentifier", "Optional"].map { Array($0.utf8) }
}
