import { citeIf } from "../../kernel/index.ts";
import { columnOf, directions, type Facing, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import { type Incident, keepOneSpotted } from "../alarm/index.ts";
import { killOperator } from "./leaving-play.ts";
import { wound } from "./casualties.ts";
import type { Citation } from "../book/citation.ts";
import type { NumberId } from "../book/numbers.ts";
import { explosiveTitles, type ExplosiveWord } from "../book/titles.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  choose,
  type Ctx,
  grid,
  name,
  number,
  operatorsOnBoard,
  type Placed,
  players,
  reading,
  record,
  remark,
  type Rules,
  squaresOf,
  unitsOnBoard,
} from "../table/context.ts";
import { operatorRoll } from "../table/rolls.ts";
import type { AxisUnit, Dump } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { STOPS_ALL, nobody, sceneOf, squaresUnder, stopOf } from "../sight/index.ts";

/** What explodes, with its dice, how far it is heard, and whether its template stays. */
interface Explosive {
  readonly dice: NumberId;
  readonly needs: NumberId;
  /** Null for what nobody turns to. rr.open.dare-typhoon-loud */
  readonly earshot: NumberId | null;
  /** Whether the template stays until the End Phase. */
  readonly stays: "barrel" | "bomb" | null;
  readonly cites: readonly Citation[];
}

export const explosives = {
  barrel: {
    dice: "rr.number.barrel-dice",
    needs: "rr.number.barrel-number",
    earshot: "rr.number.barrel-earshot",
    stays: "barrel",
    cites: ["rr.barrel.explodes", "rr.barrel.dice", "rr.open.barrel-owner"],
  },
  bomb: {
    dice: "rr.number.lewes-dice",
    needs: "rr.number.lewes-number",
    earshot: "rr.number.lewes-earshot",
    stays: "bomb",
    cites: ["rr.lewes.detonates", "rr.lewes.dice"],
  },
  // it follows every rule of the Lewes bomb: rr.dare.rat-bomb-as-lewes
  "rat-bomb": {
    dice: "rr.number.rat-bomb-dice",
    needs: "rr.number.rat-bomb-number",
    earshot: "rr.number.rat-bomb-earshot",
    stays: "bomb",
    cites: [
      "rr.dare.rat-bomb-as-lewes",
      "rr.dare.rat-bomb-detonates-after-event",
      "rr.lewes.detonates",
      "rr.lewes.dice",
    ],
  },
  grenade: {
    dice: "rr.number.grenade-dice",
    needs: "rr.number.grenade-number",
    earshot: "rr.number.grenade-earshot",
    stays: null,
    cites: ["rr.grenade.dice"],
  },
  landmine: {
    dice: "rr.number.landmine-dice",
    needs: "rr.number.landmine-number",
    earshot: "rr.number.landmine-earshot",
    stays: null,
    cites: ["rr.landmine.explodes"],
  },
  rocket: {
    dice: "rr.number.rocket-dice",
    needs: "rr.number.rocket-number",
    earshot: null,
    stays: null,
    cites: ["rr.dare.typhoon-rocket-explosive", "rr.dare.typhoon-rocket-scatter"],
  },
} as const satisfies Record<string, Explosive>;
export type ExplosiveKind = keyof typeof explosives;

type Target =
  | { readonly kind: "unit"; readonly unit: Placed<AxisUnit> }
  | { readonly kind: "dump"; readonly dump: Dump };

/** Units and objectives under a template: rr.barrel.dice, rr.dice.armour (explosives damage armour). */
const targetsUnder = (ctx: Ctx, under: readonly Square[]): readonly Target[] => [
  ...unitsOnBoard(ctx)
    .filter((unit) => squaresOf(ctx, unit).some((square) => under.includes(square)))
    .map((unit) => ({ kind: "unit" as const, unit })),
  ...ctx.state.dumps
    .filter(({ destroyed, squares }) => !destroyed && squares.some((square) => under.includes(square)))
    .map((dump) => ({ kind: "dump" as const, dump })),
];

/** Operators on foot under a blast are dead without a roll. rr.barrel.friendly, rr.open.dare-typhoon-friendly */
function killOperatorsUnder(ctx: Ctx, kind: ExplosiveKind, squares: readonly Square[]): void {
  const isRocket = kind === "rocket";
  if (isRocket && reading(ctx, "rr.open.dare-typhoon-friendly") === "spared") return;
  for (const operator of operatorsOnBoard(ctx))
    if (operator.aboard === null && squares.includes(operator.at))
      killOperator(
        ctx,
        operator,
        ["rr.barrel.friendly", ...citeIf(isRocket, "rr.open.dare-typhoon-friendly")],
        "blast",
      );
}

