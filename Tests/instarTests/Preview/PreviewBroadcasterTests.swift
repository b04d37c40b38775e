import Documents
import Testing

@testable import instar

@Suite("Contents of a preview")
struct PreviewBroadcasterTests {
  private func contents(_ site: String?, _ failures: String...) -> PreviewContents {
    var notices = PreviewNotices(page: "order.md")
    notices.failures = failures.map { Failure($0) }
    return PreviewContents(site: site, notices: notices)
  }

  @Test("A listener receives the current contents, then each change once")
  func events() async {
    let broadcaster = PreviewBroadcaster(contents("a"))
    var first = await broadcaster.events().makeAsyncIterator()
    var second = await broadcaster.events().makeAsyncIterator()
    #expect(await first.next() == "retry: 1000\n" + contents("a").announcement)
    await broadcaster.show(contents("a"))
    await broadcaster.show(contents("b"))
    #expect(await first.next() == contents("b").announcement)
    // The second has not read yet, and gets the newest only.
    #expect(await second.next() == contents("b").announcement)
    await broadcaster.beat()
    #expect(await second.next() == contents("b").announcement)
  }

  @Test("A listener that disconnects is forgotten")
  func leaving() async {
    let broadcaster = PreviewBroadcaster(contents("a"))
    do {
      let stream = await broadcaster.events()
      #expect(await broadcaster.audience == 1)
      _ = consume stream
    }
    while await broadcaster.audience > 0 { await Task.yield() }
  }

  @Test("A page that cannot be generated leaves the last one, with a notice")
  func outdated() async {
    let broadcaster = PreviewBroadcaster(contents("a"))
    await broadcaster.show(contents(nil, "page 'order.md' is neither a file nor a bundled page"))
    #expect(await broadcaster.contents.site == "a")
    #expect(
      await broadcaster.contents.notices.explainedHeadline
        == "order.md has 1 error. Below is the last page without errors.")
    await broadcaster.show(contents(nil, "page 'order.md' is neither a file nor a bundled page"))
    #expect(await broadcaster.contents.site == "a")
    await broadcaster.show(contents("b"))
    #expect(await broadcaster.contents.notices.explainedHeadline == nil)
  }

  @Test("Notices and page are distinguished")
  func digests() {
    let plain = contents("a")
    let noticed = contents("a", "1 picture is missing")
    #expect(plain.siteDigest == noticed.siteDigest && plain.noticesDigest != noticed.noticesDigest)
    #expect(plain.siteDigest != contents("b").siteDigest)
    #expect(noticed.notices.html.source.contains("1 picture is missing"))
  }
}
