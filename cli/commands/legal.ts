import { Command } from "commander";
import { actionLine, decisionLines, listed, say } from "../answers.ts";
import type { Situation } from "@umpire/rules";
import { nearest } from "../../rules/kernel/index.ts";
import { Unreadable } from "../failures.ts";
import { openAt } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

interface LegalOptions extends PositionOptions {
  readonly piece?: string;
  readonly name?: string;
}

/** Throws `Unreadable` for a piece that is not there: an empty list would say that it can do nothing. */
function checkFilter(situation: Situation, { piece, name }: LegalOptions): void {
  const forms = situation.forms();
  const pieces = [...situation.board().pieces.map(({ id }) => id), ...forms.map((form) => form.piece)];
  if (piece !== undefined && !pieces.includes(piece))
    throw new Unreadable(`There is no piece "${piece}" in this position${nearest(piece, pieces)}.`);
  const kinds = forms.map((form) => form.name);
  if (name !== undefined && kinds.length > 0 && !kinds.includes(name))
    throw new Unreadable(`No piece has a kind of action "${name}" here${nearest(name, kinds)}.`);
}

/** `umpire legal`: every legal action, with the number by which other commands take it. */
export const legalCommand = withPosition(new Command("legal"))
  .description("list the legal actions, numbered")
  .option("--piece <id>", "those of one piece")
  .option("--name <name>", "those of one kind, e.g. move")
  .addHelpText(
    "after",
    "\nExamples:\n  umpire legal game.json\n  umpire legal game.json --piece jock --name move --json",
  )
  .action(async (at: string, options: LegalOptions) => {
    const { situation } = await openAt(at, opening(options));
    const decision = situation.decision();
    checkFilter(situation, options);
    const chosen = listed(situation)
      .map((legal, index) => ({ index, ...legal }))
      .filter(({ piece, name }) => (options.piece ?? piece) === piece && (options.name ?? name) === name);
    say(
      options.json,
      { moment: situation.moment(), decision, actions: chosen },
      chosen.length > 0
        ? [
            situation.moment(),
            ...chosen.map(({ index, action }) => `${String(index).padStart(4)}  ${actionLine(action)}`),
          ]
        : [
            situation.moment(),
            "No action is legal here. What is asked:",
            ...decisionLines(decision),
            ...(decision?.kind === "act"
              ? ["Ask umpire why with an action, and it tells what stands in its way."]
              : []),
          ],
    );
  });
