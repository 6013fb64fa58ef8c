import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import {
  type Req,
  centimetres,
  type Ctx,
  inCm,
  number,
  reading,
  record,
  written,
  type Hindrance,
  no,
  withChangedUnits,
  type HypotheticalTable,
} from "../table/context.ts";
import { footprintAt } from "../table/bodies.ts";
import { terrainNamed, wreckOf } from "../table/ground.ts";
import { passingRadius, type Move, type Walk } from "../movement/index.ts";
import type { Planned, Unit, Miniature } from "../table/state.ts";
import {
  cardOf,
  figuresOf,
  unitNamed,
  hasAttribute,
  isAircraft,
  isIdle,
  isVehicle,
  type CombinedUnit,
  areAboard,
} from "../table/units.ts";
import { bowOf, type HullSide, hullSides } from "./bow.ts";
import { type Place as How, placeIn } from "../table/carried.ts";
import { firesFrom } from "../table/stances.ts";

type Place = measured.Place;

const carrierOf = ({ state }: Ctx, unit: Unit): Unit | undefined => unitNamed(state, unit.carrier ?? "");

const dismounts: Readonly<Record<How, Citation>> = {
  pilot: "dt.pilot.dismount",
  passenger: "dt.carry.dismount",
  rider: "dt.carry.dismount",
  airlifted: "dt.lift.dismount",
  shipped: "dt.sea.dismount",
};

/** Why it does not move otherwise, by how it is carried. dt.carry.no-move, dt.lift.inactive, dt.sea.inactive */
const staysAboard: Readonly<Record<How, Citation>> = {
  pilot: "dt.pilot.together",
  passenger: "dt.carry.no-move",
  rider: "dt.carry.no-move",
  airlifted: "dt.lift.inactive",
  shipped: "dt.sea.inactive",
};

/** Why it does not attack where it cannot fire from its carrier, by how it is carried. dt.lift.inactive, dt.sea.inactive */
const holdsFire: Readonly<Record<How, Citation>> = {
  pilot: "dt.pilot.safe",
  passenger: "dt.carry.fire-sides",
  rider: "dt.carry.fire-sides",
  airlifted: "dt.lift.inactive",
  shipped: "dt.sea.inactive",
};

/** How a unit is carried; as a passenger where nothing says otherwise. */
function howCarried(ctx: Ctx, unit: Unit): How {
  const carrier = carrierOf(ctx, unit);
  return (carrier === undefined ? null : placeIn(carrier, unit)) ?? "passenger";
}

/** The rule by which a unit leaves what carries it. */
const ruleFor = (ctx: Ctx, unit: Unit): Citation => dismounts[howCarried(ctx, unit)];

/**
 * Whether a unit may still leave: its carrier has not activated, or it drops out by Air assault. dt.carry.no-move,
 * dt.lift.inactive, dt.lift.air-assault, dt.sea.inactive
 */
export function leaveObstacle(ctx: Ctx, unit: Unit, { isFirst }: { readonly isFirst: boolean }): Hindrance | null {
  const carrier = carrierOf(ctx, unit);
  // a barge on the shore is left as before: dt.open.beached-dismount
  if (carrier === undefined || carrier.where === "gone") return null;
  if (carrier.where === "off")
    return no(`${carrier.id} is not on the table yet.`, ruleFor(ctx, unit), "dt.reserve.carried");
  if (carrier.where === "aboard")
    return no(`${carrier.id} is aboard ${carrier.carrier ?? "another"}.`, ruleFor(ctx, unit));
  if (!carrier.activated) return null;
  if (isVehicle(unit) && hasAttribute(unit, "air assault") && isFirst) return null;
  return {
    text: `${carrier.id} has already been activated this turn, so ${unit.id} stays aboard.`,
    cites: [
      ruleFor(ctx, unit),
      staysAboard[howCarried(ctx, unit)],
      ...citeIf(howCarried(ctx, unit) === "airlifted", "dt.lift.air-assault"),
    ],
  };
}

/** The sides at which units leave a carrier: all of them, or the bow of a sealifter. dt.carry.dismount-measure */
function sidesOf(ctx: Ctx, carrier: Unit): readonly HullSide[] {
  const [hull] = carrier.miniatures;
  const wreck = terrainNamed(ctx.state, wreckOf(carrier.id));
  const body = hull === undefined ? null : footprintAt(carrier, hull.at);
  const corners = body?.kind === "hull" ? body.corners : (wreck?.corners ?? []);
  if (!hasAttribute(carrier, "sealifter")) return hullSides(corners);
  const bow = bowOf(corners, carrier.facing);
  return bow === null ? [] : [bow];
}

