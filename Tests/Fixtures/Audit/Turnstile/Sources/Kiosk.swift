final class Kiosk {
  var sold: [String] = []
}

extension Kiosk: GateDelegate {
  func gate(_ gate: Gate, didRead ticket: Ticket) {
    sold.append(ticket.code)
  }

  func gateDidOpen(_ gate: Gate) {
    sold.removeAll()
  }

  func gate(_ gate: Gate, didScan code: String) {
    sold.append(code)
  }
}
