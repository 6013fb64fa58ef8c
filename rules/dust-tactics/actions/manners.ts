import { actorsOf, costsOf, nextPlanned, reactionNow, reactorsOf } from "../activation.ts";
import { isFirstMeeting } from "../arriving.ts";
import type { Manner } from "../attack/orders.ts";
import { type Move, rateOf } from "../moving/ways.ts";
import type { Unit } from "../state.ts";
import { type Ctx, reading } from "../table.ts";
import { hasAttribute, isOnTable, type Together, unitNamed } from "../units.ts";

/** How the attack that is made now is made; null where none is. */
export function mannerNow(ctx: Ctx): Manner | null {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  if (activation === null) return null;
  if (reaction?.may === "free-move") return null;
  if (reaction !== null) {
    const unit = unitNamed(ctx.state, reaction.unit);
    const twice = reaction.may === "either" || reaction.stimulated === true;
    // dt.meet.no-sustained, dt.carry.fire-limits
    const sustained = twice && isOnTable(unit) && !isFirstMeeting(ctx.state, unit.side);
    return { sustained, only: unitNamed(ctx.state, activation.unit), weapons: "ranged" };
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

/** A MOVE of its own. dt.act.move, dt.skill.move-and-fire */
const onceMore = (ctx: Ctx, together: Together, halted: readonly string[] = []): Move => ({
  march: false,
  second: false,
  first: false,
  gone: {},
  slowed: [],
  halted,
  crossed: [],
  coherent: true,
  most: (unit: Unit) => rateOf(ctx, unit, together, false),
});

/** How the move that is made now is made; null where none is. dt.react.mid-march, dt.open.march-midpoint */
export function moveNow(ctx: Ctx): Move | null {
  const { activation } = ctx.state;
  const reaction = reactionNow(ctx);
  if (reaction !== null) return reaction.may === "free-move" ? onceMore(ctx, reactorsOf(ctx)) : null;
  if (activation === null || activation.window === "open") return null;
  const planned = nextPlanned(activation);
  const together = actorsOf(ctx);
  const { half, slowed, halted, crossed } = activation;
  const stimulated = planned === "move" && activation.stimulant === "move";
  if (planned === "march" || stimulated) {
    const undivided = costsOf(ctx).scouts && activation.done === 0;
    const middle = reading(ctx, "dt.open.march-midpoint");
    const whole = half !== null || undivided || middle === "declared-half";
    return {
      march: true,
      second: half !== null,
      first: !whole,
      gone: half ?? {},
      slowed,
      halted,
      crossed,
      coherent: half !== null || undivided || middle !== "no-coherency",
      most: (unit: Unit) => rateOf(ctx, unit, together, whole),
    };
  }
  return planned === "move" || planned === "free-move" ? onceMore(ctx, together, halted) : null;
}
