import { actionTable, type Offer } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Action, type ActionName, actionNames } from "../table/action-schema.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { pieceOf } from "../table/owners.ts";
import * as activating from "./activating.ts";
import * as appearing from "./appearing.ts";
import * as attacking from "./attacking.ts";
import * as declaring from "./declaring.ts";
import * as deploying from "./deploying.ts";
import * as embarking from "./embarking.ts";
import * as fortifying from "./fortifying.ts";
import * as holdingBack from "./holding-back.ts";
import * as moving from "./moving.ts";
import * as reacting from "./reacting.ts";
import { type ActionRule, type Actor, momentOf } from "./rule.ts";
import * as skipping from "./skipping.ts";
import * as special from "./special.ts";

/** All actions of the game, topic by topic; the schema has the order in which they are listed. */
const rules = {
  ...deploying.actions,
  ...holdingBack.actions,
  ...embarking.actions,
  ...fortifying.actions,
  ...activating.actions,
  ...appearing.actions,
  ...reacting.actions,
  ...moving.actions,
  ...attacking.actions,
  ...special.actions,
  ...skipping.actions,
  ...declaring.actions,
} satisfies { readonly [Name in ActionName]: ActionRule<Name> };

/** Who has which kinds of action now; what is spent stands behind what is not. */
function offers(ctx: Ctx): readonly Offer<Actor, ActionName>[] {
  const moment = ctx.state.result === null ? momentOf(ctx) : null;
  if (moment === null) return [];
  const all = actionNames.flatMap((name) =>
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

export const { requirementsOf, isLegal, formsOf, legalActions, candidatesNow } = table;

/** Carries a legal action out. */
export const perform = (ctx: Ctx, action: Action): Rules =>
  table.perform(ctx, { id: pieceOf(ctx.state, action) }, action);