/** The point of a segment nearest to a place. */
function nearestOn([u, v]: HullSide, { x, y }: Place): Place {
  const [ex, ey] = [v.x - u.x, v.y - u.y];
  const square = ex * ex + ey * ey;
  const share = Math.max(0, Math.min(1, ((x - u.x) * ex + (y - u.y) * ey) / square));
  return { x: Math.round(u.x + ex * share), y: Math.round(u.y + ey * share) };
}

const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A hundredth of a centimetre is no distance. */
const TOLERANCE = 10;

/** A hair more than contact. */
const HAIR = 20;

/** How far in front of a bow door a miniature sets out: with water at its sides, it stands wholly in front of the door. */
const beforeDoor = (carrier: Unit, unit: Unit): number =>
  hasAttribute(carrier, "sealifter") ? passingRadius(unit) + HAIR : 0;

/** The move of those who get out: the way from the hull's edge to where they set out is part of it. dt.carry.dismount-measure */
export function setOut(ctx: Ctx, together: CombinedUnit, move: Move): Move {
  const gone: Record<string, number> = { ...move.gone };
  for (const { unit, miniature } of figuresOf(together.filter(({ where }) => where === "aboard"))) {
    const carrier = carrierOf(ctx, unit);
    const off = carrier === undefined ? 0 : beforeDoor(carrier, unit);
    if (off > 0) gone[miniature.id] = (gone[miniature.id] ?? 0) + off;
  }
  return { ...move, gone };
}

/** Where a miniature that goes somewhere leaves its carrier: at the edge of the hull, or under its airlifter. */
function startOf(ctx: Ctx, unit: Unit, goes: Place): Place {
  const carrier = carrierOf(ctx, unit);
  if (carrier === undefined) return goes;
  const [hull] = carrier.miniatures;
  if (isVehicle(unit) && isAircraft(carrier) && hull !== undefined) return hull.at;
  const off = beforeDoor(carrier, unit);
  const ahead = measured.directionOf(carrier.facing);
  const points = sidesOf(ctx, carrier).map((side) => measured.placeAlong(nearestOn(side, goes), ahead, off));
  return points.toSorted((a, b) => distance(a, goes) - distance(b, goes))[0] ?? goes;
}

/** Where each miniature sets out from, given its orders. dt.carry.dismount-measure */
function startsOf(ctx: Ctx, together: CombinedUnit, action: ActionOf<"move">): ReadonlyMap<string, Place> {
  const starts = new Map<string, Place>();
  for (const { unit, miniature } of figuresOf(together.filter(({ where }) => where === "aboard"))) {
    const way = action.ways?.find((told) => told.miniature === miniature.id)?.path[0];
    const goes = way ?? action.to;
    if (goes !== undefined) starts.set(miniature.id, startOf(ctx, unit, placeOf(goes)));
  }
  return starts;
}

/** The table as it is when those who leave stand at the edge of what carried them. */
export function leaving(ctx: Ctx, together: CombinedUnit, action: ActionOf<"move">): HypotheticalTable {
  const starts = startsOf(ctx, together, action);
  const startsFrom = (miniature: Miniature): Miniature => ({
    ...miniature,
    at: starts.get(miniature.id) ?? miniature.at,
    floor: 0,
  });
  return withChangedUnits(ctx, together, (unit) =>
    unit.where === "aboard"
      ? { ...unit, where: "table", carrier: null, miniatures: unit.miniatures.map(startsFrom) }
      : unit,
  );
}

/** What leaving a carrier needs, besides what the move needs. dt.carry.dismount, dt.lift.dismount, dt.sea.dismount */
export function requireLeave(ctx: Ctx, req: Req, together: CombinedUnit, action: ActionOf<"move">): boolean {
  const isFirst = ctx.state.activation?.done === 0;
  for (const unit of together) {
    req.unless(unit.where === "aboard" ? leaveObstacle(ctx, unit, { isFirst }) : null);
  }
  const told = figuresOf(together).every(
    ({ miniature }) => action.to !== undefined || action.ways?.some((way) => way.miniature === miniature.id) === true,
  );
  return req.need(told, {
    met: "There is a place for everybody who gets out.",
    unmet: "Say where everybody goes who gets out.",
    cites: ["dt.carry.dismount-measure"],
  });
}

/**
 * Who gets out ends out of contact with what carried it; a pilot, by the other reading, 10 cm away. dt.carry.dismount,
 * dt.pilot.dismount, dt.open.square-dismount
 */
