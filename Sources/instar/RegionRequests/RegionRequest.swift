import Diagnostics
import Diagrams
import Emission
import LifecycleChecks
import LifecycleModel
import LifecycleReader
import Reports

/// The contents that a region's first marker requests, and the page from which they are made.
struct RegionRequest {
  /// The kinds of contents.
  enum Content {
    /// A table of a page.
    case table(TableKind)
    /// A picture of a page, as text.
    case graph(any GraphFormat, GraphView)
    /// A picture of a page, as a file beside the page that shows it.
    case drawing(GraphView, file: RegionWord)
    /// Two delegates of one page, or of two: `other` is the second's.
    case comparison(left: RegionWord, right: RegionWord, other: RegionWord?)
    /// Two pages.
    case pages(old: RegionWord, new: RegionWord)
    /// Two versions of a page.
    case versions(old: RegionVersion, new: RegionVersion)
  }

  let content: Content
  /// The page that it is made from; `nil` for the one with the region.
  let page: RegionWord?
  /// The version at which pages are read; `nil` for the whole pages.
  let version: RegionVersion?
  /// The one event that it shows.
  let event: RegionWord?
  /// The language of its strings; `nil` for the page's.
  let language: Language?

  /// Reads a marker's words.
  init(_ region: Region) throws(RegionProblem) {
    let words = try RegionPhrase(region)
    let options = words.options
    content = try Self.content(of: words)
    page = options[.from]
    version = try options[.at].map { word throws(RegionProblem) in try RegionVersion(word) }
    event = options[.event]
    language = try options[.language].map { word throws(RegionProblem) in try word.value("language") }
  }

  /// The diagnostics of some regions' markers.
  static func diagnostics(in regions: [Region]) -> [Diagnostic] {
    regions.flatMap { region -> [Diagnostic] in
      do throws(RegionProblem) {
        _ = try RegionRequest(region)
        return []
      } catch {
        return error.diagnostics
      }
    }
  }

  private static func content(of words: RegionPhrase) throws(RegionProblem) -> Content {
    let (operands, options) = (words.operands, words.options)
    switch words.kind {
    case .table: return .table(try operands[0].value("table"))
    case .graph: return try graph(operands[0], options)
    case .compare: return .comparison(left: operands[0], right: operands[1], other: options[.with])
    case .diff: return try difference(operands[0], operands[1], options)
    }
  }

  private static func graph(
    _ word: RegionWord, _ options: [RegionOption: RegionWord]
  ) throws(RegionProblem) -> Content {
    let formats = EmitterRegistry.graphFormats
    guard word.text != PictureFormat.svg.rawValue else { return try drawing(word, options) }
    guard let format = formats.first(where: { $0.format == word.text }) else {
      guard PictureFormat(rawValue: word.text) != nil else {
        throw .unknown("graph format", word, known: formats.map(\.format) + [PictureFormat.svg.rawValue])
      }
      throw .malformed(
        "A region shows text or an SVG, and '\(word.text)' is neither", at: word.range,
        help: "Write 'graph svg as states.svg'")
    }
    if let file = options[.as] {
      throw .malformed(
        "'as' is for 'graph svg', and '\(word.text)' is text in the page itself", at: file.range, help: "Remove it")
    }
    return .graph(format, try view(options[.view], of: word.text, known: format.views))
  }

  private static func drawing(
    _ word: RegionWord, _ options: [RegionOption: RegionWord]
  ) throws(RegionProblem) -> Content {
    guard let file = options[.as] else {
      throw .malformed(
        "A drawing needs a file", at: word.range, help: "Name one below this page's folder: 'graph svg as states.svg'")
    }
    let parts = file.text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    let isBelow = parts.allSatisfy { part in
      !part.isEmpty && part.first != "." && part.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
    }
    guard isBelow, file.text.hasSuffix(".svg") else {
      throw .malformed(
        "'\(file.text)' cannot be the file of a drawing", at: file.range,
        help: "Name one below this page's folder that ends in '.svg'")
    }
    return .drawing(try view(options[.view], of: word.text, known: GraphView.allCases), file: file)
  }

  private static func view(
    _ word: RegionWord?, of format: String, known: [GraphView]
  ) throws(RegionProblem) -> GraphView {
    guard let word else { return known[0] }
    guard let view = known.first(where: { $0.rawValue == word.text }) else {
      throw .unknown("\(format) view", word, known: known.map(\.rawValue))
    }
    return view
  }

