import { act, checkpoint, counted, type GameResult } from "../kernel/index.ts";
import { type Action, hasMoreToDo, isLegal, legalActions, perform, requirementsOf } from "./actions.ts";
import type { Citation } from "./events.ts";
import { faceStart, faceZones } from "./evading.ts";
import { demobilise, pursue } from "./guards/pursuing.ts";
import { entry, labelAt } from "./plan.ts";
import { recoveryPhase } from "./recovering.ts";
import { replaceCommander, settleFacing } from "./replacing.ts";
import { endAtZero, takeMinutes } from "./scoring.ts";
import { setUpPhase } from "./set-up.ts";
import { type Intruder, type Phase, phaseTitles } from "./state.ts";
import { newTurn } from "./turns.ts";
import {
  agentNamed,
  assaultersInside,
  canGoOn,
  defender,
  endTurn,
  enemiesBeside,
  type Ctx,
  impossible,
  isAssaulter,
  isOpen,
  isOver,
  isRaider,
  number,
  planFor,
  type OnBoard,
  intruderNamed,
  record,
  roll,
  type Rules,
  seatOf,
  test,
  turnOf,
} from "./table.ts";

const phaseCites: Readonly<Record<Phase, readonly Citation[]>> = {
  "set-up": [
    "hg.setup.asi-one-marker",
    "hg.info.board-public",
    "hg.setup.cards-dealt",
    "hg.setup.cards-unseen",
    "hg.setup.timer-60",
    "hg.setup.doors-closed",
  ],
  intruders: ["hg.turn.round", "hg.turn.intruders-first", "hg.info.raiders-on-board", "hg.info.board-public"],
  commander: ["hg.turn.defender-phases", "hg.turn.orders-by-type"],
  sentries: ["hg.turn.orders-by-type"],
  guards: ["hg.turn.orders-by-type"],
  recovery: ["hg.turn.defender-phases"],
  administration: ["hg.turn.defender-phases"],
  "take-time": ["hg.turn.defender-phases", "hg.turn.take-time"],
};

/**
 * A phase begins; resuming at its checkpoint runs this again. What everybody knows is told with it: hg.info.board-public,
 * hg.info.raiders-on-board
 */
function* begin(ctx: Ctx, phase: Phase): Rules {
  yield* checkpoint(phase, phaseTitles[phase]);
  record(ctx, {
    event: "phase-began",
    phase,
    round: ctx.state.round,
    timer: ctx.state.timer,
    cites: phaseCites[phase],
  });
}

/** Asks whoever may act for an action. */
const ask = (
  ctx: Ctx,
  seat: string,
  prompt: {
    readonly id: "hg.dec.action" | "hg.dec.commander-move" | "hg.dec.sentry-attack" | "hg.dec.guard-path";
    readonly text: string;
    readonly piece?: string;
  },
  listed?: readonly Action[],
): Rules<Action> =>
  act({
    seat,
    prompt,
    requirements: (action) => requirementsOf(ctx, action),
    isLegal: (action) => isLegal(ctx, action),
    legal: () => listed ?? legalActions(ctx),
  });

/** The whole game: round after round, the Intruders first, until it is decided. hg.turn.round, hg.turn.defender-phases */
export function* play(ctx: Ctx): Rules<GameResult> {
  const { state } = ctx;
  for (;;) {
    if (state.result !== null) return state.result;
    switch (state.phase) {
      case "set-up":
        yield* begin(ctx, "set-up");
        yield* setUpPhase(ctx);
        state.phase = "intruders";
        state.roundBegins = true;
        break;
      case "intruders":
        yield* intrudersPhase(ctx);
        break;
      case "commander":
        yield* commanderPhase(ctx);
        break;
      case "sentries":
        yield* sentriesPhase(ctx);
        break;
      case "guards":
        yield* guardsPhase(ctx);
        break;
      case "recovery":
        yield* begin(ctx, "recovery");
        yield* recoveryPhase(ctx);
        state.phase = "administration";
        break;
      case "administration":
        yield* administrationPhase(ctx);
        break;
      case "take-time":
        yield* begin(ctx, "take-time");
        yield* takeTime(ctx);
        if (!isOver(ctx)) newRound(ctx);
        break;
    }
  }
}

const isReady = (one: Intruder): boolean => one.status === "in-play" && one.at !== null && !one.done;

