import Testing

@testable import instar

@Suite("PDFs without a date")
struct UndatedPDFTests {
  private func undated(_ text: String) -> String {
    String(decoding: UndatedPDF(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test("The date becomes another of the same length")
  func time() {
    #expect(
      undated("<< /CreationDate (D:20261121170442Z)\n>>") == "<< /CreationDate (D:19700101000000Z)\n>>")
    #expect(undated("/CreationDate (D:20261121170442+01'00)") == "/CreationDate (D:19700101000000+01'00)")
  }

  @Test(
    "Other text does not change",
    arguments: ["", "/CreationDate", "/CreationDate (D:2026)", "/CreationDate (D:202611211704xxZ)", "20261121170442"])
  func other(text: String) {
    #expect(undated(text) == text)
  }
}
