import LifecycleModel
import Text

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
