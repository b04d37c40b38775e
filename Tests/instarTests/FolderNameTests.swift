import Testing

@testable import instar

@Suite("Folder names of pages")
struct FolderNameTests {
  @Test(
    "A folder name is the last part of the path without its extension, made safe for every file system",
    arguments: [
      ("order.md", "order"), ("docs/order.md", "order"), ("/pages/my app.markdown", "my app"),
      ("HEAD:docs/order.md", "order"), ("order", "order"), ("v1.2.md", "v1.2"), ("注文.md", "注文"),
      (".md", "md"), ("..", "page"), ("../..", "page"), ("/", "page"), ("", "page"), ("...md", "page"),
      ("con.md", "page-con"), ("CON", "page-CON"), ("Lpt1.x.md", "page-Lpt1.x"), ("a<b>|c?.md", "a-b--c-"),
      ("a\u{1}\n.md", "a--"), ("ends. .md", "ends"), ("a\\b.md", "b"),
      ("a/\u{301}b.md", "\u{301}b"), (".\u{301}/..", "page"), ("a*\u{301}.md", "a-\u{301}"),
      ("..prn.. \0.?", "page-prn.. -"),
    ])
  func names(path: String, name: String) {
    #expect(FolderName.of(path: path) == name)
  }
}
