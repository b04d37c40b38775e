import Foundation

final class Signal {
  private var isOn = false
  func start() { isOn = true }
  func stop() { isOn = false }
}
