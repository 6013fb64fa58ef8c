import type { AttackedGame } from "../contract/attacked-games.ts";

const yard = `table 36 36
terrain o1 obstacle 10,20 20,20 20,20.3 10,20.3
A1 = sas-trooper rifle at 18,24 facing 0, marker
D1 = sentry rifle at 18,12 facing 180
D2 = heer-officer at 30,3 facing 0
drawn trooper for attacker`;

/** What hostile requests are made of for 02 Hundred Hours. */
export const hoursAttacked: AttackedGame = {
  ruleset: "two-hundred-hours",
  small: { board: yard },
  scenario: "m3-camp",
  pieces: ["D1", "A1"],
  number: "zh.number.alarm-raised",
  faulty: { board: "table 36 36\nA1 = sas-trooper rifle at nowhere", line: 2, column: 27 },
  midway: { do: "sneak", fighter: "A1" },
  impossible: [
    ["two bases on one place", `${yard}\nD3 = sentry rifle at 18,12.2 facing 0`, "bases-overlap"],
    ["a base over the edge", `${yard}\nD3 = sentry rifle at 0.2,12 facing 0`, "off-the-table"],
    ["a base in an obstacle", `${yard}\nD3 = sentry rifle at 15,20.1 facing 0`, "in-terrain"],
    ["a fighter twice", `${yard}\nD1 = sentry rifle at 3,12 facing 0`, "given-twice"],
    ["a pair of one", `${yard}\nD3 = sentry-pair rifle at 3,12 facing 0, with D4`, "pair"],
    ["a place without a y", `${yard}\nD3 = sentry rifle at 3 facing 0`, "bad-place"],
    ["a place too fine for the lattice", `${yard}\nD3 = sentry rifle at 3.123456789,4 facing 0`, "bad-place"],
    ["a facing that is none", `${yard}\nD3 = sentry rifle at 3,4 facing 360`, "not-a-number"],
    ["a card of another game", `${yard}\nD3 = operator at 3,4`, "unknown-word"],
    ["more tokens than actions", `${yard}\nD3 = sentry rifle at 3,4 facing 0, white 1, red 1`, "tokens"],
    ["a shape that crosses itself", `${yard}\nterrain b9 building 1,1 6,1 6,6 3,0`, "crosses-itself"],
    ["a shape off the table", `${yard}\nterrain b9 building 30,30 40,30 40,35`, "off-the-table"],
    ["a shape without corners", `${yard}\nterrain b9 building 1,1 5,5`, "too-few-corners"],
    [
      "four hundred corners",
      `${yard}\nterrain b9 rough ${Array.from({ length: 400 }, (_, i) => `1,${(i % 30) + 1}`).join(" ")}`,
      "too-many-corners",
    ],
    ["a table of nothing", "table 0 0", "bad-table"],
    ["a table without end", "table 999 999", "not-a-number"],
    ["a line of another game", `${yard}\noperator jock at 4,0`, "unknown-line"],
    ["a name with powers", `${yard}\n__proto__ = sentry at 3,4`, "bad-name"],
    ["a name without end", `${yard}\n${"D".repeat(5000)} = sentry at 3,4`, "bad-name"],
    ["two missions", `mission m1\nmission m2\n${yard}`, "given-twice"],
    ["a fourth Time token", `${yard}\ntimes 2\ncontainer 1 character 1 trooper 3 time`, "times"],
    ["terrain on no table", "terrain b1 building 1,1 5,1 5,5", "no-table"],
    ["an objective at nothing", `${yard}\nobjective J1 at 3,4, item nowhere`, "no-item"],
  ],
  places: [
    {
      of: "a battle at its height",
      at: {
        board: `mission m4
battlefield camp
turn 5
entry N
alarm raised, since 4
drawn trooper for attacker
orders left 3, hand o-ambush o-volley, discard o-two-blades
events left 9, hand e-torch e-barbed-wire
route 8,11 18,7 29.5,9.5 29,23 19,30 7.5,26
objective objective-1 at 18,18, up, item t1
objective objective-2 at 12.5,21.5, up, item b3, destroyed
charge charge-1 at 18,18.3, countdown, objective objective-1
smoke smoke-1 at 12.5,21.5, turn 4
light light-1 at 22,17.5
A1 = sas-officer smg at 4,30 facing 20, marker, white 1, veteran v-steady
A2a = sas-pair rifle at 18,22 facing 0, with A2b
A2b = sas-pair smg at 19.2,22 facing 0, with A2a
A3 = sas-trooper sniper-rifle at 25,16.5 facing 270, marker, requisition r-long-range
D1 = heer-officer at 18,8 facing 180, white 1, red 1
D2a = sentry-pair rifle at 30,23 facing 200, with D2b, marker, towards 5
D2b = sentry-pair smg at 31.2,23 facing 200, with D2a, marker, towards 5
D3 = dog-handler rifle at 24,8 facing 180
D4 = sentry rifle reserve
D5 = sentry rifle out`,
      },
      pieces: ["A2a", "D2a"],
    },
    {
      of: "a captive on the way",
      at: {
        board: `mission m6
battlefield farm
turn 7
entry SW
times 2
draws attacker
captive officer = heer-officer at 10,30 home b1, escort A1
body D9 = sentry at 20,9, marker
A1 = sas-officer smg at 10,31 facing 180, marker
A2 = partisan rifle at 14,28 facing 0
D1 = heer-sergeant smg at 10,24 facing 180
D2 = sentry rifle asleep at 22,16`,
      },
      pieces: ["A1", "D1"],
    },
    {
      of: "a question within an action",
      at: { board: `${yard}\nasked sneak-path of attacker, fighter A1, most 5` },
      pieces: ["A1", "D2"],
    },
    { of: "a set-up", at: { scenario: "m8-camp" }, pieces: ["A1", "D1"] },
    { of: "a hunt", at: { scenario: "m1-depot" }, pieces: ["A1", "D1"] },
    {
      of: "the guns",
      at: {
        board:
          "mission m8\nbattlefield camp\nentry S\ngun t1, crew D1 D2\nA1 = sas-officer at 3,33 facing 0\nD1 = sentry at 17.5,18.5 facing 0\nD2 = sentry at 18.7,18.5 facing 0\ndrawn trooper for defender",
      },
      pieces: ["D1", "A1"],
    },
  ],
};
