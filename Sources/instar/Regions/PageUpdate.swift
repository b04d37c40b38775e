import Diagnostics
import LifecycleChecks
import LifecycleReader
import Text

/// A page with the text that its regions should have.
struct PageUpdate {
  let page: Page
  /// Its regions in page order, with their old and new text.
  private(set) var regions: [FilledRegion] = []
  /// The reasons that keep regions from being filled; with any, the page stays as it is.
  let diagnostics: FileDiagnostics
  /// `true` where a source of a region could not be read.
  private(set) var isUnreadable = false
  private let lines: PageLines

  /// Fills the regions of a page from other pages, or from the page itself.
  init(of page: Page, from pages: inout RegionPages) {
    self.page = page
    lines = PageLines(page.bytes)
    let found = PageRegions(of: page.source)
    var diagnostics = found.diagnostics
    for region in found.regions {
      do throws(RegionProblem) {
        let filling = try RegionText(of: region, on: page).filling(from: &pages)
        regions.append(FilledRegion(region, filling, in: lines))
      } catch {
        diagnostics += error.diagnostics
        isUnreadable = isUnreadable || error.isUnreadable
      }
    }
    if diagnostics.isEmpty { diagnostics += Self.spilt(regions, page, lines) }
    self.diagnostics = FileDiagnostics(page.source, diagnostics)
  }

  /// `true` where all regions could be filled.
  var hasNoErrors: Bool { diagnostics.diagnostics.isEmpty }

  /// The regions that are out of date.
  var staleRegions: [FilledRegion] { hasNoErrors ? regions.filter(\.isStale) : [] }

  /// The pictures that are missing or out of date, each with its region.
  var dueDrawings: [(region: Region, drawing: RegionDrawing)] {
    guard hasNoErrors else { return [] }
    return regions.compactMap { region in
      region.drawing.flatMap { $0.isDue ? (region.region, $0) : nil }
    }
  }

  /// The page with its regions up to date, and unchanged outside of them.
  var bytes: [UInt8] { Self.bytes(of: regions, lines) }

  /// The lines of the page: common, removed and added ones.
  var changes: [LineChange] {
    var changes: [LineChange] = []
    var next = 1
    for region in staleRegions {
      changes += shown(next..<region.region.firstLine + 1).map(LineChange.common)
      changes += region.changes
      next = region.region.lastLine
    }
    return changes + shown(next..<lines.count + 1).map(LineChange.common)
  }

  private func shown(_ range: Range<Int>) -> [String] {
    range.map { lines.shown($0, usual: lines.end(of: 1)) }
  }

  private static func bytes(of regions: [FilledRegion], _ lines: PageLines) -> [UInt8] {
    var bytes: [UInt8] = []
    var next = 1
    for region in regions {
      bytes += lines[next..<region.region.firstLine + 1]
      bytes += region.new
      next = region.region.lastLine
    }
    return bytes + lines[next..<lines.count + 1]
  }

  /// Reads the updated page, and reports a region if its markers are not in their places: text that ended its own region
  /// would be lost in the next update.
  static func spilt(_ regions: [FilledRegion], _ page: Page, _ lines: PageLines) -> [Diagnostic] {
    guard regions.contains(where: \.isStale) else { return [] }
    let found = PageRegions(of: SourceFile(path: page.source.path, bytes: bytes(of: regions, lines)))
    var shift = 0
    let spilt = zip(regions, found.regions).first { filled, region in
      defer { shift += filled.growth }
      return region.firstLine != filled.region.firstLine + shift
        || region.lastLine != filled.region.lastLine + shift + filled.growth
    }
    let isWhole = found.diagnostics.isEmpty && found.regions.count == regions.count
    guard !isWhole || spilt != nil, let odd = spilt?.0 ?? regions.last else { return [] }
    return [
      Diagnostic(
        .unfilledRegion, "The text of this region would not stay inside it", at: odd.region.marker,
        help: "Put the region outside of lists, quotations and HTML")
    ]
  }
}

/// A line that two texts have in common, or that only one of them has.
enum LineChange: Hashable {
  case common(String)
  case removed(String)
  case added(String)

