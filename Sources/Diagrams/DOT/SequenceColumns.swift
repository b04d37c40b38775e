import LifecycleModel

/// The columns of the sequence view, in points: the system's life line, the calls beside it, the delegates' life lines.
struct SequenceColumns {
  /// The delegates that are called, in page order.
  let delegates: [DelegateID]
  /// The heads' texts.
  let heads: [DelegateID: SequenceText]
  /// The system's head.
  let system: SequenceText
  /// The system's life line.
  let systemLine: Int
  private let delegateLines: [DelegateID: Int]
  /// The sides of the events' frames.
  let frame: ClosedRange<Int>

  /// Places the columns; the calls need `calls`, and the events' frames hold texts of a width of `text` beside their sides.
  init(system: SequenceText, heads: [(DelegateID, SequenceText)], calls: Int, text: Int) {
    self.system = system
    delegates = heads.map(\.0)
    self.heads = Dictionary(uniqueKeysWithValues: heads)
    systemLine = Self.boxWidth(of: system) / 2 + Self.margin
    var lines: [DelegateID: Int] = [:]
    var right = systemLine + Self.boxWidth(of: system) / 2
    for (delegate, head) in heads {
      let half = (Self.boxWidth(of: head) + 1) / 2
      let afterCalls = lines.isEmpty ? systemLine + Self.indent + calls + Self.shaft : 0
      let line = max(right + Self.distance + half, afterCalls)
      lines[delegate] = line
      right = line + half
    }
    delegateLines = lines
    frame = 0...max(right + Self.margin, text + 2 * Self.margin)
  }

  /// A delegate's life line.
  subscript(delegate: DelegateID) -> Int { delegateLines[delegate] ?? systemLine }

  /// All life lines, the system's first.
  var lines: [Int] { [systemLine] + delegates.map { self[$0] } }

  /// The place where texts beside the system's life line begin.
  var textStart: Int { systemLine + Self.indent }

  /// The sides of a head around a life line.
  func box(of text: SequenceText, around line: Int) -> ClosedRange<Int> {
    let half = (Self.boxWidth(of: text) + 1) / 2
    return line - half...line + half
  }

  /// The width of a head with its padding.
  private static func boxWidth(of text: SequenceText) -> Int { max(48, text.width + 12) }

  /// The distance between a life line and text beside it.
  private static let indent = 10
  /// The length of an arrow beyond the text above it.
  private static let shaft = 18
  /// The least distance between two heads.
  private static let distance = 10
  /// The distance between a frame and what is in it.
  static let margin = 12
}
