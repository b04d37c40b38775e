import Documents
import LifecycleModel
import LifecyclePaths
import Text

extension TestPlan {
  /// The plan as a check list.
  package var document: Document {
    Document(
      title: title, introduction: introduction,
      sections: sequences.enumerated().map { section($1, number: $0 + 1) } + gaps)
  }

  /// The plan as a part of a section of another document.
  var blocks: [Block] {
    let sections = sequences.enumerated().map { section($1, number: $0 + 1) }
    return introduction + sections.flatMap { [.heading(InlineContent(plain: $0.title))] + $0.blocks }
  }

  private var introduction: [Block] {
    let start = words.runs("plan.beginning", [.strong([.text(beginning)])])
    return [.sentence(summary + words.fullStop)]
      + (sequences.isEmpty ? [] : [.paragraph(InlineContent(lines: [start]))])
  }

  private func section(_ sequence: Sequence, number: Int) -> Document.Section {
    Document.Section(
      title: "\(number). " + sequence.title,
      blocks: [
        .paragraph(InlineContent(.code(sequence.words.map(ShellWord.quoted).joined(separator: " ")))),
        .list(.boxes, sequence.actions.map(item)),
        .sentence(words.phrase("plan.end", sequence.end)),
      ])
  }

  /// The targets that no sequence covers; no section where there are none.
  private var gaps: [Document.Section] {
    let items = plan.gaps.map { gap in
      Block.Item(
        InlineContent(plain: "\(gap.target.name(in: runs.lifecycle)): \(gap.reason.text(in: runs.lifecycle))"))
    }
    return items.isEmpty
      ? [] : [Document.Section(title: words.phrase("plan.notCovered"), blocks: [.list(.bullets, items)])]
  }

  /// An event to tick off, with its calls below.
  private func item(_ action: Action) -> Block.Item {
    let texts = [action.condition.map { " [\($0)]" }, words.instruction(of: action).map { words.colon + $0 }]
    let scene = action.scene.map { [InlineContent.Inline.text($0 + words.colon)] } ?? []
    let line =
      scene + [.strong([.text(action.name)])] + texts.compactMap { $0 }.map { .text($0) }
      + [.text(" → "), .strong([.text(action.target)])]
    return Block.Item(
      InlineContent(lines: [line]), blocks: action.calls.isEmpty ? [] : [.list(.numbers, action.calls.map(item))])
  }

  /// A call, or a group in any order.
  private func item(_ group: [Step]) -> Block.Item {
    if group.count == 1 { return item(group[0], isAlone: true) }
    let order = words.anyOrder
    let heading = order.prefix(1).uppercased() + order.dropFirst() + words.colon.trimmingSpaces
    return Block.Item(
      InlineContent(plain: heading), blocks: [.list(.bullets, group.map { item($0, isAlone: false) })])
  }

  private func item(_ step: Step, isAlone: Bool) -> Block.Item {
    Block.Item(
      InlineContent(
        .code(runs.lifecycle.qualifiedName(of: step.callback)),
        .text(words.remark(on: step, of: runs.lifecycle, isAlone: isAlone))))
  }
}
