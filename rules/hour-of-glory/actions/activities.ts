import { hasMap } from "../table/agents.ts";
import { isInOccupiedRoom } from "../sight/occupation.ts";
import { doorsOf, roomAt, type Square, squareNamed } from "../table/plan.ts";
import { noShotOwed, owesShot } from "./attacks.ts";
import { conscious, entranceOpened, intruder, inTurn, mayAct, type Needs, unengaged } from "./conditions.ts";
import { byTime } from "./moves.ts";
import type { Action } from "../table/action-schema.ts";
import type { Corpse, Sentry } from "../table/state.ts";
import { areAdjacent, assaultersInside, isDoorOpen } from "../table/squares.ts";
import { defendersOf, isAssaulter, topWeapon } from "../table/agents.ts";
import { type Ctx, number, planFor, reading } from "../table/context.ts";

type Of<K extends Action["do"]> = Extract<Action, { do: K }>;

/** SPY: in a room that holds a card. hg.spy.where */
export function spyNeeds(ctx: Ctx, req: Needs, action: Of<"spy">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  req.need(agent.kind === "intruder", intruder(agent.id), "hg.spy.where");
  conscious(req, agent);
  mayAct(req, turn, "other");
  entranceOpened(ctx, req, agent, false);
  unengaged(ctx, req, agent);
  const name = roomAt(planFor(ctx), agent.at);
  const room = ctx.state.rooms.find((one) => one.room === name);
  req.need(
    room !== undefined && room.up && room.card !== "taken",
    {
      met: "There is an open intelligence card in the room.",
      unmet:
        name === null
          ? `${agent.id} is in no room.`
          : room === undefined || room.card === "taken"
            ? `There is no intelligence card in room ${name}.`
            : `The intelligence card in room ${name} still lies face down.`,
    },
    "hg.spy.where",
  );
  byTime(ctx, req, agent, action.by);
}

/** A square next to an agent, or his own where that is allowed. */
const isWithin = (ctx: Ctx, from: Square, to: Square | null, own: boolean): boolean =>
  to !== null && ((own && from === to) || areAdjacent(ctx, from, to));

/** CONCEAL: a corpse marker beside him. hg.conceal.action, hg.open.conceal-same-square */
export function concealNeeds(ctx: Ctx, req: Needs, action: Of<"conceal">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  req.need(agent.kind === "intruder", intruder(agent.id), "hg.conceal.action");
  conscious(req, agent);
  const square = squareNamed(planFor(ctx), action.at);
  const bonus = turn.conceal !== null && turn.conceal === square;
  if (bonus) req.pass("This is the bonus action after the SNEAK-ATTACK.", "hg.sneakattack.bonus-conceal");
  else mayAct(req, turn, "other");
  entranceOpened(ctx, req, agent, false);
  unengaged(ctx, req, agent);
  req.need(
    ctx.state.corpses.some(({ at }) => at === square),
    { met: `A corpse marker lies on ${action.at}.`, unmet: `No corpse marker lies on ${action.at}.` },
    "hg.conceal.action",
  );
  req.need(
    isWithin(ctx, agent.at, square, reading(ctx, "hg.open.conceal-same-square") === "yes"),
    { met: `${action.at} is within reach.`, unmet: `${action.at} is not next to ${agent.id}.` },
    "hg.conceal.action",
    "hg.open.conceal-same-square",
  );
  byTime(ctx, req, agent, action.by);
}

/** CHANGE WEAPON. hg.weapon.change-action */
export function changeWeaponNeeds(ctx: Ctx, req: Needs, action: Of<"change-weapon">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  if (!req.need(agent.kind === "intruder", intruder(agent.id), "hg.weapon.change-action") || agent.kind !== "intruder")
    return;
  conscious(req, agent);
  mayAct(req, turn, "change");
  entranceOpened(ctx, req, agent, false);
  unengaged(ctx, req, agent);
  req.need(
    isAssaulter(agent),
    {
      met: `${agent.id} is in assault mode.`,
      unmet: `${agent.id} is raiding. A raider keeps the knife on top of the stack.`,
    },
    "hg.raid.knife-on-top",
  );
  req.need(!owesShot(ctx, agent, turn), noShotOwed(agent), "hg.weapon.handgun-must-shoot");
  req.need(
    agent.weapons.includes(action.weapon),
    { met: `${agent.id} has the ${action.weapon}.`, unmet: `${agent.id} does not have the ${action.weapon}.` },
    "hg.weapon.change-action",
  );
  req.need(
    topWeapon(agent) !== action.weapon,
    { met: `The ${action.weapon} is not on top yet.`, unmet: `The ${action.weapon} is already on top.` },
    "hg.weapon.top-of-stack",
  );
}

