import LifecycleModel

extension Lifecycle {
  /// The statements of the generated method that chooses a scene configuration, after the one that logs.
  var choosingStatements: String {
    let text = swift("AppDelegate")
    guard let start = text.range(of: ") -> UISceneConfiguration {\n") else { return "" }
    let lines = text[start.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.prefix { $0 != "  }" }.drop { !$0.contains(".record(") }.dropFirst()
    return body.map { $0.dropFirst(4) }.joined(separator: "\n")
  }
}
