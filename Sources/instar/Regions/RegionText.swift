import Diagrams
import Documents
import Emission
import LifecycleChecks
import LifecycleDiff
import LifecycleModel
import LifecycleReader
import Reports

/// Makes the contents of a page's region: the table, picture or list between `<!-- instar:begin table states -->` and its end.
struct RegionText {
  private let own: Page
  private let region: Region
  private let request: RegionRequest

  /// Reads the request of a region.
  init(of region: Region, on own: Page) throws(RegionProblem) {
    self.own = own
    self.region = region
    request = try RegionRequest(region)
  }

  /// The contents of the region, made from pages.
  func filling(from pages: inout RegionPages) throws(RegionProblem) -> RegionFilling {
    guard case .drawing(let view, let file) = request.content else {
      return RegionFilling(markdown: try markdown(from: &pages), drawing: nil)
    }
    let picture = Picture(of: try shown(from: &pages), view: view)
    return RegionFilling(
      markdown: picture.markdown(at: file.text),
      drawing: try pages.drawing(of: picture, as: file, besides: own))
  }

  private func markdown(from pages: inout RegionPages) throws(RegionProblem) -> String {
    switch request.content {
    case .drawing: preconditionFailure("a drawing is more than Markdown")
    case .table(let kind): return TableFormat.markdown.render(kind.table(of: try shown(from: &pages)))
    case .graph(let format, let view):
      return format.graph(of: try shown(from: &pages), view: view).fenced(as: format.fenceLanguage)
    case .comparison(let left, let right, let other):
      return ComparisonFormat.markdown.render(try comparison(left, right, other, from: &pages))
    case .pages(let old, let new):
      return guide(
        try lifecycle(old, from: &pages), old.text, try lifecycle(new, from: &pages), new.text)
    case .versions(let old, let new):
      let name = request.page?.text ?? own.folderName
      return guide(
        try lifecycle(request.page, at: old, from: &pages), "\(name) at \(old.version)",
        try lifecycle(request.page, at: new, from: &pages), "\(name) at \(new.version)")
    }
  }

  /// The life cycle of a page at the requested version and in the requested language.
  private func lifecycle(
    _ page: RegionWord?, at version: RegionVersion? = nil, from pages: inout RegionPages
  ) throws(RegionProblem) -> Lifecycle {
    var lifecycle = try pages.page(page, of: region, on: own, at: version ?? request.version).lifecycle
    if let language = request.language { lifecycle.language = language }
    return lifecycle
  }

  /// The life cycle that the region shows, or the part of it with one event.
  private func shown(from pages: inout RegionPages) throws(RegionProblem) -> Lifecycle {
    let whole = try lifecycle(request.page, from: &pages)
    guard let event = request.event else { return whole }
    guard let part = whole.limited(toEvent: event.text) else {
      throw .unknown("event", event, known: whole.events, descriptor: .unfilledRegion)
    }
    return part
  }

  private func comparison(
    _ left: RegionWord, _ right: RegionWord, _ other: RegionWord?, from pages: inout RegionPages
  ) throws(RegionProblem) -> Comparison {
    let leftPage = try lifecycle(request.page, from: &pages)
    let first = try delegate(left, of: leftPage)
    guard let other else {
      let second = try delegate(right, of: leftPage)
      guard first != second else {
        throw .malformed("'\(right.text)' is on both sides", at: right.range, help: "Name another delegate")
      }
      return Comparison(of: first, with: second, in: leftPage, asking: .bundled)
    }
    let rightPage = try lifecycle(other, from: &pages)
    return Comparison(
      of: first, in: leftPage, with: try delegate(right, of: rightPage), in: rightPage, asking: .bundled)
  }

  private func delegate(_ word: RegionWord, of lifecycle: Lifecycle) throws(RegionProblem) -> DelegateID {
    guard let id = lifecycle.delegateIDs.first(where: { lifecycle[$0].name == word.text }) else {
      throw .unknown("delegate", word, known: lifecycle.delegates.map(\.name), descriptor: .unfilledRegion)
    }
    return id
  }

  /// The migration guide from one life cycle to another, its headings one level below the region's section.
  private func guide(_ old: Lifecycle, _ oldName: String, _ new: Lifecycle, _ newName: String) -> String {
    DiffGuide(DiffReport(LifecycleChanges(from: old, to: new), from: oldName, to: newName))
      .markdown(below: region.headingLevel)
  }
}

/// The contents of a region.
struct RegionFilling {
  /// Its text.
  let markdown: String
  /// The file that its text shows; `nil` for none.
  let drawing: RegionDrawing?
}

/// A picture that a region shows, as a file beside the page.
struct RegionDrawing: Hashable {
  /// The file's path.
  let path: String
  let picture: Picture
  /// `true` where the file is missing or shows another picture.
  let isDue: Bool
}

/// A region with the text between its markers as it is and as it should be.
struct FilledRegion {
  let region: Region
  /// The picture that it shows; `nil` for none.
  let drawing: RegionDrawing?
  /// The lines between its markers as they should be.
  let new: [UInt8]
  /// The lines between its markers as they are.
  private let old: ArraySlice<UInt8>
  private let lineEnd: ArraySlice<UInt8>

  /// Fills a region: an empty line before and after the text, each line with the indentation and the end of the marker's.
  init(_ region: Region, _ filling: RegionFilling, in lines: PageLines) {
    self.region = region
    drawing = filling.drawing
    old = lines[region.firstLine + 1..<region.lastLine]
    lineEnd = lines.end(of: region.firstLine)
    let margin = Array(region.indentation.utf8)
    let bare = margin.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { margin[...$0] } ?? []
    var bytes: [UInt8] = []
    for line in [[]] + Self.lines(of: filling.markdown) + [[]] {
      bytes += line.isEmpty ? bare : margin[...]
      bytes += line
      bytes += lineEnd
    }
    new = bytes
  }

  /// `true` where the text is out of date.
  var isStale: Bool { !old.elementsEqual(new) }

  /// The number of lines that filling adds.
  var growth: Int { Self.count(new[...]) - Self.count(old) }

  /// Its lines: common, removed and added ones.
  var changes: [LineChange] { LineChange.lines(from: shown(old), to: shown(new[...])) }

  private func shown(_ bytes: ArraySlice<UInt8>) -> [String] {
    let lines = PageLines(Array(bytes))
    return bytes.isEmpty ? [] : (1...lines.count).map { lines.shown($0, usual: lineEnd) }
  }

  private static func count(_ bytes: ArraySlice<UInt8>) -> Int { bytes.isEmpty ? 0 : PageLines(Array(bytes)).count }

  /// The lines of a text without their ends, and without empty ones at its end.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    let lines = PageLines(Array(text.utf8))
    var cut = (1...lines.count).map { lines[$0..<$0 + 1].dropLast(lines.end(of: $0).count) }
    while cut.last?.isEmpty == true { cut.removeLast() }
    return cut
  }
}
