import Documents
import LifecycleModel
import Text

/// The elements of a page at all versions, each once: those of the whole page stand in it, the others wait in a template.
struct SiteParts {
  /// The elements that only versions have, in the order of their numbers, after those of the whole page.
  let waiting: HTML
  /// For each version its elements by place, as numbers.
  let numbers: [[(id: String, elements: [Int])]]

  private struct Key: Hashable {
    let place: String
    let element: HTML
    /// The number of equal elements before it.
    let occurrence: Int
  }

  /// Numbers the elements of each version, the whole page first.
  init(_ versions: [[SitePart]]) {
    var known: [Key: Int] = [:]
    var others: [HTML] = []
    numbers = versions.enumerated().map { index, parts in
      parts.map { part in
        var met: [HTML: Int] = [:]
        let elements = part.elements.map { element -> Int in
          let key = Key(place: part.id, element: element, occurrence: met[element, default: 0])
          met[element, default: 0] += 1
          if let number = known[key] { return number }
          known[key] = known.count
          if index > 0 { others.append(element) }
          return known.count - 1
        }
        return (part.id, elements)
      }
    }
    waiting = others.joined
  }
}
