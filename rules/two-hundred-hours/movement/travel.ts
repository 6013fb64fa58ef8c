import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { battlefieldOf, inInches, inches, itemNamed, written } from "../table/battlefield.ts";
import { wakeSleepers } from "../additional/index.ts";
import { nearestRoom } from "./entering.ts";
import { offerEvent } from "../cards/index.ts";
import { placeMarker } from "../detection/index.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import { type Ctx, hasDog, membersOf, record, type Rules, sideOf } from "../table/context.ts";
import { breakIn } from "./breaking-in.ts";
import { costOf, type Ground, tollsOn, topAt } from "./ground.ts";
import { overlaps, overlapsOn, placeOn } from "./overlaps.ts";
import { comesNear, doorsOn, groundFor, type MoveTerms } from "./table-ground.ts";
import { facingAfter, headOf } from "./walking.ts";

/** The outcome of a move. */
export interface Travelled {
  /** The places it came over. */
  readonly path: readonly Place[];
  /** Its length, terrain left out. */
  readonly length: number;
  /** Movement used, including the cost of terrain. */
  readonly used: number;
  /** A building whose door stayed shut: the fighter stands before it. zh.open.break-in-fail */
  readonly keptOut: string | null;
  /** A card ended it. zh.event.card-barbed-wire */
  readonly ended: boolean;
}

/** How a move is made. */
export interface TravelTerms extends MoveTerms {
  /** Whether the path was found for the player rather than given. */
  readonly found?: boolean;
  /** Whether the fighter then faces the way it moved. zh.move.end-facing */
  readonly faces?: boolean;
  readonly cites: readonly Citation[];
}

type Moment =
  | { readonly kind: "obstacle" | "rough"; readonly id: string; readonly far: number; readonly toll: string }
  | { readonly kind: "door"; readonly id: string; readonly far: number; readonly before: number };

/** What happens on a path, in order. */
function momentsOn(ctx: Ctx, fighter: OnTable, ground: Ground, path: readonly Place[]): readonly Moment[] {
  const tolls = tollsOn(ground, path).flatMap((toll): readonly Moment[] => {
    const { id, cost } = toll;
    if (toll.kind === "obstacle") return [{ kind: "obstacle", id, far: toll.to, toll: inInches(cost) }];
    const isInside = itemNamed(ctx.state, id)?.category === "building";
    if (toll.kind === "rough" && toll.from > 0 && !isInside)
      return [{ kind: "rough", id, far: toll.from, toll: inInches(cost) }];
    return [];
  });
  const doors = doorsOn(ctx, fighter, ground, path)
    .filter(({ into }) => into)
    .map(({ building, far }): Moment => {
      const enters = overlapsOn(path, ground.radius, building.corners).find(({ from, to }) => from <= far && far <= to);
      return { kind: "door", id: building.id, far, before: enters?.from ?? far };
    });
  return [...tolls, ...doors].toSorted((a, b) => a.far - b.far);
}

/**
 * Moves a fighter along a path until it ends or something on it ends the move. Only attackers are stopped at doors.
 * zh.terrain.building-defenders
 */
export function* travel(ctx: Ctx, fighter: OnTable, path: readonly Place[], terms: TravelTerms): Rules<Travelled> {
  const ground = groundFor(ctx, fighter, terms, path);
  const attacks = sideOf(fighter) === "attacker";
  const start = fighter.at;
  let limit = measured.lengthOf(path);
  let keptOut: string | null = null;
  let ended = false;
  for (const moment of momentsOn(ctx, fighter, ground, path)) {
    if (keptOut !== null || ended || moment.far > limit) break;
    if (!attacks) continue;
    if (moment.kind === "door") {
      fighter.at = placeOn(path, moment.before);
      const opens = yield* breakIn(ctx, fighter, moment.id);
      if (opens) continue;
      keptOut = moment.id;
      limit = moment.before;
    } else if (moment.kind === "obstacle") {
      const card = yield* offerEvent(ctx, "obstacle crossed", {
        fighter: fighter.id,
        text: `${fighter.id} crosses ${moment.id}: use an Event card?`,
      });
      if (card === null) continue;
      // zh.event.card-barbed-wire: the movement ends directly after crossing
      ended = true;
      limit = clearOf(ground, path, moment.id, moment.far);
    } else {
      yield* entersRough(ctx, fighter, moment.id);
    }
  }
  const gone = headOf(path, limit);
  fighter.at = start;
  return arrive(ctx, fighter, ground, gone, { ...terms, keptOut, ended });
}

