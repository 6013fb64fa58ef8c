import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { battlefieldOf, centreOf, inches, inInches } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import { hasRoom } from "../movement/index.ts";
import {
  baseRadius,
  gapOfPlaces,
  gapToItem,
  gapToMarker,
  isWithin,
  isWithPartner,
  touches,
  touchesItem,
  touchGap,
  within,
} from "../table/measuring.ts";
import { missions } from "../book/missions.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { type Ctx, isSentry, isStanding, number, partnerOf, standingOf } from "../table/context.ts";
import { oppositeEdge, toEdge } from "../table/zones.ts";

/* Where defenders may be deployed. */

/** What keeps a defender from being deployed somewhere, with its rules; null where nothing does. */
export interface Refusal {
  readonly text: string;
  readonly cites: readonly Citation[];
}

const refused = (text: string, ...cites: readonly Citation[]): Refusal => ({ text, cites });

/** Whether a fighter is deployed at Patrol markers: a sentry that is no crew. zh.deploy.sentries-touch */
export const isPatrolling = ({ state }: Ctx, fighter: Fighter): boolean =>
  state.mission !== "m1" && isSentry(fighter) && state.gun?.crew.includes(fighter.id) !== true;

/** The Patrol marker a base touches, 1 to 6; null where none. */
export function markerTouched(ctx: Ctx, at: Place): number | null {
  const markers = ctx.state.route?.markers ?? [];
  const i = markers.findIndex((marker) => touches(ctx, gapToMarker(ctx, at, marker)));
  return i < 0 ? null : i + 1;
}

/** How many sentries or pairs stand at each marker. zh.deploy.sentries-even */
export function countsAtMarkers(ctx: Ctx): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const defender of standingOf(ctx.state, "defender")) {
    if (!isPatrolling(ctx, defender) || defender.towards === null) continue;
    const partner = partnerOf(ctx.state, defender);
    if (partner !== undefined && isStanding(partner) && partner.id < defender.id) continue;
    const back = defender.falling ? 1 : 5;
    const at = ((defender.towards - 1 + back) % 6) + 1;
    counts[at - 1] = (counts[at - 1] ?? 0) + 1;
  }
  return counts;
}

/** The second member of a pair stands within 2″ of the first. zh.pair.follow */
function beside(ctx: Ctx, fighter: Fighter): OnTable | null {
  const partner = partnerOf(ctx.state, fighter);
  return partner !== undefined && isStanding(partner) ? partner : null;
}

/** Whether a place is within so far of one of the mission's objectives, buildings, or its gun. zh.m3.deploy-others */
function isNearTargets(ctx: Ctx, at: Place): boolean {
  const { state } = ctx;
  const near = number(ctx, "zh.number.deploy-near");
  const items = state.objectives.flatMap(({ item }) => item ?? []);
  const corners = (id: string): readonly Place[] =>
    battlefieldOf(state).terrain.find((item) => item.id === id)?.corners ?? [];
  switch (missions[state.mission].others) {
    case "objectives":
      return state.objectives.some((objective) => isWithin(ctx, gapToMarker(ctx, at, objective.at), near));
    case "buildings":
      return items.some((id) => isWithin(ctx, gapToItem(ctx, at, corners(id)), near));
    case "gun":
      return state.gun !== null && isWithin(ctx, gapToItem(ctx, at, corners(state.gun.item)), near);
    default:
      return false;
  }
}

const otherRules: Readonly<Record<string, Citation>> = {
  m2: "zh.m2.deploy-others",
  m3: "zh.m3.deploy-others",
  m4: "zh.m4.deploy-others",
  m5: "zh.m5.deploy-others",
  m6: "zh.m6.deploy-others",
  m7: "zh.m7.deploy-others",
  m8: "zh.m8.deploy-others",
};

