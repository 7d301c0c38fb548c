extension CompletionScript {
  /// The script for the Z shell, over its `_arguments`.
  var zsh: String {
    let verbs = program.commands.map { "    " + quoted($0.name + ":" + $0.summary) }.joined(separator: "\n")
    let cases = program.commands.map { command in
      let rows = command.options.flatMap(zshRows) + [zshPositional(command.positional)].compactMap(\.self)
      return "    \(command.name)) _arguments " + rows.joined(separator: " ") + ";;"
    }
    return """
      #compdef \(program.name)
      \(function)() {
        local -a verbs
        verbs=(
      \(verbs)
        )
        if (( CURRENT == 2 )); then
          _describe command verbs
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "\(function)" ]; then
        \(function) "$@"
      else
        compdef \(function) \(program.name)
      fi

      """
  }

  private func zshRows(_ option: OptionShape) -> [String] {
    option.names.map { name in
      let help = option.help.filter { $0 != "[" && $0 != "]" && $0 != ":" }
      let value = option.valueName.map { ":\($0):" + zshAction(option.completion) } ?? ""
      return quoted((option.isRepeatable ? "*" : "") + name + "[" + help + "]" + value)
    }
  }

  private func zshPositional(_ positional: PositionalShape?) -> String? {
    positional.map { quoted("*:\($0.name):" + zshAction($0.completion)) }
  }

  private func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .files: "_files"
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    }
  }

  /// The script for fish.
  var fish: String {
    let name = program.name
    var lines = ["complete -c \(name) -f"]
    for command in program.commands {
      lines.append("complete -c \(name) -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      lines += command.options.map { option in
        "complete -c \(name) \(condition) " + fishNames(option) + fishValue(option) + " -d " + quoted(option.help)
      }
      if let action = fishAction(command.positional?.completion ?? .none) {
        lines.append("complete -c \(name) \(condition) \(action)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishNames(_ option: OptionShape) -> String {
    option.names.map { $0.hasPrefix("--") ? "-l " + $0.dropFirst(2) : "-s " + $0.dropFirst() }.joined(separator: " ")
  }

  private func fishValue(_ option: OptionShape) -> String {
    guard option.valueName != nil else { return "" }
    // Files are offered only where they are meant, also by commands that take files.
    let kind = if case .files = option.completion { " -r" } else { " -x" }
    return kind + (fishAction(option.completion).map { " " + $0 } ?? "")
  }

  private func fishAction(_ completion: Completion) -> String? {
    switch completion {
    case .none: nil
    case .files: "-F"
    case .words(let words): "-a " + quoted(words.joined(separator: " "))
    }
  }

  /// A text in single quotes; a quote in it is left out, since the shells disagree on how to write it.
  private func quoted(_ text: String) -> String { "'" + text.filter { $0 != "'" && $0 != "\\" } + "'" }
}
