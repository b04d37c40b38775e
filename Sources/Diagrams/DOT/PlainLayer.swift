/// The page without a path or changes.
struct PlainLayer: StatesLayer {
  let style: CallStyle

  var header: Markup? { plainHeader() }

  func label(of card: TransitionCard) -> CardText { CardLabel(card: card, style: style).text }
}
