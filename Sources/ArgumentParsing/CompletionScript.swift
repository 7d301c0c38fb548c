/// A shell that completes command lines.
public enum CompletionShell: String, Sendable, CaseIterable, ArgumentValue {
  /// GNU Bash, version 3.2 or later.
  case bash
  /// Z shell.
  case zsh
  /// fish.
  case fish
}

/// The script that makes a shell complete a program's verbs, options and values.
///
/// Names and words come from the declarations, which are ours: letters, digits, hyphens and the like; help texts are quoted.
public struct CompletionScript: Sendable {
  let program: ProgramShape

  /// Prepares the scripts of a program.
  public init(_ program: ProgramShape) { self.program = program }

  /// The script for one shell.
  public func text(for shell: CompletionShell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The program's name as part of a shell function's name.
  var function: String { "_" + program.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() }

  private var bash: String {
    let verbs = program.commands.map(\.name).joined(separator: " ")
    let top = (program.options.flatMap(\.names) + ["--help"]).joined(separator: " ")
    let cases = program.commands.map(bashCase).joined(separator: "\n")
    return """
      # bash completion of \(program.name); source this file.
      \(function)() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(verbs) \(top)" -- "$word"))
          return
        fi
        case $verb in
      \(cases)
        esac
      }
      complete -o filenames -F \(function) \(program.name)

      """
  }

  private func bashCase(_ command: CommandShape) -> String {
    let values = command.options.filter { $0.valueName != nil }.map { option in
      "        \(option.names.joined(separator: "|"))) \(bashReply(option.completion)); return;;"
    }
    let names = (command.options.flatMap(\.names) + ["--help"]).joined(separator: " ")
    return """
          \(command.name))
            case $before in
      \((values + ["        *) ;;"]).joined(separator: "\n"))
            esac
            case $word in
              -*) COMPREPLY=($(compgen -W "\(names)" -- "$word"));;
              *) \(bashReply(command.positional?.completion ?? .none));;
            esac;;
      """
  }

  private func bashReply(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    }
  }
}
