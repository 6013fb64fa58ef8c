import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { forgetNames, learnNames } from "../../web/page/names.ts";
import {
  actionInWords,
  costIn,
  countedInWords,
  fieldsOf,
  matching,
  saidOf,
  valueInWords,
} from "../../web/table/narrow.ts";

const opened = games[0]?.openText(
  "board\n+ + + + +\n . . . 1\n+ + + + +\n J . . .\n+ + + + +\nJ = operator jock, knife, pistol\n1 = smg guard, facing W",
);
if (opened?.ok !== true) throw new Error(JSON.stringify(opened));
const model = opened.value.board();

const actions = [
  { do: "move-and-attack", operator: "jock", to: "1,0", weapon: "knife", target: "guard" },
  { do: "move-and-attack", operator: "jock", to: "1,0", weapon: "pistol", target: "guard" },
  { do: "move-and-attack", operator: "jock", to: "0,0", weapon: "pistol", target: "guard" },
];

describe("what the crew of a vehicle does", () => {
  const said = (action: { readonly do: string; readonly [field: string]: unknown }): string =>
    actionInWords({ vehicle: "jeep", ...action }, "jeep");

  it("says who fires at whom, and in which order they drive and fire", () => {
    const shots = [
      { gunner: "paddy", target: "guard" },
      { gunner: "reg", target: "smith" },
    ];
    expect(said({ do: "vehicle-attack", shots })).toBe("Fire by paddy at guard and reg at smith");
    expect(said({ do: "vehicle-attack", shots: [{ gunner: "paddy", target: "guard", weapon: "sten" }] })).toBe(
      "Fire by paddy with the Sten at guard",
    );
    const drive = { do: "drive-and-attack", path: ["forward", "turn-left"], shots };
    expect(said({ ...drive, order: "move-first" })).toBe(
      "Drive forward, turn left, then fire by paddy at guard and reg at smith",
    );
    expect(said({ ...drive, order: "move-last" })).toBe(
      "Fire by paddy at guard and reg at smith, then drive forward, turn left",
    );
  });

  it("says who gets out where, and who sits where", () => {
    expect(said({ do: "deploy", leave: [{ operator: "paddy", to: "3,1" }] })).toBe("Deploy paddy to 3,1");
    const seats = [null, "jock", null, "paddy"];
    expect(said({ do: "deploy", leave: [], seats })).toBe("Deploy with seats for nobody, jock, nobody, paddy");
    const [field] = fieldsOf(model, [
      { do: "deploy", vehicle: "jeep", seats },
      { do: "deploy", vehicle: "jeep", seats: ["jock", null, null, "paddy"] },
    ]);
    expect(field?.choices.map(({ text }) => text)).toEqual([
      "nobody, jock, nobody, paddy",
      "jock, nobody, nobody, paddy",
    ]);
  });
});

