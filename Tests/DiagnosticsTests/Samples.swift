import Diagnostics

extension DiagnosticDescriptor {
  /// A descriptor for tests.
  static func sample(_ id: String, _ severity: Severity = .error) -> DiagnosticDescriptor {
    DiagnosticDescriptor(
      id: id, severity: severity, headline: "A step names a state that is not defined",
      explanation: "Every state is defined in the States section.",
      example: "# Order\n\n```swift\nlet a = 1\n```\n", fixedExample: "# Order")
  }
}

extension SourceFile {
  /// The range of the first occurrence of a text.
  func range(of text: String) -> SourceRange {
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? bytes.count
    return SourceRange(start, start + wanted.count)
  }
}
