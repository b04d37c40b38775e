/// What a region may hold: the first word of its marker.
enum RegionKind: String, CaseIterable {
  /// One of the tables of a page.
  case table
  /// A picture as text, which wikis draw.
  case graph
  /// What stands for what.
  case compare
  /// What changed, as a migration guide.
  case diff

  /// The words that follow, as help names them.
  var operands: [String] {
    switch self {
    case .table: ["KIND"]
    case .graph: ["FORMAT"]
    case .compare: ["LEFT", "RIGHT"]
    case .diff: ["OLD", "NEW"]
    }
  }

  /// What may follow these.
  var options: [RegionOption] {
    switch self {
    case .table: [.from, .at, .event, .language]
    case .graph: [.from, .at, .event, .view, .as, .language]
    case .compare: [.from, .with, .at, .language]
    // A guide is in English.
    case .diff: [.from, .at]
    }
  }

  /// A marker's words that would be right: `table order`.
  var example: String {
    switch self {
    case .table: "table order"
    case .graph: "graph mermaid"
    case .compare: "compare SceneDelegate ScenePhase"
    case .diff: "diff old.md new.md"
    }
  }
}
