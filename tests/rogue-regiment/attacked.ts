import type { AttackedGame } from "../contract/attacked-games.ts";
import { hedge } from "../contract/table.ts";

/** What hostile requests are made of for Rogue Regiment. */
export const rogueRegimentAttacked: AttackedGame = {
  ruleset: "rogue-regiment",
  small: { board: hedge },
  scenario: "chalk-farm",
  pieces: ["guard", "jock"],
  number: "rr.number.operator-ap",
  faulty: { board: "board\n+ + +\n . ?\n+ + +", line: 3, column: 4 },
  midway: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" },
  impossible: [
    [
      "two figures on a square",
      "board\n+ + +\n J .\n+ + +\nJ = operator jock\noperator paddy at 0,0",
      "two-on-a-square",
    ],
    ["an Operator in a supply dump", "board\n+ + +\n s .\n+ + +\noperator jock at 0,0", "impossible-square"],
    ["a unit in the water", "board\n+ + +\n ~ .\n+ + +\nsmg guard at 0,0", "impossible-square"],
    ["a vehicle in the water", "board\n+ + +\n ~ .\n+ + +\n . .\n+ + +\nmotorbike bike at 0,0", "impossible-square"],
    [
      "a swimmer without scuba gear",
      "board\n+ + +\n J .\n+ + +\nJ = operator jock, scuba, on water",
      "impossible-square",
    ],
    [
      "a piece of an expansion that is not in play",
      "board\n+ + + + +\n . . . .\n+ + + + +\n . . . .\n+ + + + +\ntroop-truck lorry at 0,0, facing E",
      "not-in-play",
    ],
    ["a piece of another game", "board\n+ + +\n . .\n+ + +\ndragon smaug at 0,0", "unknown-word"],
    [
      "a unit that is not alert in the Battle Section",
      "section battle\nboard\n+ + +\n 1 .\n+ + +\n1 = smg guard",
      "not-alert",
    ],
    ["a board of 65 squares", `board\n${"+ ".repeat(66)}\n${" .".repeat(65)}\n${"+ ".repeat(66)}`, "bad-map"],
  ],
  places: [
    { of: "a mission on foot", at: { scenario: "chalk-farm" }, pieces: ["guard-1", "jock"] },
    { of: "a mission of an expansion", at: { scenario: "causeway" }, pieces: ["depot", "major"] },
    { of: "a mission with Dogs and flamethrowers", at: { scenario: "the-tannery" }, pieces: ["rex", "captain"] },
    { of: "a mission with flak and a Typhoon", at: { scenario: "night-flak" }, pieces: ["flak-2", "wilf"] },
    { of: "a mission with everything", at: { scenario: "hill-house" }, pieces: ["wagon", "general"] },
    {
      of: "a fight with vehicles, a boat and explosives",
      at: {
        board: `section battle
meter 0
phase advance
board
+ + + + + + + + + + + + + + + +
 V V V . . . . . H H H H . . .
+ + + + + + + + + + + + + + + +
 V V V . . . . . H H H H . . .
+ + + + + + + + + + + + + + + +
 . . . X . . 1 . . . . . . M M
+ + + + +#+#+#+ + + + + + + + +
 . . . .#: : :W. . . . . . M M
+ + + + +#+D+#+ + + + + + + + +
 ~ ~ ~ ~ . . . . . . . . . . .
+ + + + + + + + + + + + + + + +
 ~ B B B . . . . . . f f . . .
+ + + + + + + + + + + + + + + +
 ~ B B B . . . . . . f f . . .
+ + + + + + + + + + + + + + + +
V = willys jeep, facing E, seats jock paddy - -
B = boat punt, facing E, on water, seats bill - - -
H = half-track wagon, facing W, alert
M = motorbike bike, facing N, alert, route 1
X = barrel
1 = mortar team, facing W, alert
operator jock, spotted
operator paddy, spotted, mark wagon
operator bill, speargun, scuba-gear, spotted
operator reg at 10,5, sniper 3, camo-net, trap 1, med-pack, on forest
resistance luc at 12,6, facing N
truck lorry, convoy 2 waiting, alert
smg s1, spawn A 1, alert
trap at 5,4, of reg
bomb at 9,4, of jock, above 1
landmine at 7,2
document at 8,4
template bomb 12,3
point 10,4 black W*
spawn A white N 3
route black 13,6 > 13,0
route white 0,4 > 14,4
dump store at 14,6
deck standard
`,
      },
      pieces: ["wagon", "jock"],
    },
  ],
};
