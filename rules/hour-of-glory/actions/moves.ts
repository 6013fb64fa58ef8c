import { doorNamed, type Square, squareNamed } from "../plan.ts";
import { isInOccupiedRoom } from "../occupation.ts";
import { type PathRule, pathFaults } from "../moving.ts";
import type { Citation } from "../events.ts";
import { watching } from "../sight.ts";
import { owesShot } from "./attacks.ts";
import type { Action } from "./schema.ts";
import { conscious, entranceOpened, inTurn, mayAct, type Needs, unengaged } from "./conditions.ts";
import {
  type Agent,
  agentNamed,
  doorsAt,
  type G,
  isDoorOpen,
  isEngaged,
  isRaider,
  planFor,
  reading,
} from "../table.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

/** Assault mode by choice, at the start of a turn. hg.assault.voluntary-start-of-turn */
export function assaultNeeds(g: G, r: Needs, action: Of<"assault">): void {
  const found = inTurn(g, r, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  if (
    !r.need(
      agent.kind === "intruder" && isRaider(agent),
      `${agent.id} is a raider.`,
      "hg.assault.voluntary-start-of-turn",
    ) ||
    agent.kind !== "intruder"
  )
    return;
  r.need(turn.fresh, "It is the start of the turn.", "hg.assault.voluntary-start-of-turn");
  r.need(watching(g, agent.at).length === 0, `${agent.id} is in no watch zone.`, "hg.assault.not-in-zone");
  r.need(!isInOccupiedRoom(g, agent.at), "His room is not enemy-occupied.", "hg.assault.not-in-occupied-room");
  r.need(
    agent.weapons.includes(action.weapon),
    `${agent.id} has the ${action.weapon}.`,
    "hg.assault.bonus-change-weapon",
  );
  if (reading(g, "hg.open.voluntary-weapon") === "sidearm")
    r.need(
      action.weapon === "knife" || action.weapon === "pistol",
      "It is the sidearm or the knife.",
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

/** Moving: a legal path within the squares left. hg.move.split-around-action */
export function moveNeeds(g: G, r: Needs, action: Of<"move">): void {
  const mover = agentNamed(g, action.agent);
  if (mover?.kind === "sentry") r.need(false, `${mover.id} never leaves his post.`, "hg.move.sentry-never");
  if (mover?.kind === "guard") r.need(false, `${mover.id} moves as he pursues, not by choice.`, "hg.guard.pursue");
  const found = inTurn(g, r, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  if (agent.kind !== "intruder" && agent.kind !== "commander") return;
  conscious(r, agent);
  r.need(
    turn.moves,
    "He may still move this turn.",
    turn.reacted ? "hg.react.score-1" : "hg.move.split-around-action",
    "hg.act.extended",
    ...(turn.acted && isRaider(agent) ? (["hg.evade.score-2"] as const) : []),
  );
  r.need(
    action.path.length <= turn.left,
    `${turn.left} squares are left.`,
    agent.kind === "intruder" ? paces[agent.mode] : "hg.move.commander-d6",
  );
  r.need(!isEngaged(g, agent), `${agent.id} is not engaged.`, "hg.engage.until-clear");
  r.need(
    !turn.either || !owesShot(g, agent, turn),
    "He has not declared to shoot, or may do both.",
    "hg.weapon.handgun-must-shoot",
    "hg.react.score-2",
  );
  const plan = planFor(g);
  const faults = pathFaults(
    g,
    agent,
    action.path.map((name) => squareNamed(plan, name)),
  );
  const [fault, ...more] = faults;
  const cites = fault === undefined ? (["hg.move.any-direction"] as const) : pathRules[fault.rule];
  r.need(fault === undefined, fault?.text ?? "The path is open.", ...cites);
  for (const { rule, text } of more) r.need(false, text, ...pathRules[rule]);
}

/** The squares of a door on the side of an agent, and which side that is. hg.door.three-squares */
export function sideOfDoor(g: G, id: string, at: Square): "inside" | "outside" | null {
  return doorsAt(g, at).find(({ door }) => door.id === id)?.side ?? null;
}

/** Somebody at a door with his action left. */
function atDoor(
  g: G,
  r: Needs,
  action: Of<"breach"> | Of<"open-door"> | Of<"close-door">,
): {
  readonly agent: Agent;
  readonly side: "inside" | "outside";
  readonly open: boolean;
  readonly kind: string;
} | null {
  const found = inTurn(g, r, action.agent);
  if (found === null) return null;
  const { agent, turn } = found;
  conscious(r, agent);
  mayAct(r, turn, "other");
  unengaged(g, r, agent);
  const door = doorNamed(planFor(g), action.door);
  if (!r.need(door !== undefined, `${action.door} is a door.`, "hg.door.three-squares") || door === undefined)
    return null;
  entranceOpened(g, r, agent, action.do === "breach" && door.kind === "entrance");
  const side = sideOfDoor(g, door.id, agent.at);
  if (
    !r.need(
      side !== null,
      `${agent.id} stands on one of the 3 squares at ${door.id}.`,
      "hg.door.three-squares",
      "hg.open.door-squares",
    ) ||
    side === null
  )
    return null;
  return { agent, side, open: isDoorOpen(g, door.index), kind: door.kind };
}

/** BREACH: an Intruder outside a locked door. hg.breach.roll, hg.door.outside-locked */
export function breachNeeds(g: G, r: Needs, action: Of<"breach">): void {
  const found = atDoor(g, r, action);
  if (found === null) return;
  const { agent, side, open, kind } = found;
  r.need(agent.kind === "intruder", `${agent.id} is an Intruder.`, "hg.breach.roll");
  r.need(!open, `${action.door} is closed.`, "hg.door.unlocked-open");
  r.need(
    side === "outside" && kind !== "inner",
    `${action.door} is locked from here.`,
    "hg.door.inside-free",
    "hg.door.interior-8-9",
  );
  byTime(g, r, agent, action.by);
}

/** Only a raider spends time. hg.skill.spend-time-intruder-only, hg.assault.no-spend-time, hg.breach.assaulter-chance */
export const byTime = (_: G, r: Needs, agent: Agent, by: "time" | "chance"): boolean =>
  r.need(
    by === "chance" || isRaider(agent),
    `${agent.id} is a raider: an assaulter takes a chance.`,
    "hg.breach.assaulter-chance",
    "hg.assault.no-spend-time",
    "hg.skill.spend-time-intruder-only",
  );

const hasKey = (agent: Agent): boolean => (agent.kind === "intruder" || agent.kind === "commander") && agent.key;

/** Opening without a test: from inside, an inner door, or with the key. hg.door.inside-free, hg.door.master-key */
export function openDoorNeeds(g: G, r: Needs, action: Of<"open-door">): void {
  const found = atDoor(g, r, action);
  if (found === null) return;
  const { agent, side, open, kind } = found;
  r.need(!open, `${action.door} is closed.`, "hg.door.unlocked-open");
  r.need(
    side === "inside" || kind === "inner" || hasKey(agent),
    `${agent.id} is inside, the door is an inner one, or he has the Stronghold Master Key.`,
    "hg.door.outside-locked",
    "hg.door.inside-free",
    "hg.door.master-key",
    "hg.door.interior-8-9",
  );
}

/** Closing as an action. hg.door.close-action, hg.door.entrance-stays-open */
export function closeDoorNeeds(g: G, r: Needs, action: Of<"close-door">): void {
  const kind = doorNamed(planFor(g), action.door)?.kind;
  r.need(kind !== "entrance", "The stronghold entrance stays open.", "hg.door.entrance-stays-open");
  const found = atDoor(g, r, action);
  if (found !== null) r.need(found.open, `${action.door} is open.`, "hg.door.close-action", "hg.open.close-where");
}

/** Closing the door just passed, for a square of movement. hg.door.close-by-move */
export function closeBehindNeeds(g: G, r: Needs, action: Of<"close-behind">): void {
  const found = inTurn(g, r, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  conscious(r, agent);
  r.need(turn.through === action.door, `${agent.id} has just moved through ${action.door}.`, "hg.door.close-by-move");
  r.need(turn.moves && turn.left >= 1, "A square of movement is left.", "hg.door.close-by-move");
  r.need(!isEngaged(g, agent), `${agent.id} is not engaged.`, "hg.engage.disengage-moves");
  r.need(
    !turn.either || !owesShot(g, agent, turn),
    "He has not declared to shoot, or may do both.",
    "hg.weapon.handgun-must-shoot",
    "hg.react.score-2",
  );
  const door = doorNamed(planFor(g), action.door);
  r.need(door !== undefined && isDoorOpen(g, door.index), `${action.door} is open.`, "hg.door.close-by-move");
  r.need(door?.kind !== "entrance", "The stronghold entrance stays open.", "hg.door.entrance-stays-open");
}
