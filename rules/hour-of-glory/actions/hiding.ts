import { citeIf } from "../../kernel/index.ts";
import { returnToRaiding } from "../combat/index.ts";
import { isInOccupiedRoom } from "../sight/index.ts";
import { defendersOf, isAssaulter, type OnBoard } from "../table/agents.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";
import { doorsOf, roomAt } from "../table/plan.ts";
import { entryZonePoint, isInStronghold, isDoorOpen } from "../table/squares.ts";
import type { Intruder } from "../table/state.ts";
import { closeTurn, isOver } from "../table/turn.ts";
import { tryActivity } from "../time/index.ts";
import {
  type ActionRule,
  requireConscious,
  requireEntranceOpened,
  requireTurn,
  requireUnengaged,
  requireWholeTurn,
  takeAction,
} from "./rule.ts";

/** Whether a defending agent stands in a room. hg.open.hide-unoccupied */
const standsInRoom = (ctx: Ctx, room: string | null): boolean =>
  defendersOf(ctx.state).some(({ prone, at }) => !prone && roomAt(planFor(ctx), at) === room);

/**
 * HIDE: an assaulter alone behind closed doors. hg.hide.where, hg.hide.extended, hg.hide.time, hg.hide.effect,
 * hg.assault.hide-returns
 */
const hide: ActionRule<"hide", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "action",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent } = inTurn;
    requireConscious(req, agent);
    req.need(isAssaulter(agent), {
      met: `${agent.id} is an assaulter.`,
      unmet: `${agent.id} is not an assaulter. Only assaulters HIDE.`,
      cites: ["hg.hide.where"],
    });
    requireWholeTurn(req, inTurn, "HIDE", "hg.hide.extended");
    requireUnengaged(ctx, req, agent);
    requireEntranceOpened(ctx, req, agent);
    const plan = planFor(ctx);
    const room = roomAt(plan, agent.at);
    if (
      !req.found(room, {
        met: `${agent.id} is in a room.`,
        unmet: `${agent.id} is not in a room.`,
        cites: ["hg.hide.where"],
      })
    )
      return;
    const empty = reading(ctx, "hg.open.hide-unoccupied") === "no-enemy";
    req.need(
      empty ? !standsInRoom(ctx, room) : !isInOccupiedRoom(ctx, agent.at),
      empty
        ? { met: `No enemy stands in room ${room}.`, unmet: `An enemy stands in room ${room}.` }
        : { met: `No enemy occupies room ${room}.`, unmet: `Room ${room} is enemy-occupied.` },
      "hg.hide.where",
      "hg.open.hide-unoccupied",
    );
    req.need(
      doorsOf(plan, room).every(({ index }) => !isDoorOpen(ctx, index)),
      {
        met: `All doors of room ${room} are closed.`,
        unmet: `A door of room ${room} is open.`,
        cites: ["hg.hide.where"],
      },
    );
  },
  candidates: (_, intruder) => (isAssaulter(intruder) ? [{ do: "hide", agent: intruder.id }] : []),
  /** The minutes depend on the Guards in the stronghold. hg.open.hide-guards, hg.open.in-stronghold */
  *perform(ctx, intruder) {
    const guards = ctx.state.guards.filter(
      ({ at, prone }) => isInStronghold(ctx, at) && (!prone || reading(ctx, "hg.open.hide-guards") === "all"),
    );
    // a reading lets no enemy stand there at all: hg.open.hide-unoccupied
    const hangs = citeIf(standsInRoom(ctx, roomAt(planFor(ctx), intruder.at)), "hg.open.hide-unoccupied");
    takeAction(ctx);
    yield* tryActivity(ctx, intruder, {
      name: "HIDE",
      skill: "stealth",
      by: "time",
      dice: number(ctx, "hg.number.hide-dice"),
      base: number(ctx, "hg.number.hide-base") + guards.length * number(ctx, "hg.number.hide-guard"),
      cites: [
        "hg.hide.time",
        "hg.hide.where",
        "hg.open.hide-guards",
        ...hangs,
        ...entryZonePoint(ctx, ctx.state.guards),
      ],
    });
    if (isOver(ctx)) return;
    returnToRaiding(ctx, intruder, "he hides", "hg.hide.effect", "hg.assault.hide-returns");
    closeTurn(ctx, "he hides", "hg.hide.extended");
  },
};

export const actions = { hide };
