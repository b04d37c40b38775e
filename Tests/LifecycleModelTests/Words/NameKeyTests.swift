@testable import LifecycleModel
import Testing

@Suite("Comparing names")
struct NameKeyTests {
  @Test(
    "Case, Unicode form and the kind of separator don't count",
    arguments: [
      ("Not running", "not-running"), ("not_running", "NOT  RUNNING"), ("Café", "cafe\u{301}"), ("CAFÉ", "Cafe\u{301}"),
      ("Straße", "STRASSE"), ("STRAẞE", "strasse"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("が", "か\u{3099}"),
      ("한글", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"),
      (" padded ", "padded"), ("a\u{A0}b", "a b"), ("a\u{3000}b", "a_b"), ("_a", "a"), ("\tA\n", "a"), ("ﬁn", "FIN"),
    ])
  func equal(one: String, other: String) {
    #expect(NameKey(one) == NameKey(other))
    #expect(NameKey(one).hashValue == NameKey(other).hashValue)
  }

  @Test(
    "An ASCII name is folded like one with other characters",
    arguments: [
      "Not running", "NOT-running_", "a", "  padded\t", "x__y", "-- a --", "A1.b(c:)", "\u{B}tab", "[Z]@`{^",
    ])
  func plain(name: String) {
    let isApart = name.first.map { " -_\t\u{B}".contains($0) } ?? false
    #expect(NameKey("é" + name).folded == "é" + (isApart ? " " : "") + NameKey(name).folded)
  }

  @Test(
    "Everything else counts",
    arguments: [
      ("a", "b"), ("ab", "a b"), ("a", "á"), ("--", "-"), ("-", "_"), ("—", "-"), ("ア", "あ"), ("a.b", "a b"), ("", " "),
      ("a/b", "a b"), ("🚀", "🛸"),
    ])
  func different(one: String, other: String) {
    #expect(NameKey(one) != NameKey(other))
  }

  @Test("What is folded without a look at Unicode's tables has no case and is no white space")
  func plain() {
    for scalar in NameKey.plainScalars.joined().compactMap(Unicode.Scalar.init) {
      let properties = scalar.properties
      #expect(!properties.isWhitespace && !properties.changesWhenCaseMapped, "\(scalar)")
    }
  }
}
