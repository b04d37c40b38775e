import LifecycleModel

/// The effect of calls on the places of life cycles and the states of all rules there, computed once for each that has occurred.
///
/// The effect on a rule depends on no other, so that what has not occurred is put together from the effects on single rules.
struct RuleSteps: Sendable {
  /// A change of a life cycle.
  enum Change: Hashable, Sendable {
    /// A call of its own.
    case call(CallbackID)
    /// The same, wherever the page allows it.
    case callAnywhere(CallbackID)
    /// A call of its own that may come late: it stays where it is.
    case lateCall(CallbackID)
    /// A call of another life cycle, or of the process for another.
    case otherCall(CallbackID)
    /// Any calls.
    case gap
    /// No scene is alive, or perhaps none.
    case processEnd, possibleProcessEnd
    /// The next call comes.
    case settling

    /// The number of changes there are with some callbacks.
    static func count(callbacks: Int) -> Int { 4 + 4 * callbacks }

    /// A number that no other has.
    var number: Int {
      switch self {
      case .gap: 0
      case .processEnd: 1
      case .possibleProcessEnd: 2
      case .settling: 3
      case .call(let callback): 4 + callback.index * 4
      case .callAnywhere(let callback): 5 + callback.index * 4
      case .lateCall(let callback): 6 + callback.index * 4
      case .otherCall(let callback): 7 + callback.index * 4
      }
    }
  }

  /// The result of a change.
  struct Result: Sendable {
    /// The number of the places after it.
    var places: Int
    /// The rules that every way breaks, whose states begin again.
    var broken: UInt64 = 0
    /// The rules that the last call was about for certain.
    var triggered: UInt64 = 0
    /// The rules without an obligation.
    var closed: UInt64 = 0
  }

  /// The bytes of what is kept beyond which all is dropped, about.
  private static let capacity = 16_000_000

  /// The rules, at most 64.
  let graph: RuleGraph
  /// The number of times that all places were dropped.
  private(set) var generation = 0
  private var rules: [SingleRuleSteps]
  // The numbers of the places of each rule, first those of number 0.
  private var all: [Int32] = []
  private var numbers: [[Int32]: Int] = [:]
  private var results: [Result] = []
  // The indices of the results of all changes at the first places, then at the next; -1 where it is not known.
  private var indices: [Int32] = []
  private let changeCount: Int
  private var unions: [UInt64: Int] = [:]
  private var size = 0

  init(_ graph: RuleGraph) {
    self.graph = graph
    rules = graph.rules.indices.map { SingleRuleSteps(graph, of: $0) }
    changeCount = Change.count(callbacks: graph.callbackCount)
  }

  /// Begins another generation if there are too many places.
  mutating func renew() {
    guard size > Self.capacity else { return }
    let next = generation + 1
    self = RuleSteps(graph)
    generation = next
  }

  /// The number of some places where the rules have begun, or where they may have any state.
  mutating func start(at places: [Int], isAnywhere: Bool) -> Int {
    number(of: rules.indices.map { rules[$0].start(at: places, isAnywhere: isAnywhere) })
  }

  /// The result of a change.
  mutating func result(of change: Change, at number: Int) -> Result {
    let index = number * changeCount + change.number
    if indices[index] >= 0 { return results[Int(indices[index])] }
    let result = computed(change, at: number)
    indices[index] = Int32(results.count)
    results.append(result)
    return result
  }

  /// The result of one of two changes, which are of the same life cycle.
  mutating func union(_ one: Result, _ other: Result) -> Result {
    guard one.places != other.places || one.broken != other.broken else { return one }
    var union = Result(places: 0, broken: one.broken & other.broken)
    let key = UInt64(min(one.places, other.places)) << 32 | UInt64(max(one.places, other.places))
    if one.broken == other.broken, let known = unions[key] {
      union.places = known
      return union
    }
    union.places = number(
      of: rules.indices.map { rule in
        let bit: UInt64 = 1 << UInt64(rule)
        // A rule that both ways break begins again in both.
        return rules[rule].union(
          (places(one.places, of: rule), one.broken & ~other.broken & bit != 0),
          (places(other.places, of: rule), other.broken & ~one.broken & bit != 0))
      })
    if one.broken == other.broken { unions[key] = union.places }
    return union
  }

  private mutating func computed(_ change: Change, at number: Int) -> Result {
    var result = Result(places: 0)
    let numbers = rules.indices.map { rule in
      let own = rules[rule].result(of: change, at: places(number, of: rule))
      let bit: UInt64 = 1 << UInt64(rule)
      if own.isBroken { result.broken |= bit }
      if own.isTriggered { result.triggered |= bit }
      if own.isClosed { result.closed |= bit }
      return own.places
    }
    result.places = self.number(of: numbers)
    return result
  }

  /// The number of the places of a rule.
  private func places(_ number: Int, of rule: Int) -> Int { Int(all[number * rules.count + rule]) }

  /// The number of all rules' places.
  private mutating func number(of places: [Int]) -> Int {
    let key = places.map(Int32.init)
    if let known = numbers[key] { return known }
    let number = numbers.count
    numbers[key] = number
    all += key
    indices.append(contentsOf: repeatElement(-1, count: changeCount))
    size = indices.count * 4 + results.count * 40 + unions.count * 32 + rules.reduce(0) { $0 + $1.size }
    return number
  }
}
