import Testing

@testable import instar

@Suite("Listings")
struct ListingTests {
  @Test("Columns are aligned by display width, without trailing spaces")
  func columns() {
    #expect(Listing([["a", "b"], ["注文", "c"], ["xyz", ""]]).text == "a     b\n注文  c\nxyz   \n")
    #expect(Listing([]).text == "")
  }
}
