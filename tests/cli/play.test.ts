import { expect, it } from "vitest";
import { type Game, seededChance } from "@umpire/rules";
import { eventLines } from "../../cli/commands/adjudicate.ts";
import { gameOf } from "../../cli/open.ts";
import { play } from "../../cli/play/table.ts";

/** How often the person at the terminal answers before he leaves. */
const ANSWERS = 6;

it("tells one person at a terminal nothing that is hidden from his seat: the cards a Jäger player draws", async () => {
  const rogueRegiment = await gameOf("rogue-regiment");
  const hidden: unknown[] = [];
  const game: Game = {
    ...rogueRegiment,
    witnessed(events, onlooker) {
      const known = rogueRegiment.witnessed(events, onlooker);
      const told = new Set(eventLines(known));
      hidden.push(...events.filter((event) => !eventLines([event]).some((line) => told.has(line))));
      return known;
    },
  };
  const opened = game.setUp("chalk-farm", { choices: { mode: "jager" } });
  if (!opened.ok) throw new Error("The scenario is not set up.");

  const said: string[] = [];
  let left = ANSWERS;
  const terminal = {
    say: (line: string) => void said.push(line),
    ask: async () => (left-- > 0 ? "policy" : null),
  };
  await play(opened.value, { game, chance: seededChance(5), mine: new Set(["player-1"]), terminal }, () => {});

  expect(hidden.length).toBeGreaterThan(0);
  for (const line of eventLines(hidden)) expect(said).not.toContain(line);
});
