extension String {
  /// The path as a URI path: all but `/` and RFC 3986's unreserved characters in percent encoding.
  package var percentEncodedPath: String {
    utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        String(UnicodeScalar(byte))
      default: byte.percentEncoded
      }
    }.joined()
  }
}
