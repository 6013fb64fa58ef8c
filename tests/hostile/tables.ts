import type { Game } from "../../rules/kernel/index.ts";
import { hostileOutlines, type HostileKind } from "./outlines.ts";

/** A question about a table, as it is sent; its body is made when it is asked for. */
export interface HostileQuestion {
  readonly name: string;
  readonly path: string;
  body(): Readonly<Record<string, unknown>>;
}

/** A table as nobody draws it, and how many pieces of terrain lie on it with how many corners each. */
export interface HostileTable {
  readonly game: "dust-tactics" | "two-hundred-hours";
  readonly outlines: HostileKind;
  /** What its pieces are. */
  readonly made: string;
  readonly pieces: number;
  readonly corners: number;
}

type Kinds = readonly [first: string, ...more: string[]];
type Data = Readonly<Record<string, unknown>>;

/** Kinds of terrain that lie on a hostile table together, by the game and what they are hard for. */
const kindsOf: Readonly<Record<HostileTable["game"], Readonly<Record<string, Kinds>>>> = {
  "dust-tactics": {
    mixed: ["wood", "hill", "rubble", "smoke", "building", "crops", "deep-water", "wall", "bunker", "swamp"],
    "hides what is in it": ["wood", "crops", "smoke", "building"],
    solid: ["rubble", "hill", "crates", "wreck"],
    "bars the way": ["wall", "deep-water", "building", "anti-tank-traps"],
    water: ["deep-water"],
    hills: ["hill"],
  },
  "two-hundred-hours": {
    mixed: ["rough", "building", "hill", "obstacle", "low rough", "vehicle"],
    rough: ["rough"],
    hills: ["hill"],
    houses: ["building"],
    "bars the way": ["obstacle", "vehicle"],
  },
};

/** Squads of five on both sides of the middle, as near to each other as they may stand, and vehicles behind them. */
const dustUnits = (squads: number): readonly string[] =>
  Array.from({ length: squads }, (_, i) => {
    const [x, row] = [8 + (i % 10) * 17, Math.floor(i / 10) * 9];
    const places = (y: number, down: number): string =>
      [0, 1, 2, 3, 4].map((k) => `${x + (k % 3) * 3.5},${y + down * Math.floor(k / 3)}`).join(" ");
    return [
      `unit s${i + 1} h.line south at ${places(64 + row, 4)}`,
      `unit n${i + 1} v.guard north at ${places(52 - row, -4)}, facing 180`,
    ];
  })
    .flat()
    .concat([
      "unit s90 h.bastion south at 60,100",
      "unit n90 v.titan north at 60,14, facing 180",
      "unit s91 h.bastion south at 110,100",
      "unit n91 v.thresher north at 110,14, facing 180",
    ]);

const dustMoments: Readonly<Record<string, string>> = {
  next: "next south",
  attacking: "activation s1, plan attack move",
  marching: "activation s1, plan march",
  driving: "activation s90, plan move attack",
};

/** Fighters of both sides along two edges, and smoke between them. */
const hoursBoard = [
  "table 36 36",
  ...Array.from({ length: 8 }, (_, i) => `A${i + 1} = sas-trooper rifle at ${2 + i * 4},35.2 facing 0, marker`),
  ...Array.from({ length: 8 }, (_, i) => `D${i + 1} = sentry rifle at ${2 + i * 4},0.8 facing 180`),
  ...Array.from({ length: 12 }, (_, i) => `smoke smoke-${i + 1} at ${3 + i * 2.5},${17 + (i % 3)}, turn 1`),
].join("\n");

const hoursMoments: Readonly<Record<string, string>> = {
  token: "drawn trooper for attacker",
  way: "asked sneak-path of attacker, fighter A3, most 8",
};

const dustTerrain = (id: string, kind: string, corners: readonly unknown[], i: number): Data => ({
  id,
  kind,
  corners,
  height: kind === "smoke" ? 0 : 4_000 + (i % 5) * 3_000,
  floors: kind === "building" ? 2 : 0,
  doors: kind === "building" ? corners.slice(0, 12) : [],
  windows: kind === "building" ? [1, 5, 9] : [],
  facing: kind === "bunker" ? 0 : null,
  owner: null,
  until: null,
});

const hoursTerrain = (id: string, category: string, corners: readonly unknown[], i: number): Data => ({
  id,
  category,
  corners,
  height: 2540 + (i % 3) * 2540,
  blocksSight: true,
  crossable: i % 2 === 0,
  climbable: true,
  locked: false,
  entrances: [],
  low: [],
  leadsTo: null,
});

const isRecord = (value: unknown): value is Data => typeof value === "object" && value !== null;

/** A part of plain data that is an object. */
function partOf(value: unknown): Data {
  if (!isRecord(value)) throw new Error("A position is an object with a state.");
  return value;
}

const positions = new WeakMap<Game, Map<string, unknown>>();

/** The position of a text, as plain data. */
function positionOf(game: Game, text: string): Data {
  const known = positions.get(game) ?? new Map<string, unknown>();
  positions.set(game, known);
  let found = known.get(text);
  if (found === undefined) {
    const read = game.openText(text, {});
    if (!read.ok) throw new Error(JSON.stringify(read.defects));
    known.set(text, (found = JSON.parse(JSON.stringify(read.value.position()))));
  }
  return partOf(found);
}