/** An attacker comes into rough terrain: Tripwire. zh.event.moment */
export function* entersRough(ctx: Ctx, fighter: OnTable, item: string): Rules {
  const text = `${fighter.id} enters ${item}: use an Event card?`;
  const card = yield* offerEvent(ctx, "rough entered", { fighter: fighter.id, text });
  if (card !== null) placeMarker(ctx, fighter, "a tripwire", "zh.event.moment");
}

/** How far along a path a base has crossed an obstacle: the first lattice place at which it is clear of it. */
function clearOf(ground: Ground, path: readonly Place[], id: string, from: number): number {
  const length = measured.lengthOf(path);
  const corners = ground.crossables.find((crossable) => crossable.id === id)?.corners ?? [];
  for (let far = Math.ceil(from); far < length; far++) {
    const at = headOf(path, far).at(-1);
    if (at !== undefined && !overlaps(at, ground.crossing, corners)) return far;
  }
  return length;
}

/** Records what a path crosses that costs movement. zh.terrain.category, zh.block.through */
function recordCrossings(ctx: Ctx, fighter: OnTable, tolls: ReturnType<typeof tollsOn>, prescribed: boolean): void {
  for (const { kind, id, cost, ...toll } of tolls) {
    const point: Citation = kind === "obstacle" ? "zh.open.obstacle-thickness" : "zh.open.rough-leave";
    // rough terrain costs whoever comes into it by every reading
    const hangs = kind === "obstacle" || ("from" in toll && toll.from === 0);
    if (kind === "obstacle" || kind === "rough")
      record(ctx, {
        event: "crossed",
        fighter: fighter.id,
        item: id,
        inches: inInches(cost),
        cites: [
          tollRule(ctx, kind, id),
          "zh.terrain.category",
          ...citeIf(prescribed, "zh.block.through"),
          ...citeIf(hangs, point),
        ],
      });
  }
}

/** Records what a fighter has got onto and off: from one top to another, which may be the ground, and right over others. */
function recordClimbs(
  ctx: Ctx,
  fighter: OnTable,
  [before, on]: readonly [OnTable["on"], OnTable["on"]],
  tolls: ReturnType<typeof tollsOn>,
): void {
  const climbed = (item: string, { up }: { readonly up: boolean }): void =>
    record(ctx, { event: "climbed", fighter: fighter.id, item, up, cites: climbRules(ctx, fighter, item, tolls) });
  if (before !== null && before !== on) climbed(before, { up: false });
  for (const item of new Set(tolls.flatMap(({ kind, id }) => (kind === "climb" ? [id] : [])))) {
    if (item === before || item === on) continue;
    climbed(item, { up: true });
    climbed(item, { up: false });
  }
  if (on !== null && before !== on) climbed(on, { up: true });
}

/** Records the buildings a path leads into; attackers wake who sleeps there. */
function recordEntries(ctx: Ctx, fighter: OnTable, doors: ReturnType<typeof doorsOn>, prescribed: boolean): void {
  for (const { building, into } of doors)
    if (into)
      record(ctx, {
        event: "entered-building",
        fighter: fighter.id,
        item: building.id,
        cites: [
          sideOf(fighter) === "attacker" ? "zh.terrain.building-attackers" : "zh.terrain.building-defenders",
          "zh.terrain.building-interior",
          "zh.terrain.building-entrances",
          ...citeIf(prescribed, "zh.block.inside"),
        ],
      });
  if (sideOf(fighter) === "attacker")
    for (const { building, into } of doors)
      if (into) wakeSleepers(ctx, building.id, (sleeper) => nearestRoom(ctx, sleeper));
}

/** Records what has stopped a fighter before the end of its way. */
function recordStops(
  ctx: Ctx,
  fighter: OnTable,
  end: Place,
  { keptOut, ended }: Pick<Travelled, "keptOut" | "ended">,
): void {
  if (keptOut !== null)
    record(ctx, {
      event: "stopped",
      fighter: fighter.id,
      at: written(end),
      why: `${keptOut} stays shut`,
      cites: ["zh.open.break-in-fail"],
    });
  if (ended)
    record(ctx, {
      event: "stopped",
      fighter: fighter.id,
      at: written(end),
      why: "caught on barbed wire",
      cites: ["zh.event.card-barbed-wire"],
    });
}

/**
 * Places a fighter at the end of a path, with all that changes and the events. A marker comes along. zh.alert.carried
 */
