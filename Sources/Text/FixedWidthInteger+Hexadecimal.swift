extension FixedWidthInteger {
  /// The number in hexadecimal digits, with zeros before it where they are fewer than `count`.
  package func hexadecimal(digits count: Int, uppercase: Bool = false) -> String {
    let digits = String(self, radix: 16, uppercase: uppercase)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension UInt8 {
  /// The byte as percent encoding writes it: `%2F`.
  package var percentEncoded: String { "%" + hexadecimal(digits: 2, uppercase: true) }
}
