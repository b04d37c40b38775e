import Documents
import Emission
import LifecycleModel
import Text

/// Writes the sequence view from top to bottom: a life line for each delegate, a frame for each chain of transitions, and in it the calls
/// in their order. All places are computed here; Graphviz draws.
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

/// Lines of text in the sequence view, one below the other, with the room that they need in points.
struct SequenceText {
  /// A line of words, each with its style.
  struct Line {
    /// The room that it needs in points.
    private(set) var width = 0
    /// The height in points.
    private(set) var height: Int
    private let points: Int
    /// The size that nodes have by themselves.
    private static let usual = 10
    private var words: Markup?

    /// Begins an empty line of a size.
    init(points: Int) {
      self.points = points
      height = points * 6 / 5
    }

    init(_ text: String, points: Int, isBold: Bool = false, _ style: (Markup) -> Markup) {
      self.init(points: points)
      append(text, isBold: isBold, style)
    }

    /// Adds words.
    mutating func append(_ text: String, isBold: Bool = false, _ style: (Markup) -> Markup) {
      // Fonts for East Asian text have taller lines.
      if text.displayWidth > text.count { height = points * 3 / 2 }
      width += Int((text.ems * Double(points) * (isBold ? 1.08 : 1)).rounded(.up))
      let words = style(isBold ? Markup(text).bold : Markup(text))
      let styled = points == Self.usual ? words : words.sized(points)
      self.words = self.words.map { $0 + styled } ?? styled
    }

    /// The line as a row of a table, in a cell with some attributes.
    fileprivate func row(_ attributes: String) -> Markup { .row([(words ?? Markup("")).cell(attributes)]) }
  }

  /// The lines from top to bottom.
  var lines: [Line] = []

  /// The room that the lines need.
  var width: Int { lines.map(\.width).max() ?? 0 }
  /// The height of all lines.
  var height: Int { lines.map(\.height).reduce(0, +) }

  /// The lines at the left of a table that is as wide as the room for them, so that shorter ones begin where it begins.
  var markup: Markup { .table(lines.map { $0.row("align=\"left\" width=\"\(width)\"") }, "cellpadding=\"0\"") }
  /// The lines, each in the middle.
  var centered: Markup { .table(lines.map { $0.row("") }, "cellpadding=\"0\"") }
}

/// The texts of the sequence view, each with the size that it takes: Graphviz does not lay this view out, so lines are broken and measured
/// here.
struct SequenceTexts {
  let style: CallStyle
  /// The widest line of a call's name in columns.
  private let nameWidth: Int

  /// Prepares the texts of a life cycle: names of more than `nameWidth` columns are broken, but not those that are shorter than
  /// the longest part of any name.
  init(style: CallStyle, nameWidth: Int) {
    self.style = style
    let steps = style.lifecycle.transitions.flatMap(\.steps)
    self.nameWidth = steps.flatMap { style.lines(ofNameOf: $0, width: nameWidth) }.map(\.displayWidth).max() ?? 0
  }

  /// The widest line of an event's heading or a remark, in columns.
  private static let width = 44
  /// The beginning of a call's second line.
  private static let indent = "\u{A0}\u{A0}\u{A0}"

  private var lifecycle: Lifecycle { style.lifecycle }
  private var strings: PageStrings { PageStrings(language: lifecycle.language) }

  func head(ofSystem name: String) -> SequenceText {
    text(name, width: 24, points: 11, isBold: true) { $0.colored(AdaptiveColor.text.light) }
  }

  /// The name of a delegate in its colour; in italics where it is observed.
  func head(of delegate: DelegateID) -> SequenceText {
    let entry = style.palette[delegate]
    let isObserved = lifecycle[delegate].isObserved
    return text(lifecycle[delegate].name + entry.mark, width: 24, points: 11, isBold: true) {
      (isObserved ? $0.italic : $0).colored(entry.light)
    }
  }

  /// A chain's event, and smaller its guard and versions.
  func heading(of sequence: CallSequence) -> SequenceText {
    let versions = strings.versions(sequence.availability).nilIfEmpty
    let small = [sequence.guard.map { "[\($0.text)]" }, versions].compactMap { $0 }.joined(separator: "  ")
    let quiet: (Markup) -> Markup = { $0.colored(AdaptiveColor.quiet.light) }
    var heading = text(sequence.event, width: Self.width, points: 12, isBold: true) {
      $0.colored(AdaptiveColor.text.light)
    }
    if heading.lines.count == 1, (sequence.event + small).displayWidth < Self.width, !small.isEmpty {
      heading.lines[0].append("\u{A0} " + small, quiet)
    } else {
      heading.lines += text(small, width: Self.width, points: 11, quiet).lines
    }
    return heading
  }

  /// A call after its number or bullet, its remarks below it.
  func call(_ step: Step, mark: String) -> SequenceText {
    let mark = mark + style.palette[lifecycle[step.callback].delegate].mark
    var call = SequenceText()
    for (index, name) in style.lines(ofNameOf: step, width: nameWidth).enumerated() {
      call.lines.append(
        .init((index == 0 ? mark + " " : Self.indent) + name, points: 10) { style.styled($0, as: step) })
    }
    let remarks = DiagramStrings(lifecycle).ownRemarks(of: step).joined(separator: ", ")
      .wrapped(to: max(34, nameWidth + 4))
    call.lines += remarks.map { remark in
      .init(Self.indent + remark, points: 9) { $0.colored(AdaptiveColor.quiet.light) }
    }
    return call
  }

  /// The name of an any-order group.
  var anyOrder: SequenceText {
    text(strings.anyOrder, width: Self.width, points: 9) { $0.colored(AdaptiveColor.quiet.light) }
  }

  /// A state's name.
  func state(_ state: StateID) -> SequenceText {
    text(lifecycle[state].name, width: 40, points: 11) { $0.colored(AdaptiveColor.text.light) }
  }

  /// A state's name and documentation.
  func tooltip(of state: StateID) -> String {
    let said = PlainText.words(of: lifecycle[state].documentation)
    return said.isEmpty ? lifecycle[state].name : "\(lifecycle[state].name) — \(said)"
  }

  /// The documentation of a chain; empty for none.
  func tooltip(of sequence: CallSequence) -> String {
    sequence.transitions.first.map { PlainText.words(of: lifecycle[$0].documentation) } ?? ""
  }

  private func text(
    _ text: String, width: Int, points: Int, isBold: Bool = false, _ style: (Markup) -> Markup
  ) -> SequenceText {
    SequenceText(lines: text.wrapped(to: width).map { .init($0, points: points, isBold: isBold, style) })
  }
}
