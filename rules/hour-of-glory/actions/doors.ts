import { citeIf, type Wording } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { resolveDoorClosing, resolveDoorOpening } from "../movement/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import type { Agent, OnBoard } from "../table/agents.ts";
import { type Ctx, hangingOn, number, planFor, record, type Req } from "../table/context.ts";
import { type Door, doorNamed, type DoorSide, type Square } from "../table/plan.ts";
import { doorsAt, isDoorOpen } from "../table/squares.ts";
import type { Commander, Intruder } from "../table/state.ts";
import { isOver, turnOf } from "../table/turn.ts";
import { allMeans, tryActivity } from "../time/index.ts";
import { requireDisengaged, requireMoveLeft } from "./mobility.ts";
import { requireMoveBeforeShot } from "./owed-shot.ts";
import {
  type ActionRule,
  requireAction,
  requireConscious,
  requireEntranceOpened,
  requireMeans,
  requireTurn,
  requireUnengaged,
  takeAction,
} from "./rule.ts";

/** An agent at a door, and on which side of it. */
interface AtDoor {
  readonly agent: Agent;
  readonly door: Door;
  readonly side: DoorSide["side"];
}

/** An agent with his action left stands on one of the squares of a door. hg.door.three-squares, hg.open.door-squares */
function requireAtDoor(ctx: Ctx, req: Req, action: ActionOf<"breach" | "open-door" | "close-door">): AtDoor | null {
  const inTurn = requireTurn(ctx, req, action.agent);
  if (inTurn === null) return null;
  const { agent } = inTurn;
  requireConscious(req, agent);
  requireAction(req, inTurn);
  requireUnengaged(ctx, req, agent);
  const door = doorNamed(planFor(ctx), action.door);
  if (
    !req.found(door, {
      met: `${action.door} is a door.`,
      unmet: `There is no door ${action.door}.`,
      cites: ["hg.door.three-squares"],
    })
  )
    return null;
  if (!(action.do === "breach" && door.kind === "entrance")) requireEntranceOpened(ctx, req, agent);
  const side = doorsAt(ctx, agent.at).find((beside) => beside.door.id === door.id)?.side;
  const isAtDoor = req.need(side !== undefined, {
    met: `${agent.id} stands on one of the 3 squares at ${door.id}.`,
    unmet: `${agent.id} does not stand on one of the 3 squares at ${door.id}.`,
    cites: ["hg.door.three-squares", "hg.open.door-squares"],
  });
  return isAtDoor && side !== undefined ? { agent, door, side } : null;
}

/** The point by another reading of which somebody would not stand at a door. hg.door.three-squares, hg.open.door-squares */
const pointsAtDoor = (ctx: Ctx, at: Square, id: string): readonly Citation[] =>
  hangingOn(ctx, ["hg.open.door-squares"], (other) => doorsAt(other, at).every(({ door }) => door.id !== id));

const requireClosed = (ctx: Ctx, req: Req, { id, index }: Door): boolean =>
  req.need(!isDoorOpen(ctx, index), {
    met: `${id} is closed.`,
    unmet: `${id} is already open.`,
    cites: ["hg.door.unlocked-open"],
  });

const openWording = (door: string): Wording => ({ met: `${door} is open.`, unmet: `${door} is already closed.` });

/** The entrance is never closed again; of one that has not been breached that is no reason. hg.door.entrance-stays-open */
function requireClosable(ctx: Ctx, req: Req, id: string, door: Door | undefined): void {
  if (door?.kind === "entrance" && !isDoorOpen(ctx, door.index)) return;
  req.need(door?.kind !== "entrance", {
    met: `${id} can be closed.`,
    unmet: `${id} is the stronghold entrance, which stays open.`,
    cites: ["hg.door.entrance-stays-open"],
  });
}

const hasKey = (agent: Agent): boolean => (agent.kind === "intruder" || agent.kind === "commander") && agent.key;

/**
 * BREACH: an Intruder outside a locked door. hg.breach.roll, hg.door.outside-locked, hg.breach.result,
 * hg.breach.covert-kit
 */
const breach: ActionRule<"breach", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "action",
  requires(ctx, req, action) {
    const atDoor = requireAtDoor(ctx, req, action);
    if (atDoor === null) return;
    const { agent, door, side } = atDoor;
    req.need(agent.kind === "intruder", {
      met: `${agent.id} is an Intruder.`,
      unmet: `${agent.id} is not an Intruder. Only Intruders BREACH doors.`,
      cites: ["hg.breach.roll"],
    });
    const isClosed = requireClosed(ctx, req, door);
    if (isClosed)
      req.need(side === "outside" && door.kind !== "inner", {
        met: `${door.id} is locked from this side.`,
        unmet:
          door.kind === "inner"
            ? `${door.id} joins two rooms and is never locked: it opens without a BREACH.`
            : `${door.id} is not locked from this side: it opens without a BREACH.`,
        cites: [door.kind === "inner" ? "hg.door.interior-8-9" : "hg.door.inside-free"],
      });
    requireMeans(req, agent, action.by);
  },
  candidates: (ctx, { id, at }) =>
    doorsAt(ctx, at).flatMap(({ door }) => allMeans.map((by) => ({ do: "breach", agent: id, door: door.id, by }))),
  *perform(ctx, intruder, { door, by }) {
    const kit = intruder.equipment.includes("covert-entry-kit");
    takeAction(ctx);
    ctx.state.breached = true;
    const score = yield* tryActivity(ctx, intruder, {
      name: "BREACH",
      skill: "technique",
      by,
      dice: number(ctx, kit ? "hg.number.time-kit" : "hg.number.time"),
      base: number(ctx, "hg.number.time-base"),
      cites: ["hg.breach.roll", ...citeIf(kit, "hg.breach.covert-kit"), ...pointsAtDoor(ctx, intruder.at, door)],
    });
    if (isOver(ctx)) return;
    if (score > 0) resolveDoorOpening(ctx, door, intruder.id, "hg.breach.result", "hg.door.unlocked-open");
    else record(ctx, { event: "stayed", agent: intruder.id, why: `${door} stays closed`, cites: ["hg.breach.result"] });
  },
};

