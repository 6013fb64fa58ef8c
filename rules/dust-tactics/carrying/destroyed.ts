import { citeIf } from "../../kernel/index.ts";
import type { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Symbol } from "../book/dice.ts";
import { weaponsInWords } from "../table/events.ts";
import { groundOf } from "../table/ground.ts";
import type { Miniature, Unit } from "../table/state.ts";
import {
  choose,
  type Ctx,
  reading,
  record,
  recordRolled,
  roll,
  type Rules,
  secondSymbol,
  written,
} from "../table/context.ts";
import { suppress } from "../table/tokens.ts";
import { hasAttribute, isKind, leftOf, soldiersOf } from "../table/units.ts";
import { carriedIn, placeIn } from "../table/carried.ts";
import { bowOf } from "./bow.ts";
import { isFreeBeneath, placeAtDoor, placeBesideLifter, placeSurvivors } from "./survivors.ts";

/** What a carrier was when it went: where it stood, and what it was made of. */
export interface Lost {
  readonly hull: measured.Body;
  readonly at: measured.Place;
  /** Whether the bow door of a sealifter touched dry land. dt.sea.beached */
  readonly beached: boolean;
}

/** How units and miniatures are eliminated: passed in, since an eliminated unit may carry others. */
export interface Ends {
  readonly eliminate: (ctx: Ctx, unit: Unit, ...cites: readonly Citation[]) => Rules;
  readonly lose: (ctx: Ctx, unit: Unit, lost: Miniature, ...cites: readonly Citation[]) => Rules;
}

/** The symbol that harms passengers and riders. dt.open.passenger-symbol */
export const harmful = (ctx: Ctx): Symbol =>
  reading(ctx, "dt.open.passenger-symbol") === "target" ? "TARGET" : "ARMY";

/** Marks damage on somebody aboard, without any save. */
function* hurt(ctx: Ctx, ends: Ends, unit: Unit, points: number, ...cites: readonly Citation[]): Rules {
  const [miniature] = unit.miniatures;
  const marked = Math.min(points, leftOf(unit));
  if (miniature === undefined || marked === 0) return;
  unit.damage += marked;
  const left = leftOf(unit);
  record(ctx, { event: "damaged", unit: unit.id, miniature: miniature.id, points: marked, left, cites });
  if (left === 0) yield* ends.eliminate(ctx, unit, "dt.dmg.eliminated", ...cites);
}

/**
 * Takes soldiers of the owner's choice from a squad, or marks crosses on anybody else; `indifferent` says that nothing odds
 * tell depends on who it is. dt.carry.destroyed
 */
export function* harm(
  ctx: Ctx,
  ends: Ends,
  unit: Unit,
  { points, indifferent }: { readonly points: number; readonly indifferent: boolean },
  ...cites: readonly Citation[]
): Rules {
  if (!isKind(unit, "squad")) return yield* hurt(ctx, ends, unit, points, ...cites);
  // where all of them are lost there is nothing to choose
  if (points >= unit.miniatures.length) {
    for (const miniature of unit.miniatures) yield* ends.lose(ctx, unit, miniature, ...cites);
    return;
  }
  for (let i = 0; i < points && unit.miniatures.length > 0; i++) {
    const lost = yield* choose<Miniature>(
      unit.side,
      { id: "dt.decide.passengers-lost", text: `Who of ${unit.id} is lost?`, piece: unit.id },
      unit.miniatures.map((miniature) => ({
        id: miniature.id,
        text: `${miniature.id}: ${weaponsInWords(miniature.weapons)}`,
        value: miniature,
      })),
      indifferent,
    );
    yield* ends.lose(ctx, unit, lost, ...cites);
  }
}

const isThere = ({ where }: Unit): boolean => where === "aboard";

/** The pilot of what is destroyed gets out, unharmed or not. dt.pilot.escape, dt.pilot.placed */
function* pilotOut(ctx: Ctx, ends: Ends, hero: Unit, lost: Lost): Rules {
  const symbols: readonly Symbol[] = ["ARMY", secondSymbol(ctx, "dt.open.recovery-symbol")];
  const cites: readonly Citation[] = ["dt.pilot.escape", "dt.open.recovery-symbol"];
  const rolled = yield* roll(ctx, 1, symbols, `${hero.id} gets out`, ...cites);
  recordRolled(ctx, { unit: hero.id, about: "getting out" }, rolled, cites);
  if (rolled.successes === 0) yield* hurt(ctx, ends, hero, 1, "dt.pilot.escape");
  if (isThere(hero)) yield* placeSurvivors(ctx, hero, lost.hull, lost.at);
}

