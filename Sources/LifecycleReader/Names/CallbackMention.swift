import LifecycleModel

/// A callback's name as a page writes it, taken apart.
struct CallbackMention: Hashable, Sendable {
  /// Whose it is, as written; `nil` where the page leaves it out.
  let owner: String?
  /// The name behind the owner, without spaces around it.
  let name: String
  /// The whole declaration, where the page gives one.
  let declaration: SwiftDeclaration?
  /// Whether it begins with a full stop: a value of some observed delegate.
  let isBareValue: Bool

  /// Takes a code span's text apart; `delegateNames` tells owners whose names have full stops of their own.
  init(_ code: String, isOwner: (String) -> Bool) {
    let text = code.trimmingSpaces
    if let declaration = SwiftDeclaration(text) {
      self.init(owner: nil, name: declaration.compoundName, declaration: declaration)
      return
    }
    if text.first == ".", text.count > 1 {
      self.init(owner: nil, name: String(text.dropFirst()), isBareValue: true)
      return
    }
    let head = text.prefix { $0 != "(" }
    let dots = head.indices.filter { head[$0] == "." }
    let dot = dots.last { isOwner(String(head[..<$0])) } ?? dots.last
    guard let dot, dot > text.startIndex, text.index(after: dot) < text.endIndex else {
      self.init(owner: nil, written: String(text))
      return
    }
    self.init(owner: String(text[..<dot]), written: String(text[text.index(after: dot)...]))
  }

  /// The base name: what is before the parentheses.
  var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Whether it is a name without parentheses, which may stand for a compound name.
  var isBareName: Bool { !name.contains("(") }

  private init(owner: String?, written: String) {
    // `sceneDidBecomeActive(_ scene: UIScene)` is the declaration without its keyword.
    let asDeclaration = written.contains("(") ? SwiftDeclaration("func " + written) : nil
    let compact = String(written.filter { !$0.isWhitespace && $0 != "`" })
    let bare = String(written.filter { $0 != "`" }.trimmingSpaces)
    let name = compact.contains("(") ? asDeclaration?.compoundName ?? compact : bare
    self.init(owner: owner, name: name)
  }

  private init(
    owner: String?, name: String, declaration: SwiftDeclaration? = nil, isBareValue: Bool = false
  ) {
    self.owner = owner
    self.name = name
    self.declaration = declaration
    self.isBareValue = isBareValue
  }
}
