/// Which runs along a scenario's path are meant by it, the likeliest first.
///
/// The first that leaves any run decides.
enum RunPreference: CaseIterable {
  /// Every hop has the scenario's title as its event, and its guard.
  case titleAndGuard
  /// Every hop has the title.
  case title
  /// The first hop has the title.
  case titleAtFirst
  /// All runs.
  case any
}