/** The blast template stays, or is removed. rr.barrel.template-stays, rr.lewes.template-stays */
function leaveTemplate(ctx: Ctx, kind: ExplosiveKind, at: Square): void {
  const { stays, cites }: Explosive = explosives[kind];
  if (stays === null) {
    record(ctx, { event: "template-removed", at: name(ctx, at), cites });
    return;
  }
  ctx.state.templates = [...ctx.state.templates, { at, of: stays }];
  record(ctx, {
    event: "template-laid",
    at: name(ctx, at),
    of: kind,
    cites: [
      kind === "barrel" ? "rr.barrel.template-stays" : "rr.lewes.template-stays",
      "rr.open.template-los",
      "rr.open.template-movement",
    ],
  });
}

/**
 * An explosion: its template is centred on a square; Operators on foot under it are dead; dice are rolled and the
 * successes divided among units and objectives under it; barrels under it go off as well. It is heard from its centre
 * and gives nobody away. rr.barrel.dice, rr.barrel.friendly, rr.lewes.dice, rr.grenade.dice, rr.landmine.explodes,
 * rr.barrel.template-stays, rr.open.template-shape, rr.open.template-walls, rr.open.template-chain,
 * rr.open.grenade-noise, rr.open.explosion-meter, rr.open.grenade-attacked
 */
export function* explode(ctx: Ctx, incident: Incident, kind: ExplosiveKind, at: Square, by: string | null): Rules {
  const explosive: Explosive = explosives[kind];
  record(ctx, {
    event: "exploded",
    what: kind,
    at: name(ctx, at),
    by,
    cites: [
      ...explosive.cites,
      ...(explosive.earshot === null
        ? (["rr.open.dare-typhoon-loud", "rr.open.dare-typhoon-operator-vehicles"] as const)
        : (["rr.open.grenade-noise", "rr.open.explosion-meter", "rr.open.grenade-attacked"] as const)),
    ],
  });
  const advances = reading(ctx, "rr.open.explosion-meter") === "one-each" || kind === "grenade";
  if (explosive.earshot !== null)
    incident.loud.push({ at, earshot: number(ctx, explosive.earshot), spots: false, meter: advances });
  const under = sheltered(ctx, at, squaresUnder(ctx, at));
  killOperatorsUnder(ctx, kind, under);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  const needed = number(ctx, explosive.needs);
  const hitsOf = (faces: readonly number[]): number => faces.filter((face) => face >= needed).length;
  const dice = yield* operatorRoll(
    ctx,
    number(ctx, explosive.dice),
    { text: `The blast of the ${explosiveTitles[kind]} on ${name(ctx, at)}`, cites: explosive.cites },
    (faces) => String(hitsOf(faces)),
  );
  const hits = hitsOf(dice);
  record(ctx, {
    event: "blast",
    what: kind,
    at: name(ctx, at),
    number: needed,
    dice,
    hits,
    cites: [...explosive.cites, "rr.open.template-shape", "rr.open.template-walls"],
  });
  yield* allocate(ctx, incident, { under, hits, cites: explosive.cites });
  leaveTemplate(ctx, kind, at);
  yield* chain(ctx, incident, under, by);
}

const armourCites = (unit: AxisUnit): readonly Citation[] =>
  isVehicle(unit) && unit.kind !== "half-track" ? vehicleTraits(unit.kind).cites.armour : [];

/** The players divide the successes; a unit or objective that is gone takes no more. rr.decide.allocate-blast */
function* allocate(
  ctx: Ctx,
  incident: Incident,
  {
    under,
    hits,
    cites,
  }: { readonly under: readonly Square[]; readonly hits: number; readonly cites: readonly Citation[] },
): Rules {
  for (let hit = 0; hit < hits; hit++) {
    const targets = targetsUnder(ctx, under);
    if (targets.length === 0) return;
    const target = yield* choose(
      players,
      { id: "rr.decide.allocate-blast", text: "Which unit or objective takes this success?" },
      targets.map((candidate) => {
        const id = candidate.kind === "unit" ? candidate.unit.id : candidate.dump.id;
        return {
          id,
          text: candidate.kind === "unit" ? `${id} on ${name(ctx, candidate.unit.at)}` : id,
          value: candidate,
        };
      }),
    );
    if (target.kind === "unit")
      wound(ctx, incident, target.unit, "blast", ["rr.dice.armour", ...armourCites(target.unit)]);
    else {
      ctx.state.dumps = ctx.state.dumps.map((dump) => (dump === target.dump ? { ...dump, destroyed: true } : dump));
      record(ctx, {
        event: "destroyed",
        piece: target.dump.id,
        cites: [...cites, "rr.setup.recommended-mission"],
      });
    }
  }
}

