/// Holds a view.
@MainActor open class UIViewController: UIResponder {
  /// Reads the view from a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Reads the controller from an archive.
  public required init?(coder: NSCoder) { super.init() }
  /// Makes the view.
  open func loadView() {}
  /// Makes the view if there is none.
  open func loadViewIfNeeded() {}
  /// The view is in memory.
  open func viewDidLoad() {}
  /// The view will be added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view has traits and geometry.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Properties are brought up to date.
  open func updateProperties() {}
  /// Layout begins.
  open func viewWillLayoutSubviews() {}
  /// Layout is done.
  open func viewDidLayoutSubviews() {}
  /// The view is on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view will be removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has been removed.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view's size will change.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  /// The margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Constraints are brought up to date.
  open func updateViewConstraints() {}
  /// The controller will get a parent or lose it.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has got a parent or lost it.
  open func didMove(toParent parent: UIViewController?) {}
  /// A child will appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// A child has appeared or disappeared.
  open func endAppearanceTransition() {}
  /// Memory is short.
  open func didReceiveMemoryWarning() {}
  /// State is written.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// State is read.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// All state has been read.
  open func applicationFinishedRestoringState() {}
}

/// Animates beside a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {}
