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
  type G,
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
export const leadsOut = (g: G, step: Step): boolean => {
  const door = step.door < 0 ? undefined : planFor(g).doors[step.door];
  return door?.kind === "entrance" && step.to === door.outside;
};

/** Whether an Intruder may not pass somebody on a square: hg.move.no-passing-in-zone, hg.move.no-passing-near-sentry */
export function isWatchedPassage(g: G, square: Square): boolean {
  if (watching(g, square).length > 0) return true;
  const awake = g.state.sentries.filter((one) => !one.prone && !isEngaged(g, one));
  if (awake.length === 0) return false;
  const field = noiseField(g, square, "step");
  return awake.some((one) => (field[one.at] ?? far) <= number(g, "hg.number.noise-step"));
}

/**
 * The first time an Intruder enters a room its card is turned. hg.intel.first-entry-flips,
 * hg.intel.defenders-do-not-explore
 */
function* explore(g: G, intruder: Intruder, square: Square): Rules {
  const name = roomAt(planFor(g), square);
  const room = name === null ? undefined : g.state.rooms.find((one) => one.room === name);
  if (room === undefined || room.up || room.card === "taken") return;
  if (room.card === "unknown") {
    const card = yield* kernelDraw<Action>("intelligence", g.state.pile, {
      text: `The card of room ${room.room} is turned face up.`,
      cites: ["hg.intel.first-entry-flips"],
    });
    const found = g.state.pile.find((one) => one === card);
    if (found === undefined) throw impossible(`a card ${card} that is not in the pile`);
    room.card = found;
    g.state.pile = g.state.pile.filter((one) => one !== card);
  }
  room.up = true;
  record(g, {
    event: "card-turned",
    room: room.room,
    card: room.card,
    by: intruder.id,
    cites: ["hg.intel.first-entry-flips", "hg.info.face-down-unknown", "hg.info.face-up-public"],
  });
}

/** An Intruder goes out with what he has. hg.win.escaped-only */
function escape(g: G, intruder: Intruder): void {
  record(g, {
    event: "escaped",
    agent: intruder.id,
    cards: [...intruder.cards],
    cites: ["hg.win.escaped-only", "hg.door.out-removed"],
  });
  Object.assign(intruder, { at: null, status: "escaped" } satisfies Partial<Intruder>);
  endTurn(g, "he is out");
  g.state.turn = null;
  intruder.done = true;
  endIfDecided(g);
}

/** The dice of a SNEAK. hg.sneak.chance, hg.sneak.each-entry, hg.sneak.score-1 */
const trySneaking = (g: G, intruder: OnBoard<Intruder>, how: "chance" | "time") =>
  activity(
    g,
    intruder,
    "SNEAK",
    "stealth",
    how,
    number(g, "hg.number.time"),
    number(g, "hg.number.time-base"),
    "hg.sneak.chance",
    "hg.sneak.each-entry",
    "hg.open.sneak-many",
    "hg.sneak.score-1",
  );

/** SNEAK of a raider whose step is heard, or being heard. hg.sneak.each-entry, hg.open.sneak-many */
function* sneak(g: G, intruder: OnBoard<Intruder>, heard: readonly Sentry[]): Rules {
  const groups = reading(g, "hg.open.sneak-many") === "each" ? heard.map((one) => [one]) : [heard];
  for (const sentries of groups) {
    const ids = sentries.map(({ id }) => id).join(", ");
    const decline = reading(g, "hg.open.sneak-optional") === "optional";
    const how = yield* choose<"chance" | "time" | "decline">(
      seatOf(intruder),
      {
        id: "hg.dec.sneak",
        text: `Does ${intruder.id} sneak past ${ids} at ${named(g, intruder.at)}?`,
        piece: intruder.id,
      },
      [
        { id: "chance", text: "Sneak, taking a chance", value: "chance" },
        { id: "time", text: "Sneak, spending time", value: "time" },
        ...(decline ? [{ id: "decline", text: "Be heard", value: "decline" as const }] : []),
      ],
    );
    const score = how === "decline" ? 0 : yield* trySneaking(g, intruder, how);
    endAtZero(g);
    if (isOver(g)) return;
    if (score === 0)
      for (const one of sentries)
        if (heeds(g, one)) {
          yield* alert(
            g,
            one,
            intruder.at,
            noiseField(g, intruder.at, "step"),
            "hg.sneak.score-0",
            "hg.sentry.intruder-moves-4",
          );
          // in his zone he has to EVADE, whichever way the Sentry faced before: hg.sneak.score-0
          zoneRenewed(g, one.id);
        }
  }
}