  /// Above this number of lines, all are removed and added: a comparison needs the square of it as memory.
  private static let limit = 4000

  /// The fewest changes from one text to another, line by line; removed lines come before added ones.
  static func lines(from old: [String], to new: [String]) -> [LineChange] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let middle = between(old[start..<old.count - end], new[start..<new.count - end])
    return old[..<start].map(common) + middle + old[(old.count - end)...].map(common)
  }

  /// The fewest changes from one file to another, whose lines are shown as a terminal can.
  static func lines(from old: PageLines, to new: PageLines) -> [LineChange] { lines(from: old.shown, to: new.shown) }

  private static func between(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [LineChange] {
    guard old.count + new.count <= limit else { return old.map(removed) + new.map(added) }
    let difference = Array(new).difference(from: Array(old))
    let removals = Set(difference.removals.map(\.offset))
    let insertions = Set(difference.insertions.map(\.offset))
    var changes: [LineChange] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removals.contains(before) {
        changes.append(.removed(old[old.startIndex + before]))
        before += 1
      } else if insertions.contains(after) {
        changes.append(.added(new[new.startIndex + after]))
        after += 1
      } else {
        changes.append(.common(old[old.startIndex + before]))
        before += 1
        after += 1
      }
    }
    return changes
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// The lines of a file's bytes, whatever its encoding: the same lines that `SourceFile` counts.
struct PageLines {
  let bytes: [UInt8]
  private let starts: [Int]

  /// Splits a file's bytes; CR, LF and CRLF end a line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneReturn = byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if byte == 0x0A || isLoneReturn { starts.append(index + 1) }
    }
    if starts.count > 1, starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// The offset at which a line (from 1) begins; after the last, the end of the file.
  func start(of line: Int) -> Int { line <= starts.count ? starts[line - 1] : bytes.count }

  /// The bytes of some lines (from 1), their line ends included.
  subscript(lines: Range<Int>) -> ArraySlice<UInt8> { bytes[start(of: lines.lowerBound)..<start(of: lines.upperBound)] }

  /// A line (from 1) as a terminal shows it, with its end only if that differs from the usual one.
  func shown(_ number: Int, usual: ArraySlice<UInt8>) -> String {
    let line = self[number..<number + 1]
    let isUsual = line.suffix(usual.count).elementsEqual(usual) && !usual.isEmpty
    return String(decoding: isUsual ? line.dropLast(usual.count) : line, as: UTF8.self).terminalSafe
  }

  /// All lines as a terminal shows them.
  var shown: [String] { (1..<count + 1).map { shown($0, usual: end(of: 1)) } }

  /// The end of a line (from 1): CRLF, LF, CR, or nothing.
  func end(of line: Int) -> ArraySlice<UInt8> {
    let line = self[line..<line + 1]
    return line.suffix(from: line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? line.startIndex)
  }
}

extension FileRepair {
  /// Writes the files that have been fixed, or with `isDryRun` shows what would change.
  static func write(_ repairs: [FileRepair], isDryRun: Bool, on terminal: Terminal) throws {
    let repairs = repairs.filter { !$0.fixes.isEmpty }
    if repairs.isEmpty { terminal.printStatus("Nothing to fix: no finding has a certain fix-it") }
    for repair in repairs {
      guard isDryRun else {
        try Disk.write(repair.file.encoded, to: repair.file.path)
        repair.printStatus("Fixed", on: terminal)
        continue
      }
      repair.printStatus("Would fix", on: terminal)
      let changes = LineChange.lines(from: PageLines(repair.original.encoded), to: PageLines(repair.file.encoded))
      try terminal.output(UnifiedDiff(changes, path: repair.file.path).text(isColored: terminal.colorsOutput))
    }
  }

  /// Prints the fixes with their lines, and their number.
  private func printStatus(_ verb: String, on terminal: Terminal) {
    for fix in fixes { terminal.printStatus("\(file.path):\(fix.line): \(fix)") }
    terminal.printStatus("\(verb) \(fixes.count.counted("problem")) in \(file.path)")
  }
}
