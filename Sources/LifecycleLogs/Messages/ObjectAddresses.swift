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
    var own: Set<UInt64> = []
    var subjects: Set<UInt64> = []
    var index = 1
    while index < text.count - 1 {
      if text[index] == UInt8(ascii: "x"), let address = address(at: index - 1) {
        switch meaning(before: index - 1) {
        case .own: own.insert(address)
        case .subject: subjects.insert(address)
        case .other: break
        }
      }
      index += 1
    }
    let found = own.isEmpty ? subjects : own
    return found.count == 1 ? found.first : nil
  }

  private enum Meaning { case own, subject, other }

  /// The address that begins at a place; no object is at 0.
  private func address(at start: Int) -> UInt64? {
    guard text[start] == UInt8(ascii: "0"), start == 0 || !text[start - 1].isIdentifierPart else { return nil }
    var end = start + 2
    while end < text.count, text[end].isTokenPart { end += 1 }
    let digits = ArraySlice(text[(start + 2)..<end])
    return LogfmtValue.number(digits, radix: 16).flatMap { $0 == 0 ? nil : $0 }
  }

  /// The meaning of an address, as the words before it say.
  private func meaning(before start: Int) -> Meaning {
    guard let range = path(before: start) else { return .other }
    let word = lastName(in: range)
    if Self.isOwn(word) || owner.map({ text[$0].elementsEqual(word) }) == true { return .own }
    if classes.agreement(of: word, with: delegate) > 0 { return .own }
    if classes.isSubject(word, of: delegate) { return .subject }
    let isWrapped = ["ObjectIdentifier", "Optional"].contains { word.elementsEqual($0.utf8) }
    let isInBrackets = range.lowerBound > 0 && text[range.lowerBound - 1] == UInt8(ascii: "<")
    guard isWrapped || isInBrackets else { return .other }
    // `self: <LoginScreen: 0x1027…>`, `self=ObjectIdentifier(0x1027…)`.
    return path(before: range.lowerBound).map { Self.isOwn(text[$0]) } == true ? .own : .other
  }

  private static func isOwn(_ word: Slice<MessageBytes>) -> Bool {
    word.elementsEqual("self".utf8) || word.elementsEqual("instance".utf8)
  }

  private func lastName(in path: Range<Int>) -> Slice<MessageBytes> {
    text[(text[path].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? path.lowerBound)..<path.upperBound]
  }

  /// The word before a place, with at most four marks between, and with the modules before it.
  private func path(before place: Int) -> Range<Int>? {
    var end = place
    while end > 0, place - end < 4, Self.marks.contains(text[end - 1]) { end -= 1 }
    guard end < place else { return nil }
    var start = end
    while start > 0, text[start - 1].isIdentifierPart || text[start - 1] == UInt8(ascii: ".") { start -= 1 }
    return start < end ? start..<end : nil
  }

  private static let marks = ASCIISet(" :=@(<[\"'`&")
}