/** HIDE: an assaulter alone behind closed doors. hg.hide.where, hg.hide.extended, hg.open.hide-unoccupied */
export function hideNeeds(ctx: Ctx, req: Needs, action: Of<"hide">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  conscious(req, agent);
  req.need(
    isAssaulter(agent),
    { met: `${agent.id} is an assaulter.`, unmet: `${agent.id} is no assaulter. Only assaulters HIDE.` },
    "hg.hide.where",
  );
  req.need(
    !turn.moved && !turn.acted && turn.acts === "any",
    {
      met: `${agent.id} has done nothing yet this turn.`,
      unmet: `${agent.id} has already ${turn.acted ? "acted" : "moved"} this turn. To HIDE takes the whole turn.`,
    },
    "hg.hide.extended",
    "hg.act.extended",
  );
  unengaged(ctx, req, agent);
  entranceOpened(ctx, req, agent, false);
  const plan = planFor(ctx);
  const room = roomAt(plan, agent.at);
  if (
    !req.need(
      room !== null,
      { met: `${agent.id} is in a room.`, unmet: `${agent.id} is in no room.` },
      "hg.hide.where",
    ) ||
    room === null
  )
    return;
  req.need(
    reading(ctx, "hg.open.hide-unoccupied") === "no-enemy"
      ? !defendersOf(ctx.state).some((one) => !one.prone && roomAt(plan, one.at) === room)
      : !isInOccupiedRoom(ctx, agent.at),
    { met: `No enemy occupies room ${room}.`, unmet: `Room ${room} is enemy-occupied.` },
    "hg.hide.where",
    "hg.open.hide-unoccupied",
  );
  req.need(
    doorsOf(plan, room).every(({ index }) => !isDoorOpen(ctx, index)),
    { met: `All doors of room ${room} are closed.`, unmet: `A door of room ${room} is open.` },
    "hg.hide.where",
  );
}

/** RECOVER: whoever is prone. hg.recover.intruder-instead */
export function recoverNeeds(ctx: Ctx, req: Needs, action: Of<"recover">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  req.need(
    found.agent.prone,
    {
      met: `${action.agent} is unconscious.`,
      unmet: `${action.agent} is conscious: there is nothing to recover from.`,
    },
    "hg.recover.intruder-instead",
  );
  req.need(
    found.turn.acts === "any",
    {
      met: `${action.agent} has done nothing yet this turn.`,
      unmet: `${action.agent} has already acted this turn. To RECOVER takes the whole turn.`,
    },
    "hg.recover.intruder-instead",
    "hg.act.extended",
  );
}

/** A look at a face-down card by who holds the map. hg.intel.map-peek */
export function peekNeeds(ctx: Ctx, req: Needs, action: Of<"peek">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent } = found;
  if (!req.need(agent.kind === "intruder", intruder(agent.id), "hg.intel.map-peek") || agent.kind !== "intruder")
    return;
  conscious(req, agent);
  req.need(
    hasMap(agent),
    { met: `${agent.id} has the Stronghold Map.`, unmet: `${agent.id} does not have the Stronghold Map.` },
    "hg.intel.map-peek",
  );
  const room = ctx.state.rooms.find((one) => one.room === action.room);
  req.need(
    room !== undefined && !room.up && room.card !== "taken",
    {
      met: `A card lies face down in room ${action.room}.`,
      unmet:
        room?.up === true && room.card !== "taken"
          ? `The card in room ${action.room} already lies face up.`
          : `No card lies in room ${action.room}.`,
    },
    "hg.intel.map-peek",
    "hg.intel.unexplored",
  );
  req.need(
    room?.seen.includes(agent.player) !== true,
    { met: `${agent.id} has not seen it yet.`, unmet: `${agent.id} has already looked at it.` },
    "hg.intel.map-peek",
    "hg.open.peek-sharing",
  );
}

/** Ending a turn: not while a declared shot is owed. hg.weapon.handgun-must-shoot */
export function endTurnNeeds(ctx: Ctx, req: Needs, action: Of<"end-turn">): void {
  const found = inTurn(ctx, req, action.agent);
  if (found === null) return;
  const { agent, turn } = found;
  req.need(!owesShot(ctx, agent, turn), noShotOwed(agent), "hg.weapon.handgun-must-shoot");
  req.need(
    action.facing === undefined || agent.kind === "commander",
    {
      met:
        action.facing === undefined ? "No facing is settled." : `${agent.id} is the Commander and settles his facing.`,
      unmet: `${agent.id} is not the Commander. Nobody else settles a facing.`,
    },
    "hg.move.facing-end-of-turn",
    "hg.open.facing-choice",
  );
}

