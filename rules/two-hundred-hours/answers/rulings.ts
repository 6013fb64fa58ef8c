import { measured } from "../../geometry/index.ts";
import {
  citeIf,
  type FieldOfView,
  type Result,
  ok,
  type Reason,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  err,
  otherReadingsOf,
} from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { inInches, isOnTable, itemNamed, placeOf, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import {
  countsFor,
  facingOf,
  frontOf,
  isBody,
  isDetected,
  isGivenAway,
  passesCovert,
  type FighterOrBody,
  seesNow,
  standOf,
  viewBarred,
  watchBy,
  watchedGround,
} from "../detection/index.ts";
import { interpretations, type InterpretationId } from "../book/open-points/index.ts";
import { baseRadius, gapOfPlaces } from "../table/measuring.ts";
import {
  barsView,
  coverFrom,
  coverless,
  findLine,
  hasLine,
  insideOf,
  type InTheWay,
  levelOf,
  looksDown,
  seesPastOwnCover,
  sightTraits,
  type Stand,
  terrainNear,
  linePoints,
} from "../sight/index.ts";
import { type Ctx, reading, standing } from "../table/context.ts";

/** An end of a question: a fighter or body on the table, or a place. */
interface End {
  readonly stand: Stand;
  readonly seen: FighterOrBody | null;
  /** Where it looks; null all round. */
  readonly facing: measured.Direction | null;
}

const quarters = { N: 0, E: 90, S: 180, W: 270 } as const;

/** Reads an end: the id of a fighter or a body, or a place such as 12.5,7.25. */
function endOf(ctx: Ctx, name: string, path: string, facing?: keyof typeof quarters): Result<End> {
  const seen: FighterOrBody | undefined =
    standing(ctx.state).find(({ id }) => id === name) ?? ctx.state.bodies.find(({ id }) => id === name);
  if (seen !== undefined) return ok({ stand: standOf(seen), seen, facing: isBody(seen) ? null : facingOf(seen) });
  const at = placeOf(name);
  if (at === null || !isOnTable(ctx.state, at)) {
    const message = `"${name}" is neither a fighter or body on the table nor a place on it, x,y in inches.`;
    return err({ code: "unknown-piece", path, message });
  }
  const direction = facing === undefined ? null : measured.directionOf(quarters[facing]);
  return ok({ stand: { id: name, at, on: null }, seen: null, facing: direction });
}

/** How a viewer sees a target, without words: for comparing readings. */
interface Verdict {
  readonly side: measured.FrontSide;
  readonly line: boolean;
  readonly clear: boolean;
}

const sideOfEnd = (ctx: Ctx, from: End, to: End): measured.FrontSide => {
  if (from.seen !== null && !isBody(from.seen) && to.seen !== null) return frontOf(ctx, from.seen, to.seen);
  if (from.facing === null) return "front";
  const radius = reading(ctx, "zh.open.front-line") === "centre" ? 0 : baseRadius(ctx);
  return measured.frontOf(from.stand.at, from.facing, measured.disc(to.stand.at.x, to.stand.at.y, radius));
};

/** What blocks a clear view; a place has no friends. */
const barredBetween = (ctx: Ctx, from: End, to: End): InTheWay | null =>
  from.seen !== null && !isBody(from.seen) && to.seen !== null
    ? viewBarred(ctx, from.seen, to.seen)
    : barsView(ctx, from.stand, to.stand, () => null);

function judged(ctx: Ctx, from: End, to: End): Verdict {
  const line = hasLine(ctx, from.stand, to.stand, from.facing);
  return { side: sideOfEnd(ctx, from, to), line, clear: line && barredBetween(ctx, from, to) === null };
}

const placed = (place: Place): string => written({ x: Math.round(place.x), y: Math.round(place.y) });

const reason = (text: string, at: Place | null, ...cites: readonly Citation[]): Reason => ({
  text,
  ...(at !== null && { at: placed(at) }),
  cites,
});

const sideWords: Readonly<Record<measured.FrontSide, string>> = {
  front: "to the front of",
  rear: "to the rear of",
  straddling: "across the front line of",
};

/** The rows by which something on the path does not prevent a clear view. */
function pastRules(ctx: Ctx, from: End, to: End): readonly Citation[] {
  const { seen: viewer } = from;
  const covert = viewer !== null && !isBody(viewer) && to.seen !== null && passesCovert(ctx, viewer, to.seen);
  return [
    ...citeIf(seesPastOwnCover(ctx, from.stand, to.stand), "zh.view.own-cover", "zh.view.one-way"),
    ...citeIf(looksDown(ctx, from.stand, to.stand), "zh.height.down-view", "zh.height.horizontal"),
    ...citeIf(covert, "zh.view.covert-enemies-pass"),
  ];
}

/** The rows by which what prevents a clear view does not stop the line. */
function lineRules(ctx: Ctx, { by, rule }: InTheWay): readonly Citation[] {
  if (rule === "zh.view.no-friends" || rule === "zh.view.no-detected-enemies") return ["zh.los.not-by-fighters"];
  const item = itemNamed(ctx.state, by);
  if (item?.category === "low rough") return ["zh.terrain.low"];
  const low = item?.category === "vehicle" && (item.low.length > 0 || (item.height ?? Infinity) <= measured.inch);
  return low ? ["zh.terrain.vehicle-low"] : [];
}

/** The rows by which terrain gives cover; the inside of a building does as rough terrain. */
const coverRules = (ctx: Ctx, from: End, to: End, { id, category }: TerrainItem): readonly Citation[] => [
  insideOf(ctx, to.stand)?.id === id ? "zh.cover.rough" : sightTraits[category].coverRule,
  ...citeIf(levelOf(ctx, from.stand) !== levelOf(ctx, to.stand), "zh.height.cover-stays"),
];

/** To which side of a viewer a target is. zh.los.front-line, zh.los.straddle-roll */
function sideReasons({ stand: { id: viewer }, facing }: End, target: string, side: Verdict["side"]): readonly Reason[] {
  if (facing === null) return [];
  const roll = side === "straddling" ? ": a roll decides whether it is seen" : "";
  const row = side === "straddling" ? "zh.los.straddle-roll" : "zh.los.front-only";
  const text = `${target} is ${sideWords[side]} ${viewer}${roll}.`;
  return [reason(text, null, "zh.los.front-line", row, "zh.open.front-line")];
}

/** Whether a viewer has a clear view to a target, and what takes it. zh.view.path */
function viewReason(ctx: Ctx, from: End, to: End, { line }: Verdict): Reason {
  const [viewer, target] = [from.stand.id, to.stand.id];
  const barred = barredBetween(ctx, from, to);
  if (barred === null) {
    const text = `${viewer} has a clear view to ${target}.`;
    return reason(text, null, "zh.view.path", "zh.open.view-path", ...pastRules(ctx, from, to));
  }
  const text = `${viewer} has no clear view to ${target}: ${barred.by} is in the way.`;
  return reason(text, barred.at, "zh.view.path", barred.rule, ...(line ? lineRules(ctx, barred) : []));
}

/** What gives a target cover from a viewer, or gives it none where one might think so. zh.cover.cuts-path, zh.cover.per-attacker */
function coverReasons(ctx: Ctx, from: End, to: End): readonly Reason[] {
  const [viewer, target] = [from.stand.id, to.stand.id];
  const cover = coverFrom(ctx, from.stand, to.stand);
  if (cover !== null) {
    const text = `${target} is in cover from ${viewer} at ${cover.id}.`;
    return [reason(text, null, "zh.cover.cuts-path", "zh.cover.per-attacker", ...coverRules(ctx, from, to, cover))];
  }
  const bare = coverless(ctx, from.stand, to.stand);
  if (bare === null) return [];
  return [reason(`${bare.id} gives ${target} no cover.`, null, sightTraits[bare.category].coverRule)];
}

/** Whether an enemy is detected, and whether it is under close watch. zh.los.detected-too, zh.watch.6in */
function detectionReasons(ctx: Ctx, from: End, to: End): readonly Reason[] {
  const [viewer, target] = [from.stand.id, to.stand.id];
  if (to.seen === null || from.seen === null || countsFor(to.seen) === countsFor(from.seen)) return [];
  const is = isDetected(ctx, to.seen) ? "detected" : "covert";
  const given: readonly Citation[] = isGivenAway(ctx, to.seen) ? ["zh.alert.near-friend"] : [];
  const detected = reason(`${target} is ${is}.`, null, "zh.los.detected-too", "zh.fighter.covert", ...given);
  const watch = isBody(from.seen) ? null : watchBy(ctx, from.seen, to.seen);
  if (watch === null) return [detected];
  const roll = watch.sees === "straddling" ? " if a roll says front" : "";
  const high = watch.rule === "zh.watch.6in" && from.stand.on !== to.stand.on;
  const rows: readonly Citation[] = [
    watch.rule,
    ...citeIf(high, "zh.height.watch"),
    ...citeIf(watch.rule === "zh.dog.watch", "zh.dog.no-fighter"),
  ];
  return [detected, reason(`${viewer} has ${target} under close watch${roll}.`, null, ...rows)];
}

/** What a ruling says apart from the line: the side, the view, cover, whether it is detected, close watch. */
const reasonsOf = (ctx: Ctx, from: End, to: End, judgement: Verdict): readonly Reason[] => [
  ...sideReasons(from, to.stand.id, judgement.side),
  viewReason(ctx, from, to, judgement),
  ...coverReasons(ctx, from, to),
  ...detectionReasons(ctx, from, to),
  ...(judgement.line && judgement.side === "rear"
    ? [reason(`A line is free, but a fighter sees only to its front.`, null, "zh.los.front-only")]
    : []),
];

function verdict(ctx: Ctx, from: End, to: End): SightVerdict {
  const judgement = judged(ctx, from, to);
  const { side, line, clear } = judgement;
  const named = findLine(ctx, from.stand, to.stand, from.facing);
  const blocker = named.stop === null ? null : reason(`${named.stop.by} stops it.`, named.stop.at, named.stop.rule);
  const barred = line ? barredBetween(ctx, from, to) : null;
  const hindrances = barred === null ? [] : [reason(`${barred.by} prevents a clear view.`, barred.at, barred.rule)];
  const fate = line ? (clear ? "full" : "partial") : "none";
  return {
    viewer: from.stand.id,
    target: to.stand.id,
    place: side === "rear" ? "none" : fate,
    seen: line && side === "front",
    lines:
      named.line === null
        ? []
        : [
            {
              from: placed(named.line.from),
              to: placed(named.line.to),
              through: [],
              fate,
              ...(blocker !== null && { blocker }),
              hindrances,
            },
          ],
    reasons: reasonsOf(ctx, from, to, judgement),
  };
}

/** The readings that sight, clear view and cover rest on. */
const inSight = [
  "zh.open.base-size",
  ...linePoints,
  "zh.open.hill-los",
  "zh.open.height-los",
  "zh.open.smoke-line",
  "zh.open.touch",
  "zh.open.view-path",
  "zh.open.view-facing",
  "zh.open.view-own-cover",
  "zh.open.view-target-cover",
  "zh.open.low-view-depth",
  "zh.open.building-corner",
  "zh.open.distance-marker",
  "zh.open.near-friend-chain",
] as const satisfies readonly InterpretationId[];

/** The settings that differ from those of a table in one reading of sight. */
const otherSettings = otherReadingsOf(interpretations, inSight);

/** Whether a reading could matter here at all: its terrain lies near the two, or it is about bases. */
function mayMatter(ctx: Ctx, id: (typeof inSight)[number], from: End, to: End, near: ReadonlySet<string>): boolean {
  switch (id) {
    case "zh.open.rough-depth":
    case "zh.open.rough-inside":
      return near.has("rough") || near.has("building");
    case "zh.open.hill-los":
      return near.has("hill");
    case "zh.open.height-los":
      return near.size > 0 && [from, to].some(({ stand }) => stand.on !== null || levelOf(ctx, stand) > 0);
    case "zh.open.smoke-line":
      return ctx.state.smokes.length > 0;
    case "zh.open.low-view-depth":
      return near.has("low rough");
    case "zh.open.building-corner":
      return near.has("building");
    // who is in the light, or near to a friend with a marker, is detected and bars a view
    case "zh.open.distance-marker":
      return ctx.state.lights.length > 0;
    case "zh.open.near-friend-chain":
      return standing(ctx.state).length > 2;
    case "zh.open.los-points":
    case "zh.open.los-graze":
    case "zh.open.los-from-rear":
    case "zh.open.touch":
    case "zh.open.view-own-cover":
    case "zh.open.view-target-cover":
      return near.size > 0 || ctx.state.smokes.length > 0;
    case "zh.open.base-size":
    case "zh.open.front-line":
    case "zh.open.view-path":
    case "zh.open.view-facing":
      return true;
  }
}

const same = (a: Verdict, b: Verdict): boolean => a.side === b.side && a.line === b.line && a.clear === b.clear;

/**
 * Whether a viewer has line of sight to a target, with the free line or the one that got furthest and what stops it; the
 * place is seen fully with a clear view, partially without. zh.los.any-part, zh.view.path
 */
export function sightRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> {
  const from = endOf(ctx, question.from, "/from", question.facing);
  if (!from.ok) return from;
  const to = endOf(ctx, question.to, "/to");
  if (!to.ok) return to;
  const own = judged(ctx, from.value, to.value);
  const looksBack = to.value.seen !== null && !isBody(to.value.seen);
  const ends = [from.value.stand.at, to.value.stand.at] as const;
  const near = new Set(terrainNear(ctx, ...ends, 2 * measured.inch).map(({ category }) => category));
  const otherwise = otherSettings(ctx.settings).flatMap(({ id, other, text, settings }) =>
    !mayMatter(ctx, id, from.value, to.value, near) || same(judged({ ...ctx, settings }, from.value, to.value), own)
      ? []
      : [{ interpretation: id, reading: other, text }],
  );
  const rests = [...new Set(otherwise.map(({ interpretation }) => interpretation))];
  return ok({
    ...verdict(ctx, from.value, to.value),
    back: looksBack ? verdict(ctx, to.value, from.value) : null,
    distance: Number(inInches(gapOfPlaces(ctx, from.value.stand.at, to.value.stand.at).length)),
    interpretations: rests.map((id) => ({ id, reading: reading(ctx, id) })),
    otherwise,
  });
}

/** The fighters and bodies a fighter certainly has line of sight to, and the area it watches. zh.los.front-only, zh.watch.6in */
export function fieldRuling(ctx: Ctx, piece: string): Result<FieldOfView> {
  const viewer = standing(ctx.state).find(({ id }) => id === piece);
  if (viewer === undefined)
    return err({ code: "unknown-piece", path: "/piece", message: `"${piece}" is not a fighter on the table.` });
  const others: readonly FighterOrBody[] = [
    ...standing(ctx.state).filter(({ id }) => id !== piece),
    ...ctx.state.bodies,
  ];
  return ok({
    viewer: piece,
    full: [],
    partial: [],
    sees: others.filter((other) => seesNow(ctx, viewer, other) === "yes").map(({ id }) => id),
    grounds: watchedGround(ctx, viewer),
    cites: ["zh.los.front-only", "zh.los.any-part", "zh.watch.2in", "zh.watch.6in", "zh.view.path"],
  });
}
