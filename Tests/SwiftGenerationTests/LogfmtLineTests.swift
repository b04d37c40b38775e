import Testing

@Suite("Reading logfmt")
struct LogfmtLineTests {
  @Test(
    "Values are read as written, whatever they contain",
    arguments: [
      ("lifecycle a=b", "b"), (#"lifecycle a="b c""#, "b c"),
      (#"lifecycle x=1 a="say \"x\" \\ =\n" y=2"#, "say \"x\" \\ =\n"),
      (#"lifecycle a="""#, ""), ("lifecycle a=\"\u{301}e\"", "\u{301}e"), ("lifecycle a=0x7f.-_", "0x7f.-_"),
      (#"lifecycle a="\u2028\t""#, "\u{2028}\t"),
    ])
  func values(line: String, value: String) {
    #expect(LogfmtLine(line)?.name == "lifecycle")
    #expect(LogfmtLine(line)?.values["a"] == value)
  }

  @Test(
    "Other text is not logfmt",
    arguments: [
      "", "a=b", "lifecycle a", "lifecycle a=", "lifecycle a=b(", #"lifecycle a="b"#, "lifecycle  a=b", #"l a="b"c"#,
    ])
  func none(line: String) {
    #expect(LogfmtLine(line) == nil)
  }
}
