import LifecycleModel
import Text

/// The names of a page's states, with properties of all of them.
struct StateNames: Sendable {
  /// The names in page order.
  private(set) var all: [String] = []
  /// `true` where some name holds an arrow, as "Return to menu" does.
  private(set) var haveArrows = false
  private var idsByName: [NameKey: StateID] = [:]
  private var longest = 0

  /// The state of a name; `nil` for an unknown one.
  subscript(name: Substring) -> StateID? {
    // Other spellings of a name, with its marks apart or more space in it, may be longer than the page's own.
    name.utf8.count <= 4 * longest + 64 ? idsByName[NameKey(name.trimmingSpaces)] : nil
  }

  /// The state of a name; `nil` for an unknown one.
  subscript(name: String) -> StateID? { self[name[...]] }

  /// Reserves capacity for so many more names.
  mutating func reserveCapacity(adding count: Int) {
    all.reserveCapacity(adding: count)
    idsByName.reserveCapacity(adding: count)
  }

  /// Names the next state; of two with one name, the first has it.
  mutating func add(_ name: String) {
    let key = NameKey(name)
    let id = StateID(all.count)
    all.append(name)
    guard idsByName[key] == nil else { return }
    idsByName[key] = id
    longest = max(longest, name.utf8.count)
    haveArrows = haveArrows || [name, key.folded].contains(where: ArrowScanner.standard.hasArrow)
  }
}
