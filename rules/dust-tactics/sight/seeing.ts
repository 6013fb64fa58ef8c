import { measured } from "../../geometry/index.ts";
import { citeIf, charge } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Prism } from "../table/bodies.ts";
import { fortificationAt, type GroundPiece } from "../table/ground.ts";
import { type Ctx, inCm, reading, written } from "../table/context.ts";
import { sightSettings } from "./alike.ts";
import { type End, planeAt, type Stop, stopByAreas, stopsAll } from "./areas.ts";
import { areasBetween, blockersBetween, hullsBetween, type SightAsk, type Solid } from "./blockers.ts";
import { keptBetween } from "./kept.ts";
import { between, lengthIn, type Piece, stretchesIn } from "./lines.ts";

/** How one miniature sees another: the line that shows it, or the one that gets furthest and what stops it. */
export type Sight =
  | { readonly seen: true; readonly line: Piece }
  | { readonly seen: false; readonly line: Piece | null; readonly stop: Stop };

/** What it takes to ask whether one sees another, and to try one line of a fan, in units of work. */
const ASKED = 10;
const TRIED = 2;
const PART = 1 / 16;

const tall = ({ body, top }: Prism): measured.TallBody => ({ body, top });

/** The points from which eyes look by that reading: the middle of a footprint and eight points of its outline. */
function eyesOf({ body, centre, top }: Prism): readonly measured.TallBody[] {
  const points = body.kind === "hull" ? outlineOf(body.corners) : roundOf(body);
  return [centre, ...points].map(({ x, y }) => ({ body: measured.disc(x, y, 0), top }));
}

const outlineOf = (corners: readonly measured.Place[]): readonly measured.Place[] =>
  corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return [corner, { x: Math.round((corner.x + next.x) / 2), y: Math.round((corner.y + next.y) / 2) }];
  });

const roundOf = ({ x, y, radius }: measured.Disc): readonly measured.Place[] =>
  Array.from({ length: 8 }, (_, i) => measured.placeAlong({ x, y }, measured.directionOf(i * 45), radius));

/** A unit in a bunker sees and is seen only to its front. dt.fort.bunker-view */
function stopByBunker(ctx: Ctx, from: End, to: End): Stop | null {
  for (const [inside, other] of [
    [from, to],
    [to, from],
  ] as const) {
    const bunker = fortificationAt(ctx.state, inside.prism.centre);
    if (bunker === null || bunker.kind !== "bunker" || bunker.facing === null) continue;
    if (fortificationAt(ctx.state, other.prism.centre)?.id === bunker.id) continue;
    const { dx, dy } = measured.directionOf(bunker.facing);
    const { centre } = inside.prism;
    const ahead = (place: measured.Place): number => (place.x - centre.x) * dx + (place.y - centre.y) * dy;
    const { body } = other.prism;
    const most =
      body.kind === "disc" ? ahead(body) + body.radius * Math.hypot(dx, dy) : Math.max(...body.corners.map(ahead));
    if (most < 0) {
      const text = `${bunker.id} faces ${bunker.facing}°, away from the other.`;
      return { by: bunker.id, at: centre, text, cites: ["dt.fort.bunker-view"] };
    }
  }
  return null;
}

/** The offsets across the way at which lines are tried besides those through corners, as shares of half the width. */
const offsets = Array.from({ length: 17 }, (_, i) => i / 8 - 1);

/** Half of how wide a body is across a direction. */
function halfWidth({ body, centre }: Prism, nx: number, ny: number): readonly [number, number] {
  if (body.kind === "disc") return [-body.radius, body.radius];
  const off = body.corners.map(({ x, y }) => (x - centre.x) * nx + (y - centre.y) * ny);
  return [Math.min(...off), Math.max(...off)];
}

/** Lines from all over the one to all over the other, spread evenly. */
function* fan(from: Prism, to: Prism): Generator<Piece> {
  const [dx, dy] = [to.centre.x - from.centre.x, to.centre.y - from.centre.y];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / long, dx / long];
  const at = (prism: Prism, share: number): measured.Place => {
    const [least, most] = halfWidth(prism, nx, ny);
    const off = (least + most) / 2 + ((most - least) / 2) * share * 0.999;
    return { x: prism.centre.x + nx * off, y: prism.centre.y + ny * off };
  };
  for (const offset of offsets) {
    for (const other of offsets) {
      const piece = between(from.body, to.body, { from: at(from, offset), to: at(to, other) });
      if (piece !== null) yield piece;
    }
  }
}

