import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { type Req, type Ctx, inCm, number, reading, record } from "../table/context.ts";
import { footprintAt, reachOf } from "../table/bodies.ts";
import {
  obstaclesFor,
  passingRadius,
  distanceRules,
  leftFor,
  type Move,
  type Walk,
  walkAlong,
  wayTo,
} from "../movement/index.ts";
import type { Unit } from "../table/state.ts";
import { type Figure, figuresOf, onTable, unitNamed, type CombinedUnit } from "../table/units.ts";
import { carriedIn, type Place as How, placeIn, boardObstacle } from "../table/carried.ts";
import { asAboard } from "./starting.ts";

type Place = measured.Place;

/** A hair more than contact, so that a base touches a hull and does not lie on it. */
const HAIR = 20;

const DIRECTIONS = 24;

/** Places at which a base of a radius touches a hull, all around it. dt.carry.mount, dt.pilot.mount */
function touching(hull: measured.Body, centre: Place, radius: number, reach: number): readonly Place[] {
  return Array.from({ length: DIRECTIONS }, (_, i): Place => {
    const way = measured.directionOf((i * 360) / DIRECTIONS);
    let [near, far] = [0, reach + radius + 1_000];
    while (far - near > 10) {
      const middle = Math.round((near + far) / 2);
      const at = measured.placeAlong(centre, way, middle);
      if (measured.gapBetween(hull, measured.disc(at.x, at.y, radius)).signed < HAIR) near = middle;
      else far = middle;
    }
    return measured.placeAlong(centre, way, far);
  }).filter(({ x, y }) => x >= 0 && y >= 0);
}

/** Units that go to a carrier, with the move they make. */
interface Mounting {
  readonly together: CombinedUnit;
  readonly carrier: Unit;
  readonly move: Move;
}

/** The shortest walk of a miniature into contact with a hull; null where none is free. */
function walkTo(ctx: Ctx, { together, carrier, move }: Mounting, figure: Figure, limit: number): Walk | null {
  const [hull] = carrier.miniatures;
  if (hull === undefined) return null;
  const { unit, miniature } = figure;
  const from = miniature.at;
  const body = footprintAt(carrier, hull.at);
  const obstacles = obstaclesFor(ctx, unit, together);
  const far = ({ x, y }: Place): number => Math.hypot(x - from.x, y - from.y);
  const gap = measured.gapBetween(body, footprintAt(unit, from));
  const contact = number(ctx, "dt.number.contact") * measured.millimetre;
  if (gap.length > limit + contact) return null;
  const places = measured.isWithin(gap, contact)
    ? [from]
    : touching(body, hull.at, passingRadius(unit), reachOf(carrier)).toSorted((a, b) => far(a) - far(b));
  let best: Walk | null = null;
  for (const to of places) {
    if (best !== null && far(to) >= best.length) break;
    if (far(to) > limit) break;
    const path = wayTo(ctx, unit, { from, to }, obstacles, limit);
    if (path === null) continue;
    const walk = walkAlong(ctx, together, move, { figure, path, floor: miniature.floor });
    if (walk.why === null && (best === null || walk.length < best.length)) best = walk;
  }
  return best;
}

const mounts: Readonly<Record<How, readonly Citation[]>> = {
  pilot: ["dt.pilot.mount"],
  passenger: ["dt.carry.mount"],
  rider: ["dt.carry.mount", "dt.rider.as-passengers"],
  airlifted: ["dt.lift.pickup"],
  shipped: ["dt.sea.mount"],
};

const rulesOf = (unit: Unit, carrier: Unit): readonly Citation[] => mounts[placeIn(carrier, unit) ?? "passenger"];

/** The walks by which everybody mounts, and what it needs. dt.carry.mount */
export function requireMount(
  ctx: Ctx,
  req: Req,
  together: CombinedUnit,
  action: ActionOf<"move">,
  move: Move,
): readonly Walk[] | null {
  const carrier = onTable(ctx.state).find((unit) => unit.id === action.mount && !together.includes(unit));
  if (
    action.mount !== undefined &&
    !req.known(unitNamed(ctx.state, action.mount), "mount", action.mount, "unit", "dt.carry.mount")
  )
    return null;
  const wanted = action.mount ?? "The carrier";
  const isThere = {
    met: `${wanted} is on the table to be mounted.`,
    unmet: `${wanted} is not on the table to be mounted.`,
  };
  if (!req.found(carrier, isThere, "dt.carry.mount")) return null;
  req.need(action.to === undefined && action.ways === undefined, {
    met: "Everybody who mounts goes to the hull by the shortest way.",
    unmet: "Leave out places and ways: everybody who mounts goes to the hull by the shortest way.",
    cites: ["dt.carry.mount"],
  });
  const others = [...carriedIn(ctx.state, carrier)];
  for (const unit of together) {
    const mounted = asAboard(ctx, unit, carrier);
    req.unless(boardObstacle(ctx, carrier, mounted, others));
    others.push(mounted);
  }
  const walks: Walk[] = [];
  for (const figure of figuresOf(together)) {
    // where nobody hears why, one reason is enough, and ways that are too long need not be looked for
    if (req.quiet && !req.holding) return null;
    const limit = leftFor(move, figure);
    const walk = walkTo(ctx, { together, carrier, move }, figure, req.quiet ? limit + 10 : Infinity);
    const { id } = figure.miniature;
    if (walk === null) req.fail(`${id} cannot come into contact with ${carrier.id}.`, "dt.carry.mount");
    else if (
      req.need(walk.length <= limit + 10, {
        met: `${id} reaches ${carrier.id}.`,
        unmet: `${id} has ${inCm(walk.length)} cm to go to ${carrier.id}; at most ${inCm(limit)} cm are allowed${move.first ? " in the first half of a march" : ""}.`,
        cites: ["dt.carry.mount", ...distanceRules(move)],
      })
    )
      walks.push(walk);
  }
  return walks;
}

/** Everybody who has come to the hull is aboard. dt.carry.mount, dt.pilot.mount */
export function mount(ctx: Ctx, together: CombinedUnit, carrier: Unit): void {
  for (const unit of together) {
    const { pilot } = asAboard(ctx, unit, carrier);
    if (pilot) carrier.abandoned = false;
    // dt.open.mount-activation
    if (pilot && reading(ctx, "dt.open.mount-activation") === "spent") carrier.activated = true;
    Object.assign(unit, { where: "aboard", carrier: carrier.id, pilot } satisfies Partial<Unit>);
    for (const miniature of unit.miniatures) Object.assign(miniature, { at: { x: 0, y: 0 }, floor: 0 });
    record(ctx, { event: "left", unit: unit.id, why: `it is aboard ${carrier.id}`, cites: rulesOf(unit, carrier) });
  }
}