const isOfDust = ({ game }: HostileTable): boolean => game === "dust-tactics";

/** The position of a table at a moment; with all corners moved by so many lattice units it is another one. */
export function hostilePosition(game: Game, table: HostileTable, moment: string, moved = 0): Data {
  const dust = isOfDust(table);
  const text = dust
    ? ["table 180 120", ...dustUnits(12), dustMoments[moment]].join("\n")
    : `${hoursBoard}\n${hoursMoments[moment]}`;
  const position = positionOf(game, text);
  const size = dust ? { width: 180_000, height: 120_000 } : { width: 91_440, height: 91_440 };
  const kinds = kindsOf[table.game][table.made];
  if (kinds === undefined) throw new Error(`Nothing is made of ${table.made}.`);
  const terrain = hostileOutlines[table.outlines]({ ...size, ...table }).map((outline, i) => {
    const kind = kinds[i % kinds.length] ?? kinds[0];
    const corners = outline.map(({ x, y }) => ({ x: x + moved, y: y + moved }));
    return dust ? dustTerrain(`t${i}`, kind, corners, i) : hoursTerrain(`t${i}`, kind, corners, i);
  });
  const state = partOf(position["state"]);
  return {
    ...position,
    state: dust ? { ...state, terrain } : { ...state, battlefield: { ...size, terrain } },
  };
}

const dustQuestions: readonly (readonly [moment: string, path: string, more: Data])[] = [
  ["next", "board", {}],
  ["next", "sight", { from: "s1", to: "n8" }],
  ["next", "sight", { from: "s90", to: "n90" }],
  ["next", "field-of-view", { piece: "s1" }],
  ["next", "field-of-view", { piece: "s90" }],
  ["next", "legal-actions", {}],
  ["attacking", "legal-actions", {}],
  ["marching", "legal-actions", {}],
  ["driving", "legal-actions", {}],
  ["marching", "requirements", { action: { do: "move", unit: "s1", to: "40,40" } }],
  ["attacking", "odds", { action: { do: "attack", unit: "s1", shots: [{ weapon: "rifle", target: "n1" }] } }],
  ["marching", "adjudicate", { action: { do: "move", unit: "s1", to: "40,70" } }],
  ["next", "policy-move", {}],
  ["attacking", "policy-move", {}],
  ["driving", "policy-move", {}],
  ["next", "board.svg", {}],
  ["next", "board.png", { width: 2880 }],
  ["next", "board.png", { width: 2880, fieldOfView: "s1", sight: { from: "s1", to: "n8" } }],
];

const hoursQuestions: typeof dustQuestions = [
  ["token", "board", {}],
  ["token", "sight", { from: "A3", to: "D6" }],
  ["token", "field-of-view", { piece: "A3" }],
  ["token", "field-of-view", { piece: "D3" }],
  ["token", "legal-actions", {}],
  ["way", "legal-actions", {}],
  ["token", "requirements", { action: { do: "sneak", fighter: "A3" } }],
  ["way", "requirements", { action: { do: "go-to", at: "12,30" } }],
  ["token", "adjudicate", { action: { do: "sneak", fighter: "A3" } }],
  ["way", "adjudicate", { action: { do: "go-to", at: "12,30" } }],
  ["token", "enemy-preview", {}],
  ["token", "policy-move", {}],
  ["way", "policy-move", {}],
  ["token", "board.svg", {}],
  ["token", "board.png", { width: 2880 }],
  ["token", "board.png", { width: 2880, fieldOfView: "D3", sight: { from: "A3", to: "D6" } }],
];

/** Everything that can be asked about a table. */
export const hostileQuestions = (game: Game, table: HostileTable, moved = 0): readonly HostileQuestion[] =>
  (isOfDust(table) ? dustQuestions : hoursQuestions).map(([moment, path, more]) => {
    const about = Object.values(more).filter((value) => typeof value !== "object");
    return {
      name: `${[path, ...about].join(" ")} (${moment})`,
      path: `/v1/${path}`,
      body: () => ({ position: hostilePosition(game, table, moment, moved), ...more }),
    };
  });

const outlineKinds = Object.keys(hostileOutlines).filter((kind): kind is HostileKind =>
  Object.hasOwn(hostileOutlines, kind),
);

/** Tables of every kind of outline in mixed terrain, and of every kind of terrain in the two that overlap least and most. */
export function hostileTables(
  game: HostileTable["game"],
  { pieces, corners }: Pick<HostileTable, "pieces" | "corners">,
): readonly HostileTable[] {
  const mixed = outlineKinds.map((outlines): HostileTable => ({ game, outlines, made: "mixed", pieces, corners }));
  const others = Object.keys(kindsOf[game])
    .filter((made) => made !== "mixed")
    .flatMap((made) =>
      (["stars over each other", "stars all over the table"] as const).map((outlines): HostileTable => ({
        game,
        outlines,
        made,
        pieces,
        corners,
      })),
    );
  return [...mixed, ...others];
}
