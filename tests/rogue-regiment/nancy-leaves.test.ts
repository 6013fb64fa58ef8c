import { expect, test } from "vitest";
import { defineGame } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";

const rogueRegiment = defineGame(ruleset);

const board = (nancy: string): string => `umpire rogue-regiment
expansions they-who-dare
section stealth
phase operator
meter 6
board
+ + + + + + + + + +
 N . . . . . . . .
+ + + + + + + + + +
 . . . . . . . . .
+ + + + + + + + + +
 . . . . J . . . .
+ + + + + + + + + +
spawn A white N 1
spawn B black N 5
entry 0,0
N = operator nancy, outfit disguise, ${nancy}
J = operator jock, facing N, knife, pistol
`;

test("whoever has left the board in disguise may have been crouching: the position stays one", () => {
  const opened = rogueRegiment.openText(board("spotted, crouched"));
  if (opened.ok !== true) throw new Error(JSON.stringify(opened));
  const left = opened.value.adjudicate({ action: { do: "move", operator: "nancy", to: "off" } });
  if (!left.ok || left.value.outcome !== "paused") throw new Error(JSON.stringify(left));
  const again = rogueRegiment.open(left.value.situation.position());
  expect(again.ok).toBe(true);
});

test("one who is still in play and not spotted cannot crouch in disguise", () => {
  const opened = rogueRegiment.openText(board("crouched"));
  expect(opened).toMatchObject({ ok: false, defects: [{ code: "crouched-in-disguise" }] });
});
