import { alert, hearers, heeds, zoneRenewed } from "./alerting.ts";
import { mapCard } from "./data/cards.ts";
import { far, noiseField } from "./distances.ts";
import { draw as kernelDraw } from "../kernel/index.ts";
import type { Action } from "./actions/schema.ts";
import type { Citation } from "./events.ts";
import { expose, faceZones, heedful, permit, reactRoll } from "./evading.ts";
import { entersOccupied } from "./occupation.ts";
import { labelAt, roomAt, type Square, type Step } from "./plan.ts";
import { endAtZero, endIfDecided } from "./scoring.ts";
import { watching } from "./sight.ts";
import type { Commander, Intruder, Sentry } from "./state.ts";
import { activity } from "./time.ts";
import {
  type Agent,
  agentsOf,
  areAdjacent,
  areEnemies,
  choose,
  endTurn,
  enemiesBeside,
  type Ctx,
  impossible,
  isAssaulter,
  isEngaged,
  isOver,
  isRaider,
  named,
  number,
  occupant,
  type OnBoard,
  planFor,
  reading,
  record,
  type Rules,
  seatOf,
  stepBetween,
  turnOf,
} from "./table.ts";

/** Whether a step leads out through the entrance. hg.door.out-removed */
export const leadsOut = (ctx: Ctx, step: Step): boolean => {
  const door = step.door < 0 ? undefined : planFor(ctx).doors[step.door];
  return door?.kind === "entrance" && step.to === door.outside;
};

/** Whether an Intruder may not pass somebody on a square: hg.move.no-passing-in-zone, hg.move.no-passing-near-sentry */
export function isWatchedPassage(ctx: Ctx, square: Square): boolean {
  if (watching(ctx, square).length > 0) return true;
  const awake = ctx.state.sentries.filter((one) => !one.prone && !isEngaged(ctx, one));
  if (awake.length === 0) return false;
  const field = noiseField(ctx, square, "step");
  return awake.some((one) => (field[one.at] ?? far) <= number(ctx, "hg.number.noise-step"));
}

/**
 * The first time an Intruder enters a room its card is turned. hg.intel.first-entry-flips,
 * hg.intel.defenders-do-not-explore
 */
function* explore(ctx: Ctx, intruder: Intruder, square: Square): Rules {
  const name = roomAt(planFor(ctx), square);
  const room = name === null ? undefined : ctx.state.rooms.find((one) => one.room === name);
  if (room === undefined || room.up || room.card === "taken") return;
  if (room.card === "unknown") {
    const card = yield* kernelDraw<Action>("intelligence", ctx.state.pile, {
      text: `The card of room ${room.room} is turned face up.`,
      cites: ["hg.intel.first-entry-flips"],
    });
    const found = ctx.state.pile.find((one) => one === card);
    if (found === undefined) throw impossible(`a card ${card} that is not in the pile`);
    room.card = found;
    ctx.state.pile = ctx.state.pile.filter((one) => one !== card);
  }
  room.up = true;
  record(ctx, {
    event: "card-turned",
    room: room.room,
    card: room.card,
    by: intruder.id,
    cites: ["hg.intel.first-entry-flips", "hg.info.face-down-unknown", "hg.info.face-up-public"],
  });
}

/** An Intruder goes out with what he has. hg.win.escaped-only */
function escape(ctx: Ctx, intruder: Intruder): void {
  record(ctx, {
    event: "escaped",
    agent: intruder.id,
    cards: [...intruder.cards],
    cites: ["hg.win.escaped-only", "hg.door.out-removed"],
  });
  Object.assign(intruder, { at: null, status: "escaped" } satisfies Partial<Intruder>);
  endTurn(ctx, "he is out");
  ctx.state.turn = null;
  intruder.done = true;
  endIfDecided(ctx);
}

