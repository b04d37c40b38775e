import Testing

@testable import Text

@Suite("Breaking lines")
struct WordWrapTests {
  @Test("Lines break at spaces, a long name is never broken")
  func words() {
    #expect("the session is restored".wrapped(to: 12) == ["the session", "is restored"])
    #expect(
      "see application(_:didFinishLaunchingWithOptions:) first".wrapped(to: 12)
        == ["see", "application(_:didFinishLaunchingWithOptions:)", "first"])
  }

  @Test("Japanese breaks between characters, and no line begins with a full stop")
  func japanese() {
    #expect("一秒以内に戻った。".wrapped(to: 8) == ["一秒以内", "に戻っ", "た。"])
    #expect("UIが出る".wrapped(to: 4) == ["UIが", "出る"])
  }

  @Test("Korean breaks at spaces only")
  func korean() {
    #expect("1초 안에 돌아온 경우".wrapped(to: 8) == ["1초 안에", "돌아온", "경우"])
  }

  @Test("Pieces of a list stay whole")
  func pieces() {
    #expect(String.lines(of: ["New window,", "Return,", "End"], width: 20) == ["New window, Return,", "End"])
    #expect("".wrapped(to: 5) == [])
  }

  @Test("A long name is broken behind colons, a longer part before capitals, and no line is a parenthesis alone")
  func colons() {
    let name = "scene(_:willConnectTo:options:)"
    #expect(name.brokenAsName(width: 31) == [name])
    #expect(name.brokenAsName(width: 30) == ["scene(_:willConnectTo:", "options:)"])
    #expect(name.brokenAsName(width: 14) == ["scene(_:", "willConnectTo:", "options:)"])
    #expect(name.brokenAsName(width: 9) == ["scene(_:", "will", "Connect", "To:", "options:)"])
    #expect("Lamp::glow".brokenAsName(width: 4) == ["Lamp::", "glow"])
    #expect("applicationDidBecomeActive".brokenAsName(width: 9) == ["application", "DidBecome", "Active"])
    #expect("applicationDidBecomeActive(_:)".brokenAsName(width: 28) == ["applicationDidBecome", "Active(_:)"])
    #expect("applicationdidbecomeactive".brokenAsName(width: 9) == ["applicationdidbecomeactive"])
  }
}
