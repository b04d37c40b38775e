import LifecycleModel
import Text

/// A call that a label names.
struct LabelCall: Hashable, Sendable {
  /// The delegate's name; `nil` where the label has none.
  var owner: String?
  /// The compound name, or the value.
  var name: String
  /// `true` where it is written as a value, `.inactive`.
  var isValue = false
  /// The certainty that it comes.
  var certainty = Certainty.always
  /// The versions that have it.
  var availability = Availability()
  /// The number, from 1, of its group without a fixed order.
  var unordered: Int?

  /// Reads what an exporter's numbered line names: any name, maybe with its delegate's and remarks in parentheses.
  init(listed text: String) {
    let (name, remarks) = CallRemarks.split(text)
    // A name has no full stop, but for one before white space.
    let dot = name.indices.last { name[$0] == "." && name[name.index(after: $0)...].first?.isWhitespace == false }
    self.name = dot.map { String(name[name.index(after: $0)...]) } ?? name
    owner = dot.flatMap { $0 == name.startIndex ? nil : String(name[..<$0]) }
    isValue = dot == name.startIndex
    take(remarks)
  }

  /// Reads a text that is the name of a callback; `nil` for other text.
  init?(_ text: String) {
    let (written, remarks) = CallRemarks.split(text.split(separator: "`").joined().inOneLine)
    guard let found = CallbackName.find(written) else { return nil }
    (owner, name) = (found.owner, found.name)
    take(remarks)
  }

  private mutating func take(_ remarks: CallRemarks?) {
    guard let remarks else { return }
    (certainty, availability) = (remarks.certainty, remarks.availability)
  }
}