/** The dice of a SNEAK. hg.sneak.chance, hg.sneak.each-entry, hg.sneak.score-1 */
const trySneaking = (ctx: Ctx, intruder: OnBoard<Intruder>, how: "chance" | "time") =>
  activity(
    ctx,
    intruder,
    "SNEAK",
    "stealth",
    how,
    number(ctx, "hg.number.time"),
    number(ctx, "hg.number.time-base"),
    "hg.sneak.chance",
    "hg.sneak.each-entry",
    "hg.open.sneak-many",
    "hg.sneak.score-1",
  );

/** SNEAK of a raider whose step is heard, or being heard. hg.sneak.each-entry, hg.open.sneak-many */
function* sneak(ctx: Ctx, intruder: OnBoard<Intruder>, heard: readonly Sentry[]): Rules {
  const groups = reading(ctx, "hg.open.sneak-many") === "each" ? heard.map((one) => [one]) : [heard];
  for (const sentries of groups) {
    const ids = sentries.map(({ id }) => id).join(", ");
    const decline = reading(ctx, "hg.open.sneak-optional") === "optional";
    const how = yield* choose<"chance" | "time" | "decline">(
      seatOf(intruder),
      {
        id: "hg.dec.sneak",
        text: `Does ${intruder.id} sneak past ${ids} at ${named(ctx, intruder.at)}?`,
        piece: intruder.id,
      },
      [
        { id: "chance", text: "Sneak, taking a chance", value: "chance" },
        { id: "time", text: "Sneak, spending time", value: "time" },
        ...(decline ? [{ id: "decline", text: "Be heard", value: "decline" as const }] : []),
      ],
    );
    const score = how === "decline" ? 0 : yield* trySneaking(ctx, intruder, how);
    endAtZero(ctx);
    if (isOver(ctx)) return;
    if (score === 0)
      for (const one of sentries)
        if (heeds(ctx, one)) {
          yield* alert(
            ctx,
            one,
            intruder.at,
            noiseField(ctx, intruder.at, "step"),
            "hg.sneak.score-0",
            "hg.sentry.intruder-moves-4",
          );
          // in his zone he has to EVADE, whichever way the Sentry faced before: hg.sneak.score-0
          zoneRenewed(ctx, one.id);
        }
  }
}

/** What a step turns up, and who hears it. hg.intel.first-entry-flips, hg.sentry.intruder-moves-4 */
function* stepInto(ctx: Ctx, intruder: OnBoard<Intruder>): Rules {
  yield* explore(ctx, intruder, intruder.at);
  const heard = heedful(ctx, hearers(ctx, intruder.at, "step"));
  if (isRaider(intruder)) {
    if (heard.length > 0) yield* sneak(ctx, intruder, heard);
  } else
    for (const one of heard)
      if (heeds(ctx, one))
        yield* alert(
          ctx,
          one,
          intruder.at,
          noiseField(ctx, intruder.at, "step"),
          "hg.sentry.intruder-moves-4",
          "hg.open.distance-metric",
          "hg.open.room-hearing",
        );
}

/** What follows when an Intruder has come onto a square. */
function* arrive(ctx: Ctx, intruder: OnBoard<Intruder>, entered: boolean): Rules {
  yield* stepInto(ctx, intruder);
  if (isOver(ctx)) return;
  if (reading(ctx, "hg.open.zone-retest") === "each-square") turnOf(ctx).tested = [];
  yield* faceZones(ctx, intruder, entered);
}

/** The Commander who comes upon a raider exposes him. hg.raid.contact-exposes, hg.raid.contact-ends-turn */
export function* contact(ctx: Ctx, agent: Agent, raider: Intruder): Rules {
  yield* expose(ctx, raider, [agent], [agent], "hg.raid.contact-exposes", "hg.open.contact-end");
  record(ctx, {
    event: "stopped",
    agent: agent.id,
    at: agent.at === null ? "" : named(ctx, agent.at),
    why: `${raider.id} was in his way`,
    cites: [
      ...(agent.kind === "guard" ? (["hg.guard.contact"] as const) : []),
      "hg.raid.contact-exposes",
      "hg.raid.contact-ends-turn",
      "hg.open.contact-ends-turn",
    ],
  });
}

