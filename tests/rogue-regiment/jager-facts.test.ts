import { expect, test } from "vitest";
import { defineGame } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";

const rogueRegiment = defineGame(ruleset);

const board = (jager: string): string => `umpire rogue-regiment
expansions they-who-dare jager
section stealth
phase operator
meter 6
board
+ + + + + + + + + +
 J . . 1 . . . . .
+ + + + + + + + + +
 . . . . . . . . N
+ + + + + + + + + +
spawn A white N 1
spawn B black N 5
J = operator jock, facing E, pistol, sten 5
N = operator nancy, outfit regular, med-pack 1
1 = rifleman r1, facing E
${jager}`;

function oddsOf(text: string) {
  const opened = rogueRegiment.openText(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.defects));
  const odds = opened.value.odds({ do: "attack", operator: "jock", weapon: "pistol", target: "r1" }, []);
  if (!odds.ok) throw new Error(JSON.stringify(odds.defects));
  return odds.value.facts.map(({ id, good }) => [id, good]);
}

test("a kill is good for whoever fires, an alert is not, with and without a Jäger player", () => {
  for (const text of [board(""), board("jager")]) {
    const facts = new Map(oddsOf(text).map(([id, good]) => [id, good]));
    expect(facts.get("killed:r1")).toBe(true);
    expect(facts.get("alerted:r1")).toBe(false);
  }
});

test("what is bad for the Operators is good for the Jäger player, and for nobody where there is none", () => {
  for (const [text, seat] of [
    [board(""), null],
    [board("jager"), "jager"],
  ] as const) {
    const before = ruleset.parse(text);
    if (!before.ok) throw new Error("It cannot be read.");
    const after = ruleset.copy(before.value);
    after.meter--;
    const [operator] = after.operators;
    if (operator !== undefined) operator.spotted = true;
    expect(ruleset.facts(before.value, after, [])).toMatchObject([
      { id: "spotted:jock", goodFor: seat },
      { id: "meter:5", goodFor: seat },
    ]);
  }
});

test("a refusal speaks of Nancy as a woman", () => {
  const opened = rogueRegiment.openText(board(""));
  if (!opened.ok) throw new Error("It cannot be read.");
  const needs = opened.value.requirements({ do: "attack", operator: "nancy", weapon: "grenade", target: "5,1" });
  const texts = needs.ok ? needs.value.filter(({ holds }) => !holds).map(({ text }) => text) : [];
  expect(texts).toContain("nancy has no grenade of her own.");
  const his = opened.value.requirements({ do: "attack", operator: "jock", weapon: "grenade", target: "5,1" });
  expect(his.ok && his.value.some(({ text }) => text === "jock has no grenade of his own.")).toBe(true);
});
