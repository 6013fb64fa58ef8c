import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Req,
  type Ctx,
  impossible,
  isStanding,
  membersOf,
  partnerOf,
  reading,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { battlefieldOf, inches, placeOf, written } from "../table/battlefield.ts";
import { offerEvent } from "../cards/index.ts";
import type { Edge } from "../book/ids.ts";
import type { Place } from "../book/schemas.ts";
import { standsBeside } from "../additional/index.ts";
import { basicTest, hearsParadeVoice } from "../dice/index.ts";
import { baseRadius, touchGap } from "../table/measuring.ts";
import { groundFor, isEnterable } from "./table-ground.ts";
import { standsAt } from "./ground.ts";
import { atEdge, entryRows, entryZones, inwards, toEdge } from "../table/zones.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { returnToken } from "../table/tokens.ts";

/** Whether a fighter has yet to come into the battle: off the table, in reserve, or asleep where it lies. */
export const isOffTable = ({ where }: Fighter): boolean =>
  where === "waiting" || where === "reserve" || where === "asleep";

/** Where a base touches the edge at a place that was named, if it lies there; a place on the edge line will do. */
function onEdge(ctx: Ctx, fighter: Fighter, named: Place): { readonly at: Place; readonly edge: Edge } | null {
  for (const { edge, from, to } of entryZones(ctx, fighter)) {
    const { along, off } = toEdge(ctx, named, edge);
    if (off <= baseRadius(ctx) + touchGap(ctx) && along >= from && along <= to)
      return { at: atEdge(ctx, edge, along), edge };
  }
  return null;
}

/** A fighter as it would stand at a place. */
const standingAt = (fighter: Fighter, at: Place): OnTable => ({ ...fighter, where: "table", at, on: null });

/** Whether two bases would not overlap. */
const isApart = (ctx: Ctx, point: Place, other: Place): boolean =>
  measured.squaredDistance(point, other) >= (2 * baseRadius(ctx)) ** 2;

/** Whether a place lies in a building that nobody can enter. zh.terrain.building-locked */
const isShutIn = (ctx: Ctx, at: Place): boolean =>
  battlefieldOf(ctx.state).terrain.some(
    (item) => item.category === "building" && !isEnterable(ctx, item) && measured.placeIn(item.corners, at) > 0,
  );

/** Whether a base has room at the edge: enemies may be near, but nobody stands there. zh.open.already-close */
export const hasRoom = (ctx: Ctx, fighter: Fighter, at: Place): boolean =>
  !isShutIn(ctx, at) &&
  standsAt({ ...groundFor(ctx, standingAt(fighter, at)), close: [] }, at) &&
  ctx.state.fighters.every((other) => !isStanding(other) || other.id === fighter.id || isApart(ctx, other.at, at));

/** How far round a place room is looked for, and how finely. */
const search = { most: inches(6), step: inches(0.05), turn: 10 } as const;

/** The nearest place to where somebody is that has room for its base; that place where none near it has. zh.move.no-crossing-bases */
export function nearestRoom(ctx: Ctx, fighter: OnTable): Place {
  const { width, height } = battlefieldOf(ctx.state);
  const bounds = measured.onTable(width, height, baseRadius(ctx));
  for (let far = 0; far <= search.most; far += search.step)
    for (let degrees = 0; degrees < 360; degrees += search.turn) {
      const at = measured.placeAlong(fighter.at, measured.directionOf(degrees), far);
      if (measured.isInBounds(at, bounds) && hasRoom(ctx, fighter, at)) return at;
    }
  return fighter.at;
}

/**
 * Adds what entering asks of a fighter that is off the table: a place at an edge that the mission allows; of one on the
 * table that none is named. Returns whether all of it holds. zh.enter.place, zh.enter.attacker, zh.enter.defender,
 * zh.action.target-first
 */
