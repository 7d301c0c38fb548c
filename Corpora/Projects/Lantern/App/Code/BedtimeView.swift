import SwiftUI

/// The same word twice in SwiftUI: on a button of fixed width, and on one with more of it.
struct BedtimeView: View {
  var body: some View {
    HStack {
      Button("toolbar.bedtime") { plan() }
        .frame(width: 88)
      Button("toolbar.bedtime") { plan() }
        .frame(width: 132)
    }
    .font(.system(size: 16))
    .lineLimit(1)
  }

  private func plan() {}
}
