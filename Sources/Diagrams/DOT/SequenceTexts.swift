import Documents
import Emission
import LifecycleModel
import Text

/// The texts of the sequence view.
struct SequenceTexts {
  /// The style of calls.
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

  /// The name of the system.
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
