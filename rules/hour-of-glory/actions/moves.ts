import type { Wording } from "../../kernel/index.ts";
import { doorNamed, type Square, squareNamed } from "../table/plan.ts";
import { isInOccupiedRoom } from "../sight/occupation.ts";
import { type PathRule, pathFaults } from "../movement/paths.ts";
import type { Citation } from "../table/events.ts";
import { watching } from "../sight/watch-zones.ts";
import { noShotOwed, owesShot } from "./attacks.ts";
import type { Action } from "../table/action-schema.ts";
import { firearms } from "../book/items.ts";
import { firearmOf } from "../combat/shooting.ts";
import type { Turn } from "../table/state.ts";
import { conscious, entranceOpened, inTurn, mayAct, type Needs, unengaged } from "./conditions.ts";
import { type Agent, agentNamed, isRaider, type OnBoard } from "../table/agents.ts";
import { doorsAt, isDoorOpen } from "../table/squares.ts";
import { type Ctx, planFor, reading } from "../table/context.ts";
import { isEngaged } from "../table/engagement.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

/** Assault mode by choice, at the start of a turn. hg.assault.voluntary-start-of-turn */
export function assaultNeeds(ctx: Ctx, req: Needs, action: Of<"assault">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  if (
    !req.need(
      agent.kind === "intruder" && isRaider(agent),
      {
        met: `${agent.id} is a raider.`,
        unmet: `${agent.id} is not raiding, so there is no assault mode to go over to.`,
      },
      "hg.assault.voluntary-start-of-turn",
    ) ||
    agent.kind !== "intruder"
  )
    return;
  req.need(
    turn.fresh,
    { met: "It is the start of the turn.", unmet: `The turn of ${agent.id} is already under way.` },
    "hg.assault.voluntary-start-of-turn",
  );
  req.need(
    watching(ctx, agent.at).length === 0,
    { met: `${agent.id} is in no watch zone.`, unmet: `${agent.id} stands in a watch zone.` },
    "hg.assault.not-in-zone",
  );
  req.need(
    !isInOccupiedRoom(ctx, agent.at),
    { met: `${agent.id} is in no enemy-occupied room.`, unmet: `${agent.id} is in an enemy-occupied room.` },
    "hg.assault.not-in-occupied-room",
  );
  req.need(
    agent.weapons.includes(action.weapon),
    { met: `${agent.id} has the ${action.weapon}.`, unmet: `${agent.id} does not have the ${action.weapon}.` },
    "hg.assault.bonus-change-weapon",
  );
  if (reading(ctx, "hg.open.voluntary-weapon") === "sidearm")
    req.need(
      action.weapon === "knife" || action.weapon === "pistol",
      {
        met: `The ${action.weapon} is the sidearm or the knife.`,
        unmet: `The ${action.weapon} is neither the sidearm nor the knife.`,
      },
      "hg.assault.top-card",
      "hg.open.voluntary-weapon",
    );
}

const pathRules: Readonly<Record<PathRule, readonly Citation[]>> = {
  step: ["hg.move.any-direction", "hg.move.no-corner-diagonal", "hg.move.adjacent"],
  out: ["hg.move.no-return-to-entry", "hg.door.out-removed"],
  "commander-out": ["hg.open.commander-leaves"],
  free: ["hg.move.one-agent-per-square", "hg.open.stopped-on-occupied"],
  enemy: ["hg.move.not-through-enemy"],
  watched: ["hg.move.no-passing-in-zone", "hg.move.no-passing-near-sentry"],
};

const paces: Readonly<Record<"raiding" | "assault", Citation>> = {
  raiding: "hg.move.raider-4",
  assault: "hg.move.assaulter-6",
};

const squares = (count: number): string => (count === 1 ? "1 square" : `${count} squares`);

const disengaged = ({ id }: Agent): Wording => ({
  met: `${id} is not engaged in a fight.`,
  unmet: `${id} is engaged in a fight and cannot move.`,
});

const isOpenDoor = (door: string): Wording => ({ met: `${door} is open.`, unmet: `${door} is already closed.` });

const closable = (door: string): Wording => ({
  met: `${door} can be closed.`,
  unmet: `${door} is the stronghold entrance, which stays open.`,
});

