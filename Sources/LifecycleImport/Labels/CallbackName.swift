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

extension ImportedDraft {
  /// Gives the calls without a delegate those that the catalog has for their names, or one of an invented name, about which
  /// the report asks.
  mutating func findOwners() {
    if draft.platform == nil { draft.platform = draft.calls.map(\.callback).unique.foreignPlatform }
    let unowned = draft.calls.filter(\.delegate.isEmpty)
    guard !unowned.isEmpty else { return }
    var lifecycle = Lifecycle()
    lifecycle.platform = draft.platform
    var owners: [String: String] = [:]
    for owner in DelegateTypes.owners(of: unowned.map(\.callback).unique, in: lifecycle) {
      let name = APICatalog.standard.conventionalName(forType: owner.type)
      for callback in owner.names { owners[callback] = name }
      if !draft.delegates.contains(where: { $0.name == name }) {
        draft.delegates.append(DraftDelegate(name, types: [owner.type]))
      }
    }
    let strangers = unowned.filter { owners[$0.callback] == nil }
    if let first = strangers.first {
      let names = strangers.map { "'\($0.callback)'" }.unique.joined(separator: ", ")
      report.ask(
        "Which delegate has \(names)? The catalog does not know; the page says '\(Self.unknownOwner)'.", at: first.line)
    }
    func name(_ call: DraftCall) -> DraftCall {
      guard call.delegate.isEmpty else { return call }
      var call = call
      call.delegate = owners[call.callback] ?? Self.unknownOwner
      return call
    }
    draft.callbacks = draft.callbacks.map(name)
    for index in draft.transitions.indices {
      draft.transitions[index].calls = draft.transitions[index].calls.map { $0.map(name) }
    }
  }

  /// The name of a delegate that neither the source nor the catalog names.
  private static let unknownOwner = "Delegate"
}

extension [String] {
  /// The system that has more of some callbacks than iOS; `nil` for none.
  fileprivate var foreignPlatform: String? {
    let named = APICatalog.standard.entries.filter { contains($0.name) }
    func count(_ platform: String?) -> Int {
      Set(named.filter { APICatalog.has($0, platform: platform) }.map(\.name)).count
    }
    let counts = ["macOS", "watchOS", "tvOS", "visionOS"].map { (platform: $0, count: count($0)) }
    return counts.max { $0.count < $1.count }.flatMap { $0.count > count(nil) ? $0.platform : nil }
  }
}

extension DraftCall {
  /// A call of a label; without a delegate's name where the label has none.
  init(_ call: LabelCall, line: Int) {
    self.init(call.owner ?? "", call.name, line: line)
    (certainty, availability, unordered) = (call.certainty, call.availability, call.unordered)
  }
}

/// A call that a label names.
struct LabelCall: Hashable, Sendable {
  /// The delegate's name; `nil` where the label has none.
  var owner: String?
  /// The compound name, or the value.
  var name: String
  /// `true` where it is written as a value, `.inactive`.
  var isValue = false
  /// The certainty that it comes.
  var certainty = Certainty.always
  /// The versions that have it.
  var availability = Availability()
  /// The number, from 1, of its group without a fixed order.
  var unordered: Int?

  /// Reads what an exporter's numbered line names: any name, maybe with its delegate's and remarks in parentheses.
  init(listed text: String) {
    let (name, remarks) = CallRemarks.split(text)
    // A name has no full stop, but for one before white space.
    let dot = name.indices.last { name[$0] == "." && name[name.index(after: $0)...].first?.isWhitespace == false }
    self.name = dot.map { String(name[name.index(after: $0)...]) } ?? name
    owner = dot.flatMap { $0 == name.startIndex ? nil : String(name[..<$0]) }
    isValue = dot == name.startIndex
    take(remarks)
  }

  /// Reads a text that is the name of a callback; `nil` for other text.
  init?(_ text: String) {
    let (written, remarks) = CallRemarks.split(text.split(separator: "`").joined().inOneLine)
    guard let found = CallbackName.find(written) else { return nil }
    (owner, name) = (found.owner, found.name)
    take(remarks)
  }

  private mutating func take(_ remarks: CallRemarks?) {
    guard let remarks else { return }
    (certainty, availability) = (remarks.certainty, remarks.availability)
  }
}
