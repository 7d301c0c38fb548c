import SwiftUI
struct AccountView: View {
  var body: some View {
    VStack {
      // Padding inside a frame takes from its room: 300 - 2 x 70; padding around it does not.
      Button("delete") {}.padding(.horizontal, 70).frame(width: 300).padding(20)
      Button("delete") {}.frame(maxWidth: 150)
      Button("delete") {}.frame(width: 200, height: 20)
      Button("delete", systemImage: "trash") {}.frame(width: 150)
      Button(action: delete) { HStack { Image("bin"); Text("delete") } }.frame(width: 150)
      Button {} label: { Text("delete").bold().lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.5) }.frame(width: 150)
      Button {} label: { Text("delete").font(.footnote).fontWeight(.heavy).italic() }.frame(width: 150)
      Button("delete") {}.fontWeight(.semibold).dynamicTypeSize(.xLarge).frame(width: 150)
      Button("delete") {}.dynamicTypeSize(.small ... .xxLarge).lineLimit(2).frame(width: 150)
      Button("delete") {}.kerning(5).frame(width: 150)
      Button("delete") {}.kerning(0).textCase(nil).foregroundStyle(.red).frame(width: 150)
      Button("delete") {}.textCase(.uppercase).frame(width: 150)
      Button("delete") {}.fixedSize(horizontal: true, vertical: false).frame(width: 150)
      Button("delete") {}.fixedSize(horizontal: false, vertical: true).ownModifier().frame(width: 150)
      VStack { Button("delete") {}.frame(width: 150) }.lineLimit(1).bold()
      Button("delete") {}.frame(width: 150).fixedSize()
    }
    .lineLimit(3)
  }
}
