import Diagnostics
import LifecycleChecks
import Testing

@testable import instar

@Suite("Diagnostic descriptors of regions")
struct RegionDescriptorsTests {
  private func ids(_ text: String) -> [String] {
    let source = SourceFile(path: "page.md", text: text)
    return PageCheck(regions: .standard).page(Page(source)).diagnostics.diagnostics.map(\.id)
  }

  @Test func `The example has the problem it explains, and its fixed example has none`() throws {
    let descriptor = DiagnosticDescriptor.malformedRegion
    #expect(ids(try #require(descriptor.example)) == [descriptor.id])
    #expect(ids(try #require(descriptor.fixedExample)) == [])
  }

  @Test func `Every descriptor can be explained`() {
    for descriptor in DiagnosticDescriptor.ofRegions { #expect(DiagnosticDescriptor.known.contains(descriptor)) }
  }
}
