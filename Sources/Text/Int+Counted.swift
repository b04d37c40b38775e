extension Int {
  /// A number of things in English: `1 page`, `2 pages`; the plural is given where it takes more than an `s`.
  package func counted(_ one: String, _ many: String? = nil) -> String {
    "\(self) \(self == 1 ? one : many ?? one + "s")"
  }
}