/** Whether a piece runs through something solid by more than a hundredth of a millimetre. */
const isStopped = (parts: readonly measured.Polygon[], piece: Piece): boolean => {
  const { from, to } = piece;
  const box = measured.boxOf({ kind: "hull", corners: [from, to] });
  return parts.some((part) => measured.boxesMeet(part, box) && lengthIn(piece, stretchesIn(part, piece)) > 1);
};

/** A line that is free of everything solid and that all area terrain lets pass; null where none is found. */
function lineThrough(
  ctx: Ctx,
  from: End,
  to: End,
  solid: measured.Terrain,
  areas: readonly GroundPiece[],
): Piece | null {
  const polygons = areas.map(({ polygon }) => polygon);
  const { body } = from.prism;
  const { body: other } = to.prism;
  // the corners of area terrain are worth a line, though its inside stops none by itself
  const question = new measured.SightQuestion(new measured.Terrain([...solid.polygons, ...polygons]), body, other);
  let open: Piece | null = null;
  let seams: readonly measured.Seam[] | null = null;
  question.tryAll((line) => {
    if (solid.polygons.some((polygon) => line.enters(polygon))) return false;
    seams ??= solid.seams;
    if (line.runsAlongAny(seams)) return false;
    const piece = { from: line.placeAt(line.begin.along), to: line.placeAt(line.end.along) };
    if (stopByAreas(ctx, from, to, areas, piece) !== null) return false;
    open = piece;
    return true;
  });
  if (open !== null) return open;
  for (const piece of fan(from.prism, to.prism)) {
    charge("corners", TRIED + solid.polygons.length * PART);
    if (isStopped(solid.polygons, piece) || stopByAreas(ctx, from, to, areas, piece) !== null) continue;
    return piece;
  }
  return null;
}

/** The line between the centres, from body to body. */
export function straight({ prism: from }: End, { prism: to }: End): Piece {
  const line = { from: from.centre, to: to.centre };
  return between(from.body, to.body, line) ?? line;
}

/** Bodies that overlap see each other wherever they stand. */
const overlap = (from: Prism, to: Prism): boolean => measured.isWithin(measured.gapBetween(from.body, to.body), 0);

interface Asked {
  readonly pieces: readonly Solid[];
  readonly areas: readonly GroundPiece[];
}

const askedOf = (ctx: Ctx, from: End, to: End, hulls: readonly Solid[]): Asked => ({
  pieces: blockersBetween(ctx, from.prism, to.prism, hulls),
  areas: areasBetween(ctx, from.prism, to.prism),
});

/** The bodies a question is asked of: the whole tops, or eye points by that reading, from either end. */
function lookers(ctx: Ctx, from: Prism, to: Prism): readonly (readonly [measured.TallBody, measured.TallBody])[] {
  if (reading(ctx, "dt.open.los-geometry") !== "eye-points") return [[tall(from), tall(to)]];
  return [
    ...eyesOf(from).map((eye) => [eye, tall(to)] as const),
    ...eyesOf(to).map((eye) => [tall(from), eye] as const),
  ];
}

/**
 * Whether a miniature has a line of sight to another: from any part of the one to any part of the other, past everything
 * solid that stands above the plane between their tops, and as area terrain lets lines pass. The same both ways.
 * dt.los.any-line, dt.los.mutual
 */
export function sees(ctx: Ctx, from: End, to: End, ask: SightAsk): boolean {
  charge("corners", ASKED);
  const hulls = hullsBetween(ctx, from.prism, to.prism, ask);
  // what terrain alone decides is kept while both stand where they do
  if (hulls.length > 0 || reading(ctx, "dt.open.area-edge") === "nearest-decides") return looks(ctx, from, to, hulls);
  return sights(sightSettings(ctx.settings), from.prism, to.prism, () => looks(ctx, from, to, hulls));
}

const sights = keptBetween<boolean>();

function looks(ctx: Ctx, from: End, to: End, hulls: readonly Solid[]): boolean {
  if (overlap(from.prism, to.prism)) return true;
  if (stopByBunker(ctx, from, to) !== null) return false;
  const { pieces, areas } = askedOf(ctx, from, to, hulls);
  if (areas.some((area) => stopsAll(ctx, from, to, area))) return false;
  return lookers(ctx, from.prism, to.prism).some(([body, other]) => {
    if (areas.length === 0) return measured.seesInSpace(pieces, body, other);
    const solid = measured.terrainAbove(pieces, body, other);
    if (!measured.sees(solid, body.body, other.body)) return false;
    const [a, b] = [endOf(from, body), endOf(to, other)];
    return lineThrough(ctx, a, b, solid, areas) !== null;
  });
}

