import { expect, test } from "vitest";
import { Budget } from "../../rules/kernel/index.ts";
import { asFault } from "../../service/adjudication/questions.ts";
import { sharing } from "../../service/adjudication/budget.ts";
import { Fault } from "../../service/index.ts";
import { deskForAll } from "./desk-of-tests.ts";

const desk = deskForAll();

const where = {
  ruleset: "rogue-regiment",
  board: "board\n+ + + + +\n J . . 1\n+ + + + +\nJ = operator jock\n1 = smg guard, facing E",
};
const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };
/** So many units more are left each time. */
const STEP = 20;

/** Shoots in a game of its own with ever more work left for it, and tells how much sufficed, and how the dice fell. */
async function enoughFor(): Promise<{ readonly work: number; readonly killed: boolean }> {
  const game = await desk.start(where);
  const as = game.as("player-1");
  for (let work = STEP; ; work += STEP) {
    try {
      const answer = await sharing(new Budget(work), () =>
        desk.games.act(game.id, { expectedVersion: 0, ...shot }, as),
      );
      return { work, killed: "events" in answer && answer.events.some(({ event }) => event === "killed") };
    } catch (error) {
      const fault = asFault(error);
      if (!(fault instanceof Fault) || fault.defects[0]?.code !== "beyond-limits") throw error;
    }
  }
}

test("whether the work that is left suffices for a move tells nothing of how its dice will fall", async () => {
  const shots = await Promise.all(Array.from({ length: 12 }, enoughFor));
  expect(new Set(shots.map(({ killed }) => killed)).size).toBe(2);
  expect(new Set(shots.map(({ work }) => work)).size).toBe(1);
});
