import LifecycleModel
import Text

/// All ways to cut a text at its arrows into the names of known states.
///
/// A name may hold arrows of its own ("to" is a word like any other), so a text can be cut in several ways; those with
/// the longest names are kept, and of them two, which is enough to know that there is more than one.
struct PathReadings {
  /// A state's name in the text.
  typealias Stop = (state: StateID, bytes: Range<Int>)

  /// A way to read the text from a name on to its end.
  private struct Way {
    let stop: Stop
    /// The way after the next arrow: the number of the arrow and which of the ways from there; `nil` at the end.
    let next: (arrow: Int, way: Int)?
    /// The bytes of all names together.
    let length: Int
  }

  /// A name may hold arrows of its own, but no more than these.
  private static let mostArrowsInName = 4

  private let text: RichText
  private let end: Int
  private let arrows: [Range<Int>]
  private let stateNames: StateNames
  /// The ways to read what begins after each arrow.
  private var ways: [[Way]]

  /// Prepares the readings of a range of a text.
  init(_ text: RichText, in range: Range<Int>, arrows: [Range<Int>], stateNames: StateNames) {
    self.text = text
    end = range.upperBound
    self.arrows = arrows
    self.stateNames = stateNames
    ways = Array(repeating: [], count: arrows.count)
    for arrow in arrows.indices.reversed() {
      ways[arrow] = longest(readings(from: arrows[arrow].upperBound, nextArrow: arrow + 1))
    }
  }

  /// The paths of two states at least that begin at an offset, with the bytes of their names; several sources are each
  /// one's way to the second state.
  func paths(from start: Int) -> [(sources: [StateID], stops: [Stop], length: Int)] {
    let next = arrows.indices.partitioningIndex { arrows[$0].lowerBound >= start }
    var readings = readings(from: start, nextArrow: next)
    readings.removeAll { $0.next == nil }
    guard readings.isEmpty, next < arrows.count else {
      return longest(readings).map { ([$0.stop.state], stops(of: $0), $0.length) }
    }
    let name = text.trimmed(start..<max(start, arrows[next].lowerBound))
    return longest(ways[next]).compactMap { way in
      let sources = stateNames.sources(in: name, of: text, leadingTo: way.stop.state)
      return sources.first.map { (sources, [($0, name)] + stops(of: way), name.count + way.length) }
    }
  }

  private func stops(of way: Way) -> [Stop] {
    var stops = [way.stop]
    var rest = way
    while let next = rest.next {
      rest = ways[next.arrow][next.way]
      stops.append(rest.stop)
    }
    return stops
  }

  private func readings(from start: Int, nextArrow: Int) -> [Way] {
    var readings: [Way] = []
    let mostArrows = stateNames.haveArrows ? Self.mostArrowsInName : 0
    for arrow in nextArrow..<min(arrows.count + 1, nextArrow + mostArrows + 1) {
      let name = text.trimmed(start..<(arrow < arrows.count ? arrows[arrow].lowerBound : end))
      guard let state = stateNames[text[name][...]] else { continue }
      guard arrow < arrows.count else {
        readings.append(Way(stop: (state, name), next: nil, length: name.count))
        continue
      }
      for (index, way) in ways[arrow].enumerated() {
        readings.append(Way(stop: (state, name), next: (arrow, index), length: name.count + way.length))
      }
    }
    return readings
  }

  private func longest(_ readings: [Way]) -> [Way] {
    guard readings.count > 1 else { return readings }
    let length = readings.map(\.length).max()
    return Array(readings.filter { $0.length == length }.prefix(2))
  }
}
