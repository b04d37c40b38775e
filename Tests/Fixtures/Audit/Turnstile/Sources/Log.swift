final class Log {
  var lines: [String] = []

  func gateDidOpn(_ gate: Gate) {
    lines.append("open")
  }
}
