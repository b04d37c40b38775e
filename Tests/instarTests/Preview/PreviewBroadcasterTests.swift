import Documents
import Testing

@testable import instar

@Suite("What a preview shows")
struct PreviewBroadcasterTests {
  private func contents(_ site: String?, _ failures: String...) -> PreviewContents {
    var notices = PreviewNotices(page: "order.md")
    notices.failures = failures.map { Failure($0) }
    return PreviewContents(site: site, notices: notices)
  }

  @Test("Whoever listens hears what is shown, then each change once")
  func events() async {
    let board = PreviewBroadcaster(contents("a"))
    var first = await board.events().makeAsyncIterator()
    var second = await board.events().makeAsyncIterator()
    #expect(await first.next() == "retry: 1000\n" + contents("a").announcement)
    await board.show(contents("a"))
    await board.show(contents("b"))
    #expect(await first.next() == contents("b").announcement)
    // The second has not read yet, and gets the newest only.
    #expect(await second.next() == contents("b").announcement)
    await board.beat()
    #expect(await second.next() == contents("b").announcement)
  }

  @Test("Who goes away is forgotten")
  func leaving() async {
    let board = PreviewBroadcaster(contents("a"))
    do {
      let stream = await board.events()
      #expect(await board.audience == 1)
      _ = consume stream
    }
    while await board.audience > 0 { await Task.yield() }
  }

  @Test("A page that cannot be made leaves the last one there, and says so")
  func outdated() async {
    let board = PreviewBroadcaster(contents("a"))
    await board.show(contents(nil, "there is no page 'order.md'"))
    #expect(await board.contents.site == "a")
    #expect(
      await board.contents.notices.explainedHeadline == "order.md has 1 error. Below is the last page without errors.")
    await board.show(contents(nil, "there is no page 'order.md'"))
    #expect(await board.contents.site == "a")
    await board.show(contents("b"))
    #expect(await board.contents.notices.explainedHeadline == nil)
  }

  @Test("Notices and page are told apart")
  func digests() {
    let plain = contents("a")
    let noticed = contents("a", "1 picture is missing")
    #expect(plain.siteDigest == noticed.siteDigest && plain.noticesDigest != noticed.noticesDigest)
    #expect(plain.siteDigest != contents("b").siteDigest)
    #expect(noticed.notices.html.source.contains("1 picture is missing"))
  }
}
