import LifecycleModel
import Text

/// The states that a page has named, and what their names are like.
struct StateNames: Sendable {
  private var statesByName: [NameKey: StateID] = [:]
  private var longest = 0
  /// Whether some name holds an arrow, as "Return to menu" does.
  private(set) var haveArrows = false
  /// Whether some name holds a colon.
  private(set) var haveColons = false

  /// The state of a name; `nil` for an unknown one.
  subscript(name: Substring) -> StateID? {
    // Other spellings of a name, with its marks apart or more space in it, may be longer than the page's own.
    name.utf8.count <= 4 * longest + 64 ? statesByName[NameKey(name.trimmingSpaces)] : nil
  }

  /// Makes room for so many more names.
  mutating func makeRoom(for more: Int) { statesByName.makeRoom(for: more) }

  /// Names a state; of two with one name, the first has it.
  mutating func insert(_ name: String, for state: StateID, _ scanner: ArrowScanner) {
    let key = NameKey(name)
    guard statesByName[key] == nil else { return }
    statesByName[key] = state
    longest = max(longest, name.utf8.count)
    for spelling in [name, key.folded] where !(haveArrows && haveColons || isPlain(spelling, scanner)) {
      let text = RichText(plain: spelling, at: 0)
      haveArrows = haveArrows || !scanner.arrows(in: text.fullRange, of: text).isEmpty
      haveColons = haveColons || !text.places(of: .colon, in: text.fullRange).isEmpty
    }
  }

  /// Whether a name can hold neither an arrow nor a colon.
  private func isPlain(_ name: String, _ scanner: ArrowScanner) -> Bool {
    Self.plain.holds(name) && !scanner.mayHoldWord(name)
  }

  private static let plain = ASCIISet.alphanumerics.union(ASCIISet(" _,.()'/"))
}
