import { actionTable, impossible, type Offer } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { dutyOf } from "../guards/index.ts";
import { type Action, type ActionName, actionNames } from "../table/action-schema.ts";
import { type Agent, agentOnBoardNamed, intrudersOf, isInTheOpen, type OnBoard } from "../table/agents.ts";
import { type Ctx, reading, type Rules } from "../table/context.ts";
import type { Commander, Intruder, State } from "../table/state.ts";
import * as assault from "./assault.ts";
import * as commanding from "./commanding.ts";
import * as concealing from "./concealing.ts";
import * as doors from "./doors.ts";
import * as endings from "./endings.ts";
import * as fighting from "./fighting.ts";
import * as hiding from "./hiding.ts";
import * as intelligence from "./intelligence.ts";
import * as move from "./move.ts";
import * as pursuing from "./pursuing.ts";
import * as recovery from "./recovery.ts";
import type { ActionRule } from "./rule.ts";
import * as shooting from "./shooting.ts";
import * as silentKills from "./silent-kills.ts";
import * as weapons from "./weapons.ts";

/** All actions of the game, topic by topic; the schema has the order in which they are listed. */
const rules = {
  ...move.actions,
  ...assault.actions,
  ...doors.actions,
  ...intelligence.actions,
  ...concealing.actions,
  ...silentKills.actions,
  ...commanding.actions,
  ...fighting.actions,
  ...shooting.actions,
  ...weapons.actions,
  ...hiding.actions,
  ...recovery.actions,
  ...pursuing.actions,
  ...endings.actions,
} satisfies { readonly [Name in ActionName]: ActionRule<Name> | ActionRule<Name, null> };

/** What the game itself says of each action beside its rule. */
type Terms = Pick<ActionRule<ActionName>, "agents" | "takes" | "prone">;
const termsOf = (name: ActionName): Terms => rules[name];

/** Whether what a kind of action takes is gone from the turn. hg.act.one-per-turn */
function isSpent({ turn }: State, name: ActionName): boolean {
  if (turn === null) return false;
  const { takes } = termsOf(name);
  const taken = typeof takes === "function" ? takes(turn) : takes;
  return taken === "action" ? turn.acts !== "any" : taken === "attack" && turn.acts === "none";
}

/** Whether any Intruder can be attacked at all. hg.raid.hidden, hg.open.prone-targets */
const isAnyIntruderOpen = (ctx: Ctx): boolean =>
  intrudersOf(ctx.state).some(
    (intruder) => isInTheOpen(intruder) || (intruder.prone && reading(ctx, "hg.open.prone-targets") === "yes"),
  );

/** A kind of action that an agent (null: the table) has now. */
type GloryOffer = Offer<OnBoard<Agent>, ActionName>;

/** What agents of a kind may try in their turn. */
const triedBy = (kind: "intruder" | "commander"): readonly ActionName[] =>
  actionNames.filter((name) => termsOf(name).agents.includes(kind));

const tried = {
  intruder: triedBy("intruder"),
  prone: triedBy("intruder").filter((name) => termsOf(name).prone === true),
  commander: triedBy("commander"),
};

/** What an agent may try in his turn. hg.cmd.actions, hg.wound.unconscious-inert */
const offersInTurn = (state: State, actor: OnBoard<Intruder | Commander>): readonly GloryOffer[] =>
  tried[actor.kind === "intruder" && actor.prone ? "prone" : actor.kind].map((name) => ({
    name,
    actor,
    spent: isSpent(state, name),
  }));

/** Who has which kinds of action now. hg.turn.orders-by-type, hg.sentry.actions, hg.guard.actions */
function offers(ctx: Ctx): readonly GloryOffer[] {
  const { phase, turn, sentries, guards, result } = ctx.state;
  if (result !== null) return [];
  switch (phase) {
    case "intruders":
    case "commander":
    case "administration": {
      const actor = turn === null ? undefined : agentOnBoardNamed(ctx.state, turn.agent);
      return actor?.kind === "intruder" || actor?.kind === "commander" ? offersInTurn(ctx.state, actor) : [];
    }
    case "sentries": {
      const spent = !isAnyIntruderOpen(ctx);
      return [
        ...sentries
          .filter(({ done, prone }) => !done && !prone)
          .flatMap((actor) => (["fight", "shoot"] as const).map((name) => ({ name, actor, spent }))),
        { name: "end-phase", actor: null },
      ];
    }
    case "guards":
      return guards
        .filter(({ done, prone }) => done !== "yes" && !prone)
        .map((actor) => ({ name: dutyOf(ctx, actor).kind === "fight" ? "fight" : "pursue", actor }));
    default:
      return [];
  }
}

const table = actionTable<Ctx, OnBoard<Agent>, Action, Citation>({
  rules,
  offers,
  requiresFirst: (ctx, req) =>
    req.need(ctx.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "hg.win.timer-0"),
});

export const { requirementsOf, isLegal, formsOf, legalActions } = table;

/** Whether whoever has the turn can do anything but end it. */
export const hasMoreToDo = (ctx: Ctx): boolean =>
  table.anyLegal(
    ctx,
    offers(ctx).filter(({ name }) => name !== "end-turn"),
  );

/** Carries out an action with the agent whom it names; of agents who do not have it nothing comes. */
export function* perform(ctx: Ctx, action: Action): Rules {
  const actor = action.do === "end-phase" ? null : agentOnBoardNamed(ctx.state, action.agent);
  if (actor === undefined) throw impossible("an agent acts who is not on the board");
  if (actor === null || termsOf(action.do).agents.includes(actor.kind)) yield* table.perform(ctx, actor, action);
}
