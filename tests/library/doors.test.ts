import { describe, expect, it } from "vitest";
import * as rules from "@umpire/rules";
import * as pictures from "@umpire/rules/pictures";
import { hourOfGlory } from "@umpire/rules/hour-of-glory";
import * as search from "@umpire/rules/search";
import { BudgetExceeded, type Game, games, seededChance, type Situation, Unreadable, unwrap } from "@umpire/rules";

const cyclic: Record<string, unknown> = {};
cyclic["self"] = cyclic;

/** Wrong things of each kind, as a program without types may hand them in. */
const wrong: readonly unknown[] = [
  undefined,
  null,
  0,
  -1.5,
  Number.NaN,
  7n,
  "",
  "x",
  "__proto__",
  true,
  Symbol("x"),
  () => 1,
  {},
  { __proto__: null },
  { hasOwnProperty: 1, toString: 2 },
  { action: null, choose: "x", do: 1 },
  { big: 1n },
  cyclic,
  [],
  [undefined],
  [[]],
  ["x", 1, null],
  new Map([["a", 1]]),
];

/** A method or function by its name, and what it may rightly be called with: each argument in turn is a wrong thing. */
type Calls = Readonly<Record<string, readonly unknown[]>>;

const functionsOf = (object: object): readonly string[] => {
  const names = new Set<string>();
  for (let part: object | null = object; part !== null && part !== Object.prototype; part = Object.getPrototypeOf(part))
    for (const name of Object.getOwnPropertyNames(part))
      if (name !== "constructor" && typeof Reflect.get(object, name) === "function") names.add(name);
  return [...names].sort();
};

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

/** Whether it is plain data with names: what has methods is a program's own. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !Object.values(value).some((field) => typeof field === "function");

/** Calls it so that iterators are gone through. */
async function called(object: object, name: string, given: readonly unknown[]): Promise<unknown> {
  const fn: unknown = Reflect.get(object, name);
  if (typeof fn !== "function") throw new Error(name);
  const answer: unknown = /^[A-Z]/.test(name) ? Reflect.construct(fn, given) : await Reflect.apply(fn, object, given);
  return isIterable(answer) ? Array.from(answer) : answer;
}

const told = (value: unknown): string => {
  if (typeof value === "string") return JSON.stringify(value);
  return value === cyclic
    ? "cyclic"
    : value instanceof Map
      ? "a map"
      : Array.isArray(value)
        ? `[${value.map(told).join()}]`
        : typeof value === "object" && value !== null
          ? `{${Object.keys(value).join()}}`
          : String(value);
};

/** Hands in every wrong thing in the place of each argument, and of each field of it where it has some. */
async function knock(object: object, calls: Calls): Promise<number> {
  let knocked = 0;
  const faults: string[] = [];
  for (const [name, right] of Object.entries(calls))
    for (const [at, argument] of right.entries()) {
      const fields = isPlain(argument) ? argument : {};
      for (const thing of wrong)
        for (const given of [thing, ...Object.keys(fields).map((field) => ({ ...fields, [field]: thing }))]) {
          knocked++;
          try {
            await called(object, name, right.with(at, given));
          } catch (error) {
            const typed = (error instanceof Unreadable && error.faults.length > 0) || error instanceof BudgetExceeded;
            if (!typed) faults.push(`${name}, argument ${at}: ${told(given)}: ${String(error)}`);
          }
        }
    }
  expect(faults).toEqual([]);
  return knocked;
}

/** A moment of a game in which an action is asked for. */
function acting(game: Game): Situation {
  const chance = seededChance(1);
  let situation = unwrap(game.setUp(game.scenarios[0]?.id ?? ""));
  while (situation.decision()?.kind !== "act") {
    const done = unwrap(situation.adjudicate({ ...situation.policyMove(chance), chance }));
    if (done.outcome !== "paused") throw new Error(done.outcome);
    ({ situation } = done);
  }
  return situation;
}

