import type { AttackedGame } from "../contract/attacked-games.ts";

const yard = `table 60 60
terrain house building 20,30 30,30 30,38 20,38, height 5, doors 25,30
unit s1 h.line south at 20,50 24,50 28,50 22,46 26,46
unit s2 h.corran south at 40,52
unit n1 v.guard north at 24,12 28,12, soldiers 1 5, facing 180
unit n2 v.thresher north at 45,12, facing 180
activation s2, plan attack nothing`;

/** What hostile requests are made of for Dust Tactics. */
export const dustAttacked: AttackedGame = {
  ruleset: "dust-tactics",
  small: { board: yard },
  scenario: "salt-road",
  pieces: ["n1-1", "s1-1"],
  number: "dt.number.blast-diameter",
  faulty: { board: "table 60 60\nunit s1 h.corran south at nowhere", line: 2, column: 27 },
  midway: { do: "attack", unit: "s2", shots: [{ weapon: "scoped", target: "n2" }] },
  impossible: [
    ["two bases on one place", `${yard}\nunit n3 v.maur north at 24,12`, "bases-overlap"],
    ["a place off the table", `${yard}\nunit n3 v.maur north at 70,12`, "off-the-table"],
    ["a name twice", `${yard}\nunit n1 v.maur north at 5,5`, "named-twice"],
    ["a hero twice", `${yard}\nunit s3 h.corran south at 5,50`, "hero-twice"],
    ["a place without a y", `${yard}\nunit n3 v.maur north at 3`, "bad-place"],
    ["a place too fine for the lattice", `${yard}\nunit n3 v.maur north at 3.123456789,4`, "bad-place"],
    ["a facing that is none", `${yard}\nunit n3 v.maur north at 5,5, facing 360`, "not-a-number"],
    ["a card of another game", `${yard}\nunit n3 operator north at 5,5`, "unknown-word"],
    ["a hundred places", `${yard}\nunit n3 v.maur north at ${"5,5 ".repeat(100).trim()}`, "bad-count"],
    ["more damage than crosses", `${yard}\nunit n3 v.maur north at 5,5, damage 9`, "too-much-damage"],
    ["aboard nothing", `${yard}\nunit n3 v.maur north aboard n9`, "unknown-piece"],
    ["a shape that crosses itself", `${yard}\nterrain t1 rubble 1,1 6,1 6,6 3,0`, "crosses-itself"],
    ["a shape without corners", `${yard}\nterrain t1 rubble 1,1 5,5`, "not-a-state"],
    [
      "four hundred corners",
      `${yard}\nterrain t1 rubble ${Array.from({ length: 400 }, (_, i) => `1,${(i % 30) + 1}`).join(" ")}`,
      "not-a-state",
    ],
    ["a table of nothing", "table 0 0", "not-a-state"],
    ["a table without end", "table 999 999", "not-a-length"],
    ["a line of another game", `${yard}\noperator jock at 4,0`, "unknown-line"],
    ["a line with powers", `${yard}\n__proto__ s1 at 3,4`, "unknown-line"],
    ["a name without end", `${yard}\nunit ${"d".repeat(5000)} v.maur north at 3,4`, "bad-name"],
    ["two scenarios", `scenario salt-road\nscenario the-weir\n${yard}`, "given-twice"],
    ["a reaction to nobody", "table 60 60\nunit s2 h.corran south at 40,52\nreaction s2", "no-activation"],
    ["a plan of nobody", "table 60 60\nactivation s9", "unknown-piece"],
  ],
  places: [
    {
      of: "a fight at its height",
      at: {
        board: `scenario salt-road
battlefield salt-road
turn 3 of 6
score 12 18
unit s1 h.line south at 92,66 96,66 100,66, soldiers 1 2 5, under-fire
unit s2 h.bastion south at 60,95, facing 10, damage 2
unit s3 h.mortar south at 30,104, facing 0, not-loaded
unit s4 h.staff south at 50,108 54,108 58,108 50,112 54,112, done
unit n1 v.guard north at 88,26 92,26 96,26 100,26 88,22, facing 180, suppressed
unit n2 v.thresher north at 110,62, facing 200, damage 1
unit n3 v.maur north at 96,22, facing 180
unit n4 v.ashen north at 70,55 74,55 78,55, soldiers 1 2 3, facing 180, done
activation s1, plan attack move`,
      },
      pieces: ["s1-1", "n1-1"],
    },
    {
      of: "a reaction",
      at: {
        board: `${yard.replace("activation s2, plan attack nothing", "")}activation s1, plan move nothing, done 1, window open\nreaction n1, may either`,
      },
      pieces: ["n1-1", "s1-1"],
    },
    { of: "a meeting engagement", at: { scenario: "salt-road" }, pieces: ["s1-1", "n1-1"] },
    { of: "a set-up", at: { scenario: "the-weir" }, pieces: ["s1-1", "n1-1"] },
    { of: "an ambush", at: { scenario: "low-tide" }, pieces: ["s1-1", "n1-1"] },
  ],
};