/** What else a step shows: markers and enemies it goes by, rooms it does not turn the card of. */
function movedCites(ctx: Ctx, agent: OnBoard<Agent>, step: Step): readonly Citation[] {
  const { state } = ctx;
  const marked =
    state.corpses.some(({ at }) => at === step.to) ||
    state.alerts.includes(step.to) ||
    state.sentries.some(({ marker }) => marker === step.to);
  const cites: Citation[] = [];
  if (marked) cites.push("hg.move.markers-do-not-occupy");
  if (enemiesBeside(ctx, agent).length > 0) cites.push("hg.engage.pass-by");
  const room = roomAt(planFor(ctx), step.to);
  if (room !== null && agent.kind !== "intruder") cites.push("hg.intel.defenders-do-not-explore");
  if (room !== null && isRaider(agent)) cites.push("hg.evade.not-on-room-entry");
  if (room === null && labelAt(planFor(ctx), step.to) === "E") cites.push("hg.occ.entry-zone-not-room");
  return cites;
}

/** Moves an agent one square; false when he has left the board by it. */
export function takeStep(ctx: Ctx, agent: OnBoard<Agent>, step: Step): void {
  record(ctx, {
    event: "moved",
    agent: agent.id,
    from: named(ctx, agent.at),
    to: named(ctx, step.to),
    cites: ["hg.move.any-direction", ...movedCites(ctx, agent, step)],
  });
  agent.at = step.to;
}

/** Notes that an agent has come onto the square of another, whom he passes. hg.move.through-friend, hg.move.through-prone */
export function passBy(ctx: Ctx, agent: OnBoard<Agent>, there: Agent): void {
  record(ctx, {
    event: "passed",
    agent: agent.id,
    by: there.id,
    at: named(ctx, agent.at),
    cites: [there.prone ? "hg.move.through-prone" : "hg.move.through-friend"],
  });
}

/** The other agent on the square of one who is passing. */
export const shares = ({ state }: Ctx, agent: OnBoard<Agent>): boolean =>
  agentsOf(state).some((one) => one.id !== agent.id && one.at === agent.at);

/**
 * Walks a path, square by square, until it ends or something stops it. Whoever must stop on a square that is taken
 * passes on to the first free one. hg.open.stopped-on-occupied
 */
