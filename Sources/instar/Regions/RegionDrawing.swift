import Emission

/// A picture that a region shows, as a file beside the page.
struct RegionDrawing: Hashable {
  /// The file's path.
  let path: String
  /// What is drawn.
  let picture: Picture
  /// Whether there is no file yet, or one of another picture.
  let isDue: Bool
}
