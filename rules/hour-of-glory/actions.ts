import { type ActionForm, type Requirement, Requirements } from "../kernel/index.ts";
import type { Citation } from "./events.ts";
import { pursueNeeds } from "./guards/pursuing.ts";
import type { G } from "./table.ts";
import { coupNeeds, fightNeeds, shootNeeds, sneakAttackNeeds } from "./actions/attacks.ts";
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
} from "./actions/activities.ts";
import { type Candidates, candidatesOf } from "./actions/candidates.ts";
import type { Needs } from "./actions/conditions.ts";
import {
  assaultNeeds,
  breachNeeds,
  closeBehindNeeds,
  closeDoorNeeds,
  moveNeeds,
  openDoorNeeds,
} from "./actions/moves.ts";
import type { Action } from "./actions/schema.ts";

export { type Action, actionSchema } from "./actions/schema.ts";
export { perform } from "./actions/performing.ts";

function examine(g: G, r: Needs, action: Action): void {
  switch (action.do) {
    case "assault":
      return assaultNeeds(g, r, action);
    case "move":
      return moveNeeds(g, r, action);
    case "close-behind":
      return closeBehindNeeds(g, r, action);
    case "breach":
      return breachNeeds(g, r, action);
    case "open-door":
      return openDoorNeeds(g, r, action);
    case "close-door":
      return closeDoorNeeds(g, r, action);
    case "spy":
      return spyNeeds(g, r, action);
    case "conceal":
      return concealNeeds(g, r, action);
    case "sneak-attack":
      return sneakAttackNeeds(g, r, action);
    case "coup-de-grace":
      return coupNeeds(g, r, action);
    case "fight":
      return fightNeeds(g, r, action);
    case "shoot":
      return shootNeeds(g, r, action);
    case "change-weapon":
      return changeWeaponNeeds(g, r, action);
    case "hide":
      return hideNeeds(g, r, action);
    case "recover":
      return recoverNeeds(g, r, action);
    case "peek":
      return peekNeeds(g, r, action);
    case "investigate":
      return investigateNeeds(g, r, action);
    case "raise-alarm":
      return alarmNeeds(g, r, action);
    case "pursue":
      return pursueNeeds(g, r, action);
    case "end-turn":
      return endTurnNeeds(g, r, action);
    case "end-phase":
      r.need(
        g.state.phase === "sentries",
        { met: "The Sentries act now.", unmet: "It is not the phase of the Sentries." },
        "hg.turn.orders-by-type",
      );
  }
}

/** All requirements of an action, met and unmet. */
export function requirementsOf(g: G, action: Action): readonly Requirement[] {
  const r = new Requirements<Citation>();
  if (!r.need(g.state.result === null, { met: "The game goes on.", unmet: "The game is over." }, "hg.win.timer-0"))
    return r.all;
  examine(g, r, action);
  return r.all;
}

/** Whether an action is legal, without the words. */
export function isLegal(g: G, action: Action): boolean {
  const r = new Requirements<Citation>(true);
  examine(g, r, action);
  return g.state.result === null && r.holding;
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
function isSpent({ state }: G, name: Action["do"]): boolean {
  const { turn } = state;
  if (turn === null) return false;
  if (name === "fight" || name === "shoot") return turn.acts === "none";
  if (name === "conceal") return turn.acts !== "any" && turn.conceal === null;
  return turn.acts !== "any" && needsAction.has(name);
}

function legalAmong(g: G, { name, actions, legal }: Candidates): readonly Action[] {
  if (legal !== undefined) return legal;
  return actions.length === 0 || isSpent(g, name) ? [] : actions.filter((action) => isLegal(g, action));
}

/** Every kind of action of whoever may act now. */
export function formsOf(g: G): readonly ActionForm<Action>[] {
  if (g.state.result !== null) return [];
  return candidatesOf(g, true).flatMap((candidates) => {
    const { name, piece, actions } = candidates;
    const [first] = actions;
    if (first === undefined) return [];
    const legal = legalAmong(g, candidates);
    return [{ name, piece, requirements: requirementsOf(g, legal[0] ?? first), actions: legal }];
  });
}

/** Whether whoever has the turn can do anything but end it. */
export const hasMoreToDo = (g: G): boolean =>
  candidatesOf(g, false).some((candidates) => candidates.name !== "end-turn" && legalAmong(g, candidates).length > 0);

/** Every legal action that is listed: of moves one shortest path to each square, of Guards one way to each end. */
export const legalActions = (g: G): readonly Action[] =>
  candidatesOf(g, false).flatMap((candidates) => legalAmong(g, candidates));
