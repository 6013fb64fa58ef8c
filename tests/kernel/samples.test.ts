import { describe, expect, it } from "vitest";
import { canonicalJson, type OpenPosition, seededChance, type ShownEvent } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { valueOf } from "./random-moments.ts";

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** The games in which something is hidden, with set-ups that hide it, and how many moves of each are looked at. */
const hidden = [
  ["hour-of-glory", ["full-moon", "quiet-stair"], {}],
  ["two-hundred-hours", ["m6-farm", "m7-depot"], {}],
  ["rogue-regiment", null, { choices: { mode: "jager" } }],
] as const;

const loaded = (id: string) => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`There is no ${id}.`);
  return game;
};

/** Everything that a seat is told of a moment. */
function told(situation: OpenPosition, seat: string | null): unknown {
  const seen = situation.seenBy(seat);
  return plain({
    position: seen.position() === null ? null : { ...seen.position(), version: "" },
    decision: seen.decision(),
    seats: seen.seats(),
    moment: seen.moment(),
    forms: seen.forms(),
    board: seen.board(),
    print: seen.print(),
    preview: seen.preview(),
  });
}

const eventsOf = (situation: OpenPosition, seat: string | null): readonly ShownEvent[] =>
  loaded(situation.game).witness(situation.sinceCheckpoint(), seat);

describe.each(hidden)("a sample of %s", (id, scenarios, options) => {
  const game = loaded(id);
  const chosen = game.scenarios.filter((one) => scenarios === null || scenarios.some((name) => name === one.id));
  const playable = chosen.flatMap((scenario) => {
    const begun = game.setUp(scenario.id, options);
    return begun.ok && game.isHiddenGame(plain(begun.value.position())) ? [{ scenario, begun: begun.value }] : [];
  });

  it("cannot be told from the real position by the seat, holds a whole one, and is the same for the same seed", () => {
    const counts = { complete: 0, within: 0, none: 0, other: 0 };
    expect(playable.length).toBeGreaterThan(0);
    for (const [n, { begun }] of playable.slice(0, 2).entries()) {
      const chance = seededChance(n + 3);
      let situation = begun;
      for (let move = 0; move < 48; move++) {
        for (const seat of move % 4 === 0 ? [...situation.seats(), null] : []) {
          const found = situation.seenBy(seat).sample(seededChance(move));
          const complete = situation.seenBy(seat).position() !== null;
          if (!found.ok) {
            expect(complete, JSON.stringify(found.defects)).toBe(false);
            counts.none++;
            continue;
          }
          counts[complete ? "complete" : "within"]++;
          const position = plain(found.value.position());
          const opened = valueOf(game.open(position));
          expect(told(opened, seat)).toEqual(told(situation, seat));
          if (!complete) expect(plain(eventsOf(opened, seat))).toEqual(plain(eventsOf(situation, seat)));
          const again = valueOf(situation.seenBy(seat).sample(seededChance(move)));
          expect(plain(again.position())).toEqual(position);
          if (canonicalJson(position) !== canonicalJson(plain(situation.position()))) counts.other++;
          const policy = opened.policyMove(seededChance(1));
          if (policy !== null) expect(opened.adjudicate({ ...policy, chance: seededChance(1) }).ok).toBe(true);
        }
        const next = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
        if (next.outcome !== "paused") break;
        situation = valueOf(game.open(plain(next.situation.position())));
      }
    }
    expect(counts.complete).toBeGreaterThan(12);
    expect(counts.none).toBe(0);
    expect(counts.other, JSON.stringify(counts)).toBeGreaterThan(0);
  });
});
