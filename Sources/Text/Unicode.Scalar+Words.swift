extension Unicode.Scalar {
  /// `true` for a letter or a digit of any script.
  package var isWord: Bool {
    guard !isASCII else {
      return ("0"..."9").contains(self) || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
    }
    return properties.isAlphabetic || properties.numericType != nil
  }
}
