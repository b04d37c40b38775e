import LifecycleModel
import Text

/// Finds the callback that a text is the name of.
enum CallbackName {
  /// The callback, with its delegate where the text or the catalog names it; `nil` for other text.
  static func find(_ text: String) -> (owner: String?, name: String)? {
    let catalog = APICatalog.standard
    if text.contains(where: { "(:".contains($0) }), catalog.hasEntry(named: text) { return (nil, swiftName(text)) }
    if let dot = text.lastIndex(of: "."), dot > text.startIndex {
      let (owner, member) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
      guard owner.first?.isUppercase == true, owner.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      else { return nil }
      if isCompound(member) { return (owner, member) }
      let types = [owner, catalog.conventionalType(forName: owner, platform: nil)].compactMap { $0 }
      let known = catalog.entries(of: types).filter {
        $0.name == member || $0.compoundName == member || $0.baseName == member
      }
      // Of several with one name, none is chosen: it stays as it is, for the page to say which.
      let names = [Set(known.map(\.name)), Set(known.map(\.compoundName))]
      return names.first { $0.count == 1 }?.first.map { (owner, $0) }
    }
    if isCompound(text), text.contains(":") { return (nil, text) }
    return withBaseName(text.hasSuffix("()") ? String(text.dropLast(2)) : text).map { (nil, $0) }
  }

  /// The name of the only callback of iOS, or else of the catalog, with a base name that is no ordinary word.
  private static func withBaseName(_ base: String) -> String? {
    guard base.dropFirst().contains(where: \.isUppercase) else { return nil }
    let entries = APICatalog.standard.entries.filter { $0.baseName == base }
    let preferred = entries.filter { APICatalog.has($0, platform: nil) }
    let names = Set((preferred.isEmpty ? entries : preferred).map(\.name))
    return names.count == 1 ? names.first : nil
  }

  /// The compound name of a callback of the catalog by its selector, or that name.
  private static func swiftName(_ name: String) -> String {
    if name.contains("(") { return name }
    return APICatalog.standard.entries.first { $0.selector == name }?.name ?? name
  }

  /// Returns `true` for `name()`, `name(_:)`, `name(_:with:)` and `name(_:with: Type)`.
  private static func isCompound(_ text: String) -> Bool {
    let text = text.withoutParameterTypes
    guard text.last == ")", let opening = text.firstIndex(of: "("), opening > text.startIndex else { return false }
    let labels = text[opening...].dropFirst().dropLast()
    return text[..<opening].utf8.allSatisfy(\.isIdentifierPart) && text.utf8.first?.isASCIIDigit == false
      && (labels.isEmpty
        || labels.last == ":" && labels.utf8.allSatisfy { $0.isIdentifierPart || $0 == UInt8(ascii: ":") })
  }
}
