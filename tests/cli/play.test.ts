import { expect, it } from "vitest";
import { type Game, seededChance } from "@umpire/rules";
import { eventLines } from "../../cli/commands/adjudicate.ts";
import { namesOn } from "../../cli/names.ts";
import { gameOf } from "../../cli/open.ts";
import { play } from "../../cli/play/table.ts";

/** How often the person at the terminal answers before he leaves. */
const ANSWERS = 6;

it("tells one person at a terminal nothing that is hidden from his seat: the cards a Jäger player draws", async () => {
  const rogueRegiment = await gameOf("rogue-regiment");
  const opened = rogueRegiment.setUp("chalk-farm", { choices: { mode: "jager" } });
  if (!opened.ok) throw new Error("The scenario is not set up.");
  const names = namesOn(opened.value.board());
  const hidden: unknown[] = [];
  const game: Game = {
    ...rogueRegiment,
    witnessed(events, onlooker) {
      const known = rogueRegiment.witnessed(events, onlooker);
      const told = new Set(eventLines(known, names));
      hidden.push(...events.filter((event) => !eventLines([event], names).some((line) => told.has(line))));
      return known;
    },
  };

  const said: string[] = [];
  let left = ANSWERS;
  const terminal = {
    say: (line: string) => void said.push(line),
    ask: async () => (left-- > 0 ? "policy" : null),
  };
  await play(
    opened.value,
    { game, chance: seededChance(5), mine: new Set(["player-1"]), terminal, strength: "fair" },
    () => {},
  );

  expect(hidden.length).toBeGreaterThan(0);
  for (const line of eventLines(hidden, names)) expect(said).not.toContain(line);
});

it("asks the person at a terminal for what all players decide together, and has the policy answer it on demand", async () => {
  const game = await gameOf("rogue-regiment");
  const opened = game.setUp("chalk-farm");
  if (!opened.ok) throw new Error("The scenario is not set up.");
  const asked: string[] = [];
  const said: string[] = [];
  const answers = ["policy", "policy", "policy"];
  const terminal = {
    say: (line: string) => void said.push(line),
    ask: async (prompt: string) => {
      asked.push(prompt);
      return answers.shift() ?? null;
    },
  };
  const last = await play(
    opened.value,
    { game, chance: seededChance(3), mine: new Set(["player-1"]), terminal, strength: "fair" },
    () => {},
  );

  // nobody's turn has begun before the first question
  expect(asked[0]).toBe("Players> ");
  const question = said.indexOf("Players: Which Operator acts, and how?");
  expect(question).toBeGreaterThan(0);
  expect(said.findIndex((line) => line.includes("'s turn begins"))).toBeGreaterThan(question);
  // where two patrols start, who acts first, and what he does then
  expect(asked).toEqual(["Players> ", "Players> ", "Players> ", "Player 1> "]);
  expect(last.decision()?.seat).toBe("player-1");
});

it("plays the other seats as strongly as it is told, the same by the same seed", async () => {
  const game = await gameOf("hour-of-glory");
  const opened = game.setUp("quiet-stair");
  if (!opened.ok) throw new Error("The scenario is not set up.");
  const told = async (strength: "easy" | "fair"): Promise<readonly string[]> => {
    const said: string[] = [];
    const terminal = { say: (line: string) => void said.push(line), ask: async () => null };
    await play(opened.value, { game, chance: seededChance(5), mine: new Set(), terminal, strength }, () => {});
    return said;
  };
  const easy = await told("easy");
  expect(easy.length).toBeGreaterThan(20);
  expect(await told("easy")).toEqual(easy);
  expect(await told("fair")).not.toEqual(easy);
});