export function requireEntry(ctx: Ctx, req: Req, fighter: Fighter, enter: string | undefined): boolean {
  const { id, where } = fighter;
  if (isStanding(fighter))
    return req.need(enter === undefined, {
      met: `${id} is on the table.`,
      unmet: `${id} is already on the table: it does not enter.`,
      cites: ["zh.enter.place"],
    });
  const off = isOffTable(fighter);
  if (!req.need(off, { met: `${id} can come into play.`, unmet: `${id} is out of the battle.` }, "zh.out.removed"))
    return false;
  if (where === "asleep")
    return req.need(enter === undefined, {
      met: `${id} stands up where it lies.`,
      unmet: `${id} stands up where it lies: it does not enter from an edge.`,
      cites: ["zh.barracks.wake-alarm"],
    });
  const named = enter === undefined ? null : placeOf(enter);
  const missing = `${id} is not on the table, and \`enter\` names no place at which it enters: it is named before any dice.`;
  if (!req.found(named, { met: `${id} enters at ${enter ?? ""}.`, unmet: missing }, "zh.action.target-first"))
    return false;
  const spot = onEdge(ctx, fighter, named);
  if (
    !req.found(spot, () => ({
      met: `${written(named)} lies where ${id} may enter.`,
      unmet: `${written(named)} is not a place at an edge where ${id} may enter.`,
      at: written(named),
      cites: ["zh.enter.place", "zh.mission.attackers-enter", ...entryRows(ctx, fighter), "zh.open.enter-place"],
    }))
  )
    return false;
  return req.need(hasRoom(ctx, fighter, spot.at), () => ({
    met: "There is room for its base.",
    unmet: `There is no room for a base at ${written(spot.at)}.`,
    at: written(spot.at),
    cites: ["zh.enter.place", "zh.move.no-crossing-bases"],
  }));
}

/** What a fighter may do that comes into the battle, by the rows that say so. */
const comingOn = {
  attacker: { actions: ["sneak", "advance"], cites: "zh.enter.attacker", text: "a Sneak or an Advance" },
  defender: { actions: ["advance"], cites: "zh.enter.defender", text: "an Advance" },
  sleeper: { actions: ["advance"], cites: "zh.barracks.wake-alarm", text: "an Advance" },
} as const;

/** Adds what coming into the battle leaves open to a fighter. zh.enter.attacker, zh.enter.defender, zh.barracks.wake-alarm */
export function requireComingOn(req: Req, fighter: Fighter, action: string): boolean {
  if (!isOffTable(fighter)) return true;
  const asleep = fighter.where === "asleep";
  const { actions, cites, text } = comingOn[asleep ? "sleeper" : sideOf(fighter)];
  const allowed: readonly string[] = actions;
  return req.need(allowed.includes(action), {
    met: `${fighter.id} comes into play with it.`,
    unmet: `${fighter.id} ${asleep ? "lies in the barracks" : "is not on the table yet"}: it can come into play only with ${text}.`,
    cites: [cites],
  });
}

/** Places worth entering at: the ends, the middle and the quarters of each stretch. */
export function entryPlaces(ctx: Ctx, fighter: Fighter): readonly (string | undefined)[] {
  if (fighter.where === "asleep") return [undefined];
  if (!isOffTable(fighter)) return [];
  const places = new Set<string>();
  for (const { edge, from, to } of entryZones(ctx, fighter))
    for (const share of [0.5, 0.25, 0.75]) {
      const at = atEdge(ctx, edge, from + (to - from) * share);
      if (hasRoom(ctx, fighter, at)) places.add(written(at));
    }
  return [...places];
}

/**
 * Whether reserves must test in this turn: the one in which they became available. zh.reserve.first-turn-test,
 * zh.reserve.later-turns, zh.open.reserve-first-turn
 */
const mustTest = ({ state }: Ctx, { where }: Fighter): boolean =>
  where !== "waiting" && state.alarm.since === state.turn;

const firstTurnRules: readonly Citation[] = ["zh.reserve.first-turn-test", "zh.open.reserve-first-turn"];

