import { type ActionForm, type Requirement, Requirements } from "../../kernel/index.ts";
import type { Citation } from "../table/events.ts";
import { pursueNeeds } from "./pursuing.ts";
import type { Ctx } from "../table/context.ts";
import { coupNeeds, fightNeeds, shootNeeds, sneakAttackNeeds } from "./attacks.ts";
import {
  alarmNeeds,
  changeWeaponNeeds,
  concealNeeds,
  endTurnNeeds,
  hideNeeds,
  investigateNeeds,
  peekNeeds,
  recoverNeeds,
  spyNeeds,
} from "./activities.ts";
import { type Candidates, candidatesOf } from "./candidates.ts";
import type { Needs } from "./conditions.ts";
import { assaultNeeds, breachNeeds, closeBehindNeeds, closeDoorNeeds, moveNeeds, openDoorNeeds } from "./moves.ts";
import type { Action } from "../table/action-schema.ts";

export { type Action, actionSchema } from "../table/action-schema.ts";
export { perform } from "./performing.ts";

function examine(ctx: Ctx, req: Needs, action: Action): void {
  switch (action.do) {
    case "assault":
      return assaultNeeds(ctx, req, action);
    case "move":
      return moveNeeds(ctx, req, action);
    case "close-behind":
      return closeBehindNeeds(ctx, req, action);
    case "breach":
      return breachNeeds(ctx, req, action);
    case "open-door":
      return openDoorNeeds(ctx, req, action);
    case "close-door":
      return closeDoorNeeds(ctx, req, action);
    case "spy":
      return spyNeeds(ctx, req, action);
    case "conceal":
      return concealNeeds(ctx, req, action);
    case "sneak-attack":
      return sneakAttackNeeds(ctx, req, action);
    case "coup-de-grace":
      return coupNeeds(ctx, req, action);
    case "fight":
      return fightNeeds(ctx, req, action);
    case "shoot":
      return shootNeeds(ctx, req, action);
    case "change-weapon":
      return changeWeaponNeeds(ctx, req, action);
    case "hide":
      return hideNeeds(ctx, req, action);
    case "recover":
      return recoverNeeds(ctx, req, action);
    case "peek":
      return peekNeeds(ctx, req, action);
    case "investigate":
      return investigateNeeds(ctx, req, action);
    case "raise-alarm":
      return alarmNeeds(ctx, req, action);
    case "pursue":
      return pursueNeeds(ctx, req, action);
    case "end-turn":
      return endTurnNeeds(ctx, req, action);
    case "end-phase":
      req.need(
        ctx.state.phase === "sentries",
        { met: "The Sentries act now.", unmet: "It is not the phase of the Sentries." },
        "hg.turn.orders-by-type",
      );
  }
}

/** All requirements of an action, met and unmet. */
export function requirementsOf(ctx: Ctx, action: Action): readonly Requirement[] {
  const req = new Requirements<Citation>();
  if (!req.need(ctx.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "hg.win.timer-0"))
    return req.all;
  examine(ctx, req, action);
  return req.all;
}

/** Whether an action is legal, without the words. */
export function isLegal(ctx: Ctx, action: Action): boolean {
  const req = new Requirements<Citation>(true);
  examine(ctx, req, action);
  return ctx.state.result === null && req.holding;
}

const needsAction: ReadonlySet<Action["do"]> = new Set([
  "breach",
  "open-door",
  "close-door",
  "spy",
  "sneak-attack",
  "coup-de-grace",
  "hide",
  "recover",
  "investigate",
  "raise-alarm",
]);

/** Whether a kind of action surely needs more than is left of the turn: then none of it need be looked at. */
function isSpent({ state }: Ctx, name: Action["do"]): boolean {
  const { turn } = state;
  if (turn === null) return false;
  if (name === "fight" || name === "shoot") return turn.acts === "none";
  if (name === "conceal") return turn.acts !== "any" && turn.conceal === null;
  return turn.acts !== "any" && needsAction.has(name);
}

function legalAmong(ctx: Ctx, { name, actions, legal }: Candidates): readonly Action[] {
  if (legal !== undefined) return legal;
  return actions.length === 0 || isSpent(ctx, name) ? [] : actions.filter((action) => isLegal(ctx, action));
}

/** Every kind of action of whoever may act now. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  if (ctx.state.result !== null) return [];
  return candidatesOf(ctx, true).flatMap((candidates) => {
    const { name, piece, actions } = candidates;
    const [first] = actions;
    if (first === undefined) return [];
    const legal = legalAmong(ctx, candidates);
    return [{ name, piece, requirements: requirementsOf(ctx, legal[0] ?? first), actions: legal }];
  });
}

/** Whether whoever has the turn can do anything but end it. */
export const hasMoreToDo = (ctx: Ctx): boolean =>
  candidatesOf(ctx, false).some(
    (candidates) => candidates.name !== "end-turn" && legalAmong(ctx, candidates).length > 0,
  );

/** Every legal action that is listed: of moves one shortest path to each square, of Guards one way to each end. */
export const legalActions = (ctx: Ctx): readonly Action[] =>
  candidatesOf(ctx, false).flatMap((candidates) => legalAmong(ctx, candidates));
