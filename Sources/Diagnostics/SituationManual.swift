extension Situation {
  /// The long form as Markdown: headline, explanation, a page with the problem, the page mended.
  package var manual: String {
    """
    # \(id)

    \(headline) (\(severity.rawValue)).

    \(explanation)

    """ + [shown("A page that has it:", example), shown("The same, mended:", remedy)].joined()
  }

  private func shown(_ title: String, _ page: String?) -> String {
    page.map { "\n\(title)\n\n\(Self.fenced($0))\n" } ?? ""
  }

  /// A code block whose fence is longer than any run of backticks inside.
  private static func fenced(_ page: String) -> String {
    var longest = 0
    var run = 0
    for character in page {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)markdown\n\(page)\(page.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}
