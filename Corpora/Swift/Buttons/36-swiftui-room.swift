import SwiftUI
struct SendView: View {
  var body: some View {
    Button(action: send) {
      Text("send")
        .font(.system(size: 15, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity)
        .padding(.horizontal, 21)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .frame(width: 158)
    HStack { Button("one") {}; Button("two") {} }
      .buttonStyle(.bordered)
      .controlSize(.small)
      .font(.footnote)
  }
}
