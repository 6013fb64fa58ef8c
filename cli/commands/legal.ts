import { Command } from "commander";
import { actionLines, decisionLines, listed, say } from "../answers.ts";
import { legalBy } from "../legal-filter.ts";
import { namesOn } from "../names.ts";
import { openAt } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

interface LegalOptions extends PositionOptions {
  readonly piece?: string;
  readonly name?: string;
}

/** `umpire legal`: every legal action, with the number by which other commands take it. */
export const legalCommand = withPosition(new Command("legal"))
  .description("list the legal actions, numbered")
  .option("--piece <piece>", "those of one piece, by its name or id")
  .option("--name <name>", "those of one kind, e.g. move")
  .addHelpText(
    "after",
    "\nExamples:\n  umpire legal game.json\n  umpire legal game.json --piece jock --name move --json",
  )
  .action(async (at: string, options: LegalOptions) => {
    const { situation } = await openAt(at, opening(options));
    const decision = situation.decision();
    const names = namesOn(situation.board());
    const wanted = { name: options.name, piece: options.piece && names.meant(options.piece) };
    // what there is not is told, before what there is is counted
    if (wanted.piece !== undefined || wanted.name !== undefined) legalBy(situation, wanted);
    const all = listed(situation);
    const words = actionLines(all, names);
    const chosen = all
      .map((legal, index) => ({ index, ...legal }))
      .filter(({ piece, name }) => (wanted.piece ?? piece) === piece && (wanted.name ?? name) === name);
    say(
      options.json,
      { moment: situation.moment(), decision, actions: chosen },
      chosen.length > 0
        ? [situation.moment(), ...chosen.map(({ index }) => `${String(index).padStart(4)}  ${words[index]}`)]
        : [
            situation.moment(),
            "No action is legal here. What is asked:",
            ...decisionLines(decision, names),
            ...(decision?.kind === "act"
              ? ["Ask umpire why with an action, and it tells what stands in its way."]
              : []),
          ],
    );
  });
