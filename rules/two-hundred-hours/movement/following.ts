import { measured } from "../../geometry/index.ts";
import { answeredByPlace, askForPlace } from "../table/pending.ts";
import { battlefieldOf, inInches, itemNamed, placeOf, spoken, written } from "../table/battlefield.ts";
import { baseRadius, gapOfPlaces, isWithPartner } from "../table/measuring.ts";
import type { Place } from "../book/schemas.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  fighterNamed,
  type Ctx,
  impossible,
  isStanding,
  number,
  partnerOf,
  reading,
  record,
  type Rules,
  sideOf,
} from "../table/context.ts";
import { costOf, standsAt } from "./ground.ts";
import { overlaps } from "./overlaps.ts";
import { pathTo } from "./path-requirements.ts";
import { enemiesNear, groundFor, isInside } from "./table-ground.ts";
import { entersRough } from "./travel.ts";

/** The lead and the follower of the question. */
function asked(ctx: Ctx): { readonly lead: OnTable; readonly follower: OnTable; readonly most: number } | null {
  const { pending } = ctx.state;
  const lead =
    pending?.subject === undefined || pending.subject === null ? undefined : fighterNamed(ctx.state, pending.subject);
  const follower =
    pending?.fighter === undefined || pending.fighter === null ? undefined : fighterNamed(ctx.state, pending.fighter);
  if (lead === undefined || follower === undefined || !isStanding(lead) || !isStanding(follower)) return null;
  return { lead, follower, most: pending?.most ?? 0 };
}

const distance = (a: Place, b: Place): number => Math.sqrt(measured.squaredDistance(a, b));

/** The actions in which the second member climbs with the first. zh.height.climb-actions */
const climbing: readonly string[] = ["sneak", "advance"];

/** How far the second member moves: in a straight line, or on a path with the cost of terrain. zh.open.pair-follow */
function costOfFollowing(ctx: Ctx, follower: OnTable, at: Place): number {
  if (reading(ctx, "zh.open.pair-follow") === "placed") return distance(follower.at, at);
  const terms = { climbs: ctx.state.acting !== null && climbing.includes(ctx.state.acting.action) };
  const way = pathTo(ctx, follower, at, terms);
  return way === null ? Infinity : costOf(groundFor(ctx, follower, terms, way), way);
}

/** What a fighter that may be on top of something stands on at a place: that, if its middle is over it. zh.height.climb-finish */
function onTopAt(ctx: Ctx, id: string | null, at: Place): string | null {
  const item = id === null ? undefined : itemNamed(ctx.state, id);
  return item !== undefined && measured.isOver(item.corners, at) ? id : null;
}

/** What the second member would stand on at a place: the same as the first, or what it stood on before; else the ground. */
const topFor = (ctx: Ctx, lead: OnTable, follower: OnTable, at: Place): string | null =>
  onTopAt(ctx, lead.on, at) ?? onTopAt(ctx, follower.on, at);

/** Whether a place is in a building that the second member would break into: the first is not in it. zh.terrain.building-attackers */
function breaksIn(ctx: Ctx, lead: OnTable, follower: OnTable, at: Place): boolean {
  if (sideOf(follower) !== "attacker" || topFor(ctx, lead, follower, at) !== null) return false;
  return battlefieldOf(ctx.state).terrain.some(
    (item) =>
      item.category === "building" &&
      !ctx.state.opened.includes(item.id) &&
      measured.placeIn(item.corners, at) > 0 &&
      !isInside(lead, item) &&
      !isInside(follower, item),
  );
}

/** Whether the second member's base may stand at a place, on what it would stand on there. */
const mayStand = (ctx: Ctx, lead: OnTable, follower: OnTable, at: Place): boolean =>
  !areOverlapping(ctx, lead.at, at) &&
  !breaksIn(ctx, lead, follower, at) &&
  // on its way, too, or there alone: zh.open.move-clearance
  enemiesNear(ctx, follower, at).length === 0 &&
  standsAt(groundFor(ctx, { ...follower, on: topFor(ctx, lead, follower, at) }, {}, [follower.at, at]), at);