export function requireAway(ctx: Ctx, req: Req, carried: CombinedUnit, walks: readonly Walk[]): void {
  for (const unit of carried) {
    const carrier = carrierOf(ctx, unit);
    const [hull] = carrier?.miniatures ?? [];
    if (carrier === undefined || hull === undefined || isVehicle(unit)) continue;
    const far = unit.pilot && reading(ctx, "dt.open.square-dismount") === "ten-cm";
    const least = far
      ? centimetres(ctx, "dt.number.point") - TOLERANCE
      : number(ctx, "dt.number.contact") * measured.millimetre;
    for (const { figure, path } of walks) {
      if (figure.unit.id !== unit.id) continue;
      const end = path.at(-1) ?? figure.miniature.at;
      const gap = measured.gapBetween(footprintAt(carrier, hull.at), footprintAt(unit, end)).length;
      req.need(far ? gap >= least : gap > least, {
        met: `${figure.miniature.id} ends ${inCm(gap)} cm from ${carrier.id}.`,
        unmet: `${figure.miniature.id} would end ${inCm(gap)} cm from ${carrier.id}; it has to be ${far ? "at least" : "more than"} ${inCm(least)} cm.`,
        cites: [ruleFor(ctx, unit), "dt.open.square-dismount"],
      });
    }
  }
}

/** Units get out, and stand at the edge of what carried them. */
export function leaveCarrier(ctx: Ctx, together: CombinedUnit, action: ActionOf<"move">): void {
  const starts = startsOf(ctx, together, action);
  for (const unit of together) {
    if (unit.where !== "aboard") continue;
    const rule = ruleFor(ctx, unit);
    const carrier = carrierOf(ctx, unit);
    if (unit.pilot && carrier !== undefined && cardOf(carrier).size === "normal") carrier.abandoned = true;
    unit.where = "table";
    unit.carrier = null;
    unit.pilot = false;
    for (const miniature of unit.miniatures) {
      const { x, y } = starts.get(miniature.id) ?? miniature.at;
      miniature.at = { x, y };
      miniature.floor = 0;
    }
    const [first] = unit.miniatures;
    record(ctx, {
      event: "placed",
      unit: unit.id,
      at: written(first?.at ?? { x: 0, y: 0 }),
      cites: [rule, "dt.carry.dismount-measure"],
    });
  }
}

/** A vehicle without its pilot does nothing. dt.pilot.abandoned */
export function requireAbandonedPlan(req: Req, together: CombinedUnit, { plan }: ActionOf<"declare">): void {
  for (const unit of together)
    if (isIdle(unit))
      req.need(
        plan.every((planned) => planned === "nothing"),
        {
          met: `The pilot of ${unit.id} has got out, and it does NOTHING.`,
          unmet: `The pilot of ${unit.id} has got out, so it can only do NOTHING.`,
          cites: ["dt.pilot.abandoned"],
        },
      );
}

/** How units aboard attack: passengers and riders do, once; nobody else. dt.carry.fire-limits, dt.lift.inactive, dt.sea.inactive */
function aboardAttacks(ctx: Ctx, req: Req, unit: Unit, fights: Planned): void {
  if (firesFrom(ctx.state, unit) === null) {
    req.fail(`${unit.id} attacks only when it has got out.`, holdsFire[howCarried(ctx, unit)]);
    return;
  }
  const sustains = fights === "sustained" || ctx.state.activation?.stimulant === "attack";
  req.need(!sustains, {
    met: `${unit.id} takes no SUSTAINED ATTACK.`,
    unmet: `${unit.id} is aboard and cannot take a SUSTAINED ATTACK.`,
    cites: ["dt.carry.fire-limits"],
  });
}

/** What a plan of units aboard needs. dt.carry.no-move, dt.carry.fire-limits, dt.lift.inactive, dt.sea.inactive */
export function requireAboardPlan(ctx: Ctx, req: Req, together: CombinedUnit, action: ActionOf<"declare">): void {
  if (!areAboard(together)) return;
  const { plan } = action;
  const goes = plan.findIndex((planned) => planned === "move" || planned === "march");
  const fights = plan.findIndex((planned) => planned === "attack" || planned === "sustained");
  for (const unit of together.filter(({ where }) => where === "aboard")) {
    if (unit.pilot)
      req.need(goes === 0, {
        met: `${unit.id} gets out first.`,
        unmet: `${unit.id} has to get out before anything else.`,
        cites: ["dt.pilot.together", "dt.pilot.dismount"],
      });
    const why = goes < 0 ? null : leaveObstacle(ctx, unit, { isFirst: goes === 0 });
    if (why !== null) req.fail(why.text, ...why.cites);
    const attack = plan[fights];
    if (attack !== undefined && (goes < 0 || goes > fights)) aboardAttacks(ctx, req, unit, attack);
  }
}