/** Where defenders other than sentries deploy. Table 2.5 */
function otherRefusal(ctx: Ctx, at: Place): Refusal | null {
  const { state } = ctx;
  const cite = otherRules[state.mission] ?? "zh.m1.deploy-defender";
  const centre = gapToMarker(ctx, at, centreOf(state));
  const tooFar = (id: "zh.number.deploy-centre" | "zh.number.deploy-near"): Refusal =>
    refused(`It is ${inInches(centre.length)}″ from the centre; at most ${number(ctx, id)}″ are allowed.`, cite);
  switch (missions[state.mission].others) {
    case "centre 8″":
      return within(ctx, centre, "zh.number.deploy-centre") ? null : tooFar("zh.number.deploy-centre");
    case "centre 2″":
      return within(ctx, centre, "zh.number.deploy-near") ? null : tooFar("zh.number.deploy-near");
    case "whole force":
      return null;
    default:
      return isNearTargets(ctx, at) ? null : refused("It is too far from what the mission is about.", cite);
  }
}

/** In mission 1 the whole force deploys near the destination edge, 6″ apart. zh.m1.deploy-defender */
function huntedRefusal(ctx: Ctx, fighter: Fighter, at: Place): Refusal | null {
  const { entry } = ctx.state;
  if (entry === null || entry.length === 2) return refused("The destination is not chosen.", "zh.m1.escape-edge");
  const edge = oppositeEdge[entry === "N" || entry === "S" || entry === "E" || entry === "W" ? entry : "N"];
  const { off } = toEdge(ctx, at, edge);
  const reach = inches(number(ctx, "zh.number.m1-deploy"));
  if (off - baseRadius(ctx) > reach)
    return refused("It is more than 24″ from the destination edge.", "zh.m1.deploy-defender");
  const spacing = number(ctx, "zh.number.m1-spacing");
  const close = standingOf(ctx.state, "defender").find(
    (defender) =>
      defender.id !== fighter.partner &&
      isWithin(ctx, gapOfPlaces(ctx, at, defender.at), spacing) &&
      gapOfPlaces(ctx, at, defender.at).length < inches(spacing),
  );
  return close === undefined ? null : refused(`It is less than 6″ from ${close.id}.`, "zh.m1.deploy-defender");
}

function sentryRefusal(ctx: Ctx, fighter: Fighter, at: Place): Refusal | null {
  const first = beside(ctx, fighter);
  if (first !== null) return null;
  const marker = markerTouched(ctx, at);
  if (marker === null) return refused("It does not touch a Patrol marker.", "zh.deploy.sentries-touch");
  const counts = countsAtMarkers(ctx);
  return (counts[marker - 1] ?? 0) > Math.min(...counts)
    ? refused("Another Patrol marker has fewer sentries.", "zh.deploy.sentries-even")
    : null;
}

const isAtGun = (ctx: Ctx, at: Place): boolean => ctx.state.gun !== null && touchesItem(ctx, at, ctx.state.gun.item);

/** The crew of the AA gun touches it, as long as whoever stands there leaves room. zh.m8.crew */
const crewRefusal = (ctx: Ctx, fighter: Fighter, at: Place): Refusal | null =>
  isAtGun(ctx, at) || placesAtGun(ctx, fighter).length === 0
    ? null
    : refused("It does not touch the gun.", "zh.m8.crew");

/** What keeps a base from standing somewhere: the edge, whatever stands there, and the other of its pair far away. */
function roomRefusal(ctx: Ctx, fighter: Fighter, at: Place): Refusal | null {
  const { width, height } = battlefieldOf(ctx.state);
  if (!measured.isInBounds(at, measured.onTable(width, height, baseRadius(ctx))))
    return refused("The base is not wholly on the table.", "zh.setup.table");
  if (!hasRoom(ctx, fighter, at)) return refused("Its base has no room there.", "zh.move.no-crossing-bases");
  const first = beside(ctx, fighter);
  return first === null || isWithPartner(ctx, first.at, at)
    ? null
    : refused(`It is more than 2″ from ${first.id}, the other of its pair.`, "zh.pair.follow");
}

/** What keeps a defender from being deployed at a place; null where nothing does. zh.decide.deploy */
export function deployRefusal(ctx: Ctx, fighter: Fighter, at: Place): Refusal | null {
  const noRoom = roomRefusal(ctx, fighter, at);
  if (noRoom !== null) return noRoom;
  if (ctx.state.gun?.crew.includes(fighter.id) === true) return crewRefusal(ctx, fighter, at);
  if (ctx.state.mission === "m1") return huntedRefusal(ctx, fighter, at);
  if (isPatrolling(ctx, fighter)) return sentryRefusal(ctx, fighter, at);
  return beside(ctx, fighter) === null ? otherRefusal(ctx, at) : null;
}