/** Whether the second member may be placed somewhere. zh.pair.follow, zh.open.pair-follow */
function mayFollow(ctx: Ctx, lead: OnTable, follower: OnTable, limit: number, at: Place): boolean {
  if (!isWithPartner(ctx, lead.at, at)) return false;
  return mayStand(ctx, lead, follower, at) && costOfFollowing(ctx, follower, at) <= limit;
}

/** Where the second member of a pair is placed after the first has moved. zh.decide.pair-place */
export const followerRule = answeredByPlace({
  requires(ctx, req, action) {
    const who = asked(ctx);
    const at = action.do === "put" ? placeOf(action.at) : null;
    const says = {
      met: "The second member of the pair has a place.",
      unmet: "Choose a place for the second member of the pair.",
    };
    if (!req.need(who !== null && at !== null, says, "zh.pair.follow")) return;
    if (who === null || at === null) return;
    const { lead, follower, most: limit } = who;
    const gap = gapOfPlaces(ctx, lead.at, at);
    req.need(isWithPartner(ctx, lead.at, at), () => ({
      met: `It is ${spoken(gap.length)} from ${lead.id}.`,
      unmet: `It would be ${spoken(gap.length)} from ${lead.id}; ${number(ctx, "zh.number.pair")}″ are allowed.`,
      cites: ["zh.pair.follow"],
    }));
    const moved = costOfFollowing(ctx, follower, at);
    req.need(moved <= limit, () => ({
      met: `It comes ${spoken(moved)} from where it was.`,
      unmet: `It would come ${spoken(moved)} from where it was; ${lead.id} has moved ${spoken(limit)}.`,
      cites: ["zh.pair.follow", "zh.open.pair-follow"],
    }));
    const outside = req.need(!breaksIn(ctx, lead, follower, at), {
      met: `${follower.id} does not break into a building there.`,
      unmet: `${follower.id} would stand in a building that ${lead.id} has not got into.`,
      at: written(at),
      cites: ["zh.terrain.building-attackers"],
    });
    if (!outside) return;
    req.need(mayStand(ctx, lead, follower, at), () => ({
      met: `A base may stand at ${written(at)}.`,
      unmet: `No base may stand at ${written(at)}.`,
      at: written(at),
      cites: ["zh.open.pair-follow", "zh.move.enemy-1in"],
    }));
  },
  candidates(ctx) {
    const who = asked(ctx);
    return who === null
      ? []
      : placesFor(ctx, who.lead, who.follower, who.most).map((at) => ({ do: "put", at: written(at) }));
  },
});

/** Whether two bases overlap, however distances are measured; touching is not overlapping. zh.open.distance */
const areOverlapping = (ctx: Ctx, place: Place, other: Place): boolean =>
  measured.squaredDistance(place, other) < (2 * baseRadius(ctx)) ** 2;

/** Places worth listing for the second member: where it is, in its old position beside the lead, behind it, to its sides. */
function placesFor(ctx: Ctx, lead: OnTable, follower: OnTable, limit: number): readonly Place[] {
  const close = 2 * baseRadius(ctx) + 20;
  const around = [180, 90, 270, 135, 225, 0, 45, 315].map((turn) =>
    measured.placeAlong(lead.at, measured.directionOf(lead.facing + turn), close),
  );
  const away = measured.directionTo(follower.at, lead.at);
  const long = distance(follower.at, lead.at);
  // straight towards the first: as far as it may move, and no further than it must
  const lengths = [
    Math.min(limit, long - close),
    long - close - measured.inch,
    Math.min(limit, long - close / 2 - measured.inch),
  ];
  const nearer = away === null ? [] : lengths.map((far) => measured.placeAlong(follower.at, away, Math.max(0, far)));
  const placesByText = new Map<string, Place>();
  for (const at of [follower.at, ...nearer, ...around])
    if (mayFollow(ctx, lead, follower, limit, at)) placesByText.set(written(at), at);
  return [...placesByText.values()];
}

