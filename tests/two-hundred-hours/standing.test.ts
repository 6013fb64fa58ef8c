import { describe, expect, it } from "vitest";
import type { OpenPosition } from "../../rules/kernel/index.ts";
import { twoHundredHours } from "../../rules/two-hundred-hours/index.ts";

function opened(text: string): OpenPosition {
  const found = twoHundredHours.openText(text);
  if (!found.ok) throw new Error(JSON.stringify(found.defects));
  return found.value;
}

/** The moment after the roll of a Sneak at which its way is chosen. */
function beforeTheWay(text: string, fighter: string): OpenPosition {
  const adjudged = opened(text).adjudicate({ action: { do: "sneak", fighter }, dice: [1, 1, 3, 3] });
  if (!adjudged.ok || adjudged.value.outcome !== "paused") throw new Error("The way of a Sneak is asked.");
  return adjudged.value.situation;
}

/** What keeps a way to a place from being legal. */
function faults(situation: OpenPosition, at: string): readonly string[] {
  const needs = situation.requirements({ do: "go-to", at });
  if (!needs.ok) throw new Error(JSON.stringify(needs.defects));
  return needs.value.flatMap(({ holds, text }) => (holds ? [] : [text]));
}

describe("a fighter that climbs", () => {
  const roof = `table 36 36
terrain b1 building 10,10 14,10 14,14 10,14, height 1, climbable, locked
A1 = sas-trooper rifle at 12,12 facing 0, on b1
A2 = sas-trooper rifle at 12,15 facing 0
S1 = sentry rifle at 33,33 facing 180
drawn trooper for attacker`;

  it("does not end on the base of a friend who stands up there", () => {
    const situation = beforeTheWay(roof, "A2");
    expect(faults(situation, "12,12.5")).toEqual([
      "No way of A2 leads to 12,12.5. The way comes too near to A1 at 12,12.5.",
    ]);
    expect(faults(situation, "12.9,13.2")).toEqual([]);
  });

  it("goes over somebody who is inside", () => {
    const inside = roof.replace("facing 0, on b1", "facing 0").replace(", locked", "");
    expect(faults(beforeTheWay(inside, "A2"), "12,12.6")).toEqual([]);
  });
});

describe("the crew of the gun", () => {
  it("finds room beside its partner where the sides of the gun are taken", () => {
    const situation = opened(`mission m8
battlefield camp
limit 30 30
phase set-up
set-up deploy
turn 0
container 0 character 0 trooper 3 time
asked deploy of defender, fighter D8b
route 29.5,9.5 29,23 19,30 7.5,26 8,11 18,7
gun t1, crew D8a D8b
A1 = sas-officer smg waiting
D2 = heer-sergeant smg at 18,18.5 facing 180
D8a = feldgendarmes rifle at 19.5,17.5 facing 72, with D8b
D8b = feldgendarmes smg waiting, with D8a`);
    const actions = situation.forms().flatMap((form) => form.actions);
    expect(actions.length).toBeGreaterThan(0);
    const [action] = actions;
    const needs = situation.requirements(action);
    expect(needs.ok && needs.value.every(({ holds }) => holds)).toBe(true);
  });
});