/** Places round a point at a distance, in eight directions. */
export const ringAt = (middle: Place, distance: number): readonly Place[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((degrees) =>
    measured.placeAlong(middle, measured.directionOf(degrees), distance),
  );

/** Places worth deploying a fighter at. */
export function deployPlaces(ctx: Ctx, fighter: Fighter): readonly Place[] {
  const { state } = ctx;
  const radius = baseRadius(ctx);
  const first = beside(ctx, fighter);
  const free = (places: readonly Place[]): readonly Place[] =>
    places.filter((at) => deployRefusal(ctx, fighter, at) === null);
  const besideFirst =
    first === null ? [] : [...ringAt(first.at, 2 * radius + 100), ...ringAt(first.at, 2 * radius + inches(0.8))];
  if (state.gun?.crew.includes(fighter.id) === true) {
    const there = placesAtGun(ctx, fighter);
    if (there.length > 0) return there;
    // that there is no room at the gun is known: only room is asked for
    return (first === null ? gridOf(ctx, inches(1)) : besideFirst).filter(
      (at) => roomRefusal(ctx, fighter, at) === null,
    );
  }
  if (first !== null) return free(besideFirst);
  if (isPatrolling(ctx, fighter))
    return free((state.route?.markers ?? []).flatMap((marker) => [marker, ...ringAt(marker, radius)]));
  if (state.mission === "m1") return free(gridOf(ctx, inches(3.5)));
  const middles = [
    centreOf(state),
    ...state.objectives.map(({ at }) => at),
    ...state.objectives.flatMap(({ item }) => (item === null ? [] : placesRound(ctx, item))),
    ...(state.gun === null ? [] : placesRound(ctx, state.gun.item)),
  ];
  const points = free(
    middles.flatMap((middle) => [middle, ...ringAt(middle, inches(1.5)), ...ringAt(middle, inches(5))]),
  );
  return points.length > 0 ? points : free(gridOf(ctx, inches(1)));
}

/** How far from an item a base stands that touches it: a hair off it where that still counts. zh.open.touch */
const touching = (ctx: Ctx): number => baseRadius(ctx) + Math.min(20, touchGap(ctx));

/** Places whose base touches an item, at the middle and the quarters of its sides. */
function placesRound(ctx: Ctx, id: string): readonly Place[] {
  const corners = battlefieldOf(ctx.state).terrain.find((item) => item.id === id)?.corners ?? [];
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const out = measured.directionOf((measured.degreesOf({ dx: to.x - from.x, dy: to.y - from.y }) + 270) % 360);
    return [0.25, 0.5, 0.75].map((share) =>
      measured.placeAlong(measured.placeBetween(from, to, share), out, touching(ctx)),
    );
  });
}

/** Places whose base touches an item, close to each other: along its sides and round its corners. */
function placesClose(ctx: Ctx, id: string): readonly Place[] {
  const corners = battlefieldOf(ctx.state).terrain.find((item) => item.id === id)?.corners ?? [];
  const pieces = 12;
  const spots = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return Array.from({ length: pieces }, (_, piece) => measured.placeBetween(from, to, piece / pieces));
  });
  const turns = Array.from({ length: 24 }, (_, i) => measured.directionOf(i * 15));
  return spots.flatMap((spot) => turns.map((turn) => measured.placeAlong(spot, turn, touching(ctx))));
}

/** Where there is room for one of the crew at the gun: at the usual places, or where none of them is free at others. */
function placesAtGun(ctx: Ctx, fighter: Fighter): readonly Place[] {
  const item = ctx.state.gun?.item ?? "";
  const isFree = (at: Place): boolean => isAtGun(ctx, at) && roomRefusal(ctx, fighter, at) === null;
  const usual = placesRound(ctx, item).filter(isFree);
  return usual.length > 0 ? usual : placesClose(ctx, item).filter(isFree);
}

/** Places all over the table, so far from each other. */
export function gridOf(ctx: Ctx, step: number): readonly Place[] {
  const { width, height } = battlefieldOf(ctx.state);
  const places: Place[] = [];
  for (let y = step; y < height; y += step)
    for (let x = step; x < width; x += step) places.push({ x: Math.round(x), y: Math.round(y) });
  return places;
}
