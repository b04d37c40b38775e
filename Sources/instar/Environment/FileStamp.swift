/// Attributes that differ between saved versions of a file.
struct FileStamp: Hashable, Sendable {
  /// The inode; saving by renaming changes it.
  let inode: UInt64
  /// Its length in bytes.
  let size: Int64
  /// The time of the last change of its bytes, in nanoseconds since 1970.
  let modified: Int64
}
