import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader

@testable import instar

/// A page is read to the end, whatever is in it, and what is said of it is about places in it.
enum PageLaw: Law {
  static let name = "page"
  /// How many situations are explored for one claim: a fuzzer wants many pages, not deep ones.
  static let explored = 500

  static func breaches(of bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "page.md", bytes: bytes)
    let reading = LifecycleReader.read(file)
    let findings = findings(of: reading)
    return mapBreaches(reading) + malformedBreaches(reading)
      + findings.diagnostics.flatMap { PlaceBreaches.all(of: $0, in: file) }
      + RenderingBreaches.all(of: findings) + lineEndBreaches(of: reading)
  }

  /// What the reader, the checks and the regions say of a page.
  static func findings(of reading: Reading) -> FileFindings {
    let subjects = reading.projections.map {
      CheckSubject($0.lifecycle, sourceMap: $0.sourceMap, limit: explored)
    }
    let found = CheckRegistry.findings(in: subjects) + RegionRequest.findings(in: reading.regions)
    return FileFindings(reading.file, reading.silencing(found, knownIDs: Situation.known.map(\.id)))
  }

  /// The lists of places are parallel to the life cycle's.
  private static func mapBreaches(_ reading: Reading) -> [String] {
    let (lifecycle, map) = (reading.lifecycle, reading.sourceMap)
    let counts = [
      ("states", lifecycle.states.count, map.states.count),
      ("delegates", lifecycle.delegates.count, map.delegates.count),
      ("callbacks", lifecycle.callbacks.count, map.callbacks.count),
      ("transitions", lifecycle.transitions.count, map.transitions.count),
      ("scenarios", lifecycle.scenarios.count, map.scenarios.count),
      ("rules", lifecycle.rules.count, map.rules.count),
      ("equivalents", lifecycle.equivalents.count, map.equivalents.count),
      ("configurations", lifecycle.sceneConfigurations.count, map.sceneConfigurations.count),
    ]
    let places =
      map.states + map.delegates + map.callbacks + map.transitions.flatMap { [$0.range] + $0.steps } + map.rules
      + map.scenarios.flatMap { [$0.range] + $0.items } + map.equivalents.flatMap { $0 } + map.sceneConfigurations
    return counts.filter { $0.1 != $0.2 }.map { "\($0.1) \($0.0) have \($0.2) places" }
      + places.filter { !reading.file.fullRange.contains($0) }.map { "place \($0) is outside of the page" }
  }

  /// Each byte that was replaced is told, unless the page allows it.
  private static func malformedBreaches(_ reading: Reading) -> [String] {
    let told = Set(reading.diagnostics.filter { $0.id == "invalid-text" }.map(\.range))
    return reading.file.malformedRanges.filter { !told.contains($0) }.map { "replaced text at \($0) is not told" }
  }

  /// A page says the same with the line ends of another system.
  private static func lineEndBreaches(of reading: Reading) -> [String] {
    guard !reading.file.bytes.contains(0x0D) else { return [] }
    let other = SourceFile(path: "page.md", text: reading.file.text.replacing("\n", with: "\r\n"))
    let isSame = LifecycleReader.read(other).diagnostics.map(\.id) == reading.diagnostics.map(\.id)
    return isSame ? [] : ["the page is read differently with CRLF"]
  }
}
