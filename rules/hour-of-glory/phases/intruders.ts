import { citeIf, counted, impossible } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { faceStart, faceZones } from "../movement/index.ts";
import { isInOccupiedRoom, watching } from "../sight/index.ts";
import { intruderOnBoardNamed, isAssaulter, isInTheOpen, isRaider, type OnBoard, seatOf } from "../table/agents.ts";
import { type Ctx, number, record, type Rules } from "../table/context.ts";
import { enemiesBeside } from "../table/engagement.ts";
import type { Intruder } from "../table/state.ts";
import { canGoOn, isOver, newTurn, turnOf } from "../table/turn.ts";
import { askForAction, carryOut, endsByItself } from "./asking.ts";
import { beginPhase } from "./phase-start.ts";

/** Whether an Intruder still has to take his turn in this round. */
const isReady = (intruder: Intruder): boolean =>
  intruder.status === "in-play" && intruder.at !== null && !intruder.done;

/** What an Intruder need not test as its turn begins: in a fight, before a watcher who is prone, in a room of enemies. */
function beginningRules(
  ctx: Ctx,
  intruder: OnBoard<Intruder>,
  { engaged }: { readonly engaged: boolean },
): readonly Citation[] {
  const assaults = isAssaulter(intruder);
  if (engaged) {
    const isWatched = assaults && watching(ctx, intruder.at).length > 0;
    return [
      "hg.engage.start-adjacent",
      "hg.zone.engaged-unaffected",
      ...citeIf<Citation>(isWatched, "hg.react.engaged-exempt"),
    ];
  }
  const { commander, sentries } = ctx.state;
  const anyProne = [...sentries, ...(commander === null ? [] : [commander])].some(({ prone }) => prone);
  return [
    "hg.zone.who",
    ...citeIf<Citation>(anyProne, "hg.zone.prone-none"),
    ...citeIf<Citation>(assaults && isInOccupiedRoom(ctx, intruder.at), "hg.react.room-start-none"),
  ];
}

/**
 * Begins the turn of an Intruder, who may be engaged and may have to face zones. hg.engage.start-adjacent,
 * hg.move.raider-4, hg.move.assaulter-6
 */
function* beginIntruder(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const { state } = ctx;
  const squares = number(ctx, isAssaulter(intruder) ? "hg.number.step-assaulter" : "hg.number.step-raider");
  state.turn = newTurn(intruder.id, squares);
  if (intruder.prone) state.turn.moves = false;
  state.turn.engaged = isInTheOpen(intruder) && enemiesBeside(ctx, intruder).length > 0;
  record(ctx, {
    event: "turn-began",
    agent: intruder.id,
    squares: intruder.prone ? 0 : squares,
    cites: [
      intruder.prone
        ? "hg.wound.unconscious-inert"
        : isAssaulter(intruder)
          ? "hg.move.assaulter-6"
          : "hg.move.raider-4",
      "hg.turn.fixed-order",
      ...beginningRules(ctx, intruder, { engaged: state.turn.engaged }),
      ...citeIf(intruder.prone, "hg.evade.prone-exempt"),
      ...citeIf(isRaider(intruder), "hg.raid.not-engaged"),
    ],
  });
  yield* faceStart(ctx, intruder);
}

/**
 * The Intruders act one after another; each action is a checkpoint. hg.turn.fixed-order
 */
export function* intrudersPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    if (state.roundBegins) {
      yield* beginPhase(ctx, "intruders");
      state.roundBegins = false;
    }
    const next = state.intruders.find(isReady);
    if (next === undefined) {
      for (const other of state.intruders) other.done = false;
      state.phase = "commander";
      return;
    }
    const intruder = intruderOnBoardNamed(ctx.state, next.id);
    if (intruder === undefined) throw impossible(`${next.id} is not on the board`);
    yield* beginIntruder(ctx, intruder);
  }
  const turn = turnOf(ctx);
  const intruder = intruderOnBoardNamed(ctx.state, turn.agent);
  if (intruder === undefined || !canGoOn(turn) || endsByItself(ctx)) {
    finishTurn(ctx);
    return;
  }
  const action = yield* askForAction(ctx, seatOf(intruder), {
    id: "hg.dec.action",
    text: `What does ${intruder.id} do (${intruder.prone ? "unconscious" : `${counted(turn.left, "square")} left`})?`,
    piece: intruder.id,
  });
  const begun = ctx.events.length;
  yield* carryOut(ctx, action);
  const still = intruderOnBoardNamed(ctx.state, turn.agent);
  const ended = ctx.events.slice(begun).some((event) => event.event === "turn-ended" && event.agent === turn.agent);
  // zones count at once, even when all his squares and his action are spent:
  // hg.zone.immediately, hg.react.even-after-action, hg.engage.disengage-zones, hg.react.on-disengage
  if (still !== undefined && !isOver(ctx) && !ended) yield* faceZones(ctx, still);
}

/** Ends the turn of the Intruder who has it. */
function finishTurn(ctx: Ctx): void {
  const { state } = ctx;
  const intruder = state.intruders.find(({ id }) => id === state.turn?.agent);
  if (intruder !== undefined) intruder.done = true;
  state.turn = null;
}
