/// The reason why a file is no symbol graph that can be read.
package struct SymbolGraphError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words: `it is not JSON`.
  package let description: String

  init(_ description: String) { self.description = description }

  /// Puts the reason of a decoder into words.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self.init("it is no symbol graph: \(Self.place(context, key)) is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.init("it is no symbol graph: \(Self.place(context)) has a value of another type")
    case .dataCorrupted(let context) where context.codingPath.isEmpty: self.init("it is not JSON, or only a part of it")
    case .dataCorrupted(let context): self.init("it is no symbol graph: \(Self.place(context)) cannot be read")
    @unknown default: self.init("it is no symbol graph")
    }
  }

  /// `'symbols[3].kind'`.
  private static func place(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
    var path = ""
    for key in context.codingPath + [last].compactMap(\.self) {
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
    return path.isEmpty ? "the whole" : "'\(path)'"
  }
}
