extension StringProtocol {
  /// The text with each occurrence of a scalar replaced, even inside a character.
  ///
  /// A mark of a format may be part of a `Character`: a combining mark after it, or a sign such as U+0600 before it, hides it
  /// from a search for characters, but not from programs that read the format.
  package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
    guard unicodeScalars.contains(scalar) else { return String(self) }
    var output = String.UnicodeScalarView()
    for other in unicodeScalars {
      if other == scalar { output.append(contentsOf: replacement.unicodeScalars) } else { output.append(other) }
    }
    return String(output)
  }
}
