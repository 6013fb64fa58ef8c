import { Command, Option } from "commander";
import { drawBoard, type Theme, themes } from "@umpire/rules/pictures";
import { decisionLines, say } from "../answers.ts";
import { writeText } from "../files.ts";
import { namesOn } from "../names.ts";
import { openAt } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

interface BoardOptions extends PositionOptions {
  readonly svg?: string;
  readonly theme?: Theme;
}

/** `umpire board`: the position as text, or as a picture. */
export const boardCommand = withPosition(new Command("board"))
  .description("show a position as text, or draw it")
  .option("--svg <file>", "write it as a picture")
  .addOption(new Option("--theme <name>", "the colours of the picture").choices(themes))
  .addHelpText(
    "after",
    "\nExamples:\n  umpire board rogue-regiment/chalk-farm\n  umpire board game.json --svg board.svg",
  )
  .action(async (at: string, options: BoardOptions) => {
    const { situation } = await openAt(at, opening(options));
    const { svg, theme } = options;
    if (svg !== undefined) writeText(svg, drawBoard(situation.board(), { theme }).svg);
    const text = situation.print();
    say(
      options.json,
      {
        moment: situation.moment(),
        text,
        decision: situation.decision(),
        board: situation.board(),
        position: situation.position(),
        positionId: situation.id(),
      },
      svg === undefined
        ? [text, "", situation.moment(), ...decisionLines(situation.decision(), namesOn(situation.board()))]
        : [`written: ${svg}`],
    );
  });
