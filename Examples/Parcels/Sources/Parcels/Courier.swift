/// A courier of ours. `CourierBase` is made of `Parcel.lifecycle.md` by the build, and logs every callback.
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
