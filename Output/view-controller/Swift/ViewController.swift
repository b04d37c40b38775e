import UIKit

/// UIViewController life cycle: one per view.
final class ViewController: UIViewController {
  // MARK: - Start

  /// Create the view; override it only to build the view in code.
  ///
  /// Called on Load. At most once per view.
  override func loadView() {
    super.loadView()
    UIViewControllerState.record("ViewController", instance: self, state: .offScreen)
  }

  /// Do what is needed once per view.
  ///
  /// Called on Load. At most once per view.
  override func viewDidLoad() {
    super.viewDidLoad()
    UIViewControllerState.record("ViewController", instance: self, state: .offScreen)
  }

  // MARK: - State changes

  /// The view is about to be added to a window.
  ///
  /// Called on Appear, Appear without layout, Appear cancelled, Disappear cancelled.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// Traits and geometry are up to date; update the view here. Needs the Xcode 15 SDK.
  ///
  /// Called on Appear, Appear without layout.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    UIViewControllerState.record("ViewController", instance: self, state: .inWindow)
  }

  /// Layout begins; it may be called many times, from iOS 18 also when a trait that it has read
  /// changes.
  ///
  /// Called on Appear, Layout, Resize.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// Layout is done; it may be called many times.
  ///
  /// Called on Appear, Layout, Resize.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// The view has been added to the hierarchy, and is on screen.
  ///
  /// Called on Appear, Appeared, Disappear cancelled.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIViewControllerState.record("ViewController", instance: self, state: .onScreen)
  }

  /// The view is about to be removed.
  ///
  /// Called on Appear cancelled, Disappear, Disappear cancelled.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// The view has been removed.
  ///
  /// Called on Appear cancelled, Disappear.
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    UIViewControllerState.record("ViewController", instance: self, state: .offScreen)
  }

  // MARK: - Requests and updates

  /// The margins of the view have changed.
  ///
  /// Called on Appear, Appear without layout. May be skipped: the margins stay the same.
  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    UIViewControllerState.record("ViewController", instance: self, state: .inWindow)
  }

  /// The safe area of the view has changed.
  ///
  /// Called on Appear, Appear without layout. May be skipped: the safe area stays the same.
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    UIViewControllerState.record("ViewController", instance: self, state: .inWindow)
  }

  /// Set content and style before layout; UIKit calls it again when an observable object or a trait
  /// that it has read changes.
  ///
  /// Called on Appear, Update, Layout.
  /// - Appear, may be skipped: nothing has to change
  /// - Layout, may be skipped: only if content has to change
  @available(iOS 26, *)
  override func updateProperties() {
    super.updateProperties()
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// Change constraints before layout.
  ///
  /// Called on Appear, Layout, Disappear. May be skipped: no constraint has to change.
  override func updateViewConstraints() {
    UIViewControllerState.record("ViewController", instance: self)
    super.updateViewConstraints()
  }

  /// The traits of the view, such as its size class, are about to change.
  ///
  /// Called on Resize. May be skipped: the traits stay the same.
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// The size of the view is about to change.
  ///
  /// Called on Resize, Resize for a snapshot.
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// The controller is about to be added to a container, or removed from it.
  ///
  /// Called on Move, Move begins.
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// It has been added or removed; the parent is nil after a removal.
  ///
  /// Called on Move, Move ends.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    UIViewControllerState.record("ViewController", instance: self)
  }

  /// Release what can be recreated.
  ///
  /// Called on Memory warning.
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    UIViewControllerState.record("ViewController", instance: self)
  }
}

// instar:generated d4b68a6d023b4220 page 73c953 callbacks 264ac8635316 b3d4ef635316 e68e96ec2fec dcf8b8ec152a a6489a632fec 161235632fec 2c8fb9ec3348 4d73caec2fec a33b67ec5316 f8300263152a 05e31963152a e506b3632fec 988a15632fec 67e833b12fec f333e8542fec f707510a2fec 48e9460a2fec d552ac632fec
