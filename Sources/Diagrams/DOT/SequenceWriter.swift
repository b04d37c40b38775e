import Emission
import LifecycleModel

/// Writes the sequence view from top to bottom.
struct SequenceWriter {
  /// The text so far.
  private(set) var sheet = SequenceSheet()
  private let columns: SequenceColumns
  private let texts: SequenceTexts
  private let delegates: Identifiers
  /// The top of what comes next.
  private var y = 0
  /// The place where the rest of each life line begins, the system's first.
  private var starts: [Int] = []
  private var count = 0

  /// The height of a picture that has the heads at its bottom, too.
  private static let long = 700
  /// The distance between frames.
  private static let distance = 18
  /// The distance between what is in a frame.
  private static let gap = 7
  private static let system = "system"

  /// Begins with the heads.
  init(_ columns: SequenceColumns, _ texts: SequenceTexts) {
    self.columns = columns
    self.texts = texts
    delegates = .delegates(of: texts.style.lifecycle)
    writeHeads("")
    starts = columns.lines.map { _ in y }
    y += Self.distance
  }

  /// Ends the life lines; below a long picture come the heads once more.
  mutating func finish() {
    for lane in starts.indices { drawLine(lane, to: y) }
    if y > Self.long { writeHeads("_foot") }
  }

  /// Writes a chain: its frame with the heading, its states and calls.
  mutating func write(_ sequence: CallSequence, named name: String) {
    let top = y
    writeTab(texts.heading(of: sequence), from: columns.frame.lowerBound, tooltip: texts.tooltip(of: sequence))
    var numbering = CallNumbering()
    var isAfterState = false
    for moment in sequence.moments {
      switch moment {
      case .state(let state):
        if isAfterState { y += Self.distance }
        write(state)
      case .call(let step): write(step, mark: numbering.mark(of: step))
      case .anyOrder(let steps): writeGroup(steps.map { ($0, numbering.mark(of: $0)) })
      }
      if case .state = moment { isAfterState = true } else { isAfterState = false }
    }
    sheet.box(
      name, columns.frame, top...y,
      [
        .plain("id", name.replacing("_", with: "-")),
        .plain("class", sequence.transitions.map { "t\($0.index + 1)" }.joined(separator: " ")),
        .plain("color", AdaptiveColor.frame.light),
      ])
    y += Self.distance
  }

  private mutating func writeHeads(_ suffix: String) {
    let texts = [columns.system] + columns.delegates.compactMap { columns.heads[$0] }
    let height = (texts.map(\.height).max() ?? 0) + 10
    let names = [Self.system] + columns.delegates.map { delegates[$0] }
    for ((name, text), line) in zip(zip(names, texts), columns.lines) {
      sheet.box(
        name + suffix, columns.box(of: text, around: line), y...y + height,
        [
          .plain("style", "filled"), .plain("fillcolor", AdaptiveColor.paper.light),
          .plain("color", AdaptiveColor.stateBorder.light), .markup("label", text.centered),
        ])
    }
    y += height
  }

  /// Writes a heading in the corner of a frame, with a line around it that cuts its own corner, as UML has it.
  private mutating func writeTab(_ text: SequenceText, from left: Int, tooltip: String = "") {
    guard !text.lines.isEmpty else { return y += Self.gap }
    let (right, bottom, cut) = (left + text.width + 18, y + text.height + 5, 7)
    for (lane, line) in columns.lines.enumerated() where line <= right + 4 {
      drawLine(lane, to: y, continuedAt: bottom)
    }
    sheet.line(
      Self.system, Self.system,
      through: [(left, bottom), (right - cut, bottom), (right, bottom - cut), (right, y)],
      [.plain("dir", "none"), .plain("color", AdaptiveColor.frame.light)])
    sheet.text(
      next("heading"), text, at: (left + 8, y + 3), tooltip.isEmpty ? [] : [.tooltip("tooltip", tooltip)])
    y = bottom + Self.gap
  }

  private mutating func write(_ state: StateID) {
    let text = texts.state(state)
    let frame = columns.frame
    let height = text.height + 6
    sheet.box(
      next("state"), frame.lowerBound + 6...frame.upperBound - 6, y...y + height,
      [
        .plain("style", "rounded,filled"), .plain("fillcolor", AdaptiveColor.state.light),
        .plain("color", AdaptiveColor.stateBorder.light), .markup("label", text.centered),
        .tooltip("tooltip", texts.tooltip(of: state)),
      ])
    y += height + Self.gap
  }

  private mutating func writeGroup(_ steps: [(Step, String)]) {
    let lines = steps.map { columns[texts.style.lifecycle[$0.0.callback].delegate] }
    let (left, top) = (columns.systemLine - 8, y)
    writeTab(texts.anyOrder, from: left)
    for (step, mark) in steps { write(step, mark: mark) }
    sheet.box(
      next("group"), left...(lines.max() ?? left) + 12, top...y,
      [.plain("color", AdaptiveColor.frame.light)])
    y += Self.gap
  }

  private mutating func write(_ step: Step, mark: String) {
    let delegate = texts.style.lifecycle[step.callback].delegate
    let text = texts.call(step, mark: mark)
    let tip = columns[delegate] - Self.barWidth / 2
    let color = texts.style.palette[delegate].light
    let hint = DOTAttributes.Attribute.tooltip("tooltip", texts.style.tooltip(of: step))
    sheet.text(next("call"), text, at: (columns.textStart, y), [hint])
    y += text.height + 3
    sheet.arrow(
      Self.system, delegates[delegate], from: (columns.systemLine, y), to: tip, [.plain("color", color), hint])
    sheet.box(
      next("bar"), tip...tip + Self.barWidth, y - 4...y + 6,
      [
        .plain("style", "filled"), .plain("fillcolor", AdaptiveColor.paper.light),
        .plain("color", color), hint,
      ])
    y += Self.gap + 4
  }

  /// The width of the bar on a delegate's life line while it is called.
  private static let barWidth = 6

  /// Draws a life line as far as a place, and goes on with it at another.
  private mutating func drawLine(_ lane: Int, to bottom: Int, continuedAt next: Int = 0) {
    let name = lane == 0 ? Self.system : delegates[columns.delegates[lane - 1]]
    if starts[lane] < bottom {
      sheet.line(
        name, name, through: [(columns.lines[lane], starts[lane]), (columns.lines[lane], bottom)],
        [
          .plain("class", "lifeline"), .plain("dir", "none"), .plain("style", "dashed"),
          .plain("color", AdaptiveColor.stateBorder.light),
        ])
    }
    starts[lane] = next
  }

  private mutating func next(_ kind: String) -> String {
    count += 1
    return "\(kind)_\(count)"
  }
}
