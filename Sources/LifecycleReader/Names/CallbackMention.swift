import LifecycleModel
import Text

/// The parts of a callback's name as a page writes it.
struct CallbackMention: Hashable, Sendable {
  /// The delegate as written; `nil` where the page leaves it out.
  let owner: String?
  /// The name after the owner, without spaces around it.
  let name: String
  /// The whole declaration, where the page gives one, in Swift or in another language.
  let declaration: String?
  /// `true` where the declaration is in another language than Swift, and the name without parentheses.
  let isForeign: Bool
  /// `true` where it begins with a full stop: a value of some observed delegate.
  let isBareValue: Bool

  /// Splits a code span's text; `isOwner` recognises owners with full stops in their names.
  init(_ code: String, isOwner: (String) -> Bool) {
    if let plain = Self.plain(code) {
      self = plain
      return
    }
    let text = code.trimmingSpaces
    if let declared = Self.declaration(text, of: nil) ?? Self.ownedDeclaration(text, isOwner: isOwner) {
      self = declared
      return
    }
    if text.utf8.first == Self.fullStop, text.utf8.count > 1 {
      self.init(owner: nil, name: String(text.dropFirst()), isBareValue: true)
      return
    }
    guard let dot = Self.lastDot(in: text, isOwner: isOwner), dot > text.startIndex,
      text.utf8.index(after: dot) < text.endIndex
    else {
      self.init(owner: nil, written: text)
      return
    }
    self.init(owner: String(text[..<dot]), written: text[text.utf8.index(after: dot)...])
  }

  /// The parts of a declaration; `nil` for any other text.
  private static func declaration(_ text: Substring, of owner: String?) -> CallbackMention? {
    if let swift = SwiftDeclaration(text) {
      return CallbackMention(owner: owner, name: swift.compoundName, declaration: swift.text)
    }
    return ForeignDeclaration(text).map {
      CallbackMention(owner: owner, name: $0.name, declaration: $0.text, isForeign: true)
    }
  }

  /// The parts of `Owner.func name(_ x: X)`: of several full stops, the last one that follows an owner, else the last one,
  /// before a declaration.
  private static func ownedDeclaration(_ text: Substring, isOwner: (String) -> Bool) -> CallbackMention? {
    let head = text.utf8.prefix { $0 != opening }
    let dots = head.indices.reversed().lazy.filter { head[$0] == fullStop && $0 > text.startIndex }.prefix(8)
    let declared = dots.compactMap { declaration(text[text.utf8.index(after: $0)...], of: String(text[..<$0])) }
    return declared.first { isOwner($0.owner ?? "") } ?? declared.first
  }

  /// The full stop after the owner: of several before the parentheses the last one that follows an owner, else the last.
  private static func lastDot(in text: Substring, isOwner: (String) -> Bool) -> String.Index? {
    let head = text.utf8.prefix { $0 != opening }
    guard let last = head.lastIndex(of: fullStop), head.firstIndex(of: fullStop) != last else {
      return head.lastIndex(of: fullStop)
    }
    return head.indices.last { head[$0] == fullStop && isOwner(String(text[..<$0])) } ?? last
  }

  /// The name with the types of some parameters; `nil` for one without.
  var typedName: TypedName? { name.containsBytes(of: ": ") ? TypedName(name) : nil }

  /// A name with a type behind each label, as the declaration that it is without its keyword: `didUnlock(product: String)`.
  var asDeclaration: CallbackMention? {
    guard typedName != nil, let swift = SwiftDeclaration("func " + name) else { return nil }
    return CallbackMention(owner: owner, name: swift.compoundName, declaration: swift.text)
  }

  /// `true` for a name without parentheses, which may mean a compound name.
  var isBareName: Bool { !name.utf8.contains(Self.opening) }

  private init(owner: String?, written: Substring) {
    // `sceneDidBecomeActive(_ scene: UIScene)` is the declaration without its keyword.
    if let typed = TypedName(String(written.filter { $0 != "`" }.trimmingSpaces)) {
      self.init(owner: owner, name: typed.text)
      return
    }
    let asDeclaration = written.contains("(") ? SwiftDeclaration("func " + written) : nil
    let compact = String(written.filter { !$0.isWhitespace && $0 != "`" })
    let bare = String(written.filter { $0 != "`" }.trimmingSpaces)
    let name = compact.contains("(") ? asDeclaration?.compoundName ?? compact : bare
    self.init(owner: owner, name: name)
  }

  private init(
    owner: String?, name: String, declaration: String? = nil, isForeign: Bool = false, isBareValue: Bool = false
  ) {
    self.owner = owner
    self.name = name
    self.declaration = declaration
    self.isForeign = isForeign
    self.isBareValue = isBareValue
  }

