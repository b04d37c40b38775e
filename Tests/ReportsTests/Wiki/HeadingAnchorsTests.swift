import Testing

@testable import Reports

@Suite("Anchors of headings")
struct HeadingAnchorsTests {
  @Test(
    "Words in lower case with hyphens between them, without signs",
    arguments: [
      ("Not running", "not-running"),
      ("application(_:didFinishLaunchingWithOptions:)", "application_didfinishlaunchingwithoptions"),
      (".inactive", "inactive"), ("非アクティブ", "非アクティブ"), ("앱 시작", "앱-시작"), ("État", "état"),
    ])
  func slug(heading: String, fragment: String) {
    let anchors = HeadingAnchors([heading], on: .folder).all
    #expect(anchors == [HeadingAnchors.Anchor(fragment: fragment, isExplicit: false)])
    for host in SluggedHost.allCases { #expect(host.ids(of: [heading]) == [fragment]) }
  }

  @Test("Repeated anchors are numbered")
  func again() {
    let anchors = HeadingAnchors(["Active", "active", "Active"], on: .gitlab).all
    #expect(anchors.map(\.fragment) == ["active", "active-1", "active-2"])
    #expect(anchors.allSatisfy { !$0.isExplicit })
  }

  @Test(
    "A heading that hosts count differently has its own anchor",
    arguments: ["A / B", "42", "…", " leading", "- x", "Launch: A → B"])
  func explicit(heading: String) throws {
    let anchor = try #require(HeadingAnchors([heading], on: .github).all.first)
    #expect(anchor.isExplicit)
    #expect(anchor.fragment?.isEmpty == false)
  }

  @Test("A number that would make a heading the same as another is not used")
  func clash() {
    let anchors = HeadingAnchors(["A", "A", "A 1", "A/"], on: .folder).all
    #expect(Set(anchors.map(\.fragment)).count == 4)
    #expect(anchors.map(\.isExplicit) == [false, true, false, false])
  }

  @Test(
    "For Python-Markdown and Confluence, only ASCII that comes once has the heading's anchor; others are ASCII too",
    arguments: [WikiHost.mkdocs, .confluence])
  func python(host: WikiHost) {
    let anchors = HeadingAnchors(["Not running", "application(_:open:)", "非アクティブ", "État", "A", "a"], on: host).all
    #expect(anchors.map(\.isExplicit) == [false, false, true, true, false, true])
    #expect(anchors.prefix(2).map(\.fragment) == ["not-running", "application_open"])
    #expect(anchors.allSatisfy { $0.fragment?.allSatisfy(\.isASCII) == true })
    #expect(Set(anchors.map(\.fragment)).count == 6)
  }

  @Test("DocC keeps letter case, drops signs, and gets no link that it might count differently")
  func docc() {
    let anchors = HeadingAnchors(["Not running", "viewDidLoad()", "a|b", "Twice", "Twice"], on: .docc).all
    #expect(anchors.map(\.fragment) == ["Not-running", "viewDidLoad", nil, nil, nil])
  }
}
