import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { throughMines, throughWire } from "../fortifications/index.ts";
import { measured } from "../../geometry/index.ts";
import { prismOf } from "../table/bodies.ts";
import { groundOf } from "../table/ground.ts";
import { stretchesIn } from "../sight/index.ts";
import type { Miniature, Unit } from "../table/state.ts";
import {
  centimetres,
  type Ctx,
  impossible,
  inCm,
  reading,
  record,
  recordRolled,
  roll,
  type Rules,
  written,
  quiet,
} from "../table/context.ts";
import {
  cardOf,
  figuresOf,
  hasAttribute,
  hasOwnSkill,
  hasSkill,
  isAircraft,
  isVehicle,
  onTable,
  type CombinedUnit,
} from "../table/units.ts";
import {
  isFlying,
  passingRadius,
  settledAfter,
  unsettled,
  featuresFor,
  passedAfter,
  reachedAfter,
  type Move,
  type Moved,
  movedBy,
  type Walk,
} from "../movement/index.ts";

/**
 * What a vehicle needs in terrain, by how it drives; null of one that never rolls. dt.terrain.walkers-free,
 * dt.terrain.wheeled
 */
function drive(unit: Unit): "dt.terrain.tracked" | "dt.terrain.wheeled" | null {
  if (hasAttribute(unit, "tracked")) return "dt.terrain.tracked";
  return hasAttribute(unit, "half-tracked") || hasAttribute(unit, "wheeled") ? "dt.terrain.wheeled" : null;
}

/** A feature that a vehicle rolls at, whether it is on its way out of it, and how far along its way that is. */
interface Roll {
  readonly id: string;
  readonly again: boolean;
  readonly at: number;
}

/** Where a vehicle on its way has to roll, as lengths along it. dt.open.terrain-roll */
function rollsOn(
  ctx: Ctx,
  { figure: { unit }, path }: Walk,
  together: CombinedUnit,
  { crossed }: Move,
  facing: number,
): readonly Roll[] {
  const once = reading(ctx, "dt.open.terrain-roll") !== "every-edge";
  const hasRolled = groundOf(ctx.state).pieces.some(
    ({ piece }) => crossed.includes(piece.id) && piece.kind !== "minefield",
  );
  if (hasRolled && reading(ctx, "dt.open.terrain-roll") === "once-an-action") return [];
  const met = featuresFor(ctx, unit, together)
    .filter(({ piece }) => !once || !crossed.includes(piece.id))
    .flatMap((feature) => {
      const at = reachedAfter(ctx, unit, path, feature, facing);
      return at === null ? [] : [{ id: feature.piece.id, again: false, at }];
    })
    .sort((a, b) => a.at - b.at);
  switch (reading(ctx, "dt.open.terrain-roll")) {
    case "each-feature":
      return met;
    case "once-an-action":
      return met.slice(0, 1);
    case "every-edge":
      return met.flatMap((into) => [
        // who begins inside has no edge to cross into it
        ...(into.at > 0 ? [into] : []),
        ...outOf(ctx, unit, into.id, into.at, path),
      ]);
  }
}

/** Where a way leads out of a feature that it is in: when the front of a hull reaches the edge. dt.open.terrain-roll */
function outOf(ctx: Ctx, unit: Unit, id: string, from: number, path: Walk["path"]): readonly Roll[] {
  const feature = groundOf(ctx.state).pieces.find(({ piece }) => piece.id === id);
  const back = feature === undefined ? null : passedAfter(ctx, unit, path.toReversed(), feature);
  if (back === null || back === 0) return [];
  return [{ id, again: true, at: Math.max(from, measured.lengthOf(path) - back - 2 * passingRadius(unit)) }];
}

/** Tracked and wheeled vehicles roll at the edge of terrain and may get stuck there. dt.terrain.stuck */
function* driven(
  ctx: Ctx,
  walk: Walk,
  together: CombinedUnit,
  move: Move,
  facing: number,
): Rules<{ readonly walk: Walk; readonly stuck: boolean; readonly crossed: readonly string[] }> {
  const { unit } = walk.figure;
  const rule = drive(unit);
  if (rule === null) return { walk, stuck: false, crossed: [] };
  const crossed: string[] = [];
  for (const { id, again, at } of rollsOn(ctx, walk, together, move, facing)) {
    crossed.push(id);
    const about = again ? `${id} again` : id;
    const symbols = rule === "dt.terrain.tracked" ? (["ARMY", "SHIELD"] as const) : (["ARMY"] as const);
    const rolled = yield* roll(ctx, 1, symbols, `${unit.id} drives through ${about}`, rule, "dt.open.terrain-roll");
    recordRolled(ctx, { unit: unit.id, about, terrain: id }, rolled, [rule, "dt.open.terrain-roll"]);
    if (rolled.successes > 0) continue;
    const { path, length } = settledAfter(ctx, walk, at, unsettled(together));
    const why = { text: `stuck at ${about}`, cites: ["dt.terrain.stuck"] } as const;
    return { walk: { ...walk, path, length, why }, stuck: true, crossed };
  }
  return { walk, stuck: false, crossed };
}

