#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Writing to open file descriptors.
enum Descriptor {
  /// Writes all bytes; if it returns `false`, `errno` has the reason.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    Array(bytes).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
}

/// The system's `write`, which `Descriptor` hides inside itself.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}