/** An Intruder's turn begins: engaged or not, and what he must face. hg.engage.start-adjacent */
function* beginIntruder(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  const { state } = ctx;
  const squares = number(ctx, isAssaulter(intruder) ? "hg.number.step-assaulter" : "hg.number.step-raider");
  state.turn = newTurn(intruder.id, squares);
  if (intruder.prone) state.turn.moves = false;
  state.turn.engaged = isOpen(intruder) && enemiesBeside(ctx, intruder).length > 0;
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
      ...(state.turn.engaged
        ? (["hg.engage.start-adjacent", "hg.react.engaged-exempt", "hg.zone.engaged-unaffected"] as const)
        : (["hg.zone.who", "hg.zone.prone-none", "hg.react.room-start-none"] as const)),
      ...(intruder.prone ? (["hg.evade.prone-exempt"] as const) : []),
      ...(isRaider(intruder) ? (["hg.raid.not-engaged"] as const) : []),
    ],
  });
  yield* faceStart(ctx, intruder);
}

/**
 * The Intruders, one after another; each action is a checkpoint. hg.turn.fixed-order
 */
function* intrudersPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    if (state.roundBegins) {
      yield* begin(ctx, "intruders");
      state.roundBegins = false;
    }
    const next = state.intruders.find(isReady);
    if (next === undefined) {
      for (const one of state.intruders) one.done = false;
      state.phase = "commander";
      return;
    }
    const intruder = intruderNamed(ctx, next.id);
    if (intruder === undefined) throw impossible(`${next.id} is not on the board`);
    yield* beginIntruder(ctx, intruder);
  }
  const turn = turnOf(ctx);
  const intruder = intruderNamed(ctx, turn.agent);
  if (intruder === undefined || !canGoOn(turn) || endsByItself(ctx)) {
    closeTurn(ctx);
    return;
  }
  const action = yield* ask(ctx, seatOf(intruder), {
    id: "hg.dec.action",
    text: `What does ${intruder.id} do (${counted(turn.left, "square")} left)?`,
    piece: intruder.id,
  });
  const begun = ctx.events.length;
  yield* actAs(ctx, action);
  const still = intruderNamed(ctx, turn.agent);
  const ended = ctx.events.slice(begun).some((one) => one.event === "turn-ended" && one.agent === turn.agent);
  // what he now sees, or who sees him, counts at once, with all squares and his action spent, too:
  // hg.zone.immediately, hg.react.even-after-action, hg.engage.disengage-zones, hg.react.on-disengage
  if (still !== undefined && !isOver(ctx) && !ended) yield* faceZones(ctx, still);
}

/**
 * Ends the turn of whoever can do nothing more in it, though squares or an action are left, and tells whether it has:
 * where nothing but the end is legal nobody is asked.
 */
function endsByItself(ctx: Ctx): boolean {
  if (hasMoreToDo(ctx)) return false;
  endTurn(ctx, "he can do nothing more");
  return true;
}

/** The turn is over for whoever had it. */
function closeTurn(ctx: Ctx): void {
  const { state } = ctx;
  const intruder = state.intruders.find(({ id }) => id === state.turn?.agent);
  if (intruder !== undefined) intruder.done = true;
  state.turn = null;
}

/** Carries out the action of whoever has the turn, of a Sentry, or of a Guard in a fight. */
function* actAs(ctx: Ctx, action: Action): Rules {
  if (action.do === "end-phase" || action.do === "pursue") return;
  const agent = agentNamed(ctx, action.agent);
  if (agent === undefined) throw impossible(`${action.agent} is not on the board`);
  yield* perform(ctx, agent, action);
  // an activity that took the last minutes has scored: hg.open.spend-time-zero
  endAtZero(ctx);
}

/** The Commander moves a die of squares and acts. hg.move.commander-d6, hg.cmd.actions */
function* commanderPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    yield* begin(ctx, "commander");
    const { commander } = state;
    if (commander === null || commander.prone) {
      state.phase = "sentries";
      return;
    }
    const dice = yield* roll(1, "The Commander's movement", "hg.move.commander-d6");
    const [squares = 0] = dice;
    record(ctx, {
      event: "rolled-movement",
      agent: commander.id,
      dice: [...dice],
      squares,
      cites: ["hg.move.commander-d6"],
    });
    state.turn = newTurn(commander.id, squares);
    state.turn.engaged = enemiesBeside(ctx, commander).length > 0;
  }
  yield* commandOn(ctx, "sentries", "hg.dec.commander-move");
}

