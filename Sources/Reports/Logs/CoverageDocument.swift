import Documents
import Emission
import LifecycleLogs

extension CoverageReport {
  /// The report as a document: a table for each kind of elements.
  package var document: Document {
    let title = lifecycle.name.isEmpty ? "Coverage" : "\(lifecycle.name): coverage"
    var parts = sections.filter { !$0.items.isEmpty }.map { section in
      var blocks = [Block.sentence("\(share(of: section)) covered."), .table(sheet(of: section))]
      if section.kind == .transitions, let sheet = alternativesSheet {
        blocks += [.sentence("\(Self.alternativesTitle): \(Self.alternativesNote)."), .table(sheet)]
      }
      return Document.Section(title: section.kind.title, blocks: blocks)
    }
    let others = sections.flatMap(\.unobservable)
    if !others.isEmpty {
      let items = others.map { Block.Item(InlineContent(plain: name(of: $0.element))) }
      parts.append(
        Document.Section(
          title: "Not counted", blocks: [.sentence(Self.unobservableNote + "."), .list(.bullets, items)]))
    }
    return Document(title: title, introduction: [.sentence("\(share) covered, by \(subjects).")], sections: parts)
  }

  /// The report as a standalone web page, with its picture.
  package var page: IllustratedText {
    var picture = Picture(of: self)
    picture.scope = "coverage-"
    let slots = PictureSlots([picture])
    let figure = GuidePictures.figure(picture, "What is covered", in: slots)
    return slots.filled(GuideHTML(document, pictures: figure).document, orElse: GuidePictures.substitute)
  }

  /// The title of the transitions of which one is covered, and what they are.
  static let alternativesTitle = "One of several"
  static let alternativesNote = "The calls do not tell which of these transitions was taken"

  /// Why some elements are not counted.
  static let unobservableNote = "The callbacks that the logs would show cannot show it"
}
