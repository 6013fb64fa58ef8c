import { type Game, games, seededChance, unwrap } from "@umpire/rules";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import { strongMove } from "@umpire/rules/search";
import { describe, expect, it } from "vitest";

/** Positions in which one move wins at once, or the only one that does not lose, and what it is. */
const wonInOne = [
  {
    game: "hour-of-glory",
    title: "the step out, where a minute is left",
    table: `plan
      ..
      E#
    door ENT 0,0|0,1, entrance
    timer 1
    begun 2
    intruder crane at 0,0, cards I1 I2 I3 I4 I7 I10
    intruder holt at 1,0`,
    move: { do: "move", agent: "crane", path: ["0,1"] },
  },
  {
    game: "v-sabotage",
    title: "the way out, where all is done",
    table: `terrain yard
commandos 5
map
A1 A2
trap-door A1 open
entrance east at A2 E
alarm at A2
objective code-books at A2, interact 1, done
commando sapper tan at A1, tokens crowbar
unit g1 regular mauser at A2
token mp40 at A2`,
    move: { do: "exit", commando: "sapper" },
  },
  {
    game: "rogue-regiment",
    title: "the step off the board, where all is done",
    table: `turn 3
phase operator
objectives leave
board
+ + + + + + + +
 J . . . . . .
+ + + + + + + +
 . . . . . . .
+ + + + + + + +
entry 0,0
J = operator jock
rifleman r1 at 6,1, facing W`,
    move: { do: "move", operator: "jock", to: "off" },
  },
  {
    game: "two-hundred-hours",
    title: "the third attacker's way off the table",
    table: `mission m1
battlefield camp
alarm raised
entry S
A1 = sas-trooper rifle at 18,1 facing 0
A2 = sas-trooper rifle left
A3 = sas-trooper rifle left
A4 = sas-trooper rifle at 20,14 facing 0
D1 = heer-officer at 4,30 facing 180
drawn trooper for attacker`,
    move: { do: "sneak", fighter: "A1" },
  },
  {
    game: "dust-tactics",
    title: "the shot at the last enemy",
    table: `turn 2 of 7
unit a h.line south at 50,60, soldiers 1
unit b h.line north at 50,30, soldiers 1, done
activation a, plan attack nothing`,
    move: { do: "attack", unit: "a", shots: [{ weapon: "rifle", target: "b" }] },
  },
] as const;

describe("the move that a search plays", () => {
  it.each(wonInOne)("$game: $title", async ({ game, table, move }) => {
    const loaded: Game | undefined = await games.find(({ id }) => id === game)?.load();
    if (loaded === undefined) throw new Error(`${game} is not a game.`);
    const situation = unwrap(loaded.openText(table));
    expect([...situation.legal()].length).toBeGreaterThan(1);
    expect(strongMove(situation, { seed: 1 })).toMatchObject({ action: move });
    expect(strongMove(situation, { seed: 1 })).toEqual(strongMove(situation, { seed: 1 }));
  });

  it("is the same for all positions that are one to a seat", () => {
    const chance = seededChance(2);
    let situation = unwrap(hourOfGlory.setUp("quiet-stair"));
    for (let met = 0; met < 4;) {
      if (situation.decision()?.seat === "intruder-1") met++;
      if (met === 4) break;
      const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
      if (done.outcome !== "paused") throw new Error("Impossible: the game is over.");
      ({ situation } = done);
    }
    const seen = situation.seenBy("intruder-1");
    const move = strongMove(seen, { seed: 3 });
    for (const seed of [1, 2]) {
      const other = unwrap(seen.sample(seededChance(seed)));
      expect(strongMove(other.seenBy("intruder-1"), { seed: 3 })).toEqual(move);
    }
  });
});
