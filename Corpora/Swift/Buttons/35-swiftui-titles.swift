import SwiftUI
struct ShopView: View {
  var body: some View {
    VStack {
      Button("shop.open") { open() }
      Button("shop.reset", systemImage: "trash", role: .destructive, action: reset)
      Button(L10n.done) { done() }
      Button(model.caption, action: run)
      Button { buy() } label: { Label("shop.buy", systemImage: "cart") }
      Button(action: skip) { Text("shop.skip", tableName: "Shop", bundle: .module, comment: "") }
      Button(action: wait) { Text(verbatim: "…") }
      Button("things \(count)") { }
    }
  }
}
