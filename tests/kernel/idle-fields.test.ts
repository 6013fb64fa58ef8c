import { describe, expect, test } from "vitest";
import { type Game, Requirements, Budget } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { casesOf } from "../conformance/files.ts";
import { tries } from "../soak/at-length.ts";
import { idleFields } from "./idle-fields.ts";

/** Fields that may say what is so anyway, and why. Read by a person. */
const saysWhatIsSo: Readonly<Record<string, readonly string[]>> = {
  "dust-tactics": [
    // that the crew fires, where nobody else of the unit has the weapon
    "attack: shots[].crew",
    // the gun that an observer calls does not come to fire: it was suppressed, or waits for its second stimulant
    "attack: shots[].smoke",
  ],
};

/** One legal action of each sort of a game's cases, where an action is asked for at once. */
function sorts(game: Game, every: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [i, { position, readings, numbers }] of casesOf(game.id).entries()) {
    if (i % every !== 0 || position === undefined) continue;
    const opened = game.openText(position, { readings, numbers }, new Budget(Infinity));
    if (!opened.ok || opened.value.decision()?.kind !== "act") continue;
    const firsts = opened.value.forms().flatMap(({ actions: [first] }) => (first === undefined ? [] : [first]));
    for (const [field, action] of idleFields(game, opened.value, firsts)) found.set(field, action);
  }
  return found;
}

describe.each(games)("$id", (game) => {
  test("refuses a field that means nothing for the action", () => {
    const allowed = saysWhatIsSo[game.id] ?? [];
    const found = [...sorts(game, tries(80, 1))].filter(([field]) => !allowed.includes(field));
    expect(found.map(([field, action]) => `${field} is taken and ignored: ${action}`)).toEqual([]);
  });
});

test("a requirement names the field that means nothing, and adds nothing where it is left out", () => {
  const req = new Requirements();
  expect(req.idle("target", undefined, "Nobody is aimed at.")).toBe(true);
  expect(req.idle("list", [], "Nobody is aimed at.")).toBe(true);
  expect(req.all).toEqual([]);
  expect(req.idle("target", "jock", "Nobody is aimed at.", "x.shoot")).toBe(false);
  expect(req.holding).toBe(false);
  expect(req.all).toEqual([
    { holds: false, text: "`target` means nothing here. Nobody is aimed at.", field: "target", cites: ["x.shoot"] },
  ]);
});
