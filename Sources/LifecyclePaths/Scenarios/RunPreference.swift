/// The runs along a scenario's path that it may mean, the likeliest first.
///
/// The first case that leaves any run decides.
enum RunPreference: CaseIterable {
  /// Every transition has the scenario's title as its event, and its guard.
  case titleAndGuard
  /// Every transition has the title.
  case title
  /// The first transition has the title.
  case titleAtFirst
  /// All runs.
  case any
}
