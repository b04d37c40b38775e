import Documents
import Emission
import LifecycleModel
import Text

/// The style of calls in pictures: number, name, colour and tooltip.
package struct CallStyle: Sendable {
  /// The life cycle of the calls.
  package let lifecycle: Lifecycle

  /// The colours.
  let palette = DelegatePalette()
  /// `true` where all calls are grey, as beside a path.
  var isQuiet = false

  /// Creates the style of a life cycle's calls.
  package init(lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
  }

  /// The marks before a transition's calls: a number, or a bullet in an any-order group.
  func marks(of steps: [Step]) -> [Markup] {
    zip(CallNumbering.marks(of: steps), steps).map(mark)
  }

  /// A number or bullet in the style of its call.
  func mark(_ text: String, of step: Step) -> Markup {
    let entry = palette[lifecycle[step.callback].delegate]
    let mark = Markup("\(text)\(entry.mark) ").colored(color(of: step))
    return lifecycle.delegate(of: step.callback).isObserved ? mark.italic : mark
  }

  /// The call's name in lines; one that is wider than `width` columns is broken behind colons and before capitals.
  func lines(ofNameOf step: Step, width: Int) -> [String] {
    lifecycle.shownName(of: step.callback).brokenAsName(width: width)
  }

  /// A text in the colour of a call; in italics where its delegate is observed.
  func styled(_ text: Markup, as step: Step) -> Markup {
    (lifecycle.delegate(of: step.callback).isObserved ? text.italic : text).colored(color(of: step))
  }

  /// The name with its owner on a card: a long one is broken.
  func brokenName(of step: Step) -> Markup {
    let isObserved = lifecycle.delegate(of: step.callback).isObserved
    return .brokenName(text(of: step, withOwner: true)) {
      (isObserved ? Markup($0).italic : Markup($0)).colored(color(of: step))
    }
  }

  private func text(of step: Step, withOwner: Bool) -> String {
    let isOwned = withOwner && lifecycle.delegate(of: step.callback).isObserved
    return isOwned ? lifecycle.qualifiedName(of: step.callback) : lifecycle.shownName(of: step.callback)
  }

  private func color(of step: Step) -> String {
    isQuiet ? AdaptiveColor.quiet.light : palette[lifecycle[step.callback].delegate].light
  }

  /// A delegate's name in its colour.
  func name(of delegate: DelegateID) -> Markup {
    let entry = palette[delegate]
    let name = Markup(lifecycle[delegate].name + entry.mark).bold.colored(entry.light)
    return lifecycle[delegate].isObserved ? name.italic : name
  }

  /// The call with its delegate, and the page's documentation and notes.
  func tooltip(of step: Step) -> String {
    let words = PageStrings(language: lifecycle.language)
    let said = [lifecycle[step.callback].documentation, step.note].map(PlainText.words)
    let versions = words.versions(step.attributes.availability).nilIfEmpty
    let small = [words.smallPrint(step.certainty), versions].compactMap { $0 }
    let sentences = [lifecycle.qualifiedName(of: step.callback)] + said + [small.joined(separator: ", ")]
    return sentences.filter { !$0.isEmpty }.joined(separator: " — ")
  }
}
