import type { Ask } from "../../rules/kernel/index.ts";
import type { Action } from "../../rules/hour-of-glory/table/action-schema.ts";
import { cardIds } from "../../rules/hour-of-glory/book/cards.ts";
import { defectsOf } from "../../rules/hour-of-glory/set-up/defects.ts";
import { ruleset } from "../../rules/hour-of-glory/index.ts";
import { planOf } from "../../rules/hour-of-glory/table/plan.ts";
import type { State } from "../../rules/hour-of-glory/table/state.ts";
import type { Ctx } from "../../rules/hour-of-glory/table/context.ts";
import { soaked } from "../soak/playouts.ts";

const known = (state: State): number =>
  state.rooms.filter(({ card }) => card !== "unknown" && card !== "taken").length +
  state.pile.length +
  state.intruders.reduce((n, { cards }) => n + cards.length, 0) +
  (state.commander?.captured.cards.length ?? 0) +
  state.corpses.reduce((n, { cards }) => n + cards.length, 0);

/** What must hold at every ask of every game. */
function* faults(ctx: Ctx, ask: Ask<Action>, start: State): Generator<string> {
  const { state } = ctx;
  if (state.timer < 0 || state.timer > start.timer) yield `the timer shows ${state.timer}`;
  if (state.result === null && state.timer === 0) yield "no time is left and nobody has won";
  for (const { id, mode, prone, weapons, status, at } of state.intruders) {
    if (prone && mode === "assault") yield `${id} is prone in assault mode`;
    if (status !== "dead" && mode === "raiding" && weapons[0] !== "knife" && weapons.includes("knife"))
      yield `${id} raids with the ${weapons[0]}`;
    if (status !== "in-play" && at !== null) yield `${id} is ${status} on ${at}`;
  }
  if (state.asi.alarm && state.guards.length === 0 && state.phase !== "commander") yield "an alarm without Guards";
  if (state.turn !== null && state.turn.left < 0) yield `${state.turn.agent} has ${state.turn.left} squares`;
  if (known(state) > cardIds.length) yield `there are ${known(state)} cards`;
  const plan = planOf(state);
  for (const { id, post, at } of state.sentries)
    if (post !== null && plan.doors.find((door) => door.id === post)?.outside !== at) yield `${id} has left his post`;
  if (ask.ask !== "act" && ask.ask !== "checkpoint") return;
  const defect = defectsOf(state)[0];
  if (defect !== undefined) yield `the state at a checkpoint is no position: ${defect.code}, ${defect.message}`;
}

export const glorySoak = soaked({
  ruleset,
  faults: (ctx, ask, start) => [...faults(ctx, ask, start)],
  setUps: [{}],
  kindOf: (action) => action.do,
  idleness: (action) =>
    action.do === "end-turn" || action.do === "end-phase"
      ? 2
      : action.do === "close-door" || action.do === "change-weapon" || action.do === "close-behind"
        ? 1
        : 0,
  traits: ({ round, begun, asi }) => [
    `${begun} Intruders`,
    round > 40 ? "more than 40 rounds" : round > 20 ? "21 to 40 rounds" : "up to 20 rounds",
    asi.alarm ? "ended in alarm" : "ended in standby",
  ],
});
