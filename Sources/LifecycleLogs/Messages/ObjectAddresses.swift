import LifecycleModel
import Text

/// Finds the address of the object whose callback was called, in a message that has some.
///
/// The word before an address says what it stands for. That is an object of the delegate after its class, `self` or `instance`:
/// `<Parcels.SceneDelegate: 0x1027…>`, `SceneDelegate(0x1027…)`, `self=0x1027…`, `self: <LoginScreen: 0x1027…>`; its scene after
/// the scene's class or `scene`: `<UIWindowScene: 0x1027…>`. All other addresses are of something else.
struct ObjectAddresses: Sendable {
  // The places of those of the delegate's object, and of its scene.
  private var own: [Int] = []
  private var subjects: [Int] = []

  /// Looks for an object of a delegate.
  init(in text: MessageBytes, of delegate: DelegateID, owner: Range<Int>?, classes: DelegateClasses) {
    let words = AddressWords(text: text, delegate: delegate, owner: owner, classes: classes)
    text.forEachAddress { address in
      switch words.meaning(before: address.lowerBound - 2) {
      case .own: own.append(address.lowerBound)
      case .subject: subjects.append(address.lowerBound)
      case .other: break
      }
    }
  }

  /// The address of the delegate's object, else of its scene; `nil` for none, and for several.
  ///
  /// - Parameter text: The message, or one that differs in the digits of addresses alone.
  func instance(in text: MessageBytes) -> UInt64? {
    switch (Self.address(at: own, in: text), Self.address(at: subjects, in: text)) {
    case (.one(let address), _), (.none, .one(let address)): address
    default: nil
    }
  }

  /// The number that stands for an object as a pattern reads it: an address, a number, or any text by a hash.
  static func number(of range: Range<Int>, in text: MessageBytes) -> UInt64 {
    let value = LogfmtValue(range)
    if let number = value.address(in: text) ?? value.decimal(in: text).map({ UInt64($0) }) { return number }
    return text[range].reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The addresses with a meaning.
  private enum Found {
    case none
    case one(UInt64)
    case several
  }

  /// The addresses at some places; no object is at 0.
  private static func address(at places: [Int], in text: MessageBytes) -> Found {
    var found = Found.none
    for place in places {
      let digits = place..<text.end(from: place, while: \.isTokenPart)
      guard let address = LogfmtValue.number(text, digits, radix: 16), address != 0 else { continue }
      switch found {
      case .none: found = .one(address)
      case .one(address): break
      case .one, .several: return .several
      }
    }
    return found
  }
}

/// The words before the addresses of a message.
private struct AddressWords {
  let text: MessageBytes
  let delegate: DelegateID
  /// The class that the message names before the callback.
  let owner: Range<Int>?
  let classes: DelegateClasses

  enum Meaning { case own, subject, other }

  /// The meaning of an address, as the words before it say.
  func meaning(before start: Int) -> Meaning {
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
