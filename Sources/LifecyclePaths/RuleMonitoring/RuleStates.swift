import LifecycleModel

/// The states that the automaton of a rule may have: its phase, 0 or 1, and whether the last call or state was one that the rule
/// is about.
struct RuleStates: Hashable, Sendable {
  /// A bit for each of four states: 2 for the call or state, and the phase.
  var bits: UInt8 = 0

  /// No state: every run that explains the calls breaks the rule.
  static let none = RuleStates()

  var isEmpty: Bool { bits == 0 }
  /// `true` if the last call or state certainly was one that the rule is about.
  var isTriggered: Bool { bits != 0 && bits & 0b0011 == 0 }
  /// `true` if the phase is 0 for certain.
  var isClosed: Bool { bits != 0 && bits & 0b1010 == 0 }

  /// The same when the next call comes.
  var settled: RuleStates { RuleStates(bits: (bits | bits >> 2) & 0b0011) }

  func union(_ other: RuleStates) -> RuleStates { RuleStates(bits: bits | other.bits) }

  /// The state of a phase.
  init(phase: Int, isTriggered: Bool = false) { bits = 1 << UInt8((isTriggered ? 2 : 0) + min(phase, 1)) }

  init(bits: UInt8 = 0) { self.bits = bits }
}

/// A change of the states of a rule's automaton: for each state, those that it leads to.
struct RuleChange: Hashable, Sendable {
  private var bits: UInt16 = 0

  /// The change that leaves each state as it is.
  static let none = RuleChange { phase, isTriggered in RuleStates(phase: phase, isTriggered: isTriggered) }

  /// Computes the states after each.
  init(_ change: (_ phase: Int, _ isTriggered: Bool) -> RuleStates) {
    for state in 0..<4 { bits |= UInt16(change(state & 1, state & 2 != 0).bits) << UInt16(4 * state) }
  }

  /// The states after some.
  func callAsFunction(_ states: RuleStates) -> RuleStates {
    var result: UInt16 = 0
    if states.bits & 1 != 0 { result |= bits }
    if states.bits & 2 != 0 { result |= bits >> 4 }
    if states.bits & 4 != 0 { result |= bits >> 8 }
    if states.bits & 8 != 0 { result |= bits >> 12 }
    return RuleStates(bits: UInt8(result & 0xF))
  }

  /// The change that is followed by another.
  func then(_ next: RuleChange) -> RuleChange {
    RuleChange { next(self(RuleStates(phase: $0, isTriggered: $1))) }
  }

  /// The change that may also be another.
  func or(_ other: RuleChange) -> RuleChange {
    RuleChange { self(RuleStates(phase: $0, isTriggered: $1)).union(other(RuleStates(phase: $0, isTriggered: $1))) }
  }
}

extension RuleStates: Packable {
  /// Adds the bits.
  package func pack(into bytes: inout PackedBytes) { bytes.add(unsigned: UInt64(bits)) }

  /// Takes the bits.
  package init(from bytes: inout PackedReader) { bits = UInt8(truncatingIfNeeded: bytes.nextUnsigned()) }
}