/** An end that is looked from with a body of its own, e.g. an eye point. */
const endOf = ({ unit, prism }: End, { body, top }: measured.TallBody): End => ({
  unit,
  prism: body === prism.body ? prism : { body, top, foot: prism.foot, centre: middleOf(body) },
});

const middleOf = (body: measured.Body): measured.Place => {
  const { x, y } = measured.extentOf(body);
  return { x, y };
};

/** The same with its line, and what stops it by name, place and height. `first` says which end's name comes first. */
export function sightOf(ctx: Ctx, from: End, to: End, ask: SightAsk, first: "from" | "to" = "from"): Sight {
  const centres = straight(from, to);
  if (overlap(from.prism, to.prism)) return { seen: true, line: { from: from.prism.centre, to: to.prism.centre } };
  const bunker = stopByBunker(ctx, from, to);
  if (bunker !== null) return { seen: false, line: centres, stop: bunker };
  const { pieces, areas } = askedOf(ctx, from, to, hullsBetween(ctx, from.prism, to.prism, ask));
  let blocked: Sight | null = null;
  for (const [body, other] of lookers(ctx, from.prism, to.prism)) {
    const named = measured.nameSightInSpace(pieces, body, other, {}, first);
    if (!named.seen) {
      blocked ??= { seen: false, line: named.line, stop: solidStop(ctx, from.prism, to.prism, pieces, named.line) };
      continue;
    }
    const line = { from: named.line.from, to: named.line.to };
    if (areas.length === 0) return { seen: true, line };
    const [a, b] = [endOf(from, body), endOf(to, other)];
    const piece = lineThrough(ctx, a, b, measured.terrainAbove(pieces, body, other), areas);
    if (piece !== null) return { seen: true, line: piece };
    const stop = stopByAreas(ctx, a, b, areas, straight(a, b)) ?? stopByAreas(ctx, a, b, areas, line);
    if (stop !== null) blocked = { seen: false, line: straight(a, b), stop };
  }
  return blocked ?? { seen: false, line: centres, stop: solidStop(ctx, from.prism, to.prism, pieces, null) };
}

/** The place on the outline of what is in the way that is meant, without the hair by which it stops lines. */
function onOutline(corners: readonly measured.Corner[], at: measured.Place): measured.Place {
  let best = { place: at, off: 10 };
  for (const { x, y, next } of corners) {
    const [ex, ey] = [next.x - x, next.y - y];
    const share = Math.max(0, Math.min(1, ((at.x - x) * ex + (at.y - y) * ey) / (ex * ex + ey * ey)));
    const place = { x: x + ex * share, y: y + ey * share };
    const off = Math.hypot(place.x - at.x, place.y - at.y);
    if (off < best.off) best = { place, off };
  }
  return best.place;
}

/** What is in the way, by how much it stands above the line. dt.los.blocked */
function solidStop(
  ctx: Ctx,
  from: Prism,
  to: Prism,
  pieces: readonly Solid[],
  line: { readonly by: string; readonly at: measured.Place } | null,
): Stop {
  const by = line?.by ?? "something";
  const piece = pieces.find(({ polygon }) => polygon.name === by);
  const at = onOutline(piece?.drawn.corners ?? [], line?.at ?? from.centre);
  const height = piece?.height ?? 0;
  const over = height - planeAt(from, to, at);
  const place = written({ x: Math.round(at.x), y: Math.round(at.y) });
  const far = inCm(over);
  const touches = far <= 0 && reading(ctx, "dt.open.level-top") === "touches";
  const above = touches ? "it is as high as the line there" : `it stands ${far} cm above the line there`;
  const isPlan = reading(ctx, "dt.open.los-geometry") === "plan-only";
  const text = isPlan ? `${by} is in the way at ${place}.` : `${by} is in the way at ${place}: ${above}.`;
  const flies = piece?.bottom !== undefined;
  const cites: readonly Citation[] = [
    "dt.los.blocked",
    "dt.los.hulls-block",
    "dt.open.los-geometry",
    "dt.open.blockers",
    ...citeIf(touches, "dt.open.level-top"),
    ...citeIf(piece?.isFort === true, "dt.fort.block-los"),
  ];
  return { by, at, text, cites: flies ? [...cites, "dt.los.aircraft-stand"] : cites };
}
