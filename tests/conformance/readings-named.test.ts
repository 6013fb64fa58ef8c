import { describe, expect, it } from "vitest";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import type { Game, Requirement } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";
import { casesOf, openedBy, otherReadings, type Readings } from "./read-otherwise.ts";

/*
 * Two who disagree learn where the book leaves it open: an action that is refused by one reading of an open point and legal
 * by another is refused with that point, whichever of the two is in force; and a ruling about sight tells each reading by
 * which it would be another.
 */

/**
 * Of every so many cases one is asked about every open point: all in the soak. Of the others each is asked about those
 * that it shows.
 */
const onePer: Readonly<Record<string, number>> = {
  "hour-of-glory": 24,
  "v-sabotage": 36,
  "rogue-regiment": 240,
  "dust-tactics": 240,
  "two-hundred-hours": 600,
};

/** What a case asks about, or does first; undefined where it does neither. */
function actionOf(one: ConformanceCase): unknown {
  const [first] = one.steps ?? [];
  if (one["why-not"] !== undefined || one.odds !== undefined) return one["why-not"] ?? one.odds;
  if (typeof first !== "object" || !("do" in first)) return undefined;
  const { after: _, ...action } = first;
  return action;
}

/** What an action requires by these readings; null where it cannot be asked by them. */
function requiredBy(game: Game, one: ConformanceCase, text: string, readings: Readings): readonly Requirement[] | null {
  const found = openedBy(game, one, text, readings)?.requirements(actionOf(one));
  return found?.ok === true ? found.value : null;
}

const isLegal = (requirements: readonly Requirement[]): boolean => requirements.every(({ holds }) => holds);

describe.each(games.filter(({ id }) => id in onePer))("a refusal of $id", (game) => {
  it("names the open point by another reading of which the action would be legal", () => {
    const unnamed: string[] = [];
    const every = tries(onePer[game.id] ?? 1, 1);
    let differ = 0;
    let met = 0;
    for (const { one, text } of casesOf(game.id)) {
      if (actionOf(one) === undefined) continue;
      const others = [...otherReadings(game, one, met++ % every === 0)];
      const now = others.length === 0 ? null : requiredBy(game, one, text, {});
      if (now === null) continue;
      for (const [id, other] of others) {
        const then = requiredBy(game, one, text, { [id]: other });
        if (then === null || isLegal(then) === isLegal(now)) continue;
        differ++;
        const refused = isLegal(now) ? then : now;
        if (!refused.some(({ holds, cites }) => !holds && cites.includes(id)))
          unnamed.push(`${one.id}: ${isLegal(now) ? "refused" : "legal"} by ${id}=${other}`);
      }
    }
    expect(unnamed).toEqual([]);
    expect(differ).toBeGreaterThan(0);
  });
});

/** The verdict of a case's question of sight by these readings; null where it cannot be asked by them. */
function seenBy(game: Game, one: ConformanceCase, text: string, readings: Readings) {
  const found = one.sight === undefined ? undefined : openedBy(game, one, text, readings)?.sight(one.sight);
  return found?.ok === true ? found.value : null;
}

describe.each(games.filter(({ id }) => id in onePer))("a ruling about sight of $id", (game) => {
  it("tells the readings by which it would be another, whichever is in force", () => {
    const untold: string[] = [];
    const every = tries(Math.ceil((onePer[game.id] ?? 1) / 4), 1);
    let met = 0;
    for (const { one, text } of casesOf(game.id)) {
      if (one.sight === undefined) continue;
      const others = [...otherReadings(game, one, met++ % every === 0)];
      const now = others.length === 0 ? null : seenBy(game, one, text, {});
      if (now === null) continue;
      for (const [id, other] of others) {
        const then = seenBy(game, one, text, { [id]: other });
        if (then === null || (then.seen === now.seen && then.place === now.place)) continue;
        const usual = game.catalogue.interpretations[id]?.byDefault;
        for (const [ruling, reading] of [[now, other] as const, [then, usual] as const])
          if (!ruling.otherwise.some((told) => told.interpretation === id && told.reading === reading))
            untold.push(`${one.id}: ${ruling === now ? "not told" : "not told the other way"} of ${id}=${other}`);
      }
    }
    expect(untold).toEqual([]);
    expect(met).toBeGreaterThan(0);
  });
});
