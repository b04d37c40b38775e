import Testing

@testable import Diagnostics

@Suite("Manual pages of diagnostics")
struct DiagnosticManualTests {
  @Test("A page with code blocks is shown in a longer fence")
  func manual() {
    #expect(
      DiagnosticDescriptor.sample("unknown-state").manual == """
        # unknown-state

        A step names a state that is not defined (error).

        Every state is defined in the States section.

        Example:

        ````markdown
        # Order

        ```swift
        let a = 1
        ```
        ````

        Fixed example:

        ```markdown
        # Order
        ```

        """)
  }
}
