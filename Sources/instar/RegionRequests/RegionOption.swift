/// A word of a region's marker that says something of the next word.
enum RegionOption: String, CaseIterable {
  /// The page that it is made from.
  case from
  /// The other page of a comparison.
  case with
  /// The version at which pages are read.
  case at
  /// The one event that it shows.
  case event
  /// The view of a picture.
  case view
  /// The file of a picture.
  case `as`
  /// The language of the words in it.
  case language

  /// What follows, as help shows it: `"iOS 12"`.
  var example: String {
    switch self {
    case .from: "order.md"
    case .with: "other.md"
    case .at: "\"iOS 12\""
    case .event: "Launch"
    case .view: "sequence"
    case .as: "states.svg"
    case .language: "ja"
    }
  }
}
