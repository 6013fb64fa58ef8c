import { Command, InvalidArgumentError } from "commander";
import { games } from "../../rules/index.ts";
import { type FoundRule, searchRules, unknownId } from "../../service/portable.ts";
import { print } from "../printing.ts";

/** What the options of `umpire rules` are. */
interface RulesOptions {
  readonly json?: true;
  readonly most: number;
}

/** A row of the catalogue for people: its heading, its text and its readings, then its id and where the book has it. */
function told({ id, title, source, text, readings }: FoundRule): string {
  const ways = readings.map((reading) => `  ${reading.byDefault ? "*" : "-"} ${reading.id}: ${reading.text}`);
  return [
    title ?? text,
    ...(title === null ? [] : [`  ${text}`]),
    ...ways,
    `  ${source === null ? id : `${id} (${source})`}`,
  ].join("\n");
}

/** How many rows are asked for at most. */
function mostOf(given: string): number {
  if (!/^[1-9]\d{0,3}$/.test(given)) throw new InvalidArgumentError("It is a whole number from 1 to 9999.");
  return Number(given);
}

/** `umpire rules`: lists the games, or looks rules of one up by id or by words. */
export const rulesCommand = new Command("rules")
  .description("list the games, or look up the rules of one by id, or by a question")
  .argument("[game]", "the id of a game, e.g. rogue-regiment")
  .argument("[words...]", "an id, or a question in plain words")
  .option("--json", "answer in JSON, for programs")
  .option("--most <number>", "the most rules that are told", mostOf, 20)
  .addHelpText(
    "after",
    "\nExamples:\n  umpire rules\n  umpire rules rogue-regiment can a guard see me behind a hedge\n  umpire rules hour-of-glory --json breach",
  )
  .action(async (id: string | undefined, words: readonly string[], { json, most }: RulesOptions, command: Command) => {
    const say = (value: unknown, text: string): void => print(json === true ? JSON.stringify(value) : text);
    if (id === undefined) {
      const listings = await Promise.all(games.map((game) => game.listing()));
      const lines = listings.map(({ id: name, title, version }) => `${name.padEnd(20)}${title} (${version})`);
      return say(listings, lines.join("\n"));
    }
    const game = await games.find((listed) => listed.id === id)?.load();
    if (game === undefined)
      return command.error(
        `There is no game "${id}"; expected one of: ${games.map((listed) => listed.id).join(", ")}.`,
        {
          exitCode: 2,
        },
      );
    const search = words.join(" ");
    const unknown = /^[a-z]{2,3}\.[\w.-]+$/.test(search) ? unknownId(game.catalogue, search) : null;
    if (unknown !== null) return command.error(unknown, { exitCode: 2 });
    const byId = await searchRules(game.catalogue, { id: search, limit: most });
    const rows = byId.length > 0 && search !== "" ? byId : await searchRules(game.catalogue, { search, limit: most });
    return say(rows, rows.length === 0 ? "No rule has any of these words." : rows.map(told).join("\n\n"));
  });