/** Why the turn allows no move though squares are left. hg.react.score-1, hg.evade.score-2, hg.weapon.rifle-no-move-after */
function noMoveLeft(agent: OnBoard<Agent>, turn: Turn): readonly [string, ...Citation[]] {
  const firearm = firearmOf(agent);
  if (turn.acted && firearm !== null && firearms[firearm].kind === "rifle")
    return [`${agent.id} has fired a rifle and does not move again this turn.`, "hg.weapon.rifle-no-move-after"];
  if (turn.reacted)
    return turn.acted
      ? [`${agent.id} has acted, and the REACT test allows no move besides.`, "hg.react.score-1", "hg.react.score-2"]
      : [`The REACT test allows ${agent.id} no move.`, "hg.react.score-1"];
  return turn.acted
    ? [`${agent.id} has acted, and the EVADE test allows no move besides.`, "hg.evade.score-2"]
    : [`${agent.id} may not move this turn.`, "hg.move.split-around-action"];
}

/** The turn still allows a move; whether squares are left is another requirement. hg.move.split-around-action */
function mayMove(req: Needs, agent: OnBoard<Agent>, turn: Turn): void {
  if (turn.left === 0) return;
  const [unmet, ...rules] = noMoveLeft(agent, turn);
  req.need(
    turn.moves,
    { met: `${agent.id} may still move this turn.`, unmet },
    ...(turn.moves ? (["hg.move.split-around-action"] as const) : rules),
  );
}

/** Moving: a legal path within the squares left. hg.move.split-around-action */
export function moveNeeds(ctx: Ctx, req: Needs, action: Of<"move">): void {
  const mover = agentNamed(ctx, action.agent);
  if (mover?.kind === "sentry") req.fail(`${mover.id} is a Sentry and never leaves his post.`, "hg.move.sentry-never");
  if (mover?.kind === "guard")
    req.fail(`${mover.id} is a Guard and moves as he pursues, not by choice.`, "hg.guard.pursue");
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  if (agent.kind !== "intruder" && agent.kind !== "commander") return;
  conscious(req, agent);
  mayMove(req, agent, turn);
  req.need(
    action.path.length <= turn.left,
    {
      met: `${agent.id} has ${squares(turn.left)} of movement left.`,
      unmet: `The path is ${squares(action.path.length)} long, and ${agent.id} has ${squares(turn.left)} of movement left.`,
    },
    agent.kind === "intruder" ? paces[agent.mode] : "hg.move.commander-d6",
  );
  req.need(!isEngaged(ctx, agent), disengaged(agent), "hg.engage.until-clear");
  req.need(
    !turn.either || !owesShot(ctx, agent, turn),
    noShotOwed(agent),
    "hg.weapon.handgun-must-shoot",
    "hg.react.score-2",
  );
  const plan = planFor(ctx);
  const faults = pathFaults(
    ctx,
    agent,
    action.path.map((name) => squareNamed(plan, name)),
  );
  const [fault, ...more] = faults;
  const cites = fault === undefined ? (["hg.move.any-direction"] as const) : pathRules[fault.rule];
  req.need(fault === undefined, { met: "The path is open.", unmet: fault?.text ?? "" }, ...cites);
  for (const { rule, text } of more) req.fail(text, ...pathRules[rule]);
}

/** The squares of a door on the side of an agent, and which side that is. hg.door.three-squares */
export function sideOfDoor(ctx: Ctx, id: string, at: Square): "inside" | "outside" | null {
  return doorsAt(ctx, at).find(({ door }) => door.id === id)?.side ?? null;
}

/** Somebody at a door with his action left. */
function atDoor(
  ctx: Ctx,
  req: Needs,
  action: Of<"breach"> | Of<"open-door"> | Of<"close-door">,
): {
  readonly agent: Agent;
  readonly side: "inside" | "outside";
  readonly open: boolean;
  readonly kind: string;
} | null {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return null;
  const { agent, turn } = found;
  conscious(req, agent);
  mayAct(req, turn, "other");
  unengaged(ctx, req, agent);
  const door = doorNamed(planFor(ctx), action.door);
  if (
    !req.need(
      door !== undefined,
      { met: `${action.door} is a door.`, unmet: `There is no door ${action.door}.` },
      "hg.door.three-squares",
    ) ||
    door === undefined
  )
    return null;
  entranceOpened(ctx, req, agent, action.do === "breach" && door.kind === "entrance");
  const side = sideOfDoor(ctx, door.id, agent.at);
  if (
    !req.need(
      side !== null,
      {
        met: `${agent.id} stands on one of the 3 squares at ${door.id}.`,
        unmet: `${agent.id} does not stand on one of the 3 squares at ${door.id}.`,
      },
      "hg.door.three-squares",
      "hg.open.door-squares",
    ) ||
    side === null
  )
    return null;
  return { agent, side, open: isDoorOpen(ctx, door.index), kind: door.kind };
}

