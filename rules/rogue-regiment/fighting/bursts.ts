import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  choose,
  type Ctx,
  grid,
  name,
  type Placed,
  reading,
  record,
  type Rules,
  squaresOf,
  recordStay,
  unitsOnBoard,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { adjacent, type Square } from "../../geometry/index.ts";
import { leftOf, wound } from "./casualties.ts";
import type { Incident } from "../alarm/index.ts";

/** An attack whose hits are to be given to units. */
export interface Burst {
  /** Who or what fires, and who gives the hits out. */
  readonly piece: string;
  readonly seat: string;
  /** Where the shots come from; null for aircraft, to which nobody turns. rr.open.dare-typhoon-loud */
  readonly from: Square | null;
  /** Whether hits may go to units beside the target: rr.sten.strafe, rr.opveh.strafe. */
  readonly strafes: boolean;
  readonly sees: (unit: Placed<AxisUnit>) => boolean;
  readonly spear: boolean;
  readonly blind: boolean;
}

/** Tells at each hit of a burst whom it may go to: the target, and whom the burst reaches beside it. */
function unitsToHit(ctx: Ctx, { strafes, sees }: Burst, target: Placed<AxisUnit>): () => readonly Placed<AxisUnit>[] {
  const places = squaresOf(ctx, target);
  const beside = (unit: Placed<AxisUnit>): boolean =>
    squaresOf(ctx, unit).some((own) => places.some((square) => adjacent(grid(ctx), own, square)));
  const inReach = (): readonly Placed<AxisUnit>[] =>
    unitsOnBoard(ctx).filter((unit) => unit.id === target.id || (strafes && beside(unit) && sees(unit)));
  const before = unitsOnBoard(ctx);
  const reached = inReach();
  const hitByHit = reading(ctx, "rr.open.strafe-when") === "hit-by-hit";
  // the second success against a mortar team is for the SMG unit that is left of it, or is lost: rr.unit.mortar-hit,
  // rr.open.mortar-second-success
  const secondKills = reading(ctx, "rr.open.mortar-second-success") === "kills";
  return () => {
    const left = new Set([...reached, ...(hitByHit ? inReach() : [])].map((unit) => leftOf(ctx, unit)));
    return unitsOnBoard(ctx).filter((unit) => left.has(unit) && (secondKills || !isLeftOfMortar(ctx, unit, before)));
  };
}

/** What the armour of a unit shows that takes no hits of guns; null where it has none. rr.exp.armoured-explosive-only */
function armourOf({ kind }: AxisUnit): readonly Citation[] | null {
  const traits = isVehicleKind(kind) ? vehicleTraits(kind) : null;
  return traits?.armoured === true ? ["rr.dice.armour", ...traits.cites.armour] : null;
}

/**
 * Gives hits to units: all to the target, but each hit of a strafing gun also to a unit beside it in the shooter's
 * sight. All are of one burst: whom it can reach is read to be settled before anyone falls. rr.sten.strafe,
 * rr.sten.one-range, rr.open.strafe-when, rr.spear.assassination
 */
export function* allocateShots(
  ctx: Ctx,
  incident: Incident,
  burst: Burst,
  target: Placed<AxisUnit>,
  hits: number,
): Rules {
  const { piece, from, spear, blind } = burst;
  const before = unitsOnBoard(ctx);
  const eligible = unitsToHit(ctx, burst, target);
  const strafed: AxisUnit[] = [];
  for (let hit = 0; hit < hits; hit++) {
    const units = eligible();
    if (units.length === 0) break;
    const unit = yield* choose(
      burst.seat,
      { id: "rr.decide.allocate-strafe", text: "Which unit takes this hit?", piece },
      units.map((candidate) => ({
        id: candidate.id,
        text: `${candidate.id} on ${name(ctx, candidate.at)}`,
        value: candidate,
      })),
    );
    const isTarget = unit === leftOf(ctx, target);
    if (!isTarget) strafed.push(unit);
    const armour = armourOf(unit);
    if (armour !== null) recordStay(ctx, unit.id, "armour is damaged only by explosive weapons.", ...armour);
    else
      wound(ctx, incident, unit, spear && silently(ctx, unit) ? "assassination" : isTarget ? "attack" : "strafe", [
        ...citeIf(spear, "rr.spear.assassination"),
        ...dogRule(unit),
        ...citeIf(!isTarget, "rr.open.strafe-when"),
        ...citeIf(isLeftOfMortar(ctx, unit, before), "rr.open.mortar-second-success"),
      ]);
  }
  if (from !== null)
    for (const unit of new Set(strafed.map((hit) => leftOf(ctx, hit))))
      if (unit !== undefined && !incident.attacked.some((attacked) => attacked.unit === unit))
        incident.attacked.push({ unit, from, blind });
  const survivor = leftOf(ctx, target);
  if (survivor === undefined) return;
  record(ctx, {
    event: "missed",
    piece,
    target: survivor.id,
    cites: spear ? ["rr.spear.miss"] : ["rr.attack.success"],
  });
  if (from !== null) incident.attacked.push({ unit: survivor, from, blind });
}

/** Whether a unit is what is left of a Mortar Team that stood there before the burst. rr.open.mortar-second-success */
const isLeftOfMortar = (ctx: Ctx, unit: AxisUnit, before: readonly AxisUnit[]): boolean =>
  before.some((team) => team.kind === "mortar" && unit !== team && leftOf(ctx, team) === unit);

/** Whether a silent weapon that reaches further makes it an assassination: not of a Dog. rr.open.dogs-infantry */
const silently = (ctx: Ctx, unit: AxisUnit): boolean =>
  !isFootKind(unit.kind) || footTraits(unit.kind).infantry || reading(ctx, "rr.open.dogs-infantry") !== "no";

const dogRule = (unit: AxisUnit): readonly Citation[] => (unit.kind === "dog" ? ["rr.open.dogs-infantry"] : []);
