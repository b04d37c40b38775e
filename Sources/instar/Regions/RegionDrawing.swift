import Emission

/// A picture that a region shows, as a file beside the page.
struct RegionDrawing: Hashable {
  /// The file's path.
  let path: String
  /// The picture.
  let picture: Picture
  /// `true` where the file is missing or shows another picture.
  let isDue: Bool
}
