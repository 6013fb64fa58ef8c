import { actionTable, type Offer } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Action, type ActionName, actionNames } from "../table/action-schema.ts";
import { commandoNamed, type Ctx, isInGame, type Rules } from "../table/context.ts";
import * as alarm from "./alarm.ts";
import * as closeCombat from "./close-combat.ts";
import * as collecting from "./collecting.ts";
import * as moving from "./moving.ts";
import * as nest from "./nest.ts";
import * as objectives from "./objectives.ts";
import { requireCommando } from "./requirements.ts";
import { type ActionRule, type Actor, allPlayers, type Players } from "./rule.ts";
import * as saving from "./saving.ts";
import * as shooting from "./shooting.ts";
import * as specialActions from "./special-actions.ts";
import * as tnt from "./tnt.ts";
import * as trapDoors from "./trap-doors.ts";
import * as turns from "./turns.ts";
import * as using from "./using.ts";
import * as xpCards from "./xp-cards.ts";

export { type Action, actionSchema } from "../table/action-schema.ts";

export { isWindow } from "./requirements.ts";

/** All actions of the game, topic by topic; the schema has the order in which they are listed. */
const rules: {
  readonly [Name in ActionName]: ActionRule<Name> | ActionRule<Name, Players>;
} = {
  ...moving.actions,
  ...trapDoors.actions,
  ...closeCombat.actions,
  ...shooting.actions,
  ...using.actions,
  ...objectives.actions,
  ...alarm.actions,
  ...saving.actions,
  ...collecting.actions,
  ...tnt.actions,
  ...nest.actions,
  ...specialActions.actions,
  ...xpCards.actions,
  ...turns.actions,
};

/** The rule of a name; it is only ever handed actions of that name, and whoever has them. */
const ruleOf = (name: ActionName): ActionRule<ActionName, Actor> => rules[name];

/** Every action of every commando of the game, and what the players do together. */
const offers = (ctx: Ctx): readonly Offer<Actor, ActionName>[] =>
  [...ctx.state.commandos.filter(isInGame), allPlayers].flatMap((actor) =>
    actionNames
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
  table.perform(ctx, "commando" in action ? (commandoNamed(ctx.state, action.commando) ?? null) : allPlayers, action);

/** Whether a window of the enemy phase is asked for: vs.ap.zero-between-steps, as the players want it. */
export function windowIsAsked(ctx: Ctx): boolean {
  const { asks } = ctx.state;
  if (asks === "always" || asks === "never") return asks === "always";
  const ofCommandos = offers(ctx).filter(({ actor }) => actor !== allPlayers);
  if (asks === "possible") return table.anyLegal(ctx, ofCommandos);
  return ofCommandos.some(({ name, actor }) => {
    const rule = ruleOf(name);
    if (actor === null || !rule.opensWindow) return false;
    return rule
      .candidates(ctx, actor)
      .some((action) => (rule.isWorthWindow?.(ctx, action) ?? true) && isLegal(ctx, action));
  });
}
