import { describe, expect, it } from "vitest";
import { eachCaseIn } from "../../cli/conformance/read-file.ts";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import type { Game, Requirement } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";
import { caseFiles } from "./files.ts";

/*
 * An action that is refused, and would be legal by another reading of an open point, is refused with that point: two who
 * disagree learn that the book leaves it open. Measured tables are not asked here: at a limit nearly every reading of how
 * is measured decides there, and their rulings of sight tell them apart.
 */

/** Of every so many stated refusals one is asked about: all in the soak. */
const onePer: Readonly<Record<string, number>> = { "hour-of-glory": 2, "v-sabotage": 3, "rogue-regiment": 12 };

function* refusalsOf(game: string, every: number): Generator<ConformanceCase> {
  let met = 0;
  for (const file of caseFiles(game).filter((path) => path.endsWith(".yaml")))
    for (const one of eachCaseIn(file).cases)
      if (one["why-not"] !== undefined && one.position !== undefined && Object.keys(one.readings).length === 0)
        if (met++ % every === 0) yield one;
}

/** What an action requires by these readings; null where there is no such position by them. */
function requiredBy(game: Game, one: ConformanceCase, readings: Readonly<Record<string, string>>) {
  const opened = game.openText(one.position ?? "", { readings, numbers: one.numbers });
  if (!opened.ok) return null;
  const found = opened.value.requirements(one["why-not"]);
  return found.ok ? found.value : null;
}

const isLegal = (requirements: readonly Requirement[]): boolean => requirements.every(({ holds }) => holds);

describe.each(games.filter(({ id }) => id in onePer))("a refusal of $id", (game) => {
  it("names the open point by another reading of which the action would be legal", () => {
    const unnamed: string[] = [];
    let differ = 0;
    for (const one of refusalsOf(game.id, tries(onePer[game.id] ?? 1, 1))) {
      const now = requiredBy(game, one, {});
      if (now === null || isLegal(now)) continue;
      const cited = new Set(now.flatMap(({ cites }) => cites));
      for (const [id, { byDefault, readings, switchable }] of Object.entries(game.catalogue.interpretations))
        for (const other of Object.keys(readings)) {
          if (!switchable || other === byDefault) continue;
          const then = requiredBy(game, one, { [id]: other });
          if (then === null || !isLegal(then)) continue;
          differ++;
          if (!cited.has(id)) unnamed.push(`${one.id}: legal by ${id}=${other}`);
        }
    }
    expect(unnamed).toEqual([]);
    expect(differ).toBeGreaterThan(0);
  });
});