/** As near as the second member can get when it cannot stand within 2″ of the first. zh.open.pair-follow */
function nearestStand(ctx: Ctx, lead: OnTable, follower: OnTable, limit: number): Place {
  const towards = measured.directionTo(follower.at, lead.at);
  const long = Math.min(limit, distance(follower.at, lead.at));
  const pieces = Math.ceil((8 * long) / measured.inch);
  const along =
    towards === null
      ? []
      : Array.from({ length: pieces }, (_, piece) =>
          measured.placeAlong(follower.at, towards, long - (piece * measured.inch) / 8),
        );
  const mayStandAt = (at: Place): boolean => mayStand(ctx, lead, follower, at);
  for (const at of along) if (mayStandAt(at) && costOfFollowing(ctx, follower, at) <= limit + 2) return at;
  if (mayStandAt(follower.at)) return follower.at;
  // the first now stands where the second was: it makes room, wherever there is some
  const rings = [1, 1.3, 1.7, 2.2, 3, 4, 6, 9, 13].flatMap((far) =>
    Array.from({ length: 24 }, (_, i) =>
      measured.placeAlong(lead.at, measured.directionOf(15 * i), far * (2 * baseRadius(ctx) + 20)),
    ),
  );
  const room = rings.filter(mayStandAt);
  const [nearest] = measured.nearest(room, (at) => gapOfPlaces(ctx, at, follower.at));
  return nearest ?? follower.at;
}

/** The rough terrain that the second member, an attacker, has come into from where it was; null if none. zh.open.rough-inside */
function roughEntered(ctx: Ctx, { card, at, on }: OnTable, from: Place): string | null {
  if (sideOf({ card }) !== "attacker" || on !== null) return null;
  const radius = baseRadius(ctx);
  const entered = battlefieldOf(ctx.state).terrain.find(
    ({ category, corners }) =>
      (category === "rough" || category === "low rough") &&
      overlaps(at, radius, corners) &&
      !overlaps(from, radius, corners),
  );
  return entered?.id ?? null;
}

/**
 * When one member of a pair has moved, the other is placed within 2″ of it, moving no further than the first did; it faces
 * the same way. zh.pair.follow, zh.pair.follow-facing, zh.pair.one-acts
 */
export function* follow(ctx: Ctx, lead: OnTable, length: number): Rules {
  const follower = partnerOf(ctx.state, lead);
  if (follower === undefined || !isStanding(follower) || length <= 0) return;
  const limit = Math.floor(length);
  const places = placesFor(ctx, lead, follower, limit);
  let at: Place;
  if (places.length === 0) at = nearestStand(ctx, lead, follower, limit);
  else {
    const answer = yield* askForPlace(
      ctx,
      { id: "zh.decide.pair-place", text: `Where does ${follower.id} stand?`, piece: follower.id },
      followerRule,
      { kind: "follower", side: sideOf(lead), fighter: follower.id, subject: lead.id, most: limit },
    );
    const put = answer.do === "put" ? placeOf(answer.at) : null;
    if (put === null) throw impossible("a follower without a place");
    at = put;
  }
  const from = follower.at;
  follower.on = topFor(ctx, lead, follower, at);
  follower.at = at;
  if (!measured.samePlace(from, at))
    record(ctx, {
      event: "moved",
      fighter: follower.id,
      from: written(from),
      to: written(at),
      path: [written(from), written(at)],
      inches: inInches(distance(from, at)),
      found: false,
      cites: ["zh.pair.follow", "zh.pair.one-acts", "zh.open.pair-follow"],
    });
  const entered = roughEntered(ctx, follower, from);
  if (entered !== null) yield* entersRough(ctx, follower, entered);
  if (follower.facing !== lead.facing) {
    follower.facing = lead.facing;
    record(ctx, { event: "faced", fighter: follower.id, facing: lead.facing, cites: ["zh.pair.follow-facing"] });
  }
}
