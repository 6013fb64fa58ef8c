import type { Square } from "../../geometry/index.ts";
import { axisBlockers, type Blockers, type Sighted, sighted } from "../sight/index.ts";
import { corpseSquares, type Ctx, type Placed } from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";

/** A place where an action was carried out, and the Operator's posture there. */
export interface Trace {
  readonly at: Square;
  readonly crouched: boolean;
}

/** Everything about one action, marked attack or explosion that the Axis may notice. */
export interface Incident {
  /** Who acts; nobody for a bomb that goes off or a trap that is stepped on. */
  readonly operator: Operator | null;
  /** Who else is seen with him: everyone aboard his vehicle. rr.open.vehicle-seen */
  readonly crew: readonly Operator[];
  /** Where the action was carried out: the square it started on, then every square entered. */
  readonly trail: Trace[];
  /** The squares of a vehicle where its action begins and after each step of its drive; none on foot. */
  readonly driven: (readonly Square[])[];
  /** Units killed, with their squares. */
  readonly killed: { readonly unit: Placed<AxisUnit>; readonly assassination: boolean }[];
  /** Units attacked and still alive, and where the attack came from. */
  readonly attacked: { readonly unit: AxisUnit; readonly from: Square; readonly blind: boolean }[];
  /**
   * Loud weapons used and explosions: where, how far they are heard in squares, whether they give their user away, and
   * whether they advance the meter.
   */
  readonly loud: { readonly at: Square; readonly earshot: number; readonly spots: boolean; readonly meter: boolean }[];
  /** The engine of a vehicle that has moved: its squares where it stopped, how far it is heard. rr.open.engine-noise */
  engine: { readonly squares: readonly Square[]; readonly earshot: number } | null;
  /** The squares of a sprint, which units beside them hear. */
  readonly sprinted: Square[];
  /** Squares on which a corpse was placed. */
  readonly corpses: Square[];
  /** Whether the action started with movement, so that only squares entered might count: rr.open.seen-start-square. */
  moved: boolean;
  /** Whether it is an attack, which gives a camo net away: rr.open.camo-attack-kinds. */
  attacks: boolean;
  brokeCover: boolean;
  /** Whether she is a regular Operator before or after it, so that her disguise hides nothing. rr.open.dare-change-in-los */
  undisguised: boolean;
  /** The unit attacked with a garrotte, as it was: whoever has it in sight is a witness. rr.dare.garrotte-witness */
  garrotted: Placed<AxisUnit> | null;
  /** Who was alert, what blocked sight and what each unit saw of corpses before the action. */
  readonly alertBefore: Set<string>;
  readonly blockersBefore: Blockers;
  readonly corpsesBefore: ReadonlyMap<string, Sighted> | null;
}

/** Opens the account of an action, before it changes anything. */
export const newIncident = (ctx: Ctx, operator: Operator | null, crew: readonly Operator[] = []): Incident => ({
  operator,
  crew,
  trail:
    operator === null || operator.at === null || operator.aboard !== null
      ? []
      : [{ at: operator.at, crouched: operator.crouched }],
  driven: [],
  killed: [],
  attacked: [],
  loud: [],
  engine: null,
  sprinted: [],
  corpses: [],
  moved: false,
  attacks: false,
  brokeCover: false,
  undisguised: false,
  garrotted: null,
  alertBefore: alertUnits(ctx),
  blockersBefore: axisBlockers(ctx),
  corpsesBefore: corpsesInView(ctx),
});

/** The trail without where the action began: one square on foot, all squares of a vehicle. */
export const entered = ({ trail, driven }: Incident): readonly Trace[] => trail.slice(driven[0]?.length ?? 1);

function alertUnits(ctx: Ctx): Set<string> {
  const alert = new Set<string>();
  for (const unit of ctx.state.units) if (unit.alert) alert.add(unit.id);
  return alert;
}

/** What each unit sees of corpses now; null when there is nothing to see. */
function corpsesInView(ctx: Ctx): ReadonlyMap<string, Sighted> | null {
  if (corpseSquares(ctx).length === 0) return null;
  return new Map(ctx.state.units.map((unit) => [unit.id, sighted(ctx, unit)]));
}
