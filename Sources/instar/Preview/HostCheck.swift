import Text

/// The values of `Host` that a request may have.
///
/// A site that points its own name to 127.0.0.1 (DNS rebinding) could read the preview in a visitor's browser; but the
/// browser sends that name in `Host`. The port does not matter: it differs if one is forwarded from another machine.
struct HostCheck: Sendable {
  private let takesAnyAddress: Bool

  /// The check of a server that listens at an address.
  init(listeningAt address: String) {
    takesAnyAddress = !Self.isLoopback(address)
  }

  /// Returns `true` where only this machine can reach an address.
  static func isLoopback(_ address: String) -> Bool { address == "::1" || isIPv4(address) && address.hasPrefix("127.") }

  /// Returns `true` where a request may be answered; `host` is its header.
  func accepts(_ host: String?) -> Bool {
    guard let name = host.flatMap(Self.name) else { return false }
    if name.lowercased() == "localhost" || Self.isLoopback(name) { return true }
    // An address cannot be made to point elsewhere, a name can.
    return takesAnyAddress && (Self.isIPv4(name) || name.contains(":"))
  }

  /// The name without brackets and port; `nil` where it is none.
  private static func name(_ host: String) -> String? {
    let isBracketed = host.hasPrefix("[")
    let end = isBracketed ? host.firstIndex(of: "]") : host.firstIndex(of: ":") ?? host.endIndex
    guard let end else { return nil }
    let name = isBracketed ? host[host.index(after: host.startIndex)..<end] : host[..<end]
    let rest = isBracketed ? host[host.index(after: end)...] : host[end...]
    guard rest.isEmpty || rest.first == ":" && UInt16(rest.dropFirst()) != nil else { return nil }
    guard (isBracketed ? charactersOfIPv6 : charactersOfNames).holds(name) else { return nil }
    return isBracketed == name.contains(":") ? String(name) : nil
  }

  private static func isIPv4(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.utf8.allSatisfy(\.isASCIIDigit) }
  }

  private static let charactersOfIPv6 = ASCIISet("0123456789ABCDEFabcdef:.")
  private static let charactersOfNames = ASCIISet.alphanumerics.union(ASCIISet("-."))
}