export function* walk(ctx: Ctx, agent: OnBoard<Intruder | Commander>, path: readonly Square[]): Rules {
  const turn = turnOf(ctx);
  const plan = planFor(ctx);
  let stopped = false;
  for (const to of path) {
    if (stopped && !shares(ctx, agent)) break;
    const step = stepBetween(ctx, agent.at, to);
    if (step === undefined) break;
    const there = occupant(ctx.state, to);
    if (agent.kind === "commander" && there?.kind === "intruder" && isRaider(there)) {
      yield* contact(ctx, agent, there);
      endTurn(ctx, "he has exposed a raider", "hg.raid.contact-ends-turn");
      if (ctx.state.phase === "commander" && reading(ctx, "hg.open.contact-ends-turn") === "phase")
        ctx.state.phase = "recovery";
      return;
    }
    const enters = entersOccupied(ctx, agent, agent.at, to);
    takeStep(ctx, agent, step);
    if (there !== undefined) passBy(ctx, agent, there);
    turn.left = Math.max(0, turn.left - 1);
    turn.moved = true;
    turn.movedOn = turn.reacted;
    turn.fresh = false;
    turn.through = step.door < 0 ? null : (plan.doors[step.door]?.id ?? null);
    if (turn.either && !stopped) {
      turn.either = false;
      turn.acts = "none";
    }
    if (leadsOut(ctx, step)) {
      if (agent.kind === "intruder") escape(ctx, agent);
      else {
        record(ctx, {
          event: "left",
          agent: agent.id,
          at: named(ctx, to),
          cites: ["hg.door.out-removed", "hg.open.commander-leaves"],
        });
        ctx.state.commander = null;
        ctx.state.commanderLeft = true;
        endTurn(ctx, "he has left");
      }
      return;
    }
    if (stopped) {
      // on his way to a free square he is heard and turns cards all the same: hg.open.stopped-on-occupied
      if (agent.kind === "intruder") yield* stepInto(ctx, agent);
      continue;
    }
    const before = { acts: turn.acts, moves: turn.moves, either: turn.either };
    if (agent.kind === "intruder") {
      yield* arrive(ctx, agent, enters && isAssaulter(agent));
      if (isOver(ctx)) return;
    } else if (enters) {
      const { score, declared } = yield* reactRoll(
        ctx,
        agent,
        number(ctx, "hg.number.react-room"),
        "hg.react.room-entry",
        "hg.react.room-scores",
        "hg.open.occupied-entrant",
      );
      permit(ctx, agent, score, declared, true);
    }
    stopped =
      before.acts !== turn.acts ||
      before.moves !== turn.moves ||
      before.either !== turn.either ||
      ctx.state.turn !== turn;
  }
  if (turn.left === 0 && turn.agent === agent.id) {
    turn.moves = false;
    // the body he would conceal is out of reach for good: hg.sneakattack.bonus-conceal
    if (turn.conceal !== null && turn.conceal !== agent.at && !areAdjacent(ctx, agent.at, turn.conceal))
      turn.conceal = null;
  }
}

/**
 * What is wrong with a path for an Intruder or the Commander, square by square. hg.move.no-corner-diagonal,
 * hg.move.no-return-to-entry, hg.move.not-through-enemy
 */
export function pathFaults(
  ctx: Ctx,
  agent: OnBoard<Intruder | Commander>,
  path: readonly (Square | null)[],
): readonly { readonly rule: PathRule; readonly text: string }[] {
  const faults: { readonly rule: PathRule; readonly text: string }[] = [];
  let here = agent.at;
  for (const [i, to] of path.entries()) {
    const last = i === path.length - 1;
    const step = to === null ? undefined : stepBetween(ctx, here, to);
    if (to === null || step === undefined) {
      faults.push({ rule: "step", text: `There is a step from ${named(ctx, here)} to the next square of the path.` });
      return faults;
    }
    if (leadsOut(ctx, step)) {
      if (!last) faults.push({ rule: "out", text: "The path ends where it leads out." });
      if (agent.kind === "commander" && reading(ctx, "hg.open.commander-leaves") === "may-not")
        faults.push({ rule: "commander-out", text: "The Commander stays inside." });
      return faults;
    }
    const there = occupant(ctx.state, to);
    if (there !== undefined && there.id !== agent.id) {
      const meetsRaider = agent.kind === "commander" && isRaider(there);
      if (meetsRaider) {
        const from = occupant(ctx.state, here);
        if (from !== undefined && from.id !== agent.id)
          faults.push({ rule: "free", text: `${named(ctx, here)} is free, for he stops there.` });
        return faults;
      }
      if (!there.prone && areEnemies(agent, there))
        faults.push({ rule: "enemy", text: `${there.id} does not stand in the way.` });
      else if (last) faults.push({ rule: "free", text: `${named(ctx, to)} is free.` });
      else if (agent.kind === "intruder" && isWatchedPassage(ctx, to))
        faults.push({ rule: "watched", text: `${named(ctx, to)} is not watched, so that ${there.id} can be passed.` });
    }
    here = to;
  }
  return faults;
}

export type PathRule = "step" | "out" | "commander-out" | "free" | "enemy" | "watched";

/** Whether an Intruder holds the Stronghold Map. hg.intel.map-peek */
export const hasMap = ({ cards }: Intruder): boolean => cards.includes(mapCard);
