import Text

/// The operators of references to build settings: `$(PRODUCT_NAME:c99extidentifier)`.
enum SettingOperator {
  /// Returns a value after an operator; `nil` where the operator is not known.
  static func apply(_ name: String, to value: String) -> String? {
    switch name {
    case "c99extidentifier", "identifier": identifier(value)
    case "rfc1034identifier": hostName(value)
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    case "file": ProjectPath.name(of: value)
    case "base": ProjectPath.stem(of: value)
    default: nil
    }
  }

  /// Returns a name of Swift's or C's: other characters are underscores, and so is a digit at the beginning.
  private static func identifier(_ value: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      let isPart = scalar.isASCII ? scalar == "_" || isAlphanumeric(scalar) : scalar.properties.isXIDContinue
      let isDigit = scalars.isEmpty && (scalar.isASCII ? ("0"..."9").contains(scalar) : !scalar.properties.isXIDStart)
      scalars.append(isPart && !isDigit ? scalar : "_")
    }
    return String(scalars)
  }

  /// Returns a part of a bundle's identifier: characters besides letters, digits, dots and hyphens are hyphens.
  private static func hostName(_ value: String) -> String {
    let scalars = value.unicodeScalars.map { scalar -> Unicode.Scalar in
      isAlphanumeric(scalar) || scalar == "." || scalar == "-" ? scalar : "-"
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isAlphanumeric(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && ASCIISet.alphanumerics.contains(UInt8(scalar.value))
  }
}