/**
 * What else explodes under a template, by the reading: barrels, hit by an explosive; nothing; or bombs and mines as
 * well. rr.open.template-chain
 */
const setOff = {
  barrels: ["barrel"],
  none: [],
  all: ["barrel", "bomb", "rat-bomb", "landmine"],
} as const satisfies Record<string, readonly ExplosiveKind[]>;

function* chain(ctx: Ctx, incident: Incident, under: readonly Square[], by: string | null): Rules {
  const kinds: readonly string[] = setOff[reading(ctx, "rr.open.template-chain")];
  for (;;) {
    const next = ctx.state.laid.find(({ kind, at }) => kinds.includes(kind) && under.includes(at));
    if (next === undefined || next.kind === "trap" || next.kind === "document") return;
    ctx.state.laid = ctx.state.laid.filter((thing) => thing !== next);
    remark(
      ctx,
      `The ${explosiveTitles[next.kind]} on ${name(ctx, next.at)} is under the template.`,
      "rr.barrel.explodes",
      "rr.open.template-chain",
    );
    yield* explode(ctx, incident, next.kind, next.at, by);
  }
}

/**
 * The squares a blast reaches: all under the template, or only those in line of sight from its centre.
 * rr.open.template-walls
 */
const sheltered = (ctx: Ctx, at: Square, under: readonly Square[]): readonly Square[] =>
  reading(ctx, "rr.open.template-walls") === "no-shelter"
    ? under
    : under.filter(
        (square) => stopOf(sceneOf(ctx, nobody), { square: at, side: "operator", facing: "N" }, square) < STOPS_ALL,
      );

/**
 * The direction of each sum of the scatter roll, in eighths clockwise from the forward direction; 7 hits the centre.
 * rr.open.scatter-map
 */
const scatterEighths: Readonly<Record<number, number>> = {
  6: 0,
  8: 1,
  9: 2,
  10: 3,
  11: 4,
  12: 4,
  2: 5,
  3: 5,
  4: 6,
  5: 7,
};
const forward: Readonly<Record<Facing, number>> = { N: 0, E: 2, S: 4, W: 6 };

/**
 * Where something lands that scatters: 2D6 of 7 hits the square, another sum gives the direction, a D6 the distance
 * (all of it, or by the small table 1-2: one, 3-4: two, 5-6: three squares). Null off the board.
 * rr.unit.mortar-scatter, rr.grenade.no-los, rr.open.scatter-map, rr.open.scatter-off-board, rr.exp.small-scatter
 */
export function* scatter(
  ctx: Ctx,
  { what, size }: { readonly what: ExplosiveWord; readonly size: "large" | "small" },
  at: Square,
  facing: Facing,
  rollDice: (dice: number, alike: (faces: readonly number[]) => string) => Rules<readonly number[]>,
): Rules<Square | null> {
  const cites: readonly Citation[] = [
    size === "large" ? "rr.unit.mortar-scatter" : "rr.grenade.no-los",
    ...citeIf(what === "rocket", "rr.exp.small-scatter"),
    "rr.open.scatter-map",
  ];
  const sumOf = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
  const sum = sumOf(yield* rollDice(2, (faces) => String(scatterEighths[sumOf(faces)])));
  const eighth = scatterEighths[sum];
  if (eighth === undefined) {
    record(ctx, { event: "scattered", what, from: name(ctx, at), to: name(ctx, at), sum, squares: 0, cites });
    return at;
  }
  const distanceOf = ([face = 1]: readonly number[]): number => (size === "large" ? face : Math.ceil(face / 2));
  const squares = distanceOf(yield* rollDice(1, (faces) => String(distanceOf(faces))));
  const { dx, dy } = directions[(forward[facing] + eighth) % 8] ?? { dx: 0, dy: 0 };
  const to = squareAt(grid(ctx), columnOf(grid(ctx), at) + dx * squares, rowOf(grid(ctx), at) + dy * squares);
  record(ctx, {
    event: "scattered",
    what,
    from: name(ctx, at),
    to: to === null ? "off the board" : name(ctx, to),
    sum,
    squares,
    cites: [...cites, "rr.open.scatter-off-board"],
  });
  return to;
}
