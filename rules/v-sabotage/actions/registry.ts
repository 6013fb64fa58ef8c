import { actionTable, type Offer } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Action, ActionName, ActionOf } from "../table/action-schema.ts";
import { commandoNamed, type Ctx, type Rules } from "../table/context.ts";
import type { Commando } from "../table/state.ts";
import { interrupt } from "./alarm.ts";
import { closeCombat } from "./close-combat.ts";
import { collect, drop, exchange } from "./collecting.ts";
import { move, moveStealthily } from "./moving.ts";
import { enterNest, leaveNest } from "./nest.ts";
import { interact } from "./objectives.ts";
import { requireCommando } from "./requirements.ts";
import { type ActionRule, type Actor, allPlayers, type Players } from "./rule.ts";
import { save } from "./saving.ts";
import { shoot } from "./shooting.ts";
import { skill } from "./special-actions.ts";
import { blowUp } from "./tnt.ts";
import { exit, unblock } from "./trap-doors.ts";
import { askUs, endPhase, endTurn, goOn } from "./turns.ts";
import { use } from "./using.ts";
import { playXp } from "./xp-cards.ts";

export { type Action, actionSchema } from "../table/action-schema.ts";

export { isWindow } from "./requirements.ts";

/** All actions of the game, in the order in which they are listed. */
const rules: {
  readonly [Name in ActionName]: ActionRule<ActionOf<Name>> | ActionRule<ActionOf<Name>, Players>;
} = {
  move,
  "move-stealthily": moveStealthily,
  exit,
  unblock,
  "close-combat": closeCombat,
  shoot,
  use,
  interact,
  interrupt,
  save,
  collect,
  drop,
  exchange,
  "blow-up": blowUp,
  "enter-nest": enterNest,
  "leave-nest": leaveNest,
  skill,
  "play-xp": playXp,
  "end-turn": endTurn,
  "end-phase": endPhase,
  "go-on": goOn,
  "ask-us": askUs,
};

const names = Object.keys(rules).filter((name): name is ActionName => Object.hasOwn(rules, name));

/** The rule of a name; it is only ever handed actions of that name, and whoever has them. */
const ruleOf = (name: ActionName): ActionRule<Action, Actor> => rules[name];

const isInGame = ({ status }: Commando): boolean => status === "in-play" || status === "outside";

/** Every action of every commando of the game, and what the players do together. */
const offers = (ctx: Ctx): readonly Offer<Actor, ActionName>[] =>
  [...ctx.state.commandos.filter(isInGame), allPlayers].flatMap((actor) =>
    names
      .filter((name) => ruleOf(name).by === (actor === allPlayers ? "players" : "commando"))
      .map((name) => ({ name, actor })),
  );

const table = actionTable<Ctx, Actor, Action, Citation>({
  rules,
  offers,
  requiresFirst: (ctx, req, action) => !("commando" in action) || requireCommando(ctx, req, action.commando),
});

export const { requirementsOf, isLegal, formsOf, legalActions } = table;

/** Carries out an action whose requirements hold. */
export const perform = (ctx: Ctx, action: Action): Rules =>
  table.perform(ctx, "commando" in action ? (commandoNamed(ctx, action.commando) ?? null) : allPlayers, action);

/** Whether a window of the enemy phase is asked for: vs.ap.zero-between-steps, as the players want it. */
export function windowIsAsked(ctx: Ctx): boolean {
  const { asks } = ctx.state;
  if (asks === "always" || asks === "never") return asks === "always";
  return ctx.state.commandos.filter(isInGame).some((commando) =>
    names.some((name) => {
      const rule = ruleOf(name);
      if (rule.by === "players" || (asks === "weighty" && !rule.opensWindow)) return false;
      return rule.candidates(ctx, commando).some((action) => isLegal(ctx, action));
    }),
  );
}
