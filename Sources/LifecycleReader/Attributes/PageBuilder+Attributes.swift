import Diagnostics
import LifecycleModel

extension PageBuilder {
  /// Reads the parenthesis that begins a part of a text, if it holds attributes.
  ///
  /// The offset is that behind the parenthesis, or the part's start where it is prose or missing.
  mutating func readAttributes(
    of subject: Attribute.Subject, in range: Range<Int>, of text: RichText
  ) -> (attributes: AttributeSet, end: Int) {
    guard let found = text.parenthesis(in: range) else { return (AttributeSet(), range.lowerBound) }
    let list = readAttributeList(of: subject, in: found.inside, of: text, isLenient: false)
    return list.isAttributes ? (list.attributes, found.end) : (AttributeSet(), range.lowerBound)
  }

  /// Reads attributes that commas or semicolons separate. A part that is none continues the condition before it
  /// (`observed: iPhone 11, iOS 13.1`) or is prose; `isLenient` keeps silent about what applies elsewhere.
  mutating func readAttributeList(
    of subject: Attribute.Subject, in range: Range<Int>, of text: RichText, isLenient: Bool
  ) -> (attributes: AttributeSet, isAttributes: Bool) {
    let reader = AttributePhrase(vocabulary: vocabulary)
    var found: [Attribute] = []
    for part in text.fields(in: range) {
      let code = text.codeSpans(in: part).first.map { text[$0.bytes] }
      let place = text.source(of: part)
      switch reader.match(text[part], code: code) {
      case .attribute(let attribute) where attribute.applies(to: subject): found.append(attribute)
      case .attribute:
        if !isLenient { report(.misplacedAttribute(text[part], of: subject, at: place)) }
      case .badVersion: report(.invalidVersion(text[part], at: place))
      case .nearMiss(let phrase): report(.misspeltAttribute(text[part], meant: phrase, at: place))
      case .none:
        if let last = found.popLast() { found.append(last.continued(with: text[part])) }
      }
    }
    var attributes = AttributeSet()
    for attribute in found { attributes.insert(attribute, for: subject) }
    return (attributes, !found.isEmpty)
  }
}

extension Attribute {
  /// The attribute with more words in its condition; itself where it has none.
  fileprivate func continued(with text: String) -> Attribute {
    switch self {
    case .mayBeSkipped(let condition?): .mayBeSkipped(when: "\(condition), \(text)")
    case .deferred(let condition?): .deferred(until: "\(condition), \(text)")
    case .observed(let place?): .observed(where: "\(place), \(text)")
    case .initial, .final, .transient, .onePer, .once, .mayBeSkipped, .deferred, .since, .deprecated, .removed,
      .replacedBy, .documented, .observed:
      self
    }
  }
}

extension RichText {
  /// The parts of a range between commas and semicolons, trimmed; empty ones are left out.
  func fields(in range: Range<Int>) -> [Range<Int>] {
    let separators = (places(of: .comma, in: range) + places(of: .semicolon, in: range))
      .sorted { $0.lowerBound < $1.lowerBound }
    let starts = [range.lowerBound] + separators.map(\.upperBound)
    let ends = separators.map(\.lowerBound) + [range.upperBound]
    return zip(starts, ends).map { trimmed($0..<$1) }.filter { !$0.isEmpty }
  }
}
