import { alertSentry, canBeAlerted, sentriesHearing, sentriesToSneakPast } from "../alarm/index.ts";
import { noiseField, entersOccupied } from "../sight/index.ts";
import { isAssaulter, isRaider, occupant, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import type { Square, Step } from "../table/plan.ts";
import { areAdjacent, stepBetween } from "../table/squares.ts";
import type { Commander, Intruder, Turn } from "../table/state.ts";
import { closeTurn, isOver, turnOf } from "../table/turn.ts";
import { endIfDecided } from "../time/index.ts";
import { turnCardUp } from "./exploring.ts";
import { faceZones } from "./facing-zones.ts";
import { leadsOut } from "./paths.ts";
import { applyReactScore, reactRoll } from "./reacting.ts";
import { sneak } from "./sneaking.ts";
import { exposeByContact, passBy, sharesSquare, takeStep } from "./steps.ts";

/** An Intruder escapes with the cards he has. hg.win.escaped-only, hg.door.out-removed */
function escape(ctx: Ctx, intruder: Intruder): void {
  record(ctx, {
    event: "escaped",
    agent: intruder.id,
    cards: [...intruder.cards],
    cites: ["hg.win.escaped-only", "hg.door.out-removed"],
  });
  Object.assign(intruder, { at: null, status: "escaped" } satisfies Partial<Intruder>);
  closeTurn(ctx, "he is out");
  ctx.state.turn = null;
  intruder.done = true;
  endIfDecided(ctx);
}

/** Turns up the card of the room and lets the Sentries hear the step. hg.intel.first-entry-flips, hg.sentry.intruder-moves-4 */
function* stepInto(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  yield* turnCardUp(ctx, intruder, intruder.at);
  const heard = sentriesToSneakPast(ctx, sentriesHearing(ctx, intruder.at, "step"));
  if (isRaider(intruder)) {
    if (heard.length > 0) yield* sneak(ctx, intruder, heard);
  } else
    for (const sentry of heard)
      if (canBeAlerted(ctx, sentry))
        yield* alertSentry(
          ctx,
          sentry,
          intruder.at,
          noiseField(ctx, intruder.at, "step"),
          "hg.sentry.intruder-moves-4",
          "hg.open.distance-metric",
          "hg.open.room-hearing",
        );
}

/** What follows when an Intruder arrives on a square. hg.zone.immediately, hg.open.zone-retest */
function* arrive(ctx: Ctx, intruder: OnBoard<Intruder>, { entered }: { readonly entered: boolean }): Rules {
  yield* stepInto(ctx, intruder);
  if (isOver(ctx)) return;
  if (reading(ctx, "hg.open.zone-retest") === "each-square") turnOf(ctx).tested = [];
  yield* faceZones(ctx, intruder, { entered });
}

/** The Commander comes upon a raider: he exposes him, and does nothing more. hg.raid.contact-ends-turn, hg.open.contact-ends-turn */
function* meetRaider(ctx: Ctx, commander: OnBoard<Commander>, raider: OnBoard<Intruder>): Rules {
  yield* exposeByContact(ctx, commander, raider);
  closeTurn(ctx, "he has exposed a raider", "hg.raid.contact-ends-turn");
  if (ctx.state.phase === "commander" && reading(ctx, "hg.open.contact-ends-turn") === "phase")
    ctx.state.phase = "recovery";
}

/** Whoever goes out leaves the board: an Intruder has escaped, the Commander does not come back. hg.door.out-removed */
function goOut(ctx: Ctx, agent: OnBoard<Intruder | Commander>, to: Square): void {
  if (agent.kind === "intruder") return escape(ctx, agent);
  const cites = ["hg.door.out-removed", "hg.open.commander-leaves"] as const;
  record(ctx, { event: "left", agent: agent.id, at: squareName(ctx, to), cites });
  ctx.state.commander = null;
  ctx.state.commanderLeft = true;
  closeTurn(ctx, "he has left");
}

/** What follows when an agent arrives on a square of his path; of the Commander in a room with enemies a test. hg.react.room-entry */
function* arriveOn(ctx: Ctx, agent: OnBoard<Intruder | Commander>, { enters }: { readonly enters: boolean }): Rules {
  if (agent.kind === "intruder") return yield* arrive(ctx, agent, { entered: enters && isAssaulter(agent) });
  if (!enters) return;
  const { score, declared } = yield* reactRoll(
    ctx,
    agent,
    number(ctx, "hg.number.react-room"),
    "hg.react.room-entry",
    "hg.react.room-scores",
    "hg.open.occupied-entrant",
  );
  applyReactScore(ctx, agent, { score, declared, inRoom: true });
}

/** Counts a step of a turn; where a choice was left, it is one for moving. */
function countStep(ctx: Ctx, turn: Turn, { door }: Step, { goesOn }: { readonly goesOn: boolean }): void {
  turn.left = Math.max(0, turn.left - 1);
  turn.moved = true;
  turn.movedOn = turn.reacted;
  turn.fresh = false;
  turn.through = door < 0 ? null : (planFor(ctx).doors[door]?.id ?? null);
  if (!turn.either || goesOn) return;
  turn.either = false;
  turn.acts = "none";
}

/**
 * Walks a path, square by square, until it ends or something stops it. An agent who must stop on an occupied square goes
 * on to the first free one. hg.open.stopped-on-occupied
 */
export function* walk(ctx: Ctx, agent: OnBoard<Intruder | Commander>, path: readonly Square[]): Rules {
  const turn = turnOf(ctx);
  let stopped = false;
  for (const to of path) {
    if (stopped && !sharesSquare(ctx, agent)) break;
    const step = stepBetween(ctx, agent.at, to);
    if (step === undefined) break;
    const there = occupant(ctx.state, to);
    if (agent.kind === "commander" && there?.kind === "intruder" && isRaider(there))
      return yield* meetRaider(ctx, agent, there);
    const enters = entersOccupied(ctx, agent, agent.at, to);
    takeStep(ctx, agent, step);
    if (there !== undefined) passBy(ctx, agent, there);
    countStep(ctx, turn, step, { goesOn: stopped });
    if (leadsOut(ctx, step)) return goOut(ctx, agent, to);
    if (stopped) {
      // on his way to a free square he is still heard and turns cards up: hg.open.stopped-on-occupied
      if (agent.kind === "intruder") yield* stepInto(ctx, agent);
      continue;
    }
    const { acts, moves, either } = turn;
    yield* arriveOn(ctx, agent, { enters });
    if (agent.kind === "intruder" && isOver(ctx)) return;
    stopped = acts !== turn.acts || moves !== turn.moves || either !== turn.either || ctx.state.turn !== turn;
  }
  if (turn.left !== 0 || turn.agent !== agent.id) return;
  turn.moves = false;
  // the body he could conceal is out of reach for the rest of the turn: hg.sneakattack.bonus-conceal
  if (turn.conceal !== null && turn.conceal !== agent.at && !areAdjacent(ctx, agent.at, turn.conceal))
    turn.conceal = null;
}