/** Passengers and riders: a die for each miniature. dt.carry.destroyed, dt.carry.after */
function* passengersOut(ctx: Ctx, ends: Ends, carrier: Unit, unit: Unit, lost: Lost): Rules {
  const rides = placeIn(carrier, unit) === "rider";
  const cites: readonly Citation[] = [
    "dt.carry.destroyed",
    "dt.open.passenger-symbol",
    ...citeIf(rides, "dt.rider.as-passengers"),
  ];
  const rolled = yield* roll(ctx, soldiersOf(unit), [harmful(ctx)], `${unit.id} gets out`, ...cites);
  recordRolled(ctx, { unit: unit.id, about: "getting out", counts: "harm" }, rolled, cites);
  yield* harm(ctx, ends, unit, { points: rolled.successes, indifferent: false }, "dt.carry.destroyed");
  if (!isThere(unit)) return;
  yield* placeSurvivors(ctx, unit, lost.hull, lost.at);
  suppress(ctx, unit, "its carrier is destroyed", "dt.carry.after");
}

/**
 * A vehicle under an airlifter falls with it, and stands beneath it where it can. dt.lift.destroyed,
 * dt.lift.destroyed-air-assault, dt.lift.after, dt.open.lift-taken
 */
function* liftedOut(ctx: Ctx, ends: Ends, unit: Unit, lost: Lost): Rules {
  const assault = hasAttribute(unit, "air assault");
  const cites: readonly Citation[] = [assault ? "dt.lift.destroyed-air-assault" : "dt.lift.destroyed"];
  const symbols: readonly Symbol[] = assault ? ["TARGET"] : ["TARGET", "SHIELD"];
  const rolled = yield* roll(ctx, leftOf(unit), symbols, `${unit.id} falls`, ...cites);
  recordRolled(ctx, { unit: unit.id, about: "falling", counts: "harm" }, rolled, cites);
  const isFree = isFreeBeneath(ctx, unit, lost.at);
  const [miniature] = unit.miniatures;
  if (miniature !== undefined && isFree) {
    miniature.at = { x: lost.at.x, y: lost.at.y };
    Object.assign(unit, { where: "table", carrier: null } satisfies Partial<Unit>);
  }
  unit.activated = true;
  yield* hurt(ctx, ends, unit, rolled.successes, ...cites);
  if (unit.where === "gone") return;
  if (isFree) record(ctx, { event: "placed", unit: unit.id, at: written(lost.at), cites: ["dt.lift.after"] });
  else yield* placeBesideLifter(ctx, unit, lost.hull, lost.at);
  suppress(ctx, unit, "its airlifter is destroyed", "dt.lift.after");
}

/** Whether the bow door of a sealifter touches dry land: its front side. dt.sea.beached */
export function isBeached(ctx: Ctx, hull: measured.Body, facing: number): boolean {
  if (hull.kind !== "hull") return true;
  const bow = bowOf(hull.corners, facing);
  if (bow === null) return true;
  const [one, other] = bow;
  const middle = { x: Math.round((one.x + other.x) / 2), y: Math.round((one.y + other.y) / 2) };
  const isWet = (place: measured.Place): boolean =>
    groundOf(ctx.state)
      .at(place)
      .some(({ piece }) => piece.kind === "deep-water");
  return [one, middle, other].some((place) => !isWet(place));
}

/** Everything a sealifter carries sinks with it, and everybody inside. dt.sea.sunk */
function* goesDown(ctx: Ctx, ends: Ends, unit: Unit): Rules {
  for (const inside of carriedIn(ctx.state, unit)) yield* goesDown(ctx, ends, inside);
  yield* ends.eliminate(ctx, unit, "dt.sea.sunk");
}

/** What becomes of those aboard when their carrier is eliminated. dt.carry.destroyed, dt.sea.sunk, dt.sea.beached */
export function* releaseCarried(ctx: Ctx, ends: Ends, carrier: Unit, carried: readonly Unit[], lost: Lost): Rules {
  for (const unit of carried) {
    switch (placeIn(carrier, unit)) {
      case "pilot":
        yield* pilotOut(ctx, ends, unit, lost);
        break;
      case "airlifted":
        yield* liftedOut(ctx, ends, unit, lost);
        break;
      case "shipped":
        if (!lost.beached) yield* goesDown(ctx, ends, unit);
        else if (reading(ctx, "dt.open.beached-dismount") === "at-the-door")
          yield* placeAtDoor(ctx, unit, lost.hull, carrier.facing, lost.at);
        else
          record(ctx, {
            event: "left",
            unit: unit.id,
            why: "it waits in the wreck",
            cites: ["dt.sea.beached", "dt.open.beached-dismount"],
          });
        break;
      default:
        yield* passengersOut(ctx, ends, carrier, unit, lost);
    }
  }
}
