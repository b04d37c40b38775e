/// A heading with what is below it, up to the next heading of its level or a higher one.
struct PagePart: Sendable {
  /// The heading's node; `nil` for what comes before the first heading.
  let heading: Int?
  /// The heading's level; 0 for none.
  let level: Int
  /// The blocks before the first deeper heading.
  var blocks: [Int] = []
  /// The parts of the deeper headings.
  var parts: [PagePart] = []
}

extension MarkdownDocument {
  /// The page as a tree of headings.
  var parts: PagePart {
    var open = [PagePart(heading: nil, level: 0)]
    func close(to level: Int) {
      while open.count > 1, let last = open.last, last.level >= level {
        open.removeLast()
        open[open.count - 1].parts.append(last)
      }
    }
    for block in topLevel {
      if case .heading(let level) = nodes[block].kind {
        close(to: Int(level))
        open.append(PagePart(heading: block, level: Int(level)))
      } else {
        open[open.count - 1].blocks.append(block)
      }
    }
    close(to: 1)
    return open[0]
  }
}

/// The subject of a section; raw values are the vocabulary's keys.
enum SectionKind: String, Hashable, Sendable, CaseIterable {
  case delegates = "section.delegates"
  case states = "section.states"
  case callbacks = "section.callbacks"
  case transitions = "section.transitions"
  case scenarios = "section.scenarios"
  case rules = "section.rules"
  case counterparts = "section.equivalents"
  case sceneConfigurations = "section.sceneConfigurations"
  case logLines = "section.logLines"

  /// `true` where entries are paths of states.
  var hasPaths: Bool { self == .transitions || self == .scenarios }
}
