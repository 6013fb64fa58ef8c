import type { Citation } from "../book/citation.ts";
import type { ActionOf } from "../table/action-schema.ts";
import type { Ctx, Need, Rules } from "../table/context.ts";
import type { SpecialId, Unit } from "../table/state.ts";
import type { CombinedUnit, Figure } from "../table/units.ts";

/** A special action that somebody would take for a unit. */
export interface Aimed {
  readonly together: CombinedUnit;
  readonly doer: Figure;
  readonly special: SpecialId;
  readonly target: Unit;
}

/** A special action that somebody takes. */
export interface Taken {
  readonly together: CombinedUnit;
  readonly doer: Figure;
  readonly action: ActionOf<"special">;
  readonly special: SpecialId;
  /** The unit that is named for it; null where none is. */
  readonly target: Unit | null;
  /** The units that it can be for. */
  readonly targets: () => readonly Unit[];
}

/** Who can take a special action, and what is so where nobody can. */
export interface Doer {
  /** Who can take it of the units that act together. */
  readonly who: (ctx: Ctx, together: CombinedUnit) => readonly Figure[];
  readonly nobody: (unit: string) => string;
  readonly cites: readonly Citation[];
}

/** One special action, whole: who can take it, whom it is for, and what it does. */
export interface SpecialRule extends Doer {
  /** What it is about: a unit that is named before the roll or after its success, terrain, a place, or nothing of these. */
  readonly aim: "before" | "after" | "terrain" | "place" | "none";
  /** What the unit that it is about has to be. */
  readonly target?: (ctx: Ctx, aimed: Aimed) => readonly Need[];
  /**
   * Carries it out; gives the unit that activates at once, in place of the rest of this activation, where one does.
   * dt.cmd.moving-now, dt.cmd.reinforce-now
   */
  readonly perform: (ctx: Ctx, taken: Taken) => Rules<string | void>;
}
