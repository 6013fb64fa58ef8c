import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { placesAround, type Prism } from "../table/bodies.ts";
import { givesCover, terrainKinds } from "../book/terrain.ts";
import { fortificationAt, type GroundPiece, groundOf, touches } from "../table/ground.ts";
import { centimetres, type Ctx, reading } from "../table/context.ts";
import { coverSettings } from "./alike.ts";
import { type End } from "./areas.ts";
import { keptBetween } from "./kept.ts";
import { between, lengthIn, placeOn, stretchesIn } from "./lines.ts";

/** Why a miniature is in cover, and what gives it. */
export interface Cover {
  readonly by: string;
  readonly text: string;
  readonly cites: readonly Citation[];
}

type Place = measured.Place;

/** The work of one point that is looked from, and of the view from it to a target. */
const POINT = 2;
const VIEW = 40;

/** How many points of an outline eyes look from. */
const AROUND = 32;

/** The points of a footprint that eyes look from: its middle first, then the outline. dt.open.cover-geometry */
function eyesOf(ctx: Ctx, { body, centre }: Prism): readonly Place[] {
  if (reading(ctx, "dt.open.cover-geometry") !== "one-point") return [centre];
  if (body.kind === "disc") {
    return [centre, ...placesAround(body, AROUND)];
  }
  const { corners } = body;
  const share = AROUND / corners.length;
  const edges = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    return Array.from({ length: share }, (_, step): Place => {
      const at = step / share;
      return { x: corner.x + (next.x - corner.x) * at, y: corner.y + (next.y - corner.y) * at };
    });
  });
  return [centre, ...edges];
}

/** How high eyes look from: from the top, which sees no less than what is lower, or from the middle of the body. dt.open.cover-geometry */
const eyeHeight = (ctx: Ctx, { foot, top }: Prism): number =>
  reading(ctx, "dt.open.cover-geometry") === "from-centre" ? (foot + top) / 2 : top;

/** The outline of a body in points; of a base so many that nothing between them is missed by a tenth of a millimetre. */
const outlineOf = (body: measured.Body): readonly Place[] =>
  body.kind === "hull" ? body.corners : placesAround(body, 48);

/** How deep something may reach into a view without hiding any of it: a tenth of a millimetre. */
const GRAZE = 10;

/** Whether a polygon reaches into a convex shape by more than a graze. */
function reachesInto(polygon: measured.Polygon, shape: readonly Place[]): boolean {
  let inside = polygon.corners.map(({ x, y }): Place => ({ x, y }));
  if (polygon.isConvex) {
    // two convex shapes are apart where an edge of one has all of the other beyond it
    const apart = (one: readonly Place[], other: readonly Place[]): boolean =>
      one.some((u, i) => {
        const v = one[(i + 1) % one.length] ?? u;
        const [ex, ey] = [v.x - u.x, v.y - u.y];
        const long = Math.hypot(ex, ey);
        if (long === 0) return false;
        return other.every(({ x, y }) => (ex * (y - u.y) - ey * (x - u.x)) / long <= GRAZE);
      });
    return !apart(shape, inside) && !apart(inside, shape);
  }
  // cut the polygon by every side of the shape: what is left lies in both
  for (const [i, u] of shape.entries()) {
    const v = shape[(i + 1) % shape.length] ?? u;
    const [ex, ey] = [v.x - u.x, v.y - u.y];
    const long = Math.hypot(ex, ey);
    if (long === 0) continue;
    const depth = ({ x, y }: Place): number => (ex * (y - u.y) - ey * (x - u.x)) / long - GRAZE;
    inside = inside.flatMap((corner, k) => {
      const next = inside[(k + 1) % inside.length] ?? corner;
      const [one, other] = [depth(corner), depth(next)];
      const cut = (): Place => ({
        x: corner.x + ((next.x - corner.x) * one) / (one - other),
        y: corner.y + ((next.y - corner.y) * one) / (one - other),
      });
      if (one > 0) return other > 0 ? [corner] : [corner, cut()];
      return other > 0 ? [cut()] : [];
    });
    if (inside.length === 0) return false;
  }
  return true;
}

/** What is looked at: its outline in order, its inside to the left of every edge, the circle round it, its foot. */
interface Target {
  readonly outline: readonly Place[];
  readonly centre: Place;
  readonly radius: number;
  readonly foot: number;
}

