class EntranceHall: GateDelegate {
  var count = 0

  func gateDidOpen(_ gate: Gate) {
    count += 1
  }

  func gate(_ gate: Gate, didScan code: String) {
    count += code.isEmpty ? 0 : 1
  }

  func gateDidClosed(_ gate: Gate) {
    count -= 1
  }

  func gateDidShut(_ gate: Gate) {
    count = 0
  }
}

final class NorthHall: EntranceHall {
  func close() {
    count = 0
  }

  func gate(_ gate: Gate, didRead ticket: String) {
    count += ticket.count
  }
}
