import { Command } from "commander";
import { actionLine, decisionLines, listed, say } from "../answers.ts";
import { legalBy } from "../legal-filter.ts";
import { openAt } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

interface LegalOptions extends PositionOptions {
  readonly piece?: string;
  readonly name?: string;
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
    // what there is not is told, before what there is is counted
    if (options.piece !== undefined || options.name !== undefined) legalBy(situation, options);
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