  /// Takes words that are versions as versions of one page, and all others as names of pages.
  private static func difference(
    _ old: RegionWord, _ new: RegionWord, _ options: [RegionOption: RegionWord]
  ) throws(RegionProblem) -> Content {
    switch (RegionVersion(reading: old), RegionVersion(reading: new)) {
    case (let old?, let new?):
      guard let word = options[.at] else { return .versions(old: old, new: new) }
      throw .malformed("'at' is for two pages, and these are versions of one page", at: word.range)
    case (nil, nil):
      guard let word = options[.from] else { return .pages(old: old, new: new) }
      throw .malformed(
        "'from' is for two versions of a page, and these are two pages", at: word.range,
        help: "Write versions like \"iOS 12\" or 13.4")
    case (_?, nil), (nil, _?):
      throw .malformed(
        "One of these is a version, the other is a page", at: old.range.union(new.range),
        help: "Name two pages, or two versions of one page")
    }
  }
}

/// The kinds of regions: the first word of a marker.
enum RegionKind: String, CaseIterable {
  /// One of the tables of a page.
  case table
  /// A picture as text, which wikis draw.
  case graph
  /// The counterparts of two delegates.
  case compare
  /// The differences between two pages, as a migration guide.
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

  /// The options that may follow the operands.
  var options: [RegionOption] {
    switch self {
    case .table: [.from, .at, .event, .language]
    case .graph: [.from, .at, .event, .view, .as, .language]
    case .compare: [.from, .with, .at, .language]
    // A guide is in English.
    case .diff: [.from, .at]
    }
  }

  /// The words of a valid marker: `table order`.
  var example: String {
    switch self {
    case .table: "table order"
    case .graph: "graph mermaid"
    case .compare: "compare SceneDelegate ScenePhase"
    case .diff: "diff old.md new.md"
    }
  }
}

/// A word of a region's marker that gives the next word its meaning.
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
  /// The language of its strings.
  case language

  /// An example of the next word, as help shows it: `"iOS 12"`.
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

/// The words of a region's marker: its kind, operands and options.
struct RegionPhrase {
  let kind: RegionKind
  /// The operands after the kind, as many as it has.
  let operands: [RegionWord]
  /// The options after the operands, with their values.
  let options: [RegionOption: RegionWord]

  /// Sorts a region's words.
  init(_ region: Region) throws(RegionProblem) {
    guard let word = region.words.first else { preconditionFailure("a region has a word") }
    kind = try word.value("region")
    operands = Array(region.words.dropFirst().prefix(kind.operands.count))
    guard operands.count == kind.operands.count else {
      throw .malformed(
        "'\(kind.rawValue)' needs \(kind.operands.joined(separator: " and "))", at: word.range,
        help: "Write it like '\(kind.example)'")
    }
    var options: [RegionOption: RegionWord] = [:]
    var rest = region.words.dropFirst(1 + operands.count)
    while let name = rest.popFirst() {
      guard let option = RegionOption(rawValue: name.text), kind.options.contains(option) else {
        throw .unknown("'\(kind.rawValue)' option", name, known: kind.options.map(\.rawValue))
      }
      guard let value = rest.popFirst() else {
        throw .malformed(
          "'\(option.rawValue)' needs a value", at: name.range,
          help: "Write it like '\(option.rawValue) \(option.example)'")
      }
      guard options.updateValue(value, forKey: option) == nil else {
        throw .malformed("'\(option.rawValue)' is given twice", at: name.range, help: "Remove one")
      }
    }
    self.options = options
  }
}

/// The versions that a region's marker names.
struct RegionVersion {
  let version: VersionSelection
  /// The marker's word.
  let word: RegionWord

  /// Reads `iOS 12`, `13.4` or `iOS 27, SDK iOS 26`.
  init(_ word: RegionWord) throws(RegionProblem) {
    guard let version = Self(reading: word) else {
      throw .malformed(
        "'\(word.text)' is not a version", at: word.range, help: "Write it like \"iOS 12\" or 13.4")
    }
    self = version
  }

  /// Reads a word that may be a version; `nil` where it is none, such as a page's path with a number at its end.
  init?(reading word: RegionWord) {
    guard let version = VersionSelection(word.text),
      (version.systems + version.sdks).allSatisfy({ $0.platform?.allSatisfy { $0.isLetter || $0 == " " } ?? true })
    else { return nil }
    self.version = version
    self.word = word
  }
}

extension PageCheck.RegionCheck {
  /// The check of regions' markers against the outputs that there are.
  static let standard = PageCheck.RegionCheck([.malformedRegion, .unfilledRegion]) {
    RegionRequest.diagnostics(in: $0)
  }
}

extension DiagnosticDescriptor {
  /// All descriptors of pages' diagnostics.
  static var known: [DiagnosticDescriptor] { PageCheck(regions: .standard).descriptors }
}
