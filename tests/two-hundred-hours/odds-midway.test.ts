import { describe, expect, it } from "vitest";
import type { Move, OpenPosition } from "../../rules/kernel/index.ts";
import { twoHundredHours } from "../../rules/two-hundred-hours/index.ts";

/** The moment of a Patrol at which the place of the other of a pair is asked for: its dice lie on the table. */
function atTheFollower(text: string, move: Move): OpenPosition {
  const opened = twoHundredHours.openText(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
  const adjudged = opened.value.adjudicate(move);
  if (!adjudged.ok || adjudged.value.outcome !== "paused") throw new Error("The place of the follower is asked.");
  expect(adjudged.value.decision.prompt).toBe("zh.decide.pair-place");
  return adjudged.value.situation;
}

/** The odds of everything that the place of the follower may lead to, as fractions. */
function oddsThere(situation: OpenPosition, at: string): Readonly<Record<string, string>> {
  const odds = situation.odds({ do: "put", at }, []);
  if (!odds.ok) throw new Error(JSON.stringify(odds.defects));
  return Object.fromEntries(odds.value.facts.map(({ id, probability }) => [id, probability]));
}

const table = `table 36 36
A = sas-trooper rifle at 18,28 facing 180
Da = sentry-pair rifle at 18,18 facing 0, with Db
Db = sentry-pair rifle at 19.5,18 facing 0, with Da
route 18,18 18,2 20,2 22,2 24,2 26,2
drawn trooper for defender
events left 0
orders left 0`;

describe("odds where the follower of a pair is placed", () => {
  it("leave the bearing as it was rolled, by which a Roving Patrol has turned", () => {
    const roves: Move = { action: { do: "roving-patrol", fighter: "Da" }, dice: [3, 3, 1, 1, 1, 181] };
    const situation = atTheFollower(`${table}\nalarm raised`, roves);
    expect(oddsThere(situation, "19.5,21")).toMatchObject({ "detected:A": "1/1" });
  });

  it("leave the bearing as it was rolled, to which a Patrol Route turns afterwards", () => {
    const walks: Move = { action: { do: "patrol-route", fighter: "Da" }, dice: [3, 1, 181] };
    const situation = atTheFollower(table.replace("at 18,28", "at 18,19.5"), walks);
    expect(oddsThere(situation, "19.5,14.5")).toMatchObject({ "detected:A": "1/1" });
  });
});
