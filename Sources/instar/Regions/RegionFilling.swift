/// The contents of a region.
struct RegionFilling {
  /// Its text.
  let markdown: String
  /// The file that its text shows; `nil` for none.
  let drawing: RegionDrawing?
}
