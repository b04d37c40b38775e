import Diagnostics
import ProjectModel
import TestSupport
import Testing

@Suite("Property lists")
struct PropertyListTests {
  private static func read(_ text: MarkedText) throws -> PropertyList {
    try PropertyList(SourceFile(path: "Info.plist", text: text.text))
  }

  @Test("XML has the places of keys and values, without the marks around them")
  func places() throws {
    let text: MarkedText = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>1️⃣Größe</key>
        <string>2️⃣a &lt; &#98;&#x63; <![CDATA[<d>]]></string>
        3️⃣<!-- instar:allow x -->
        <key>List</key>
        4️⃣<array><integer>-0x1F</integer><real>1.5</real><true/><false></false></array>
      </dict>
      </plist>
      """
    let list = try Self.read(text)
    let entries = try #require(list.root.entries)
    #expect(entries.map(\.key) == ["Größe", "List"])
    #expect(entries[0].keyRange.start == text.offsets["1️⃣"] && list.file[entries[0].keyRange] == "Größe")
    #expect(entries[0].value.string == "a < bc <d>")
    #expect(entries[0].value.range.start == text.offsets["2️⃣"])
    #expect(list.comments.map(\.start) == [text.offsets["3️⃣"]])
    #expect(list.file[list.comments[0]] == "<!-- instar:allow x -->")
    #expect(entries[1].value.range.start == text.offsets["4️⃣"])
    let contents = entries[1].value.elements?.map(\.content)
    #expect(contents == [.integer(-31), .real(1.5), .boolean(true), .boolean(false)])
  }

  @Test("XML has data, dates and empty values")
  func scalars() throws {
    let list = try Self.read(
      """
      <plist><dict>
      <key>data</key><data>
        SW5z
        dGFy
      </data><key>date</key><date> 2026-11-23T17:53:57Z </date>
      <key>text</key><string/><key>list</key><array/><key>none</key><dict></dict>
      <key>large</key><integer>18446744073709551616</integer>
      </dict></plist>
      """)
    #expect(list.root["data"]?.content == .data(Array("Instar".utf8)))
    #expect(list.root["date"]?.content == .date("2026-11-23T17:53:57Z"))
    #expect(list.root["text"]?.string == "" && list.root["list"]?.elements == [] && list.root["none"]?.entries == [])
    #expect(list.root["large"]?.content == .real(18_446_744_073_709_551_616))
  }

  @Test("Braces and equal signs have places, comments and escapes")
  func openStep() throws {
    let text: MarkedText = """
      // !$*UTF8*$!
      {
        1️⃣name = "2️⃣a \\"b\\" \\U00fc\\n\\101"; /* note */
        list = (one, <0F a1>, { deep = path/to.file; },);
        alone;
      }
      """
    let list = try Self.read(text)
    #expect(list.format == .openStep && list.comments.map { list.file[$0] } == ["// !$*UTF8*$!", "/* note */"])
    #expect(list.root.entries?.first?.keyRange.start == text.offsets["1️⃣"])
    #expect(list.root["name"]?.string == "a \"b\" ü\nA" && list.root["name"]?.range.start == text.offsets["2️⃣"])
    let elements = try #require(list.root["list"]?.elements)
    #expect(elements[0].string == "one" && elements[1].content == .data([0x0F, 0xA1]))
    #expect(elements[2]["deep"]?.string == "path/to.file" && list.root["alone"]?.string == "alone")
  }

  @Test("Of equal keys the last one counts")
  func equalKeys() throws {
    #expect(try Self.read("{ a = 1; a = 2; }").root["a"]?.string == "2")
  }

  @Test("Booleans are read as Apple's systems read them")
  func booleans() {
    let values: [PropertyListValue.Content] = [
      .boolean(true), .integer(2), .string("YES"), .string("true"), .string("1"),
    ]
    #expect(values.map { PropertyListValue($0).boolean } == [true, true, true, true, true])
    let others: [PropertyListValue.Content] = [.string("No"), .integer(0), .string("maybe"), .real(1)]
    #expect(others.map { PropertyListValue($0).boolean } == [false, false, nil, nil])
  }

  @Test(
    "An unreadable list says why, at the place",
    arguments: [
      ("<plist>1️⃣<dict><key>a</key><string>b</string>", "'dict' is not closed"),
      ("<plist><dict><key>1️⃣a</key></dict></plist>", "Key 'a' has no value"),
      ("<plist><dict><key>1️⃣a</key><key>b</key></dict></plist>", "Key 'a' has no value"),
      ("<plist><dict>1️⃣<string>b</string></dict></plist>", "Value has no key"),
      ("<plist><array>1️⃣<thing/></array></plist>", "'thing' is no element of property lists"),
      ("<plist><array>1️⃣text</array></plist>", "Text is outside of a value"),
      ("<plist><integer>1️⃣1x</integer></plist>", "'1x' is no integer"),
      ("<plist><data>1️⃣ä</data></plist>", "'ä' is no base64"),
      ("<plist><string>a1️⃣</dict></plist>", "'string' is not closed before this"),
      ("<plist><string>a1️⃣&file;</string></plist>", "Entity is not one of XML's own"),
      (
        "<!DOCTYPE plist 1️⃣[<!ENTITY a \"b\">]><plist/>", "Document type has declarations, which property lists have not"
      ),
      ("<plist>1️⃣<!-- <dict/></plist>", "Comment is not closed"),
      ("1️⃣<plist></plist>", "Property list has no value"),
      ("<plist><true/>1️⃣<true/></plist>", "Property list has a second value"),
      ("1️⃣<plist a='>", "Element is not closed"),
      ("1️⃣{ a = b;", "Dictionary is not closed"),
      ("{ a = b 1️⃣c = d; }", "Semicolon is missing after the value of 'a'"),
      ("{ a = (b, c1️⃣; }", "Comma is missing after an element"),
      ("{ a = 1️⃣(b, c,", "Array is not closed"),
      ("{ a = 1️⃣\"b; }", "String is not closed"),
      ("{ a = b; } 1️⃣}", "Property list has a second value"),
      ("1️⃣", "Property list has no value"),
    ])
  func errors(text: String, message: String) throws {
    let marked = MarkedText(text)
    let error = #expect(throws: PropertyListError.self) { try Self.read(marked) }
    #expect(error?.message == message && error?.range.start == marked.offsets["1️⃣"])
  }

  @Test("A list in UTF-16 is said to be one")
  func utf16() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x3C, 0x00]
    let error = #expect(throws: PropertyListError.self) { try PropertyList(path: "Info.plist", bytes: bytes) }
    #expect(error?.message == "Property list is in UTF-16; only UTF-8 and binary ones are read")
  }
}