function targetOf({ body, centre, foot }: Prism): Target {
  const outline = outlineOf(body);
  const radius = Math.max(...outline.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
  return { outline, centre, radius, foot };
}

/**
 * Which part of the ways from an eye to a target is lower than a height, as shares: from where the line to the target's
 * foot comes down to it. What an eye below the target's foot looks up past is hidden by lower things. Null for none.
 */
function sharesUnder(high: number, foot: number, height: number): readonly [near: number, far: number] | null {
  if (height <= foot) return high >= height ? null : [0, (height - high) / (foot - high)];
  return [high <= height ? 0 : (high - height) / (high - foot), 1];
}

/**
 * The view from an eye to all of a target, between two shares of the way: what lies between the near sides of the target
 * drawn in towards the eye, and its far sides. Null where the eye lies in the target.
 */
function viewOf(eye: Place, { outline }: Target, [near, far]: readonly [number, number]): readonly Place[] | null {
  const faces = outline.map((u, i) => {
    const v = outline[(i + 1) % outline.length] ?? u;
    return (v.x - u.x) * (eye.y - u.y) - (v.y - u.y) * (eye.x - u.x) < 0;
  });
  if (!faces.includes(true)) return null;
  const view: Place[] = [];
  for (const [i, place] of outline.entries()) {
    const [before, after] = [faces.at(i - 1) ?? false, faces[i] ?? false];
    const way = { from: eye, to: place };
    const drawnIn = before || after ? placeOn(way, near) : null;
    if (!before || !after) {
      const out = placeOn(way, far);
      if (drawnIn === null) view.push(out);
      else view.push(...(before ? [drawnIn, out] : [out, drawnIn]));
    } else if (drawnIn !== null && near > 0) view.push(drawnIn);
  }
  return view;
}

/** Whether a polygon lies wholly beside, behind or beyond everything between an eye and a target. */
function isAside(eye: Place, { centre, radius }: Target, { corners }: measured.Polygon): boolean {
  const [dx, dy] = [centre.x - eye.x, centre.y - eye.y];
  const long = Math.hypot(dx, dy);
  let [left, right, behind, beyond] = [true, true, true, true];
  for (const { x, y } of corners) {
    const across = dx * (y - eye.y) - dy * (x - eye.x);
    const ahead = dx * (x - eye.x) + dy * (y - eye.y);
    if (across > -radius * long) left = false;
    if (across < radius * long) right = false;
    if (ahead > 0) behind = false;
    if (ahead < (long + radius) * long) beyond = false;
  }
  return left || right || (behind && long > radius) || beyond;
}

/**
 * How high a piece of terrain hides things: where heights are ignored, and where area terrain is endlessly high, all of
 * them. dt.open.los-geometry, dt.open.area-height
 */
function coverTop(ctx: Ctx, { piece, top }: GroundPiece): number {
  if (reading(ctx, "dt.open.los-geometry") === "plan-only") return Infinity;
  const isEndless = terrainKinds[piece.kind].area && reading(ctx, "dt.open.area-height") === "endless";
  return isEndless ? Infinity : top;
}

/** Whether an eye sees all of a target past a piece of terrain. */
function seesPast(ctx: Ctx, eye: Place, high: number, target: Target, piece: GroundPiece): boolean {
  charge("corners", POINT + piece.polygon.corners.length / 16);
  if (isAside(eye, target, piece.polygon)) return true;
  const shares = sharesUnder(high, target.foot, coverTop(ctx, piece));
  if (shares === null) return true;
  charge("corners", VIEW + 4 * piece.polygon.corners.length);
  return !reachesInto(piece.polygon, viewOf(eye, target, shares) ?? target.outline);
}

/** Whether the area terrain an attacker stands in hides things outside of it. dt.open.own-terrain */
function hidesFromInside(ctx: Ctx, from: End, to: End, piece: GroundPiece): boolean {
  switch (reading(ctx, "dt.open.own-terrain")) {
    case "always":
      return true;
    case "never":
      return false;
    case "not-from-its-edge": {
      const line = between(from.prism.body, to.prism.body, { from: from.prism.centre, to: to.prism.centre });
      if (line === null) return false;
      const deep = lengthIn(line, stretchesIn(piece.polygon, line).slice(0, 1));
      return deep > centimetres(ctx, "dt.number.area-edge") + GRAZE;
    }
  }
}

/** The terrain that may come between two miniatures. */
function inTheWay(ctx: Ctx, from: End, to: End): readonly GroundPiece[] {
  const box = measured.boxAround(from.prism.body, to.prism.body);
  const standsIn = (piece: GroundPiece): boolean => touches(from.prism.body, piece.piece);
  return groundOf(ctx.state).pieces.filter((piece) => {
    const { polygon } = piece;
    if (!givesCover(piece.piece.kind) || !measured.boxesMeet(polygon, box)) return false;
    // a hill hides what is behind it from those who do not stand on it
    if (piece.piece.kind === "hill") return from.prism.foot < piece.top && to.prism.foot < piece.top;
    if (!standsIn(piece)) return true;
    // what the attacker looks out of, stands on or leans against is not between the two
    return terrainKinds[piece.piece.kind].area && hidesFromInside(ctx, from, to, piece);
  });
}

/** What a target has by standing where it does. dt.save.area-cover, dt.fort.trench-cover, dt.open.bunker-cover */
function coverOfPlace(ctx: Ctx, from: Prism, { prism }: End, isInfantry: boolean): Cover | null {
  const fort = fortificationAt(ctx.state, prism.centre);
  // walls around both are not between them
  const walled = fort !== null && fortificationAt(ctx.state, from.centre)?.id !== fort.id;
  if (walled && isInfantry && reading(ctx, "dt.open.bunker-cover") === "always")
    return {
      by: fort.id,
      text: `The target is inside ${fort.id}.`,
      cites: ["dt.save.cover-test", "dt.fort.block-los", "dt.open.bunker-cover"],
    };
  for (const ground of groundOf(ctx.state).at(prism.centre)) {
    const { piece } = ground;
    if (piece.kind === "trench" && isInfantry)
      return { by: piece.id, text: `The target is in ${piece.id}.`, cites: ["dt.fort.trench-cover"] };
    if (terrainKinds[piece.kind].area && prism.foot < coverTop(ctx, ground))
      return { by: piece.id, text: `The target stands in ${piece.id}.`, cites: ["dt.save.area-cover"] };
  }
  const partly = groundOf(ctx.state).pieces.find(
    (ground) =>
      terrainKinds[ground.piece.kind].area && prism.foot < coverTop(ctx, ground) && touches(prism.body, ground.piece),
  );
  return partly === undefined
    ? null
    : { by: partly.piece.id, text: `The target stands partly in ${partly.piece.id}.`, cites: ["dt.save.area-cover"] };
}

/**
 * Whether a miniature that is seen is in cover from another: no point of the attacker has free lines to all of the
 * target, at its foot and its top, past terrain and smoke; miniatures hide nothing. Null where it is not.
 * dt.save.cover-test, dt.save.miniatures-no-cover
 */
export function coverFrom(ctx: Ctx, from: End, to: End, isInfantry: boolean): Cover | null {
  return covers(coverSettings(ctx.settings), from.prism, to.prism, () => workedOut(ctx, from, to, isInfantry));
}

const covers = keptBetween<Cover | null>();

function workedOut(ctx: Ctx, from: End, to: End, isInfantry: boolean): Cover | null {
  const place = coverOfPlace(ctx, from.prism, to, isInfantry);
  if (place !== null) return place;
  const pieces = inTheWay(ctx, from, to);
  if (pieces.length === 0) return null;
  const target = targetOf(to.prism);
  const eyes = eyesOf(ctx, from.prism);
  const high = eyeHeight(ctx, from.prism);
  let last: GroundPiece | undefined = undefined;
  const seesAll = eyes.some((eye) => {
    // what hid it last is looked at first
    if (last !== undefined && !seesPast(ctx, eye, high, target, last)) return false;
    const hiding = pieces.find((piece) => piece !== last && !seesPast(ctx, eye, high, target, piece));
    if (hiding !== undefined) last = hiding;
    return hiding === undefined;
  });
  if (seesAll) return null;
  const by = last === undefined ? "terrain" : nameOf(last);
  return {
    by,
    text: `No point of the attacker sees all of the target past ${by}.`,
    cites: ["dt.save.cover-test", "dt.save.area-cover", "dt.open.cover-geometry", "dt.open.own-terrain"],
  };
}

const nameOf = ({ piece }: GroundPiece): string => piece.id;