/** The rules behind a walk through terrain that slows. */
function slowedRules(ctx: Ctx, { figure: { unit }, kinds }: Walk, move: Move): readonly Citation[] {
  const maximum = move.most(unit);
  const limit = centimetres(ctx, move.march ? "dt.number.slow-march" : "dt.number.slow-move");
  return [
    "dt.terrain.slow-list",
    move.march ? "dt.terrain.slow-march" : "dt.terrain.slow-move",
    ...citeIf(maximum < limit, "dt.terrain.no-speed-gain"),
    ...citeIf(kinds.includes("wood"), "dt.terrain.area-base"),
    ...citeIf(kinds.includes("anti-tank-traps"), "dt.terrain.traps-infantry"),
    ...citeIf(isVehicle(unit) && drive(unit) === null, "dt.terrain.walkers-free"),
    ...citeIf(kinds.includes("strongpoint"), "dt.fort.strongpoint-walls"),
    ...citeIf(kinds.includes("wire") && isVehicle(unit), "dt.fort.wire-vehicles"),
  ];
}

/** The rules by which a walk leads past others or back to where it began. */
function passedRules(ctx: Ctx, { figure: { unit }, path }: Walk): readonly Citation[] {
  const [start] = path;
  const end = path.at(-1);
  const loops =
    isAircraft(unit) && path.length > 2 && start !== undefined && end !== undefined && measured.samePlace(start, end);
  const radius = passingRadius(unit);
  const passes = (other: Unit, at: Miniature): boolean => {
    const { body } = prismOf(ctx.state, other, at);
    const shape = body.kind === "disc" ? body : body.corners;
    return path.some((from, i) => {
      const to = path[i + 1];
      return to !== undefined && measured.barrierInTheWay(from, to, radius, [{ name: at.id, shape, keep: 0 }]) !== null;
    });
  };
  const passed = isAircraft(unit)
    ? []
    : figuresOf(onTable(ctx.state).filter((other) => other.id !== unit.id)).filter((figure) =>
        passes(figure.unit, figure.miniature),
      );
  const under = passed.some((figure) => isAircraft(figure.unit));
  const through = passed.some((figure) => !isAircraft(figure.unit) && figure.unit.side === unit.side);
  return [
    ...citeIf(loops, "dt.move.aircraft-loop"),
    ...citeIf(under, "dt.move.under-aircraft"),
    ...citeIf(through, "dt.move.through-friends"),
  ];
}

/** Why a vehicle goes through deep water. dt.veh.amphibious, dt.veh.naval-water */
function waterRules(ctx: Ctx, { figure: { unit }, path }: Walk): readonly Citation[] {
  const swims = hasAttribute(unit, "amphibious");
  if (!swims && !hasAttribute(unit, "naval unit")) return [];
  const wet = groundOf(ctx.state).pieces.some(
    ({ piece, polygon }) =>
      piece.kind === "deep-water" &&
      path.some((from, i) => stretchesIn(polygon, { from, to: path[i + 1] ?? from }).length > 0),
  );
  if (!wet) return [];
  return swims ? ["dt.veh.amphibious"] : ["dt.veh.naval-water", "dt.open.naval-ground"];
}

/** The rules by which those who move do so at their rate. dt.hero.join-move, dt.skill.fast, dt.skill.flying-hero */
function rateRules(unit: Unit, together: CombinedUnit): readonly Citation[] {
  const joined = together.length > 1;
  const differ = new Set(together.map((member) => cardOf(member).move)).size > 1;
  const fast = hasSkill(unit, "fast", together);
  return [
    ...citeIf(joined && differ, "dt.hero.join-move"),
    ...citeIf(fast, "dt.skill.fast"),
    ...citeIf(isVehicle(unit) && hasOwnSkill(unit, "jump"), "dt.skill.jump-vehicle"),
    ...citeIf(fast && !hasOwnSkill(unit, "fast"), "dt.skill.shared"),
    ...citeIf(joined && !isAircraft(unit) && isFlying(unit, together), "dt.skill.flying-hero"),
  ];
}

