/// Holds a view.
@MainActor open class UIViewController: UIResponder {
  // As Apple declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view that the controller manages.
  open lazy var view: UIView! = UIView(frame: .zero)

  /// Reads the view from a nib. `initWithNibName:bundle:`; iOS 2.0.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Reads the controller from an archive. `initWithCoder:`; iOS 2.0.
  public required init?(coder: NSCoder) { super.init() }
  /// A controller whose view has no nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Makes the view. `loadView`; iOS 2.0.
  open func loadView() {}
  /// Makes the view if there is none. `loadViewIfNeeded`; iOS 9.0.
  open func loadViewIfNeeded() {}
  /// The view is in memory. `viewDidLoad`; iOS 2.0.
  open func viewDidLoad() {}
  /// The view will be added to a window. `viewWillAppear:`; iOS 2.0.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has traits and geometry. `viewIsAppearing:`; iOS 13.0.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Properties are brought up to date. `updateProperties`; iOS 26.0, tvOS 26.0, visionOS 26.0.
  open func updateProperties() {}
  /// Layout begins. `viewWillLayoutSubviews`; iOS 5.0.
  open func viewWillLayoutSubviews() {}
  /// Layout is done. `viewDidLayoutSubviews`; iOS 5.0.
  open func viewDidLayoutSubviews() {}
  /// The view is on screen. `viewDidAppear:`; iOS 2.0.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view will be removed. `viewWillDisappear:`; iOS 2.0.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has been removed. `viewDidDisappear:`; iOS 2.0.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's size will change. `viewWillTransitionToSize:withTransitionCoordinator:`; iOS 8.0.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The traits will change. `willTransitionToTraitCollection:withTransitionCoordinator:`; iOS 8.0.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits have changed. `traitCollectionDidChange:`; iOS 8.0, deprecated iOS 17.0, deprecated tvOS 17.0, deprecated visionOS 1.0.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The margins have changed. `viewLayoutMarginsDidChange`; iOS 11.0.
  open func viewLayoutMarginsDidChange() {}
  /// The safe area has changed. `viewSafeAreaInsetsDidChange`; iOS 11.0.
  open func viewSafeAreaInsetsDidChange() {}
  /// Constraints are brought up to date. `updateViewConstraints`; iOS 6.0.
  open func updateViewConstraints() {}
  /// The controller will get a parent or lose it. `willMoveToParentViewController:`; iOS 5.0.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has got a parent or lost it. `didMoveToParentViewController:`; iOS 5.0.
  open func didMove(toParent parent: UIViewController?) {}
  /// A child will appear or disappear. `beginAppearanceTransition:animated:`; iOS 5.0.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// A child has appeared or disappeared. `endAppearanceTransition`; iOS 5.0.
  open func endAppearanceTransition() {}
  /// Memory is short. `didReceiveMemoryWarning`; iOS 2.0.
  open func didReceiveMemoryWarning() {}
  /// State is written. `encodeRestorableStateWithCoder:`; iOS 6.0.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// State is read. `decodeRestorableStateWithCoder:`; iOS 6.0.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All state has been read. `applicationFinishedRestoringState`; iOS 7.0.
  open func applicationFinishedRestoringState() {}
}

/// Animates beside a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
