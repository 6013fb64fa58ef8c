import type { ActionRule as KernelRule } from "../../kernel/index.ts";
import { nextPlanned, reactionNow } from "../activation/index.ts";
import type { Citation } from "../book/citation.ts";
import { deploys, toDeploy } from "../set-up/index.ts";
import type { Action, ActionName, ActionOf } from "../table/action-schema.ts";
import type { Ctx } from "../table/context.ts";
import { otherSide, type Planned, type Reaction, type Side, type Unit } from "../table/state.ts";
import { unitById } from "../table/units.ts";

/** Who takes an action: a unit, or a side for what no unit does. */
export interface Actor {
  readonly id: string;
  /** It has already been activated this turn: the action is listed with what stands in its way. */
  readonly spent?: boolean;
}

/** What the game waits for. */
export type Moment =
  /** A side places a unit or a fortification. dt.setup.scenario */
  | { readonly awaits: "deployment"; readonly side: Side; readonly unit: Unit }
  /** A side activates a unit or passes. dt.turn.alternate */
  | { readonly awaits: "activation"; readonly side: Side }
  /** An activated unit appears from an ambush, or of a spy. dt.ambush.place, dt.skill.spy */
  | { readonly awaits: "appearance"; readonly unit: string }
  /** An activated unit declares its actions. dt.act.declare-all */
  | { readonly awaits: "plan"; readonly unit: string }
  /** An activated unit takes the next of its declared actions. */
  | { readonly awaits: "planned"; readonly unit: string; readonly planned: Planned }
  /** A side reacts or holds. dt.react.window */
  | { readonly awaits: "reaction"; readonly side: Side }
  /** A unit carries its reaction out. dt.react.one-army, dt.react.two-army */
  | { readonly awaits: "reactive-action"; readonly unit: string; readonly may: Reaction["may"] };

/** What the game waits for now; null where nobody acts. */
export function momentOf(ctx: Ctx): Moment | null {
  const { state } = ctx;
  const { activation, next } = state;
  if (state.phase === "set-up") {
    const side = deploys(state);
    const [unit] = side === null ? [] : toDeploy(state, side);
    return side === null || unit === undefined ? null : { awaits: "deployment", side, unit };
  }
  if (activation === null) return next === null ? null : { awaits: "activation", side: next };
  const reaction = reactionNow(ctx);
  if (reaction !== null) return { awaits: "reactive-action", unit: reaction.unit, may: reaction.may };
  const { unit } = activation;
  if (activation.appears !== null) return { awaits: "appearance", unit };
  if (activation.plan === null) return { awaits: "plan", unit };
  if (activation.window === "open") return { awaits: "reaction", side: otherSide(unitById(state, unit).side) };
  const planned = nextPlanned(activation);
  return planned === null || planned === "nothing" ? null : { awaits: "planned", unit, planned };
}

/** One action: who has it at which moment, what it requires, what of it is listed, and what it does. */
export interface ActionRule<Name extends ActionName> extends KernelRule<Ctx, Actor, Action, ActionOf<Name>, Citation> {
  /** Who has it at a moment of the game, in the order in which they are listed. */
  actors(moment: Moment, ctx: Ctx): readonly Actor[];
}
