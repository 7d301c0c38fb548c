/// The rules that come with Titlefit; ``all`` lists them.
public enum StandardRules {}
