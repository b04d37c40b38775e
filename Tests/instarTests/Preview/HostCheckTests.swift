import Testing

@testable import instar

@Suite("The host of a request")
struct HostCheckTests {
  @Test(
    "This machine is allowed, with any port",
    arguments: [
      "127.0.0.1:8137", "localhost:8137", "LOCALHOST", "127.0.0.1", "[::1]:8137", "[::1]", "localhost:9000",
      "127.1.2.3:1",
    ])
  func right(host: String) {
    #expect(HostCheck(listeningAt: "127.0.0.1").accepts(host))
  }

  @Test(
    "A name that others may have pointed to this machine is not, nor is an invalid host",
    arguments: [
      nil, "", " ", "evil.example", "evil.example:8137", "localhost.evil.example", "127.0.0.1.evil.example",
      "127.0.0.1@evil.example", "evil.example#localhost", "localhost:8137:1", "localhost:", "localhost:x",
      "localhost:99999",
      "[::1", "[::1]x", "[localhost]", "::1", "[::2]", "192.168.1.5:8137", "0.0.0.0:8137", "127.0.0.1 evil.example",
      "127.0.0", "127.0.0.256", "0x7f.0.0.1", "127.0.0.1,evil.example", "localhost/..", "１２７.0.0.1",
    ] as [String?])
  func wrong(host: String?) {
    #expect(!HostCheck(listeningAt: "127.0.0.1").accepts(host))
  }

  @Test("A server that others reach accepts any address, but still no name")
  func others() {
    let check = HostCheck(listeningAt: "0.0.0.0")
    #expect(check.accepts("192.168.1.5:8137") && check.accepts("[fe80::1]:8137") && check.accepts("localhost:8137"))
    #expect(!check.accepts("evil.example:8137") && !check.accepts("192.168.1.5.evil.example") && !check.accepts(nil))
  }

  @Test("Loopback addresses")
  func loopback() {
    #expect(["127.0.0.1", "127.9.9.9", "::1"].allSatisfy(HostCheck.isLoopback))
    #expect(!["0.0.0.0", "192.168.1.5", "127.evil.example", "localhost"].contains(where: HostCheck.isLoopback))
  }
}
