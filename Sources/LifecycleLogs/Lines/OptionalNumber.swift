/// A number that may be missing, in the room of one: the least number stands for none.
@propertyWrapper
package struct OptionalNumber: Hashable, Sendable {
  private let number: Int

  /// Takes a number, which is not the least one.
  package init(wrappedValue: Int?) { number = wrappedValue ?? .min }

  /// The number.
  package var wrappedValue: Int? {
    get { number == .min ? nil : number }
    set { self = OptionalNumber(wrappedValue: newValue) }
  }
}
