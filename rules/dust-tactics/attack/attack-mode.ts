import type { Shot } from "../table/action-schema.ts";
import type { Unit } from "../table/state.ts";
import { actorsOf, nextPlanned, reactionNow } from "../activation/index.ts";
import { isFirstMeeting } from "../table/battle-plan.ts";
import type { Ctx } from "../table/context.ts";
import { type CombinedUnit, hasAttribute, isOnTable, unitById } from "../table/units.ts";

/** How an attack is made. */
export interface AttackMode {
  /** Misses are re-rolled, and it is ranged or close combat, not both. dt.act.sustained, dt.cc.sustained-choice */
  readonly sustained: boolean;
  /** The unit that alone may be attacked; null where any may. dt.react.target */
  readonly only: Unit | null;
  /** Only C weapons, or none of them, or any; or smoke alone. dt.skill.charge, dt.react.no-close-combat */
  readonly weapons: "any" | "ranged" | "close-combat" | "smoke";
}

/** An attack as it is declared: who attacks, with what, and how. */
export interface DeclaredAttack {
  readonly actors: CombinedUnit;
  readonly shots: readonly Shot[];
  readonly mode: AttackMode;
}

/** How the attack that is made now is made; null where none is. */
export function attackModeNow(ctx: Ctx): AttackMode | null {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  if (activation === null) return null;
  if (reaction?.may === "free-move") return null;
  if (reaction !== null) {
    const unit = unitById(ctx.state, reaction.unit);
    const twice = reaction.may === "either" || reaction.stimulated === true;
    // dt.meet.no-sustained, dt.carry.fire-limits
    const sustained = twice && isOnTable(unit) && !isFirstMeeting(ctx.state, unit.side);
    return { sustained, only: unitById(ctx.state, activation.unit), weapons: "ranged" };
  }
  const planned = activation.window === "open" ? null : nextPlanned(activation);
  switch (planned) {
    case "attack":
      return { sustained: activation.stimulant === "attack", only: null, weapons: "any" };
    case "sustained":
      return { sustained: true, only: null, weapons: "any" };
    case "free-attack":
      return { sustained: false, only: null, weapons: isNaval(ctx) ? "any" : "close-combat" };
    default:
      return null;
  }
}

/** A naval unit's free ATTACK is one with any weapons. dt.veh.naval-attack */
const isNaval = (ctx: Ctx): boolean => actorsOf(ctx).some((unit) => hasAttribute(unit, "naval unit"));
