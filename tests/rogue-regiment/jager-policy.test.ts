import { describe, expect, it } from "vitest";
import { playout, seededChance } from "../../rules/kernel/index.ts";
import { ruleset, sensiblePolicy } from "../../rules/rogue-regiment/index.ts";
import type { State } from "../../rules/rogue-regiment/table/state.ts";
import type { Ctx } from "../../rules/rogue-regiment/table/context.ts";

const settings = { readings: {}, numbers: {} };

/** Reed Bank against a Jäger player, as the Operators begin. */
function reedBank(): State {
  const scenario = ruleset.scenarios.find(({ id }) => id === "reed-bank");
  if (scenario === undefined) throw new Error("There is no Reed Bank.");
  const made = ruleset.setUp(scenario, { choices: { mode: "jager" } }, settings);
  if (!made.ok) throw new Error(made.defects[0]?.message);
  let begun: State | null = null;
  playout(ruleset, { state: made.value, answers: [], settings }, sensiblePolicy, seededChance(1), {
    most: 24,
    onAsk: (_, { state }) => {
      if (state.phase === "operator") begun ??= ruleset.copy(state);
    },
  });
  if (begun === null) throw new Error("The Operators never began.");
  return begun;
}

/** What the policy answers when it may use its laid card instead of the one that was revealed. */
function used(state: State): string {
  const ctx: Ctx = { state, settings, events: [] };
  const answer = sensiblePolicy(
    {
      ask: "choose",
      seat: "jager",
      prompt: { id: "rr.decide.jager-use", text: "Is it used?" },
      options: ["use", "decline"].map((id) => ({ id, text: id })),
    },
    ctx,
    seededChance(1),
  );
  return "option" in answer ? answer.option : "";
}

describe("the policy of the Jäger player", () => {
  it("lets one half of its Stalkers wait by the way out, and the other by what the Operators are after", () => {
    const { units, tiles } = reedBank();
    const stalkers = units.filter(({ stalker }) => stalker !== null);
    const waiting = stalkers.map(({ post }) => (post.kind === "spawn" ? tiles[post.tile]?.id : undefined));
    // the stores lie in the east, the way out in the west
    expect(waiting.toSorted()).toEqual(["A", "A", "B", "B"]);
  });

  it("sends a Stalker rather than have a card that turns nobody, whoever comes to be seen by patrols", () => {
    const start = reedBank();
    const [jock] = start.operators;
    const { jager } = start;
    if (jock === undefined || jager === null) throw new Error("Nobody is there.");
    const laid = jager.deck.find((card) => card.startsWith("stalker-1/"));
    const regular = start.deck.cards.find((card) => card.startsWith("sentry-black-clockwise/"));
    if (laid === undefined || regular === undefined) throw new Error("Such cards are not in the decks.");
    const black = new Set(start.points.flatMap(({ colour }, index) => (colour === "black" ? [index] : [])));
    const units = start.units.filter(({ post }) => post.kind !== "sentry" || !black.has(post.point));
    expect(units.length).toBeLessThan(start.units.length);
    for (let square = 0; square < 36 * 12; square += 13) {
      if (units.some(({ at }) => at === square)) continue;
      const operators = [{ ...jock, at: square }];
      const deck = { ...start.deck, discard: [regular] };
      const state = {
        ...start,
        units,
        operators,
        deck,
        jager: { ...jager, laid: { card: laid, section: start.section } },
      };
      expect(used(state), `Jock on ${square}`).toBe("use");
    }
  });
});
