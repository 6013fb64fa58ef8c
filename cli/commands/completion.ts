import { Argument, Command } from "commander";
import { print } from "../printing.ts";

/** The words that can follow a command: its options, and the names of those below it. */
const wordsOf = (command: Command): readonly string[] => [
  ...command.commands.map((below) => below.name()),
  ...command.options.flatMap(({ long }) => (long === undefined ? [] : [long])),
  "--help",
];

/** A function of the shell that offers words by the command before them, and files where there are none. */
function bash(program: Command): readonly string[] {
  return [
    "_umpire() {",
    '  local words="" current="${COMP_WORDS[COMP_CWORD]}"',
    '  if [ "$COMP_CWORD" -gt 1 ]; then',
    '    case "${COMP_WORDS[1]}" in',
    ...program.commands.map((command) => `      ${command.name()}) words="${wordsOf(command).join(" ")}" ;;`),
    "    esac",
    `  else words="${wordsOf(program).join(" ")}"; fi`,
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    "}",
    "complete -o default -F _umpire umpire",
  ];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`;

function fish(program: Command): readonly string[] {
  return program.commands.flatMap((command) => [
    `complete -c umpire -n __fish_use_subcommand -a ${command.name()} -d ${quoted(command.description())}`,
    ...command.options.flatMap(({ long, description }) =>
      long === undefined
        ? []
        : [
            `complete -c umpire -n '__fish_seen_subcommand_from ${command.name()}' -l ${long.slice(2)} -d ${quoted(description)}`,
          ],
    ),
  ]);
}

const shells = {
  bash,
  zsh: (program: Command) => ["autoload -U +X bashcompinit && bashcompinit", ...bash(program)],
  fish,
} as const;
type Shell = keyof typeof shells;

/** `umpire completion`: the words of the command for a shell to complete. */
export const completionCommand = new Command("completion")
  .description("print what a shell needs to complete the words of this command")
  .addArgument(new Argument("<shell>").choices(Object.keys(shells)))
  .addHelpText(
    "after",
    "\nExamples:\n  source <(umpire completion bash)\n  umpire completion fish > ~/.config/fish/completions/umpire.fish",
  )
  .action((shell: Shell, _: unknown, command: Command) => {
    const program = command.parent ?? command;
    print(shells[shell](program).join("\n"));
  });
