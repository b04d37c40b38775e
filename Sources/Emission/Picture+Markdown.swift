import Documents

extension Picture {
  /// The picture as a Markdown page shows it: an image of the file at a relative path, with the title as its text alternative.
  package func markdown(at path: String) -> String {
    "![" + MarkdownWriter.escaped(title) + "](" + Self.address(path) + ")"
  }

  /// A path as part of an address: letters, digits and a few marks stay, every other byte is percent-encoded.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "-._~/".unicodeScalars.contains(scalar) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