/** How a move went: how far everybody has come, who was slowed, whether somebody is stuck. */
export interface WentOn {
  readonly gone: Readonly<Record<string, number>>;
  readonly slowed: readonly string[];
  /** Who halted at the edge of terrain. dt.terrain.halt */
  readonly halted: readonly string[];
  /** The features a vehicle has rolled for. dt.open.terrain-roll */
  readonly crossed: readonly string[];
  readonly stuck: boolean;
}

/** Moves a unit, and a hero with it. dt.move, dt.terrain */
export function* performMove(ctx: Ctx, together: CombinedUnit, action: ActionOf<"move">, move: Move): Rules<WentOn> {
  const moved = movedBy(ctx, quiet(), together, action, move);
  if (moved === null) throw impossible("a legal move without ways");
  if (moved.arranged)
    record(ctx, { event: "arranged", unit: action.unit, by: "around the leader", cites: ["dt.move.coherency"] });
  return yield* performWalks(ctx, together, moved, move);
}

/** The rules by which a miniature walks as it does. dt.move, dt.terrain */
function walkRules(ctx: Ctx, together: CombinedUnit, walk: Walk, move: Move): readonly Citation[] {
  const { unit } = walk.figure;
  return [
    "dt.move.point",
    "dt.move.turning-free",
    ...rateRules(unit, together),
    ...waterRules(ctx, walk),
    ...citeIf(isAircraft(unit), "dt.terrain.aircraft", "dt.move.aircraft-over"),
    ...citeIf(!isAircraft(unit) && isFlying(unit, together), "dt.skill.flying"),
    ...(walk.slowed ? slowedRules(ctx, walk, move) : []),
    ...passedRules(ctx, walk),
  ];
}

/** Puts a miniature where its walk ends, and tells how it came there. dt.building.floors, dt.terrain.halt */
function endWalk(ctx: Ctx, walk: Walk, cites: readonly Citation[]): void {
  const { unit, miniature } = walk.figure;
  const to = walk.path.at(-1) ?? miniature.at;
  const who = { unit: unit.id, miniature: miniature.id };
  miniature.at = { x: to.x, y: to.y };
  if (walk.floor !== miniature.floor) {
    miniature.floor = walk.floor;
    record(ctx, { event: "floor", ...who, floor: walk.floor, cites: ["dt.building.floors"] });
  }
  const length = inCm(walk.length);
  const path = walk.path.map(written);
  record(ctx, { event: "moved", ...who, path, to: written(to), length, cites });
  if (walk.why === null) return;
  record(ctx, { event: "halted", ...who, at: written(to), why: walk.why.text, cites: walk.why.cites });
}

/**
 * Everybody walks as far as wire and terrain let them; what lies there is met. dt.fort.wire-roll, dt.terrain.stuck,
 * dt.fort.mine-attack, dt.move.facing-free
 */
export function* performWalks(
  ctx: Ctx,
  together: CombinedUnit,
  moved: Pick<Moved, "walks" | "facing">,
  move: Move,
  ...cites: readonly Citation[]
): Rules<WentOn> {
  const gone: Record<string, number> = { ...move.gone };
  const slowed = new Set(move.slowed);
  const act = move.march
    ? (["dt.move.march-distance", "dt.act.march"] as const)
    : (["dt.move.distance", "dt.act.move"] as const);
  // a miniature that stops on the way faces as it would at the end
  for (const unit of together.slice(0, 1)) unit.facing = moved.facing ?? unit.facing;
  const wired = yield* throughWire(ctx, together, moved.walks, move);
  let { stuck } = wired;
  const walked: Walk[] = [];
  const crossed: string[] = [...move.crossed];
  for (const asked of wired.walks) {
    const result = yield* driven(ctx, asked, together, move, moved.facing ?? asked.figure.unit.facing);
    const { walk } = result;
    walked.push(walk);
    stuck ||= result.stuck;
    crossed.push(...result.crossed);
    const { id } = walk.figure.miniature;
    gone[id] = (gone[id] ?? 0) + Math.round(walk.length);
    if (walk.slowed) slowed.add(id);
    endWalk(ctx, walk, [...act, ...cites, ...walkRules(ctx, together, walk, move)]);
  }
  if (moved.facing !== null) {
    for (const unit of together.slice(0, 1)) {
      record(ctx, { event: "turned", unit: unit.id, facing: moved.facing, cites: ["dt.move.facing-free"] });
    }
  }
  crossed.push(...(yield* throughMines(ctx, together, walked, move)));
  const halted = walked.filter(({ halts }) => halts).map(({ figure }) => figure.miniature.id);
  return { gone, slowed: [...slowed], halted, crossed, stuck };
}
