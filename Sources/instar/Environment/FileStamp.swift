/// What tells one saved version of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  /// Which file it is; saving by renaming puts another in its place.
  let inode: UInt64
  /// Its length in bytes.
  let size: Int64
  /// When its bytes last changed, in nanoseconds since 1970.
  let modified: Int64
}
