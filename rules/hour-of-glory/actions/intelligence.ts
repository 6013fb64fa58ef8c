import { citeIf, draw, impossible } from "../../kernel/index.ts";
import type { Action } from "../table/action-schema.ts";
import { hasMap, type OnBoard } from "../table/agents.ts";
import { number, planFor, reading, record } from "../table/context.ts";
import { roomAt } from "../table/plan.ts";
import type { Intruder } from "../table/state.ts";
import { isOver, turnOf } from "../table/turn.ts";
import { allMeans, tryActivity } from "../time/index.ts";
import {
  type ActionRule,
  requireAction,
  requireConscious,
  requireEntranceOpened,
  requireIntruder,
  requireMeans,
  requireTurn,
  requireUnengaged,
  takeAction,
} from "./rule.ts";

/** SPY: in a room with an open intelligence card. hg.spy.where, hg.spy.roll, hg.spy.result, hg.spy.camera */
const spy: ActionRule<"spy", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "action",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    requireIntruder(req, agent, "hg.spy.where");
    requireConscious(req, agent);
    requireAction(req, inTurn);
    requireEntranceOpened(ctx, req, agent);
    requireUnengaged(ctx, req, agent);
    const name = roomAt(planFor(ctx), agent.at);
    const room = ctx.state.rooms.find((other) => other.room === name);
    req.need(room !== undefined && room.up && room.card !== "taken", {
      met: "There is an open intelligence card in the room.",
      unmet:
        name === null
          ? `${agent.id} is not in a room.`
          : room === undefined || room.card === "taken"
            ? `There is no intelligence card in room ${name}.`
            : `The intelligence card in room ${name} still lies face down.`,
      cites: ["hg.spy.where"],
    });
    requireMeans(req, agent, action.by);
  },
  candidates: (_, { id }) => allMeans.map((by) => ({ do: "spy", agent: id, by })),
  *perform(ctx, intruder, { by }) {
    const camera = intruder.equipment.includes("spy-camera");
    takeAction(ctx);
    const score = yield* tryActivity(ctx, intruder, {
      name: "SPY",
      skill: "technique",
      by,
      dice: number(ctx, camera ? "hg.number.time-kit" : "hg.number.time"),
      base: number(ctx, "hg.number.time-base"),
      cites: ["hg.spy.roll", ...citeIf(camera, "hg.spy.camera")],
    });
    if (isOver(ctx)) return;
    const name = roomAt(planFor(ctx), intruder.at);
    const room = ctx.state.rooms.find((other) => other.room === name);
    if (score === 0 || room === undefined || room.card === "taken" || room.card === "unknown") {
      record(ctx, { event: "stayed", agent: intruder.id, why: "he finds nothing", cites: ["hg.spy.result"] });
      return;
    }
    intruder.cards.push(room.card);
    record(ctx, {
      event: "card-taken",
      agent: intruder.id,
      room: room.room,
      card: room.card,
      cites: ["hg.spy.result"],
    });
    room.card = "taken";
  },
};

/**
 * A secret look at a face-down card by the Intruder with the map. hg.intel.map-peek, hg.open.peek-sharing,
 * hg.intel.unexplored, hg.intel.peek-not-explore
 */
const peek: ActionRule<"peek", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "nothing",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    if (!requireIntruder(req, agent, "hg.intel.map-peek")) return;
    requireConscious(req, agent);
    req.need(hasMap(agent), {
      met: `${agent.id} has the Stronghold Map.`,
      unmet: `${agent.id} does not have the Stronghold Map.`,
      cites: ["hg.intel.map-peek"],
    });
    const room = ctx.state.rooms.find((other) => other.room === action.room);
    req.need(room !== undefined && !room.up && room.card !== "taken", {
      met: `A card lies face down in room ${action.room}.`,
      unmet:
        room?.up === true && room.card !== "taken"
          ? `The card in room ${action.room} already lies face up.`
          : `No card lies in room ${action.room}.`,
      cites: ["hg.intel.map-peek", "hg.intel.unexplored"],
    });
    req.need(room?.seen.includes(agent.player) !== true, {
      met: `${agent.id} has not seen it yet.`,
      unmet: `${agent.id} has already looked at it.`,
      cites: ["hg.intel.map-peek", "hg.open.peek-sharing"],
    });
  },
  candidates: ({ state: { rooms } }, intruder) =>
    hasMap(intruder)
      ? rooms
          .filter(({ up, card }) => !up && card !== "taken")
          .map(({ room }) => ({ do: "peek", agent: intruder.id, room }))
      : [],
  *perform(ctx, intruder, action) {
    const { state } = ctx;
    const room = state.rooms.find((other) => other.room === action.room);
    if (room === undefined || room.card === "taken") return;
    if (reading(ctx, "hg.open.peek-start") === "under-way") turnOf(ctx).fresh = false;
    if (room.card === "unknown") {
      const drawn = yield* draw<Action>("intelligence", state.pile, {
        text: `${intruder.id} looks at the card of room ${room.room} in secret.`,
        cites: ["hg.intel.map-peek"],
      });
      const card = state.pile.find((other) => other === drawn);
      if (card === undefined) throw impossible(`a card ${drawn} that is not in the pile`);
      room.card = card;
      state.pile = state.pile.filter((other) => other !== card);
    }
    const players =
      reading(ctx, "hg.open.peek-sharing") === "team" ? state.intruders.map(({ player }) => player) : [intruder.player];
    room.seen = [...new Set([...room.seen, ...players])].sort();
    record(ctx, {
      event: "peeked",
      agent: intruder.id,
      room: room.room,
      card: room.card,
      seats: room.seen.map((player) => `intruder-${player}` as const),
      cites: ["hg.intel.map-peek", "hg.intel.peek-not-explore", "hg.info.peek-private", "hg.open.peek-sharing"],
    });
  },
};

export const actions = { spy, peek };