function arrive(
  ctx: Ctx,
  fighter: OnTable,
  ground: Ground,
  path: readonly Place[],
  {
    keptOut,
    ended,
    found = false,
    faces = true,
    cites,
  }: TravelTerms & { readonly keptOut: string | null; readonly ended: boolean },
): Travelled {
  const start = fighter.at;
  const end = path.at(-1) ?? start;
  const tolls = tollsOn(ground, path);
  const length = measured.lengthOf(path);
  const doors = doorsOn(ctx, fighter, ground, path);
  const on = topAt(ground, end);
  const before = fighter.on;
  fighter.at = { x: end.x, y: end.y };
  fighter.on = on;
  const { acting } = ctx.state;
  const prescribed = acting !== null && prescribedMoves.includes(acting.action);
  if (acting !== null && acting.fighter === fighter.id && length > 0) {
    acting.path = [...acting.path, ...path.slice(acting.path.length > 0 ? 1 : 0)].slice(-60);
    acting.moved = true;
  }
  if (length > 0)
    record(ctx, {
      event: "moved",
      fighter: fighter.id,
      from: written(start),
      to: written(end),
      path: path.map(written),
      inches: inInches(length),
      found,
      cites: [
        ...cites,
        ...citeIf(fighter.marker, "zh.alert.carried"),
        ...groundRules(ctx, ground, end),
        ...citeIf(prescribed && passesBody(ctx, fighter, path), "zh.open.body-combat"),
      ],
    });
  recordCrossings(ctx, fighter, tolls, prescribed);
  recordClimbs(ctx, fighter, [before, on], tolls);
  recordEntries(ctx, fighter, doors, prescribed);
  recordStops(ctx, fighter, end, { keptOut, ended });
  const facing = faces ? facingAfter(path) : null;
  if (facing !== null) turnTo(ctx, fighter, facing, "zh.move.end-facing");
  return { path, length, used: costOf(ground, path, tolls), keptOut, ended };
}

/** Whether a defender comes past bodies so near that it would stop at them, were they as enemies are. zh.open.body-combat */
const passesBody = (ctx: Ctx, fighter: OnTable, path: readonly Place[]): boolean =>
  ctx.state.bodies.length > 0 && sideOf(fighter) === "defender" && comesNear(ctx, path, ctx.state.bodies);

/** The rows of the ground a move ends on: inside of rough terrain, on a hill. */
function groundRules(ctx: Ctx, { rough, radius }: Ground, end: Place): readonly Citation[] {
  const within = rough.some(({ corners }) => overlaps(end, radius, corners));
  const hill = battlefieldOf(ctx.state).terrain.some(
    ({ category, corners }) => category === "hill" && measured.isOver(corners, end),
  );
  return [...citeIf(within, "zh.terrain.rough-within"), ...citeIf(hill, "zh.terrain.hill-open")];
}

/** By which rows a fighter has got onto something or off it: it climbed, or went by steps. */
function climbRules(
  ctx: Ctx,
  fighter: OnTable,
  item: string,
  tolls: readonly { readonly kind: string; readonly id: string; readonly cost: number }[],
): readonly Citation[] {
  if (!tolls.some(({ kind, id, cost }) => kind === "climb" && id === item && cost > 0))
    return ["zh.height.steps", ...citeIf(hasDog(fighter), "zh.height.dogs")];
  const agreed = itemNamed(ctx.state, item)?.category === "vehicle";
  return [
    "zh.height.climb-cost",
    "zh.height.climb-actions",
    agreed ? "zh.terrain.vehicle-use" : "zh.terrain.building-climb",
  ];
}

/** Moves whose way nobody chooses: they go through what lies on it. zh.block.through, zh.block.inside */
const prescribedMoves: readonly string[] = ["advance", "patrol-route", "roving-patrol"];

const tollRule = (ctx: Ctx, kind: "obstacle" | "rough", id: string): Citation =>
  kind === "rough"
    ? "zh.move.rough-1"
    : itemNamed(ctx.state, id)?.blocksSight === true
      ? "zh.move.obstacle-2"
      : "zh.move.obstacle-1";

/** Turns a fighter, and its partner with it. zh.move.end-facing, zh.pair.follow-facing */
export function turnTo(ctx: Ctx, fighter: OnTable, facing: number, ...cites: readonly Citation[]): void {
  for (const member of membersOf(ctx.state, fighter)) {
    if (member.where !== "table" || member.facing === facing) continue;
    member.facing = facing;
    const also: readonly Citation[] = member.id === fighter.id ? [] : ["zh.pair.follow-facing"];
    record(ctx, { event: "faced", fighter: member.id, facing, cites: [...cites, ...also] });
  }
}

/** How far an action moves at most, less what a card takes away from the fighter. */
export const movementOf = (fighter: OnTable, length: number): number => Math.max(0, inches(length) - fighter.limps);