/**
 * How a door opens without a test; a closed one is always locked from outside. hg.door.inside-free, hg.door.interior-8-9,
 * hg.door.outside-locked, hg.door.master-key, hg.door.unlocked-open
 */
function waysToOpen(
  agent: Agent,
  { id, kind }: Door,
  side: DoorSide["side"],
): { readonly opens: boolean; readonly says: Wording; readonly cites: readonly Citation[] } {
  const freely = (met: string, cite: Citation) => ({ opens: true, says: { met, unmet: "" }, cites: [cite] });
  if (kind === "inner") return freely(`${id} joins two rooms and is never locked.`, "hg.door.interior-8-9");
  if (side === "inside") return freely(`${id} opens freely from inside.`, "hg.door.inside-free");
  return {
    opens: hasKey(agent),
    says: {
      met: `${agent.id} has the Stronghold Master Key.`,
      unmet: `${id} is locked from outside, and ${agent.id} does not have the Stronghold Master Key.`,
    },
    cites: ["hg.door.outside-locked", "hg.door.master-key"],
  };
}

/**
 * Opening without a test: from inside, an inner door, or with the key. hg.door.inside-free, hg.door.master-key,
 * hg.door.open-is-action
 */
const openDoor: ActionRule<"open-door", OnBoard<Intruder | Commander>> = {
  agents: ["intruder", "commander"],
  takes: "action",
  requires(ctx, req, action) {
    const atDoor = requireAtDoor(ctx, req, action);
    if (atDoor === null) return;
    const { agent, door, side } = atDoor;
    if (!requireClosed(ctx, req, door)) return;
    const { opens, says, cites } = waysToOpen(agent, door, side);
    req.need(opens, says, ...cites);
  },
  candidates: (ctx, { id, at }) => doorsAt(ctx, at).map(({ door }) => ({ do: "open-door", agent: id, door: door.id })),
  *perform(ctx, agent, { door }) {
    const beside = doorsAt(ctx, agent.at).find(({ door: { id } }) => id === door);
    const cites = beside === undefined ? [] : waysToOpen(agent, beside.door, beside.side).cites;
    takeAction(ctx);
    resolveDoorOpening(ctx, door, agent.id, ...cites, "hg.door.open-is-action", ...pointsAtDoor(ctx, agent.at, door));
  },
};

/** Closing a door as an action. hg.door.close-action, hg.door.entrance-stays-open */
const closeDoor: ActionRule<"close-door", OnBoard<Intruder | Commander>> = {
  agents: ["intruder", "commander"],
  takes: "action",
  requires(ctx, req, action) {
    requireClosable(ctx, req, action.door, doorNamed(planFor(ctx), action.door));
    const atDoor = requireAtDoor(ctx, req, action);
    if (atDoor === null) return;
    req.need(
      isDoorOpen(ctx, atDoor.door.index),
      openWording(action.door),
      "hg.door.close-action",
      "hg.open.close-where",
    );
  },
  candidates: (ctx, { id, at }) => doorsAt(ctx, at).map(({ door }) => ({ do: "close-door", agent: id, door: door.id })),
  *perform(ctx, agent, { door }) {
    takeAction(ctx);
    const hangs = pointsAtDoor(ctx, agent.at, door);
    yield* resolveDoorClosing(ctx, door, agent.id, "hg.door.close-action", "hg.open.close-where", ...hangs);
  },
};

/** Closing the door just passed, for a square of movement. hg.door.close-by-move */
const closeBehind: ActionRule<"close-behind", OnBoard<Intruder | Commander>> = {
  agents: ["intruder", "commander"],
  takes: "nothing",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent, turn } = inTurn;
    const isConscious = requireConscious(req, agent);
    req.need(turn.through === action.door, {
      met: `${agent.id} has just moved through ${action.door}.`,
      unmet: `${agent.id} has not just moved through ${action.door}.`,
      cites: ["hg.door.close-by-move"],
    });
    if (isConscious) requireMoveLeft(req, inTurn);
    req.need(turn.left >= 1, {
      met: `${agent.id} has a square of movement left.`,
      unmet: `${agent.id} has no square of movement left.`,
      cites: ["hg.door.close-by-move"],
    });
    requireDisengaged(ctx, req, agent, "hg.engage.disengage-moves");
    requireMoveBeforeShot(ctx, req, inTurn);
    const door = doorNamed(planFor(ctx), action.door);
    req.need(door !== undefined && isDoorOpen(ctx, door.index), openWording(action.door), "hg.door.close-by-move");
    requireClosable(ctx, req, action.door, door);
  },
  candidates: ({ state: { turn } }, { id }) =>
    turn === null || turn.through === null ? [] : [{ do: "close-behind", agent: id, door: turn.through }],
  *perform(ctx, agent, { door }) {
    const turn = turnOf(ctx);
    turn.left--;
    turn.movedOn = turn.reacted;
    if (turn.either) Object.assign(turn, { either: false, acts: "none" });
    turn.through = null;
    const cites: readonly Citation[] = turn.acted ? ["hg.open.close-behind-when"] : [];
    yield* resolveDoorClosing(ctx, door, agent.id, "hg.door.close-by-move", ...cites);
  },
};

export const actions = { "close-behind": closeBehind, breach, "open-door": openDoor, "close-door": closeDoor };