/** One action of the Commander; when nothing more can be done he settles his facing. hg.move.facing-end-of-turn */
function* commandOn(ctx: Ctx, next: Phase, prompt: "hg.dec.commander-move" | "hg.dec.replacement-facing"): Rules {
  const { state } = ctx;
  const turn = turnOf(ctx);
  let faced = false;
  if (state.commander !== null && canGoOn(turn) && !endsByItself(ctx)) {
    const action = yield* ask(ctx, defender, {
      id: "hg.dec.commander-move",
      text: `What does the Commander do (${counted(turn.left, "square")} left)?`,
      piece: "commander",
    });
    faced = action.do === "end-turn" && action.facing !== undefined;
    yield* actAs(ctx, action);
    if (isOver(ctx) || (canGoOn(turn) && state.commander !== null)) return;
  }
  if (!faced) yield* settleFacing(ctx, prompt);
  state.turn = null;
  // the Orders phase may have ended with a contact: hg.open.contact-ends-turn
  if (state.phase !== "recovery") state.phase = next;
  // and with it the first turn of whoever was mobilised in it: hg.guard.entry-6
  else for (const guard of state.guards) guard.fresh = false;
}

/** The Sentries attack, in the order the Defender wants. hg.sentry.actions, hg.dec.sentry-order */
function* sentriesPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (!state.sentriesActing) {
    yield* begin(ctx, "sentries");
    state.sentriesActing = true;
  }
  const listed = legalActions(ctx);
  if (listed.length > 1) {
    const action = yield* ask(
      ctx,
      defender,
      { id: "hg.dec.sentry-attack", text: "Which Sentry attacks, and whom?" },
      listed,
    );
    if (action.do !== "end-phase") {
      yield* actAs(ctx, action);
      return;
    }
  }
  for (const sentry of state.sentries) sentry.done = false;
  state.sentriesActing = false;
  state.phase = "guards";
}

/** The Guards, in the order the Defender wants, under the rules of pursuit. hg.move.guards-one-d6, hg.guard.pursue */
function* guardsPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.guardRoll === null) {
    yield* begin(ctx, "guards");
    const walking = state.guards.filter(({ prone, fresh }) => !prone && !fresh);
    const dice = walking.length === 0 ? [0] : yield* roll(1, "The Guards' movement", "hg.move.guards-one-d6");
    const [squares = 0] = dice;
    if (walking.length > 0)
      record(ctx, {
        event: "rolled-movement",
        agent: "guards",
        dice: [...dice],
        squares,
        cites: ["hg.move.guards-one-d6"],
      });
    state.guardRoll = squares;
  }
  sendHome(ctx);
  const waiting = state.guards.filter(({ done, prone }) => done !== "yes" && !prone);
  if (waiting.length > 0) {
    const action = yield* ask(ctx, defender, { id: "hg.dec.guard-path", text: "Which Guard moves, and how?" });
    const guard = action.do === "end-phase" ? undefined : agentNamed(ctx, action.agent);
    if (guard?.kind === "guard" && action.do === "pursue") yield* pursue(ctx, guard, action);
    else yield* actAs(ctx, action);
    return;
  }
  for (const guard of state.guards) Object.assign(guard, { done: "no", fresh: false });
  state.guardRoll = null;
  state.phase = "recovery";
}

/** A Guard in the entry zone with nobody to pursue leaves play. hg.open.guard-none-reachable, hg.guard.demobilise */
function sendHome(ctx: Ctx): void {
  if (assaultersInside(ctx).length > 0) return;
  for (const guard of ctx.state.guards.filter(({ done, prone }) => done !== "yes" && !prone))
    if (labelAt(planFor(ctx), guard.at) === entry) demobilise(ctx, guard);
}

function* administrationPhase(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.turn === null) {
    yield* begin(ctx, "administration");
    yield* replaceCommander(ctx);
    if (state.turn === null) {
      state.phase = "take-time";
      return;
    }
  }
  yield* commandOn(ctx, "take-time", "hg.dec.replacement-facing");
}

/** A minute goes by, and every assaulter may cost another. hg.subv.test, hg.subv.fail-minute, hg.open.seat-order */
function* takeTime(ctx: Ctx): Rules {
  takeMinutes(ctx, number(ctx, "hg.number.take-time"), "the round", "hg.turn.take-time");
  for (const intruder of assaultersInside(ctx)) {
    if (isOver(ctx)) return;
    const { score } = yield* test(
      ctx,
      intruder,
      "SUBVERSION",
      "stealth",
      1,
      "hg.subv.test",
      "hg.open.subversion-skill",
      "hg.open.in-stronghold",
      "hg.subv.raiders-exempt",
    );
    if (score === 0) takeMinutes(ctx, 1, "a failed subversion test", "hg.subv.fail-minute");
  }
}

function newRound(ctx: Ctx): void {
  ctx.state.round++;
  ctx.state.roundBegins = true;
  ctx.state.phase = "intruders";
}
