import Diagnostics

/// A key of a team's settings with its value.
struct Setting: Hashable {
  /// The key.
  let key: SettingKey
  /// The texts of the value; of a switch `true` or `false`.
  let values: [String]
  /// The place of each text.
  let ranges: [SourceRange]
  /// The place of the key.
  let range: SourceRange

  /// The value as it holds in the working folder.
  func text(at place: SettingsPlace) -> String {
    let texts =
      switch key.kind {
      case .text, .list, .words, .flag: values
      case .path, .paths: values.map(place.resolved)
      case .pages: values.flatMap(place.pages)
      case .arguments: values.flatMap(place.arguments)
      }
    return texts.joined(separator: ", ")
  }
}