/** The Commander with his action left. */
function commanding(ctx: Ctx, req: Needs, id: string, ...cites: readonly ["hg.cmd.actions"]): Square | null {
  const found = inTurn(ctx, req, id);
  if (found === null) return null;
  const { agent, turn } = found;
  if (
    !req.need(
      agent.kind === "commander",
      { met: `${id} is the Commander.`, unmet: `${id} is not the Commander. Only the Commander does this.` },
      ...cites,
    )
  )
    return null;
  conscious(req, agent);
  mayAct(req, turn, "other");
  unengaged(ctx, req, agent);
  return agent.at;
}

const bare = ({ items, key, cards }: Corpse): boolean => items.length === 0 && !key && cards.length === 0;

/** The corpse markers on a square, each with a name of its own; of those that are alike the first. */
export function corpsesAt(ctx: Ctx, square: Square): readonly { readonly id: string; readonly of: Corpse }[] {
  const there = ctx.state.corpses.filter(({ at }) => at === square);
  const told = there.filter((one, i) => !bare(one) || there.findIndex(({ of }) => of === one.of) === i);
  return told.map((one, i) => {
    const before = told.slice(0, i).filter(({ of }) => of === one.of).length;
    const name = before === 0 ? `corpse-${one.of}` : `corpse-${one.of}-${before + 1}`;
    return { id: told.length === 1 ? "corpse" : name, of: one };
  });
}

/** An alert or corpse marker on a square, by the name it is chosen by. */
type Marker =
  | { readonly kind: "sentry"; readonly id: string; readonly of: Sentry }
  | { readonly kind: "alert"; readonly id: "alert" }
  | { readonly kind: "corpse"; readonly id: string; readonly of: Corpse };

/** What lies on a square that can be investigated, each marker that is unlike the others. hg.cmd.investigate-one */
export function markersAt(ctx: Ctx, square: Square): readonly Marker[] {
  const { sentries, alerts } = ctx.state;
  const alerted = sentries.filter(({ marker }) => marker === square);
  return [
    ...alerted.map((of) => ({ kind: "sentry", id: alerted.length === 1 ? "sentry" : of.id, of }) as const),
    ...(alerts.includes(square) ? ([{ kind: "alert", id: "alert" }] as const) : []),
    ...corpsesAt(ctx, square).map((one) => ({ kind: "corpse", ...one }) as const),
  ];
}

/** INVESTIGATE: a marker beside the Commander, while there is no alarm. hg.cmd.investigate-adjacent */
export function investigateNeeds(ctx: Ctx, req: Needs, action: Of<"investigate">): void {
  const from = commanding(ctx, req, action.agent, "hg.cmd.actions");
  if (from === null) return;
  const { asi } = ctx.state;
  req.need(
    !asi.alarm,
    { met: "The alarm has not been raised.", unmet: "The alarm has been raised: no markers are collected any more." },
    "hg.cmd.collect-blocked-by-alarm",
  );
  const square = squareNamed(planFor(ctx), action.at);
  req.need(
    square !== null && markersAt(ctx, square).length > 0,
    { met: `A marker lies on ${action.at}.`, unmet: `No marker lies on ${action.at}.` },
    "hg.cmd.investigate-adjacent",
  );
  req.need(
    isWithin(ctx, from, square, reading(ctx, "hg.open.marker-same-square") === "yes"),
    { met: `${action.at} is within reach.`, unmet: `${action.at} is not next to ${action.agent}.` },
    "hg.cmd.investigate-adjacent",
    "hg.open.marker-same-square",
  );
  req.need(
    reading(ctx, "hg.open.asi-full") === "aside" || asi.markers < number(ctx, "hg.number.asi-boxes"),
    {
      met: "There is room for the marker on the Alarm Status Indicator.",
      unmet: "Every box of the Alarm Status Indicator is taken.",
    },
    "hg.open.asi-full",
  );
}

/** RAISE ALARM. hg.alarm.needs-assaulter, hg.alarm.needs-marker */
export function alarmNeeds(ctx: Ctx, req: Needs, action: Of<"raise-alarm">): void {
  if (commanding(ctx, req, action.agent, "hg.cmd.actions") === null) return;
  req.need(
    !ctx.state.asi.alarm,
    { met: "The alarm has not been raised yet.", unmet: "The alarm has already been raised." },
    "hg.alarm.flip-and-discard",
  );
  req.need(
    assaultersInside(ctx).length > 0,
    { met: "There is an assaulter in the stronghold.", unmet: "There is no assaulter in the stronghold." },
    "hg.alarm.needs-assaulter",
  );
  req.need(
    ctx.state.asi.markers > 0,
    {
      met: "An alert marker lies on the Alarm Status Indicator.",
      unmet: "No alert marker lies on the Alarm Status Indicator.",
    },
    "hg.alarm.needs-marker",
  );
}