describe("narrowing actions down", () => {
  it("asks for the fields that differ, those on the board first", () => {
    expect(
      fieldsOf(model, actions).map(({ name, choices }) => [name, choices.map(({ text, place }) => [text, place])]),
    ).toEqual([
      [
        "to",
        [
          ["1,0", "1,0"],
          ["0,0", "0,0"],
        ],
      ],
      [
        "weapon",
        [
          ["knife", null],
          ["pistol", null],
        ],
      ],
    ]);
  });

  it("keeps the actions that agree with what was chosen", () => {
    expect(matching(actions, { to: '"1,0"', weapon: '"knife"' })).toEqual([actions[0]]);
    expect(matching(actions, { to: '"0,0"' })).toEqual([actions[2]]);
  });

  it("points at a way across the board by its end, and at a piece by its place", () => {
    const [path] = fieldsOf(model, [
      { do: "sprint", operator: "jock", path: ["0,0", "1,0"] },
      { do: "sprint", operator: "jock", path: ["1,1"] },
    ]);
    expect(path?.choices.map(({ place }) => place)).toEqual(["1,0", "1,1"]);
    expect(path?.choices.map(({ text }) => text)).toEqual(["1,0", "1,1"]);
    const [two] = fieldsOf(model, [
      { do: "sprint", operator: "jock", path: ["0,0", "1,0"] },
      { do: "sprint", operator: "jock", path: ["1,0"] },
    ]);
    expect(two?.choices.map(({ text }) => text)).toEqual(["0,0 → 1,0", "1,0"]);
    const [target] = fieldsOf(model, [
      { do: "attack", operator: "jock", target: "guard" },
      { do: "attack", operator: "jock", target: "jock" },
    ]);
    expect(target?.choices.map(({ piece }) => piece)).toEqual(["guard", "jock"]);
  });

  it("says no where a field that says yes is left out, and only what says yes in the sentence", () => {
    const shots = [
      { do: "shoot", agent: "jock", targets: ["guard"] },
      { do: "shoot", agent: "jock", targets: ["guard"], burst: true },
    ];
    const [burst] = fieldsOf(model, shots);
    expect(burst?.choices.map(({ text }) => text)).toEqual(["no", "yes"]);
    expect(shots.map((shot) => actionInWords(shot, "jock"))).toEqual(["Shoot at guard", "Shoot at guard in a burst"]);
  });

  it("says what a special action is, and that nobody reacts", () => {
    expect(actionInWords({ do: "special", unit: "s4", action: "reload" }, "s4")).toBe("Reload");
    expect(actionInWords({ do: "hold", side: "north" }, "north")).toBe("Nobody reacts");
  });

  it("says who is about to do it where that is not seen on the board", () => {
    const action = { do: "sneak", fighter: "a2", enter: "1,0" };
    expect(saidOf(action, "a2", model)).toBe("A2: sneak from 1,0");
    expect(saidOf({ ...action, fighter: "jock" }, "jock", model)).toBe("Sneak from 1,0");
  });

  it("says what is meant where a weapon is left open, and in plain words where a unit goes", () => {
    const [weapon] = fieldsOf(model, [
      { do: "shoot", fighter: "jock", target: "guard" },
      { do: "shoot", fighter: "jock", target: "guard", weapon: "grenade" },
    ]);
    expect(weapon?.choices.map(({ text }) => text)).toEqual(["its own", "grenade"]);
    expect(actionInWords({ do: "deploy", unit: "s1", places: ["151,102"], facing: 0 }, "s1")).toBe(
      "Deploy at 151,102 facing north",
    );
    expect(actionInWords({ do: "embark", unit: "s1", carrier: "s2" }, "s1")).toBe("Embark on s2");
    expect(actionInWords({ do: "follower", fighter: "A2b", to: "1,2" }, "A2b")).toBe("Follow to 1,2");
  });

  it("says an action without the one who does it", () => {
    expect(
      actionInWords(
        {
          do: "attack",
          unit: "s1",
          shots: [
            { weapon: "rifle", target: "n1" },
            { weapon: "lmg", target: "n1" },
            { weapon: "gun75", target: "n2", at: "50,20" },
          ],
        },
        "s1",
      ),
    ).toBe("Attack with rifle, LMG at n1; gun75 (at 50,20) at n2");
    expect(actionInWords({ do: "move-and-attack", operator: "jock", weapon: "pistol", target: "guard" }, "jock")).toBe(
      "Move and attack with the pistol at Guard",
    );
  });

  it("says what a unit declares, whom somebody fights, and who belongs to a list", () => {
    const declared = { do: "declare", unit: "s1", plan: ["move", "sustained"], skills: ["fighting-spirit"] };
    expect(actionInWords(declared, "s1")).toBe("Move, then sustained attack, using fighting spirit");
    expect(actionInWords({ do: "declare", unit: "s1", plan: ["attack", "nothing"], skills: [] }, "s1")).toBe(
      "Attack, then nothing more",
    );
    expect(actionInWords({ do: "declare", unit: "s1", plan: ["nothing"] }, "s1")).toBe("Do nothing");
    learnNames({
      ...model,
      names: [
        { id: "commander", name: "the Commander" },
        { id: "D2", name: "Heer Sergeant D2" },
        { id: "D3a", name: "Sentry D3a" },
        { id: "D4a", name: "Sentry D4a" },
      ],
    });
    expect(actionInWords({ do: "fight", agent: "jock", target: "commander" }, "jock")).toBe("Fight the Commander");
    // a list of people is no way from one to the other
    expect(valueInWords(["D2", "D3a", "D4a"])).toBe("Heer Sergeant D2, Sentry D3a and Sentry D4a");
    expect(valueInWords(["0,0", "1,0"])).toBe("0,0 → 1,0");
    forgetNames();
  });

  it("reads the cost off the requirement of both games", () => {
    expect(costIn([{ text: "It is the commando phase." }, { text: "sapper has 2 AP." }])).toBe("2 AP");
    expect(costIn([{ text: "jock has 1 AP (he has 4)." }])).toBe("1 AP");
    expect(costIn([{ text: "The game goes on." }])).toBeNull();
  });

  it("counts what a list names more than once", () => {
    expect(countedInWords("stg44, stg44, knife, stg44")).toBe("3 × stg44, knife");
    expect(countedInWords("nothing")).toBe("nothing");
  });
});