/** BREACH: an Intruder outside a locked door. hg.breach.roll, hg.door.outside-locked */
export function breachNeeds(ctx: Ctx, req: Needs, action: Of<"breach">): void {
  const found = atDoor(ctx, req, action);
  if (found === null) return;
  const { agent, side, open, kind } = found;
  req.need(
    agent.kind === "intruder",
    { met: `${agent.id} is an Intruder.`, unmet: `${agent.id} is no Intruder. Only Intruders BREACH doors.` },
    "hg.breach.roll",
  );
  req.need(
    !open,
    { met: `${action.door} is closed.`, unmet: `${action.door} is already open.` },
    "hg.door.unlocked-open",
  );
  req.need(
    side === "outside" && kind !== "inner",
    {
      met: `${action.door} is locked from this side.`,
      unmet: `${action.door} is not locked from this side: it opens without a BREACH.`,
    },
    "hg.door.inside-free",
    "hg.door.interior-8-9",
  );
  byTime(ctx, req, agent, action.by);
}

/** Only a raider spends time. hg.skill.spend-time-intruder-only, hg.assault.no-spend-time, hg.breach.assaulter-chance */
export const byTime = (_: Ctx, req: Needs, agent: Agent, by: "time" | "chance"): boolean =>
  req.need(
    by === "chance" || isRaider(agent),
    {
      met: by === "time" ? `${agent.id} is a raider and may spend time.` : `${agent.id} takes a chance.`,
      unmet: `${agent.id} is no raider. Only raiders spend time; others take a chance.`,
    },
    "hg.breach.assaulter-chance",
    "hg.assault.no-spend-time",
    "hg.skill.spend-time-intruder-only",
  );

const hasKey = (agent: Agent): boolean => (agent.kind === "intruder" || agent.kind === "commander") && agent.key;

/** Opening without a test: from inside, an inner door, or with the key. hg.door.inside-free, hg.door.master-key */
export function openDoorNeeds(ctx: Ctx, req: Needs, action: Of<"open-door">): void {
  const found = atDoor(ctx, req, action);
  if (found === null) return;
  const { agent, side, open, kind } = found;
  req.need(
    !open,
    { met: `${action.door} is closed.`, unmet: `${action.door} is already open.` },
    "hg.door.unlocked-open",
  );
  req.need(
    side === "inside" || kind === "inner" || hasKey(agent),
    {
      met: hasKey(agent) ? `${agent.id} has the Stronghold Master Key.` : `${action.door} opens freely from this side.`,
      unmet: `${action.door} is locked from outside, and ${agent.id} does not have the Stronghold Master Key.`,
    },
    "hg.door.outside-locked",
    "hg.door.inside-free",
    "hg.door.master-key",
    "hg.door.interior-8-9",
  );
}

/** Closing as an action. hg.door.close-action, hg.door.entrance-stays-open */
export function closeDoorNeeds(ctx: Ctx, req: Needs, action: Of<"close-door">): void {
  const kind = doorNamed(planFor(ctx), action.door)?.kind;
  req.need(kind !== "entrance", closable(action.door), "hg.door.entrance-stays-open");
  const found = atDoor(ctx, req, action);
  if (found !== null) req.need(found.open, isOpenDoor(action.door), "hg.door.close-action", "hg.open.close-where");
}

/** Closing the door just passed, for a square of movement. hg.door.close-by-move */
export function closeBehindNeeds(ctx: Ctx, req: Needs, action: Of<"close-behind">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  conscious(req, agent);
  req.need(
    turn.through === action.door,
    {
      met: `${agent.id} has just moved through ${action.door}.`,
      unmet: `${agent.id} has not just moved through ${action.door}.`,
    },
    "hg.door.close-by-move",
  );
  mayMove(req, agent, turn);
  req.need(
    turn.left >= 1,
    { met: `${agent.id} has a square of movement left.`, unmet: `${agent.id} has no square of movement left.` },
    "hg.door.close-by-move",
  );
  req.need(!isEngaged(ctx, agent), disengaged(agent), "hg.engage.disengage-moves");
  req.need(
    !turn.either || !owesShot(ctx, agent, turn),
    noShotOwed(agent),
    "hg.weapon.handgun-must-shoot",
    "hg.react.score-2",
  );
  const door = doorNamed(planFor(ctx), action.door);
  req.need(door !== undefined && isDoorOpen(ctx, door.index), isOpenDoor(action.door), "hg.door.close-by-move");
  req.need(door?.kind !== "entrance", closable(action.door), "hg.door.entrance-stays-open");
}
