import { describe, expect, it } from "vitest";
import { isRecord, type Move } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";
import { casesOf, openedBy } from "./read-otherwise.ts";

/*
 * Whoever is told what happens learns by which rules: every event cites one, and none twice.
 */

/** Of so many cases one is played. */
const onePer = tries(12, 1);

describe.each(games)("an event of $id", (game) => {
  it("cites at least one rule, and each once", () => {
    const amiss = new Set<string>();
    let told = 0;
    let met = 0;
    for (const { one, text } of casesOf(game.id)) {
      if (one.steps === undefined || met++ % onePer !== 0) continue;
      let situation = openedBy(game, one, text, {});
      let left: Pick<Move, "dice" | "cards" | "choose"> = { dice: one.dice, cards: one.cards, choose: one.choose };
      for (const step of one.steps) {
        if (situation === null) break;
        const { after: _, ...given } = isRecord(step) ? step : {};
        const move: Move = "do" in given ? { ...left, action: given } : left;
        const chosen =
          "choose" in given ? { ...left, choose: [String(given["choose"]), ...(left.choose ?? [])] } : move;
        const found = situation.adjudicate({ ...chosen, until: one.until });
        if (!found.ok || found.value.outcome === "refused") break;
        for (const { event, cites } of found.value.events) {
          told++;
          if (cites.length === 0) amiss.add(`${event} cites nothing: ${one.id}`);
          if (new Set(cites).size !== cites.length) amiss.add(`${event} cites one twice: ${one.id}`);
        }
        situation = found.value.situation;
        left = found.value.unused;
      }
    }
    expect([...amiss]).toEqual([]);
    expect(told).toBeGreaterThan(0);
  });
});
