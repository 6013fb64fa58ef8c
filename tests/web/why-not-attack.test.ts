import { describe, expect, it } from "vitest";
import type { BoardModel, Form } from "../../web/api/answers.ts";
import { attacksOn, enemyOutOfReach, whyNotOf } from "../../web/table/why-not-attack.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";

/** A piece and an enemy out of its reach, by game; and what the reason has to name. */
const outOfReach = {
  "rogue-regiment": {
    board:
      "board\n+ + + + + + + + + + + +\n J . . . . . . . . . 1\n+ + + + + + + + + + + +\nJ = operator jock\n1 = smg guard, facing W",
    piece: "jock",
    enemy: "guard",
    told: /10 squares away; the range is 8/,
  },
  "v-sabotage": {
    board:
      "terrain yard\nmap\nA1 A2 A3\ncommando officer tan at A1\ncommando medic blue at A1\nunit g1 regular mauser at A3",
    piece: "officer",
    enemy: "g1",
    told: /A3 is neither A1/,
  },
  "hour-of-glory": {
    board:
      "plan\n.....#\n#####.\nphase commander\nintruder crane at 5,1, assault\ncommander at 0,0, facing E\nturn commander, left 4",
    piece: "commander",
    enemy: "crane",
    told: /./,
  },
  "two-hundred-hours": {
    board:
      "table 36 36\nA = sas-officer smg at 18,2, facing 180\nD = sentry rifle at 18,30, facing 0, marker\ndrawn character for attacker",
    piece: "A",
    enemy: "D",
    told: /reaches 10″/,
  },
  "dust-tactics": {
    board:
      "table 180 90\nunit s1 h.line south at 20,80, whole\nunit n1 h.line north at 20,10, whole, facing 180\nactivation s1, plan attack nothing",
    piece: "s1",
    enemy: "n1-1",
    told: /reaches 40 cm/,
  },
} as const;

/** What is asked, as the page hears it. */
const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

describe("what a piece cannot do now", () => {
  for (const [id, { board, piece, enemy }] of Object.entries(outOfReach))
    it(`has an attack among it in ${id}, listed by the rules or of the nearest enemy`, () => {
      const game = games.find((one) => one.id === id);
      if (game === undefined) throw new Error(`No game ${id}.`);
      const position = valueOf(game.openText(`umpire ${id}\n${board}\n`));
      const model = heard<BoardModel>(position.board());
      const forms = heard<readonly Form[]>(position.forms()).filter((form) => form.piece === piece);
      const kinds = new Set(attacksOn(id, model, piece, enemy).map((attack) => attack.do));
      const isListed = forms.some(({ name }) => kinds.has(name));
      const nearest = enemyOutOfReach(id, model, piece, forms);
      if (isListed) expect(nearest).toBeNull();
      else expect(attacksOn(id, model, piece, nearest)).not.toEqual([]);
      if (id === "rogue-regiment") expect(nearest).toBe(enemy);
    });
});

describe("an enemy who is pressed and cannot be attacked", () => {
  for (const [id, { board, piece, enemy, told }] of Object.entries(outOfReach))
    it(`is told why, with the rules, in ${id}`, () => {
      const game = games.find((one) => one.id === id);
      if (game === undefined) throw new Error(`No game ${id}.`);
      const position = valueOf(game.openText(`umpire ${id}\n${board}\n`));
      const model = heard<BoardModel>(position.board());
      const attacks = attacksOn(id, model, piece, enemy);
      expect(attacks).not.toEqual([]);
      const answers = attacks.map((action) => ({ requirements: valueOf(position.requirements(action)), rules: [] }));
      const why = whyNotOf(attacks, heard(answers));
      expect(why.map(({ failing }) => failing.map(({ text }) => text).join(" ")).join(" ")).toMatch(told);
      expect(why.every(({ failing }) => failing.every(({ cites }) => cites.length > 0))).toBe(true);
    });

  it("is told for what is mounted and what a crew serves, which nobody has in hand", () => {
    const game = games.find(({ id }) => id === "dust-tactics");
    if (game === undefined) throw new Error("No Dust Tactics.");
    const units = `unit s4 h.mortar south at 90,80, whole
unit s6 h.bastion south at 60,80, whole
unit n6 v.thresher north at 110,40, whole, facing 180`;
    const position = valueOf(
      game.openText(`umpire dust-tactics\ntable 180 90\n${units}\nactivation s4, plan attack nothing\n`),
    );
    const model = heard<BoardModel>(position.board());
    const weapons = (piece: string): readonly unknown[] =>
      attacksOn("dust-tactics", model, piece, "n6").map(({ shots }) => heard<{ weapon: string }[]>(shots)[0]?.weapon);
    expect(weapons("s4")).toEqual(["mortar", "rifle"]);
    expect(weapons("s6")).toHaveLength(2);
    const [first, ...others] = attacksOn("dust-tactics", model, "s4", "n6");
    if (first === undefined) throw new Error("The mortar has no attack.");
    const answers = [first, ...others].map((action) => ({
      requirements: valueOf(position.requirements(action)),
      rules: [],
    }));
    expect(JSON.stringify(whyNotOf([first], heard(answers)))).toContain(
      "The 80 mortar cannot harm n6: it has no entry against a vehicle with Armour 4.",
    );
  });

  it("is looked at where he is a friend", () => {
    const game = games.find(({ id }) => id === "v-sabotage");
    if (game === undefined) throw new Error("No V-Sabotage.");
    const model = heard<BoardModel>(
      valueOf(game.openText(`umpire v-sabotage\n${outOfReach["v-sabotage"].board}\n`)).board(),
    );
    expect(attacksOn("v-sabotage", model, "officer", "medic")).toEqual([]);
  });
});
