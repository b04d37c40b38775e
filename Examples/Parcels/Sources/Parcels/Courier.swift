/// A courier. The build generates `CourierBase`, which logs every callback, from `Parcel.lifecycle.md`.
final class Courier: CourierBase {
  private let isAnybodyAtHome: Bool

  init(isAnybodyAtHome: Bool) {
    self.isAnybodyAtHome = isAnybodyAtHome
  }

  override func ring(_ bell: Int) -> Bool {
    _ = super.ring(bell)
    return isAnybodyAtHome
  }
}
