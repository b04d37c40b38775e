import Foundation
import Testing
import Text

@Suite("JSON texts")
struct JSONValueTests {
  private let value: JSONValue = [
    "b": 1, "a": [true, nil ?? .null, -5, "x"], "empty": [], "none": .object([]), "nested": ["z": [["y": "é"]]],
  ]

  @Test("Members keep their order, on one line or indented")
  func order() {
    #expect(value.compact == #"{"b":1,"a":[true,null,-5,"x"],"empty":[],"none":{},"nested":{"z":[{"y":"é"}]}}"#)
    #expect(
      value.pretty == """
        {
          "b": 1,
          "a": [
            true,
            null,
            -5,
            "x"
          ],
          "empty": [],
          "none": {},
          "nested": {
            "z": [
              {
                "y": "é"
              }
            ]
          }
        }

        """)
  }

  @Test("Any text is read back by a JSON parser, and never ends a script element or a line")
  func escapes() throws {
    let text = "\"\\/\u{8}\u{c}\n\r\t\u{0}\u{1F}\u{7F}</script><!--\u{2028}\u{2029}é漢🚀\u{FFFF}\r\n"
    for json in [JSONValue.array([.string(text)]).compact, JSONValue.array([.string(text)]).pretty] {
      let parsed = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String]
      #expect(parsed.map { $0.map { Array($0.unicodeScalars) } } == [Array(text.unicodeScalars)])
      #expect(!json.contains("</") && !json.contains("<!--") && !json.contains("\u{2028}"))
    }
    #expect(JSONValue.string("a\r\nb").compact == #""a\r\nb""#)
  }

  @Test("An absent value is null")
  func absent() {
    #expect(JSONValue.optional(String?.none) == .null)
    #expect(JSONValue.optional("a") == .string("a"))
    #expect(JSONValue.optional(Int?.none).compact == "null")
    #expect(JSONValue.optional(7).compact == "7")
  }
}
