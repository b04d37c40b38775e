import Reports
import Testing

@testable import instar

@Suite("Formats by the extensions of files")
struct OutputOptionTests {
  private func format(of file: String) throws -> ComparisonFormat? {
    try OutputOption.parse(["-o", file]).format(of: ComparisonFormat.allCases, \.fileExtension)
  }

  @Test("The extension selects the format, in any letter case; a name without one selects none")
  func known() throws {
    for format in ComparisonFormat.allCases {
      #expect(try self.format(of: "a.b/c.d.\(format.fileExtension)") == format)
    }
    #expect(try format(of: "a.HTML") == .html)
    #expect(try ["html", "a.b/html", "a/.html", "/dev/stdout"].map(format) == [nil, nil, nil, nil])
    #expect(try OutputOption.parse([]).format(of: ComparisonFormat.allCases, \.fileExtension) == nil)
  }

  @Test("An extension of no format is wrong usage, which names those that are known")
  func unknown() throws {
    let error = try #require(throws: UsageError.self) { try format(of: "out/a.pdf") }
    #expect(error.message == "no format has files that end in '.pdf'")
    #expect(error.help == "Known: .txt, .md, .html, .csv, .json; or name the format with --format")
  }
}