/** What a step turns up, and who hears it. hg.intel.first-entry-flips, hg.sentry.intruder-moves-4 */
function* stepInto(g: G, intruder: OnBoard<Intruder>): Rules {
  yield* explore(g, intruder, intruder.at);
  const heard = heedful(g, hearers(g, intruder.at, "step"));
  if (isRaider(intruder)) {
    if (heard.length > 0) yield* sneak(g, intruder, heard);
  } else
    for (const one of heard)
      if (heeds(g, one))
        yield* alert(
          g,
          one,
          intruder.at,
          noiseField(g, intruder.at, "step"),
          "hg.sentry.intruder-moves-4",
          "hg.open.distance-metric",
          "hg.open.room-hearing",
        );
}

/** What follows when an Intruder has come onto a square. */
function* arrive(g: G, intruder: OnBoard<Intruder>, entered: boolean): Rules {
  yield* stepInto(g, intruder);
  if (isOver(g)) return;
  if (reading(g, "hg.open.zone-retest") === "each-square") turnOf(g).tested = [];
  yield* faceZones(g, intruder, entered);
}

/** The Commander who comes upon a raider exposes him. hg.raid.contact-exposes, hg.raid.contact-ends-turn */
export function* contact(g: G, agent: Agent, raider: Intruder): Rules {
  yield* expose(g, raider, [agent], [agent], "hg.raid.contact-exposes", "hg.open.contact-end");
  record(g, {
    event: "stopped",
    agent: agent.id,
    at: agent.at === null ? "" : named(g, agent.at),
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
function movedCites(g: G, agent: OnBoard<Agent>, step: Step): readonly Citation[] {
  const { state } = g;
  const marked =
    state.corpses.some(({ at }) => at === step.to) ||
    state.alerts.includes(step.to) ||
    state.sentries.some(({ marker }) => marker === step.to);
  const cites: Citation[] = [];
  if (marked) cites.push("hg.move.markers-do-not-occupy");
  if (enemiesBeside(g, agent).length > 0) cites.push("hg.engage.pass-by");
  const room = roomAt(planFor(g), step.to);
  if (room !== null && agent.kind !== "intruder") cites.push("hg.intel.defenders-do-not-explore");
  if (room !== null && isRaider(agent)) cites.push("hg.evade.not-on-room-entry");
  if (room === null && labelAt(planFor(g), step.to) === "E") cites.push("hg.occ.entry-zone-not-room");
  return cites;
}

/** Moves an agent one square; false when he has left the board by it. */
export function takeStep(g: G, agent: OnBoard<Agent>, step: Step): void {
  record(g, {
    event: "moved",
    agent: agent.id,
    from: named(g, agent.at),
    to: named(g, step.to),
    cites: ["hg.move.any-direction", ...movedCites(g, agent, step)],
  });
  agent.at = step.to;
}

/** Notes that an agent has come onto the square of another, whom he passes. hg.move.through-friend, hg.move.through-prone */
export function passBy(g: G, agent: OnBoard<Agent>, there: Agent): void {
  record(g, {
    event: "passed",
    agent: agent.id,
    by: there.id,
    at: named(g, agent.at),
    cites: [there.prone ? "hg.move.through-prone" : "hg.move.through-friend"],
  });
}

/** The other agent on the square of one who is passing. */
export const shares = ({ state }: G, agent: OnBoard<Agent>): boolean =>
  agentsOf(state).some((one) => one.id !== agent.id && one.at === agent.at);

/**
 * Walks a path, square by square, until it ends or something stops it. Whoever must stop on a square that is taken
 * passes on to the first free one. hg.open.stopped-on-occupied
 */
export function* walk(g: G, agent: OnBoard<Intruder | Commander>, path: readonly Square[]): Rules {
  const turn = turnOf(g);
  const plan = planFor(g);
  let stopped = false;
  for (const to of path) {
    if (stopped && !shares(g, agent)) break;
    const step = stepBetween(g, agent.at, to);
    if (step === undefined) break;
    const there = occupant(g.state, to);
    if (agent.kind === "commander" && there?.kind === "intruder" && isRaider(there)) {
      yield* contact(g, agent, there);
      endTurn(g, "he has exposed a raider", "hg.raid.contact-ends-turn");
      if (g.state.phase === "commander" && reading(g, "hg.open.contact-ends-turn") === "phase")
        g.state.phase = "recovery";
      return;
    }
    const enters = entersOccupied(g, agent, agent.at, to);
    takeStep(g, agent, step);
    if (there !== undefined) passBy(g, agent, there);
    turn.left = Math.max(0, turn.left - 1);
    turn.moved = true;
    turn.movedOn = turn.reacted;
    turn.fresh = false;
    turn.through = step.door < 0 ? null : (plan.doors[step.door]?.id ?? null);
    if (turn.either && !stopped) {
      turn.either = false;
      turn.acts = "none";
    }
    if (leadsOut(g, step)) {
      if (agent.kind === "intruder") escape(g, agent);
      else {
        record(g, {
          event: "left",
          agent: agent.id,
          at: named(g, to),
          cites: ["hg.door.out-removed", "hg.open.commander-leaves"],
        });
        g.state.commander = null;
        g.state.commanderLeft = true;
        endTurn(g, "he has left");
      }
      return;
    }
    if (stopped) {
      // on his way to a free square he is heard and turns cards all the same: hg.open.stopped-on-occupied
      if (agent.kind === "intruder") yield* stepInto(g, agent);
      continue;
    }
    const before = { acts: turn.acts, moves: turn.moves, either: turn.either };
    if (agent.kind === "intruder") {
      yield* arrive(g, agent, enters && isAssaulter(agent));
      if (isOver(g)) return;
    } else if (enters) {
      const { score, declared } = yield* reactRoll(
        g,
        agent,
        number(g, "hg.number.react-room"),
        "hg.react.room-entry",
        "hg.react.room-scores",
        "hg.open.occupied-entrant",
      );
      permit(g, agent, score, declared, true);
    }
    stopped =
      before.acts !== turn.acts ||
      before.moves !== turn.moves ||
      before.either !== turn.either ||
      g.state.turn !== turn;
  }
  if (turn.left === 0 && turn.agent === agent.id) {
    turn.moves = false;
    // the body he would conceal is out of reach for good: hg.sneakattack.bonus-conceal
    if (turn.conceal !== null && turn.conceal !== agent.at && !areAdjacent(g, agent.at, turn.conceal))
      turn.conceal = null;
  }
}

/**
 * What is wrong with a path for an Intruder or the Commander, square by square. hg.move.no-corner-diagonal,
 * hg.move.no-return-to-entry, hg.move.not-through-enemy
 */
export function pathFaults(
  g: G,
  agent: OnBoard<Intruder | Commander>,
  path: readonly (Square | null)[],
): readonly { readonly rule: PathRule; readonly text: string }[] {
  const faults: { readonly rule: PathRule; readonly text: string }[] = [];
  let here = agent.at;
  for (const [i, to] of path.entries()) {
    const last = i === path.length - 1;
    const step = to === null ? undefined : stepBetween(g, here, to);
    if (to === null || step === undefined) {
      faults.push({ rule: "step", text: `There is a step from ${named(g, here)} to the next square of the path.` });
      return faults;
    }
    if (leadsOut(g, step)) {
      if (!last) faults.push({ rule: "out", text: "The path ends where it leads out." });
      if (agent.kind === "commander" && reading(g, "hg.open.commander-leaves") === "may-not")
        faults.push({ rule: "commander-out", text: "The Commander stays inside." });
      return faults;
    }
    const there = occupant(g.state, to);
    if (there !== undefined && there.id !== agent.id) {
      const meetsRaider = agent.kind === "commander" && isRaider(there);
      if (meetsRaider) {
        const from = occupant(g.state, here);
        if (from !== undefined && from.id !== agent.id)
          faults.push({ rule: "free", text: `${named(g, here)} is free, for he stops there.` });
        return faults;
      }
      if (!there.prone && areEnemies(agent, there))
        faults.push({ rule: "enemy", text: `${there.id} does not stand in the way.` });
      else if (last) faults.push({ rule: "free", text: `${named(g, to)} is free.` });
      else if (agent.kind === "intruder" && isWatchedPassage(g, to))
        faults.push({ rule: "watched", text: `${named(g, to)} is not watched, so that ${there.id} can be passed.` });
    }
    here = to;
  }
  return faults;
}

export type PathRule = "step" | "out" | "commander-out" | "free" | "enemy" | "watched";

/** Whether an Intruder holds the Stronghold Map. hg.intel.map-peek */
export const hasMap = ({ cards }: Intruder): boolean => cards.includes(mapCard);
