import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { standAt } from "../table/bodies.ts";
import { weaponsInWords } from "../table/events.ts";
import { fullStrength } from "../book/cards.ts";
import { carriedBy, commissarId, miniatureId } from "../table/forming.ts";
import { standObstacle } from "../movement/index.ts";
import type { LostMiniature, Unit } from "../table/state.ts";
import { centimetres, choose, type Ctx, record, type Rules, type Hindrance } from "../table/context.ts";
import { carriedIn, carryObstacle } from "../table/carried.ts";
import { cardOf, unitNamed, isKind } from "../table/units.ts";

type Place = measured.Place;

/** Rings around a miniature on which places are tried, in cm, and how many on each. */
const rings = [3.2, 4.5, 6, 8, 10.5, 13];
const ON_RING = 16;

/** Why a miniature cannot come back at a place; null where it can. dt.cmd.returned-place */
export function returnObstacle(ctx: Ctx, unit: Unit, at: Place): Hindrance | null {
  const [first] = unit.miniatures;
  const floor = first?.floor ?? 0;
  const why = standObstacle(ctx, unit, { at, facing: unit.facing, floor }, { self: "" });
  if (why !== null) return why;
  const limit = centimetres(ctx, "dt.number.coherency") + 10;
  const far = unit.miniatures.find(
    (other) => !measured.isWithin(measured.gapBetween(standAt(unit, at), standAt(unit, other.at)), limit),
  );
  return far === undefined
    ? null
    : {
        text: `A soldier of ${unit.id} would be too far from ${far.id}.`,
        cites: ["dt.cmd.returned-place", "dt.move.coherency"],
      };
}

/** The nearest place to the first miniature of a unit at which another can stand; null where there is none. */
function placeBeside(ctx: Ctx, unit: Unit): Place | null {
  const [first] = unit.miniatures;
  if (first === undefined) return null;
  for (const far of rings.map((cm) => cm * measured.centimetre))
    for (let i = 0; i < ON_RING; i++) {
      const at = measured.placeAlong(first.at, measured.directionOf(Math.round((i * 360) / ON_RING)), far);
      if (returnObstacle(ctx, unit, at) === null) return at;
    }
  return null;
}

/** Where a soldier comes back: where it was said, or beside the others; aboard where there is a space for one more. */
function placeFor(ctx: Ctx, unit: Unit, at: Place | null): Place | null {
  if (unit.where !== "aboard")
    return at !== null && returnObstacle(ctx, unit, at) === null ? at : placeBeside(ctx, unit);
  const carrier = unitNamed(ctx.state, unit.carrier ?? "");
  const [first] = unit.miniatures;
  if (carrier === undefined || first === undefined) return null;
  const others = carriedIn(ctx.state, carrier).filter((other) => other !== unit);
  const larger: Unit = { ...unit, miniatures: [...unit.miniatures, first] };
  return carryObstacle(ctx, carrier, larger, others) === null ? { x: 0, y: 0 } : null;
}

/** The name of a soldier who comes back: of those of the card that are missing, who is and carries the same. */
function nameOf(unit: Unit, soldier: LostMiniature): string {
  if (soldier.commissar) return commissarId(unit.id);
  const missing = fullStrength(cardOf(unit))
    .map((carried, i) => ({ carried: carriedBy(carried), id: miniatureId(unit.id, unit.card, i + 1) }))
    .filter(({ id }) => unit.miniatures.every((miniature) => miniature.id !== id));
  const alike = missing.filter(({ carried }) => carried.weapons.join() === soldier.weapons.join());
  const isSame = (candidate: (typeof missing)[number]): boolean =>
    candidate.carried.role === soldier.role && candidate.carried.radio === soldier.radio;
  return (alike.find(isSame) ?? missing.find(isSame) ?? alike[0] ?? missing[0])?.id ?? unit.id;
}

/** What a soldier carries and is, in words. */
const words = ({ weapons, role }: LostMiniature): string =>
  [...(role === null ? [] : [role]), weaponsInWords(weapons)].join(", ");

/**
 * One eliminated soldier comes back, at the owner's choice which and, where a place is named, where; false where nobody
 * can. dt.cmd.returned-place, dt.cmd.get-up-ammo
 */
export function* returnSoldier(ctx: Ctx, unit: Unit, at: Place | null, ...cites: readonly Citation[]): Rules<boolean> {
  const kinds = [...new Map(unit.lost.map((soldier) => [JSON.stringify(soldier), soldier])).values()];
  if (kinds.length === 0) return false;
  const wanted = placeFor(ctx, unit, at);
  if (wanted === null) return false;
  const chosen = yield* choose(
    unit.side,
    { id: "dt.decide.returned", text: `Who comes back to ${unit.id}?`, piece: unit.id },
    kinds.map((soldier, i) => ({ id: `${i + 1}`, text: words(soldier), value: soldier })),
  );
  const id = nameOf(unit, chosen);
  unit.lost = unit.lost.filter((soldier) => soldier !== chosen);
  const floor = unit.miniatures[0]?.floor ?? 0;
  const back = { id, at: { x: wanted.x, y: wanted.y }, floor, ...chosen };
  // soldiers stand in the order of the card, a commissar behind them
  const order = fullStrength(cardOf(unit)).map((_, i) => miniatureId(unit.id, unit.card, i + 1));
  const place = (miniature: { readonly id: string }): number =>
    (order.indexOf(miniature.id) + order.length + 1) % (order.length + 1);
  unit.miniatures = [...unit.miniatures, back].toSorted((a, b) => place(a) - place(b));
  record(ctx, {
    event: "restored",
    unit: unit.id,
    miniature: id,
    points: 1,
    cites: [...cites, "dt.cmd.returned-place", "dt.cmd.get-up-ammo"],
  });
  return true;
}

/** Crosses are rubbed out; how many. */
export function mend(ctx: Ctx, unit: Unit, points: number, ...cites: readonly Citation[]): number {
  const mended = Math.min(points, unit.damage);
  if (mended === 0) return 0;
  unit.damage -= mended;
  record(ctx, { event: "restored", unit: unit.id, miniature: null, points: mended, cites });
  return mended;
}

/** One miniature of a squad, or a point of damage of anybody else. dt.cmd.get-up */
export function* bringBackOne(ctx: Ctx, unit: Unit, at: Place | null, ...cites: readonly Citation[]): Rules {
  if (isKind(unit, "squad")) yield* returnSoldier(ctx, unit, at, ...cites);
  else mend(ctx, unit, 1, ...cites);
}