/** The Smarts test of a reserve, if it takes one; whether it may come. zh.reserve.first-turn-test, zh.open.reserve-fail-token */
function* arrives(ctx: Ctx, fighter: Fighter, at: Place | null): Rules<boolean> {
  if (!mustTest(ctx, fighter) || (at !== null && hearsParadeVoice(ctx, fighter, at))) return true;
  const text = `${fighter.id} in reserve would take its Smarts test: use an Event card?`;
  const card = yield* offerEvent(ctx, "reserve tests", { fighter: fighter.id, text });
  if (card !== null) return true;
  const why = "to come from reserve";
  const { passed } = yield* basicTest(ctx, fighter, { ability: "smarts", why }, ...firstTurnRules);
  if (passed) return true;
  record(ctx, {
    event: "stays-off",
    fighter: fighter.id,
    why: "it fails its Smarts test",
    cites: ["zh.reserve.first-turn-test", "zh.open.reserve-fail-token"],
  });
  if (reading(ctx, "zh.open.reserve-fail-token") === "returns") returnToken(ctx, fighter);
  return false;
}

/** What the entry of a fighter rests on. zh.enter.attacker, zh.enter.defender, zh.reserve.later-turns */
function enteringRows(ctx: Ctx, fighter: Fighter): readonly Citation[] {
  const attacks = sideOf(fighter) === "attacker";
  const later = fighter.where === "reserve" && !mustTest(ctx, fighter);
  return [
    attacks ? "zh.enter.attacker" : "zh.enter.defender",
    ...citeIf(later, "zh.reserve.later-turns", "zh.open.reserve-first-turn"),
    ...entryRows(ctx, fighter),
  ];
}

/** Puts a fighter, and the other of its pair beside it, on the table. */
function place(ctx: Ctx, fighter: Fighter, at: Place, edge: Edge | null): void {
  const partner = partnerOf(ctx.state, fighter);
  const beside = edge === null ? null : besideAt(ctx, fighter, at, edge);
  const rows = enteringRows(ctx, fighter);
  for (const member of membersOf(ctx.state, fighter)) {
    const lies = member.id === fighter.id ? at : (member.at ?? beside ?? at);
    // somebody may stand where a sleeper lies
    const there = edge === null ? nearestRoom(ctx, { ...member, at: lies }) : lies;
    Object.assign(member, { where: "table", at: there, on: null, ...(edge !== null && { facing: inwards[edge] }) });
    if (edge === null) {
      record(ctx, {
        event: "woken",
        fighter: member.id,
        why: "it stands up where it lies",
        cites: ["zh.barracks.wake-alarm"],
      });
      if (!measured.samePlace(lies, there)) standsBeside(ctx, member, there, "zh.barracks.wake-alarm");
    } else
      record(ctx, {
        event: "entered",
        fighter: member.id,
        at: written(there),
        cites: ["zh.enter.place", "zh.open.enter-place", "zh.open.base-size", ...rows],
      });
    if (partner === undefined) return;
  }
}

/** A place at the edge beside another, for the second member of a pair. */
function besideAt(ctx: Ctx, fighter: Fighter, at: Place, edge: Edge): Place {
  const { along } = toEdge(ctx, at, edge);
  const step = 2 * baseRadius(ctx) + 20;
  const places = Array.from({ length: 24 }, (_, i) =>
    atEdge(ctx, edge, along + (i % 2 === 0 ? 1 : -1) * step * (1 + Math.floor(i / 2) / 4)),
  );
  return places.find((point) => isApart(ctx, point, at) && hasRoom(ctx, fighter, point)) ?? at;
}

/**
 * Moves a fighter onto the table at its entry point, or lets a sleeper stand up where it lies. Whether it came: a reserve
 * may fail its test. zh.enter.place, zh.barracks.wake-alarm
 */
export function* moveOn(ctx: Ctx, fighter: Fighter, enter: string | undefined): Rules<boolean> {
  const named = enter === undefined ? null : placeOf(enter);
  const spot = named === null ? null : onEdge(ctx, fighter, named);
  const sleeper = fighter.where === "asleep";
  const at = sleeper ? fighter.at : (spot?.at ?? null);
  if (at === null) throw impossible(`${fighter.id} enters nowhere`);
  if (!(yield* arrives(ctx, fighter, at))) return false;
  place(ctx, fighter, at, spot?.edge ?? null);
  if (ctx.state.acting !== null) ctx.state.acting.path = [at];
  return true;
}
