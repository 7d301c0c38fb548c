/// The keys of the package's button titles.
public enum ButtonTitle {
  /// Saves the draft.
  public static let save = "button.save"
  /// Opens the notification settings.
  public static let notifications = "button.notifications"
}
