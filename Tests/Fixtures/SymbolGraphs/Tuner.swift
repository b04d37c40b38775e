@objc open class Tuner {
  /// Creates a tuner.
  public init() {}
  /// Prepares the tuner.
  @available(iOS 13, macOS 10.15, *)
  open func prepare(_ name: String = "x", options: [String: Any]) throws -> any Error { fatalError() }
  @available(iOS, introduced: 13, deprecated: 15, message: "Use gain", renamed: "gain")
  @available(tvOS, unavailable)
  open var volume: Int {
    get { 1 }
    set {}
  }
  /// Stays as it is.
  public func cannotBeOverridden() {}
  open class func setUp() {}
  open func setUp() {}
  open subscript(index: Int) -> Int { index }
}

@objc open class Receiver: Tuner {
  @objc open func receive() {}
}

/// The delegate of a tuner.
@available(iOS 13.0, *)
@MainActor @objc public protocol TunerDelegate: AnyObject, Sendable {
  @objc func tunerDidTune(_ tuner: Tuner)
  @objc(tuner:playsWithOptions:) optional func tuner(_ tuner: Tuner, plays options: Tuner?) -> Tuner
  @available(iOS, deprecated: 26.0, message: "Use tuner(_:plays:)")
  @objc optional nonisolated func tuner(
    _ tuner: Tuner, old: Tuner, completionHandler: @escaping @Sendable (Tuner) -> Void)
  @objc optional var isOn: Tuner { get set }
}

/// A source of items.
public protocol Source {
  associatedtype Item
  func next(after item: Item) async throws -> Item
  init(count: Int)
  static func make() -> Self
  func rewind()
  subscript(index: Int) -> Int { get }
}

extension Source {
  /// Does nothing.
  public func rewind() {}
  /// Is no requirement.
  public func helper() {}
}

/// A place to go to.
@MainActor public protocol Seekable: Sendable { func seek() }

/// A source that plays.
public protocol Player: Source, Seekable where Item == Int {
  func play()
  nonisolated func stop()
}