describe.each(games)("the doors of $id", ({ load }) => {
  it("tell what cannot be read by its place, and nothing ends in the engine's own errors", async () => {
    const game: Game = await load();
    const situation = acting(game);
    const chance = seededChance(1);
    const [first] = [...situation.legal()];
    const [piece = ""] = situation.board().pieces.map(({ id }) => id);
    const seat = situation.seats()[0] ?? "";
    const settings = { readings: {}, numbers: {}, budget: undefined };
    const ofGame: Calls = {
      setUp: [game.scenarios[0]?.id, { difficulty: undefined, players: undefined, choices: {}, ...settings }],
      open: [situation.position(), { budget: undefined }],
      openText: [situation.print(), settings],
      witnessed: [[], null],
      quote: [[]],
    };
    const moment: Calls = {
      position: [],
      id: [],
      decision: [],
      seats: [],
      moment: [],
      forms: [],
      preview: [],
      board: [],
      print: [],
      toJSON: [],
      sharesVictory: [null],
      isAsked: [seat],
      legal: [{ piece: undefined, name: undefined, seat: undefined }],
      adjudicate: [
        { action: first?.action, choose: [], dice: [], cards: [], chance, until: "phase", by: undefined, seat: null },
      ],
      requirements: [first?.action],
      outlook: [first?.action],
      sight: [{ from: piece, to: piece, facing: undefined }],
      field: [piece],
      odds: [first?.action, []],
      policyMove: [chance, undefined],
      foresight: [],
      sample: [chance],
    };
    const whole: Calls = { ...moment, playout: [chance, 2], seenBy: [seat] };
    const seen = situation.seenBy(null);
    expect(functionsOf(game)).toEqual(Object.keys(ofGame).sort());
    expect(functionsOf(situation)).toEqual(expect.arrayContaining(Object.keys(whole).sort()));
    let knocked = (await knock(game, ofGame)) + (await knock(situation, whole));
    if (seen !== situation) knocked += await knock(seen, moment);
    const foreseen = situation.foresight();
    if (foreseen !== null) {
      const calls: Calls = {
        trial: [situation.policyMove(chance), { most: 2, phases: 1, seed: 1 }],
        playout: [chance, 2],
        proposals: [],
      };
      expect(functionsOf(foreseen)).toEqual(Object.keys(calls).sort());
      knocked += await knock(foreseen, calls);
    }
    knocked += await knock(search, {
      evaluate: [
        situation,
        { seed: 1, playouts: 1, candidates: 1, most: 1, phases: 1, keep: { action: first?.action } },
      ],
      strongMove: [situation, { seed: 1, effort: { playouts: 1, candidates: 1, phases: 1 } }],
      moveByStrength: [situation, { seed: 1, strength: "fair" }],
    });
    knocked += await knock(pictures, {
      drawBoard: [
        situation.board(),
        {
          theme: "dark",
          title: "",
          subtitle: "",
          sight: undefined,
          fieldOfView: undefined,
          width: 9,
          captions: true,
          idPrefix: "a",
        },
      ],
    });
    expect(knocked).toBeGreaterThan(1000);
  });

  it("name a piece, a kind of action and a seat that there are not, with the nearest there is", async () => {
    const situation = acting(await load());
    const [first] = [...situation.legal()];
    const name = first?.name ?? "";
    const piece = first?.piece ?? "";
    const misspelt = (word: string): string => `${word}q`;
    expect(() => situation.legal({ name: misspelt(name) })).toThrow(
      new RegExp(`^/filter/name: There is no kind of action "${name}q"; nearest: `),
    );
    expect(() => situation.legal({ piece: misspelt(piece) })).toThrow(
      new RegExp(`^/filter/piece: There is no piece "${piece}q" in this position`),
    );
    for (const call of [
      () => situation.legal({ seat: "nobody" }),
      () => situation.sharesVictory("nobody"),
      () => situation.isAsked("nobody"),
      () => situation.seenBy("nobody"),
      () => situation.policyMove(seededChance(1), "nobody"),
      () => unwrap(situation.adjudicate({ by: "nobody" })),
    ])
      expect(call).toThrow('There is no seat "nobody"; ');
  });
});

describe.each(games)("a chance of one's own at $id", ({ load }) => {
  it("that draws what there is not is told with what was asked for and what it answers", async () => {
    const game: Game = await load();
    const situation = acting(game);
    const drawn: readonly unknown[] = [0, -1, 7777, 1.5, Number.NaN, "1", null, undefined];
    let refused = 0;
    for (const value of drawn) {
      const chance = { face: () => value, index: () => value };
      const own = Object.assign(seededChance(1), chance);
      const calls: readonly (() => unknown)[] = [
        () => situation.playout(own, 200),
        () =>
          unwrap(situation.adjudicate({ action: [...situation.legal()].at(-1)?.action, chance: own, until: "phase" })),
        () => unwrap(situation.seenBy(situation.seats()[0] ?? null).sample(own)),
        () => situation.policyMove(own),
      ];
      for (const call of calls) {
        let thrown: unknown = null;
        try {
          call();
        } catch (error) {
          thrown = error;
        }
        // what nothing was drawn for is as it was; a face or an index of 0 or 1 may be one
        if (thrown === null) continue;
        refused++;
        expect(thrown).toBeInstanceOf(Unreadable);
        expect(String(thrown)).toMatch(
          /^Unreadable: \/(?:move\/)?chance: "chance\.(?:face|index)\(\d+\)" answers .+: expected a whole number from [01] to \d+\.$/,
        );
      }
    }
    expect(refused).toBeGreaterThanOrEqual(drawn.length - 1);
  });
});

it("every function that is exported has a door", async () => {
  const given = unwrap(hourOfGlory.setUp("quiet-stair"));
  const own: Calls = {
    Budget: [1],
    BudgetExceeded: ["x"],
    Unreadable: [[{ code: "x", path: "/x", message: "It is x." }]],
    positionId: [given.position()],
    seededChance: [1],
    unwrap: [{ ok: true, value: 1 }],
  };
  expect(functionsOf(rules)).toEqual(Object.keys(own).sort());
  expect(functionsOf(search)).toEqual(["evaluate", "intervalOf", "moveByStrength", "strongMove"]);
  expect(functionsOf(pictures)).toEqual(["drawBoard"]);
  const { BudgetExceeded: _, Unreadable: __, ...plain } = own;
  await knock(rules, plain);
  await knock(search, { intervalOf: [0.5, 3] });
});
