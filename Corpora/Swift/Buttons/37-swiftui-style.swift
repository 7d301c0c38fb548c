import SwiftUI
struct BroadStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(EdgeInsets(top: 9, leading: 25, bottom: 9, trailing: 25))
      .frame(maxWidth: .infinity)
  }
}
extension ButtonStyle where Self == BroadStyle { static var broad: BroadStyle { .init() } }
struct TillView: View {
  var body: some View {
    VStack {
      Button("pay") {}.buttonStyle(.broad)
      Button("later") {}.buttonStyle(BroadStyle())
    }
  }
}
