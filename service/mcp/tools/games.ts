import * as z from "zod";
import { unreadableAt } from "../../schema/faults.ts";
import { fitted } from "../lines.ts";
import { headings, notationLines } from "../notation-lines.ts";
import { tool } from "../tool.ts";
import { thing } from "../where.ts";

const ruleset = z.string().min(1).max(64).describe("The id of a game, e.g. hour-of-glory.");

/** Which games there are, and which missions. */
export const listGames = tool({
  name: "list_games",
  title: "Games and missions",
  description: "Lists the games, or the ready missions of one with their seats, players and choices.",
  input: z.strictObject({ ruleset: ruleset.optional() }),
  output: z.looseObject({ games: z.array(thing), scenarios: z.array(thing) }),
  async answer({ ruleset: id }, { operations }) {
    if (id === undefined) {
      const games = await operations.rulesets();
      return {
        lines: games.map(
          ({ id: game, title, rules, scenarios }) =>
            `${game}: ${title}, ${rules} rules; missions ${scenarios.join(", ")}`,
        ),
        data: { games, scenarios: [] },
      };
    }
    const scenarios = (await operations.scenarios(id)).map(
      ({ id: scenario, title, text, seats, players, difficulties, choices }) => ({
        id: scenario,
        title,
        text,
        seats,
        players,
        difficulties,
        choices,
      }),
    );
    return {
      lines: scenarios.map(
        ({ id: scenario, title, seats, players, difficulties }) =>
          `${scenario}: ${title}; seats ${seats.join(", ")}${players.max > 1 ? `; up to ${players.max} players` : ""}${difficulties.length > 0 ? `; ${difficulties.join(", ")}` : ""}`,
      ),
      data: { games: [], scenarios },
    };
  },
});

/** How positions are written as text. */
export const howToDraw = tool({
  name: "how_to_draw",
  title: "How a position is written",
  description:
    "Tells how positions of a game are written as text: read this before drawing a board from somebody's words. `about` tells one heading or kind of line with everything it can say.",
  input: z.strictObject({
    ruleset,
    about: z.string().min(1).max(80).optional().describe("A heading, or the name of a line, e.g. Operators."),
    from: z.int().min(0).max(10_000).default(0).describe("How many lines were read before."),
  }),
  output: z.looseObject({ headings: z.array(z.string()), next: z.int().optional() }),
  async answer({ ruleset: id, about, from }, { operations }) {
    const { notation } = await operations.notation(id);
    if (notation === null) throw unreadableAt("/ruleset", `The notation of ${id} is not described.`);
    const named = headings(notation);
    const lines = notationLines(notation, about);
    if (lines.length === 0)
      throw unreadableAt("/about", `Nothing is called "${about}"; the headings are: ${named.join(", ")}.`);
    const page = lines.slice(from);
    const { text, lines: told } = fitted(
      page,
      (left) => `… ${left} more lines: ask again with from: ${from + page.length - left}.`,
    );
    return {
      lines: page,
      text,
      data: { headings: named, ...(told < page.length && { next: from + told }) },
    };
  },
});
