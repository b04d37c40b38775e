import Diagnostics
import LifecycleChecks
import LifecycleModel
import LifecycleReader

@testable import instar

/// A page is read to the end, whatever it contains, and its diagnostics are at places in it.
enum PageLaw: Law {
  static let name = "page"
  /// The number of product states that are explored for one claim: a fuzzer needs many pages, not deep ones.
  static let explored = 500

  static func violations(of bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "page.md", bytes: bytes)
    let reading = LifecycleReader.read(file)
    let diagnostics = diagnostics(of: reading)
    var violations = mapViolations(reading)
    violations += malformedViolations(reading)
    for diagnostic in diagnostics.diagnostics { violations += PlaceViolations.all(of: diagnostic, in: file) }
    violations += RenderingViolations.all(of: diagnostics)
    violations += lineEndViolations(of: reading)
    return violations
  }

  /// The diagnostics of the reader, the checks and the regions.
  static func diagnostics(of reading: Reading) -> FileDiagnostics {
    let subjects = reading.projections.map {
      CheckSubject($0.lifecycle, sourceMap: $0.sourceMap, at: $0.selection, limit: explored)
    }
    let found = CheckRegistry.diagnostics(in: subjects) + RegionRequest.diagnostics(in: reading.regions)
    return FileDiagnostics(reading.file, reading.suppressing(found, knownIDs: DiagnosticDescriptor.known.map(\.id)))
  }

  /// The lists of places are parallel to the life cycle's.
  private static func mapViolations(_ reading: Reading) -> [String] {
    let (lifecycle, map) = (reading.lifecycle, reading.sourceMap)
    let counts: [(name: String, elements: Int, places: Int)] = [
      ("states", lifecycle.states.count, map.states.count),
      ("delegates", lifecycle.delegates.count, map.delegates.count),
      ("callbacks", lifecycle.callbacks.count, map.callbacks.count),
      ("transitions", lifecycle.transitions.count, map.transitions.count),
      ("scenarios", lifecycle.scenarios.count, map.scenarios.count),
      ("rules", lifecycle.rules.count, map.rules.count),
      ("equivalents", lifecycle.equivalents.count, map.equivalents.count),
      ("configurations", lifecycle.sceneConfigurations.count, map.sceneConfigurations.count),
      ("log lines", lifecycle.logLines.count, map.logLines.count),
    ]
    var places: [SourceRange] = []
    for list in [map.states, map.delegates, map.callbacks, map.rules, map.sceneConfigurations] { places += list }
    for place in map.transitions { places += [place.range] + place.steps }
    for place in map.scenarios { places += [place.range] + place.items }
    for rows in map.equivalents { places += rows }
    for place in map.logLines { places += [place.pattern, place.call] }
    var violations: [String] = []
    for count in counts where count.elements != count.places {
      violations.append("\(count.elements) \(count.name) have \(count.places) places")
    }
    for place in places where !reading.file.fullRange.contains(place) {
      violations.append("place \(place) is outside of the page")
    }
    return violations
  }

  /// Each byte that was replaced is reported, by itself or with its neighbours, up to as many places as are.
  private static func malformedViolations(_ reading: Reading) -> [String] {
    let reported = reading.diagnostics.filter { $0.id == "invalid-text" }.map(\.range)
    guard reported.count < 1000 else { return [] }
    return reading.file.malformedRanges.filter { place in !reported.contains { $0.contains(place) } }.map {
      "replaced text at \($0) is not reported"
    }
  }

  /// A page is read as the same life cycle with the line ends of another system.
  private static func lineEndViolations(of reading: Reading) -> [String] {
    guard !reading.file.bytes.contains(0x0D), reading.file.malformedRanges.isEmpty else { return [] }
    let other = SourceFile(path: "page.md", text: reading.file.text.replacing("\n", with: "\r\n"))
    let isSame = LifecycleReader.read(other).diagnostics.map(\.id) == reading.diagnostics.map(\.id)
    return isSame ? [] : ["the page is read differently with CRLF"]
  }
}
