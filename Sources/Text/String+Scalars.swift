extension StringProtocol {
  /// The text with another in the place of each of a scalar, whatever stands around it.
  ///
  /// A mark that a format acts on may be part of a `Character`: a combining mark behind it, or a sign such as U+0600 before it,
  /// hides it from a search for characters, and from no program that reads the format.
  package func replacing(scalar: Unicode.Scalar, with replacement: String) -> String {
    var output = String.UnicodeScalarView()
    for other in unicodeScalars {
      if other == scalar { output.append(contentsOf: replacement.unicodeScalars) } else { output.append(other) }
    }
    return String(output)
  }
}
