import { actionTable, type Offer } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import type { Ctx, Rules } from "../table/context.ts";
import type { Citation } from "../table/events.ts";
import { pieceOf } from "../table/owners.ts";
import { activate, pass } from "./activating.ts";
import { appear } from "./appearing.ts";
import { attack } from "./attacking.ts";
import { declare } from "./declaring.ts";
import { deploy } from "./deploying.ts";
import { embark } from "./embarking.ts";
import { fortify } from "./fortifying.ts";
import { holdBack } from "./holding-back.ts";
import { move } from "./moving.ts";
import { hold, react, turn } from "./reacting.ts";
import { type ActionName, type ActionRule, type Actor, momentOf } from "./rule.ts";
import { skip } from "./skipping.ts";
import { special } from "./special.ts";

/** All actions of the game, in the order in which they are listed. */
const rules = {
  deploy,
  "hold-back": holdBack,
  embark,
  fortify,
  activate,
  pass,
  appear,
  react,
  hold,
  move,
  attack,
  special,
  turn,
  skip,
  declare,
} satisfies { readonly [Name in ActionName]: ActionRule<Name> };

const names = Object.keys(rules).filter((name): name is ActionName => Object.hasOwn(rules, name));

/** Who has which kinds of action now; what is spent stands behind what is not. */
function offers(ctx: Ctx): readonly Offer<Actor, ActionName>[] {
  const moment = ctx.state.result === null ? momentOf(ctx) : null;
  if (moment === null) return [];
  const all = names.flatMap((name) =>
    rules[name].actors(moment, ctx).map((actor: Actor) => ({ name, actor, spent: actor.spent === true })),
  );
  return [...all.filter(({ spent }) => !spent), ...all.filter(({ spent }) => spent)];
}

const table = actionTable<Ctx, Actor, Action, Citation>({
  rules,
  offers,
  requiresFirst: (ctx, req) =>
    req.need(ctx.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "dt.end.winner"),
});

export const { requirementsOf, isLegal, formsOf, legalActions } = table;

/** Carries a legal action out. */
export const perform = (ctx: Ctx, action: Action): Rules => table.perform(ctx, { id: pieceOf(action) }, action);
