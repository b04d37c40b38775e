struct Ticket {
  let code: String
}

final class Gate {
  weak var delegate: (any GateDelegate)?

  func enter(_ ticket: Ticket) {
    delegate?.gate(self, didRead: ticket)
    delegate?.gateDidOpen(self)
    delegate?.gateDidClose(self)
  }
}

protocol GateDelegate: AnyObject {
  func gate(_ gate: Gate, didRead ticket: Ticket)
  func gateDidOpen(_ gate: Gate)
  func gateDidClose(_ gate: Gate)
}

extension GateDelegate {
  func gate(_ gate: Gate, didRead ticket: Ticket) {}
  func gateDidClose(_ gate: Gate) {}
}
