/// The names by which a team's settings are found.
enum SettingsNames {
  /// The file's name.
  static let file = ".instar.yml"
  /// The environment's variable that names another file; an empty one, none.
  static let variable = "INSTAR_CONFIG"
}
