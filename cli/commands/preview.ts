import { Command } from "commander";
import { cited, say } from "../answers.ts";
import { namesOn } from "../names.ts";
import { openAt } from "../open.ts";
import { opening, type PositionOptions, withPosition } from "../options.ts";

/** `umpire preview`: what the enemy that nobody plays will do, and by which criteria. */
export const previewCommand = withPosition(new Command("preview"))
  .description("tell what the enemy will do next, and why")
  .addHelpText("after", "\nExample:\n  umpire preview game.json")
  .action(async (at: string, options: PositionOptions) => {
    const { situation } = await openAt(at, opening(options));
    const intents = situation.preview();
    const names = namesOn(situation.board());
    say(
      options.json,
      intents,
      intents.length === 0
        ? ["Nothing is certain here: no enemy acts by itself."]
        : intents.map(({ text, cites, condition }) => {
            const chance = condition === undefined || condition.chance === null ? "" : ` (${condition.chance})`;
            const only = condition === undefined ? "" : `If ${names.within(condition.text)}${chance}: `;
            return `${only}${names.sentence(text)}${cited(cites)}`;
          }),
    );
  });
