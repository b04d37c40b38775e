import LifecycleModel
import Text

/// The digest of a callback in hexadecimal digits: six of its name with labels, two of its types.
package struct CallbackDigest: Hashable, Sendable {
  /// The digits: `3fa2c188`.
  package let digits: String

  /// The digits of the name.
  package var name: Substring { digits.prefix(Self.nameLength) }

  private static let nameLength = 6
  private static let length = 8

  /// Reads the digits; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    guard text.count == Self.length, text.allSatisfy(\.isHexDigit) else { return nil }
    digits = text.lowercased()
  }

  /// Computes the digest of a declaration.
  init(_ signature: SwiftSignature) {
    var types = StableHash()
    for parameter in signature.parameters { types.combine(parameter.type) }
    types.combine(signature.effects)
    types.combine(signature.resultType ?? (signature.isFailable ? "?" : ""))
    let rest = Self.length - Self.nameLength
    digits = Self.name(of: signature.compoundName) + types.hexadecimal.suffix(rest)
  }

  /// The digits of a name with labels.
  package static func name(of compoundName: String) -> String {
    String(StableHash.digest(compoundName).suffix(nameLength))
  }

  /// The digests of a delegate's callbacks in the order of its methods, and of the methods that they call.
  static func all(of delegate: DelegateID, in lifecycle: Lifecycle, names: SwiftTypeNames) -> [CallbackDigest] {
    let callbacks = SwiftCallback.all(of: delegate, in: lifecycle)
    let selection = SceneSelection(of: callbacks, in: lifecycle, classes: SceneClassNames(lifecycle, names: names))
    let marks = SwiftMarks(lifecycle, kind: lifecycle.apiType(of: delegate)?.kind)
    let signatures =
      marks.grouped(callbacks).map(\.callback.signature) + selection.signatures
    return signatures.map { CallbackDigest($0) }
  }
}