  private static let fullStop = UInt8(ascii: ".")
  private static let opening = UInt8(ascii: "(")

  /// A mention as most are: `Owner.name` or `Owner.name(label:_:)` in ASCII, with at most one full stop; `nil` for all
  /// others.
  private static func plain(_ code: String) -> CallbackMention? {
    guard isPlainName(code[...].utf8) else { return nil }
    let mention = code.utf8.withContiguousStorageIfAvailable { bytes -> CallbackMention? in
      let head = bytes.firstIndex(of: opening) ?? bytes.count
      guard let dot = bytes[..<head].firstIndex(of: fullStop) else {
        return CallbackMention(owner: nil, name: code)
      }
      guard dot > 0, dot + 1 < bytes.count, !bytes[(dot + 1)..<head].contains(fullStop) else { return nil }
      return CallbackMention(
        owner: String(decoding: bytes[..<dot], as: UTF8.self),
        name: String(decoding: bytes[(dot + 1)...], as: UTF8.self))
    }
    return mention ?? nil
  }

  /// Returns `true` for nothing but ASCII names with full stops between them, and at most labels in parentheses after
  /// them, as most mentions are: `SceneDelegate.scene(_:willConnectTo:options:)`. Such a text is no declaration.
  private static func isPlainName(_ text: Substring.UTF8View) -> Bool {
    let isPlain = text.withContiguousStorageIfAvailable { bytes in
      let labels = bytes.drop { partsOfNames.contains($0) || $0 == fullStop }
      guard !labels.isEmpty else { return true }
      // `init(frame:CGRect)` needs no keyword.
      guard labels.first == opening, labels.last == UInt8(ascii: ")"), !bytes.starts(with: "init".utf8) else {
        return false
      }
      var isAfterName = false
      for byte in labels.dropFirst().dropLast() {
        guard partsOfNames.contains(byte) || isAfterName && byte == UInt8(ascii: ":") else { return false }
        isAfterName = partsOfNames.contains(byte)
      }
      return !isAfterName
    }
    return isPlain ?? false
  }

  private static let partsOfNames = ASCIISet.alphanumerics.union(ASCIISet("_"))
}

/// The callbacks of a page by delegate and name.
struct CallbackNames: Sendable {
  /// The delegate and the name, which identify a callback.
  struct Key: Hashable {
    let delegate: DelegateID
    /// The compound name.
    let name: String
  }

  /// The callbacks in the order in which they were read.
  private(set) var all: [Callback] = []
  private var idsByName: [Key: CallbackID] = [:]
  /// The callbacks by delegate and name without parentheses: the last of a name, from which `previousWithBaseName` leads on.
  private var idsByBaseName: [Key: CallbackID] = [:]
  /// Of each callback, the one before it with the same delegate and base name.
  private var previousWithBaseName: [CallbackID?] = []
  /// The delegates that have callbacks in a Callbacks section.
  private var declaringDelegates = ElementSet<Delegate>()

  subscript(id: CallbackID) -> Callback {
    get { all[id.index] }
    _modify { yield &all[id.index] }
  }

  /// The callback of a delegate and a compound name; `nil` for an unknown one.
  subscript(key: Key) -> CallbackID? { idsByName[key] }

  /// The callbacks of a delegate and a name without parentheses, in page order.
  func ids(withBaseName key: Key) -> [CallbackID] {
    guard let last = idsByBaseName[key] else { return [] }
    return sequence(first: last) { previousWithBaseName[$0.index] }.reversed()
  }

  /// Returns `true` for a delegate that has callbacks in a Callbacks section.
  func areDeclared(of delegate: DelegateID) -> Bool { declaringDelegates.contains(delegate) }

  /// Reserves capacity for so many more callbacks.
  mutating func reserveCapacity(adding count: Int) {
    all.reserveCapacity(adding: count)
    idsByName.reserveCapacity(adding: count)
    idsByBaseName.reserveCapacity(adding: count)
  }

  /// Adds a callback with its name, which must be a new one of its delegate.
  mutating func add(_ candidate: CallbackCandidate) -> CallbackID {
    let id = CallbackID(all.count)
    let baseName = candidate.name.utf8.prefix { $0 != UInt8(ascii: "(") }
    let baseKey = Key(delegate: candidate.delegate, name: String(Substring(baseName)))
    all.append(Callback(delegate: candidate.delegate, name: candidate.name, signature: candidate.signature))
    idsByName[candidate.key] = id
    previousWithBaseName.append(idsByBaseName.updateValue(id, forKey: baseKey))
    return id
  }

  /// Marks a callback as one of a Callbacks section.
  mutating func declare(_ id: CallbackID) {
    self[id].isDeclared = true
    declaringDelegates.insert(self[id].delegate)
  }
}
