import { inspect } from "node:util";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Game, games, seededChance, type Situation, unwrap } from "@umpire/rules";

/* A program for any game, which knows none of them: it goes through the list, and reads what all have in common. */

/** A moment in which an action is asked for, and the sentences on the way there. */
function firstAction(game: Game): { readonly situation: Situation; readonly told: readonly string[] } {
  const chance = seededChance(3);
  const told: string[] = [];
  let situation = unwrap(game.setUp(game.scenarios[0]?.id ?? ""));
  while (situation.decision()?.kind !== "act") {
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome !== "paused") throw new Error(done.outcome);
    for (const { text, cites } of done.events) told.push(`${text} ${cites.join(" ")}`);
    ({ situation } = done);
  }
  return { situation, told };
}

it("the list of games has the types of any game, so that a loop over it compiles", () => {
  type Loaded = Awaited<ReturnType<(typeof games)[number]["load"]>>;
  expectTypeOf<Loaded>().toEqualTypeOf<Game>();
  expectTypeOf<Parameters<Loaded["setUp"]>[0]>().toEqualTypeOf<string>();
  expect(games).toHaveLength(5);
});

describe.each(games)("of $id", ({ load }) => {
  it("events are told in sentences with their rules", async () => {
    const { told } = firstAction(await load());
    expect(told.length).toBeGreaterThan(0);
    for (const one of told) expect(one).toMatch(/\S [a-z]{2}\./);
  });

  it("a situation that is printed or written as JSON is its position, and no catalogue hangs on it", async () => {
    const game = await load();
    const { situation } = firstAction(game);
    const written: unknown = JSON.parse(JSON.stringify(situation));
    expect(unwrap(game.open(written)).id()).toBe(situation.id());
    expect(inspect(situation, { depth: 20 }).length).toBeLessThan(200);
    for (const seat of situation.seats()) {
      const seen = situation.seenBy(seat);
      expect(JSON.stringify({ seen })).toBe(JSON.stringify({ seen: seen.position() }));
    }
  });

  it("a text with nothing in it is no position", async () => {
    const game = await load();
    for (const text of ["", " ", "\n\n", "\r\n\t"]) {
      const read = game.openText(text);
      expect(read.ok ? [] : read.defects).toMatchObject([{ code: "empty-text", line: 1, column: 1 }]);
    }
  });

  it("a piece that there is not is answered with the nearest, also before any is on the board", async () => {
    const { situation } = firstAction(await load());
    expect(() => [...situation.legal({ piece: "nobody" })]).toThrow(
      'There is no piece "nobody" in this position; nearest: ',
    );
  });
});
