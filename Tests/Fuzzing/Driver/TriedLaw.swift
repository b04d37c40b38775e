import Foundation

/// The law that a run of the fuzzer tries.
enum TriedLaw {
  /// The one that `FUZZ_LAW` names, the first one without it; `nil` for a name that no law has.
  static let law = LawRegistry.law(named: ProcessInfo.processInfo.environment["FUZZ_LAW"] ?? PageLaw.name)
}
