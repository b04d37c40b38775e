import LifecycleModel
import Text

/// The cards of a states view with their places, which Graphviz then lays out.
struct StateLayout {
  /// A card with the line that it interrupts.
  struct Line {
    /// The card.
    let card: TransitionCard
    /// The ends of the line.
    let place: CardPlaces.Place
    /// The text of the card; `nil` for a line without a card.
    let label: Markup?
    /// The name of the line in DOT, that of its first transition: `t3`.
    var id: String { "t\((card.transitions.first?.index ?? 0) + 1)" }
    /// The names of all its transitions.
    var classes: String { card.transitions.map { "t\($0.index + 1)" }.joined(separator: " ") }
    /// The name of its card in DOT.
    var cardName: String { "card_" + id }
  }

  /// The lines, in page order.
  let lines: [Line]
  /// The ends of the lines, and the states that are shown.
  let places: CardPlaces
  /// The direction of the picture.
  let direction: PictureDirection

  /// Lays out what a layer shows, in a direction or in the one that suits it (`nil`).
  init(_ layer: some StatesLayer, direction: PictureDirection? = nil) {
    let cards = TransitionCard.cards(of: layer.arrows, group: layer.group)
    let places = CardPlaces(layer.style.lifecycle, cards: cards)
    self.places = places
    let texts = cards.concurrentMap { layer.label(of: $0) }
    self.direction =
      direction
      ?? PictureEstimate(
        places,
        texts: zip(cards, texts).map { card, text in
          let plain = layer.plainLabel(of: card) ?? text
          return (plain.columns, plain.lines.count)
        },
        of: layer.style.lifecycle
      ).best
    lines = zip(zip(cards, places.places), texts).map { Line(card: $0.0, place: $0.1, label: $1.markup) }
  }
}
