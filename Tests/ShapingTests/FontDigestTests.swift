import Testing

@testable import TitlefitShaping

@Suite("SHA-256 as published")
struct FontDigestTests {
  // Source: FIPS 180-4 examples as published by NIST (SHA256.pdf): "", "abc", the 448-bit message, a million times "a".
  static let vectors: [(message: String, digest: String)] = [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test("NIST's example messages give the digests it prints", arguments: vectors.indices)
  func published(index: Int) {
    let vector = Self.vectors[index]
    let digest = Array(vector.message.utf8).withUnsafeBufferPointer(SHA256.hex)
    #expect(digest == vector.digest)
  }
}
