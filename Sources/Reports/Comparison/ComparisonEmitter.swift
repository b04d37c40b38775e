import Documents
import Emission
import LifecycleDiff
import LifecycleModel
import Text

/// The counterparts on a page: `comparison/SceneDelegate-ScenePhase.md`.
///
/// Each delegate that is called is compared with each that is observed, and the columns of each table of equivalents with
/// one another.
package struct ComparisonEmitter: Emitter {
  package let format = "comparison"
  package let summary = "Callbacks of one delegate and their counterparts in another (Markdown, HTML, CSV, JSON)"

  private static let formats: [ComparisonFormat] = [.markdown, .html, .csv, .json]

  package init() {}

  package func files(for lifecycle: Lifecycle) -> [EmittedFile] {
    let pairs = Self.pairs(in: lifecycle)
    let names = FileNames(pairs.map { "\(lifecycle[$0.left].name)-\(lifecycle[$0.right].name)" })
    return zip(pairs, names.all).flatMap { pair, name in
      let comparison = Comparison(of: pair.left, with: pair.right, in: lifecycle, asking: .bundled)
      return Self.formats.map { format in
        EmittedFile("comparison/\(name).\(format.fileExtension)", text: format.document(of: comparison))
      }
    }
  }

  /// The comparisons on a page, each pair of delegates once.
  package static func comparisons(in lifecycle: Lifecycle) -> [Comparison] {
    pairs(in: lifecycle).map { Comparison(of: $0.left, with: $0.right, in: lifecycle, asking: .bundled) }
  }

  /// The pairs of delegates that are compared, each once.
  static func pairs(in lifecycle: Lifecycle) -> [(left: DelegateID, right: DelegateID)] {
    let called = lifecycle.delegateIDs.filter { !lifecycle[$0].isObserved }
    let observed = lifecycle.delegateIDs.filter { lifecycle[$0].isObserved }
    let watched = called.flatMap { left in observed.map { (left: left, right: $0) } }
    let named = lifecycle.equivalents.flatMap { table in
      table.columns.indices.flatMap { index in
        table.columns.dropFirst(index + 1).map { (left: table.columns[index], right: $0) }
      }
    }
    var seen: Set<Set<DelegateID>> = []
    return (watched + named).filter { $0.left != $0.right && seen.insert([$0.left, $0.right]).inserted }
  }
}

/// A way to write a comparison down.
package enum ComparisonFormat: String, Hashable, Sendable, CaseIterable {
  /// For a terminal.
  case text
  /// A pipe table.
  case markdown
  /// A web page of its own.
  case html
  /// Comma-separated values: CRLF line ends, a first line of keys.
  case csv
  /// `{schema, left, right, rows}`; `Schemas/compare.schema.json` describes it.
  case json

  /// The ending of its files without a full stop.
  package var fileExtension: String {
    switch self {
    case .text: "txt"
    case .markdown: "md"
    case .html, .csv, .json: rawValue
    }
  }

  /// The text of a comparison; `width` and `isColored`, for escape sequences, are those of a terminal.
  package func render(_ comparison: Comparison, width: Int = 100, isColored: Bool = false) -> String {
    let compared = ComparisonTable(comparison)
    switch self {
    case .text: return ComparisonText(compared.table, width: width, isColored: isColored).text
    case .markdown: return TableFormat.markdown.render(compared.table)
    case .html: return TableFormat.html.render(compared.table)
    case .csv: return TableFormat.csv.render(compared.table)
    case .json: return Self.json(compared)
    }
  }

  /// The text of a file of its own, which in Markdown has a title.
  func document(of comparison: Comparison) -> String {
    switch self {
    case .markdown: TableFormat.markdown.document(of: ComparisonTable(comparison).table)
    case .text, .html, .csv, .json: render(comparison)
    }
  }

  private static func json(_ compared: ComparisonTable) -> String {
    let document: JSONValue = [
      "schema": "instar/1",
      "left": .string(compared.left),
      "right": .string(compared.right),
      "rows": JSONTableRenderer.rows(of: compared.table),
    ]
    return document.pretty
  }
}

/// Names of files that every file system takes, for things with names of their own.
///
/// Letters, digits, `-` and `_` stay; what falls together, also where letter case does not count, gets a number.
struct FileNames {
  /// The names, without endings, in the order of the things.
  let all: [String]

  /// Names some things.
  init(_ names: [String]) {
    var unique = UniqueNames()
    all = names.map { name in
      let plain = name.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return unique.take(FileStem.safe(plain), separator: "-")
    }
  }
}
