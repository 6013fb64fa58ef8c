import type { BoardPiece } from "../rules/kernel/index.ts";
import { drawBadges } from "./badges.ts";
import { type Point, turned } from "./frame.ts";
import { centred, textWidth } from "./lettering.ts";
import { element, type Markup, path } from "./svg.ts";
import type { Paint, Palette, Role } from "./theme.ts";
import { silhouetteOf, weaponShapes } from "./silhouettes.ts";
import { isPointed, vehicleFromAbove } from "./vehicles.ts";

/** Which role a side plays in the drawing: it gives the token its colour and its shape. */
const roles: Readonly<Record<string, Role>> = {
  south: "ours",
  north: "theirs",
  operators: "ours",
  commandos: "ours",
  intruders: "ours",
  attacker: "ours",
  axis: "theirs",
  enemy: "theirs",
  defender: "theirs",
  escorted: "escorted",
  "escorted enemies": "escorted",
  objects: "thing",
  markers: "thing",
  nobody: "thing",
  objectives: "goal",
};

export const roleOf = ({ side }: Pick<BoardPiece, "side">): Role =>
  Object.hasOwn(roles, side) ? (roles[side] ?? "other") : "other";

/** Outlines of the tokens in a circle of radius 1, one for each role, so that sides differ without their colours. */
const outlines: Readonly<Record<Role, string>> = {
  ours: "M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0z",
  theirs: "M-.86 -.86H.86V.86H-.86z",
  escorted: "M0 -1.05L1 -.3L.64 .92H-.64L-1 -.3z",
  thing: "M-.75 -.6Q-.75 -.75 -.6 -.75H.6Q.75 -.75 .75 -.6V.6Q.75 .75 .6 .75H-.6Q-.75 .75 -.75 .6z",
  goal: "M0 -1.05L1.05 0L0 1.05L-1.05 0z",
  other: "M-.42 -1H.42L1 -.42V.42L.42 1H-.42L-1 .42V-.42z",
};

/** Things that are drawn as what they are, in a box from -1 to 1, without a label. */
const things: Readonly<Record<string, string>> = {
  corpse: "M-.7 -.7L.7 .7M.7 -.7L-.7 .7",
  barrel:
    "M-.5 -.55A.5 .2 0 1 1 .5 -.55V.55A.5 .2 0 0 1 -.5 .55zM-.5 -.55A.5 .2 0 0 0 .5 -.55M-.5 -.05A.5 .2 0 0 0 .5 -.05",
  document: "M-.5 -.7H.25L.5 -.42V.7H-.5zM-.28 -.2H.28M-.28 .1H.28M-.28 .4H.1",
  bomb: "M-.55 .2A.5 .5 0 1 1 .45 .2A.5 .5 0 1 1 -.55 .2zM.3 -.2L.5 -.45M.5 -.45l.15 -.2M.5 -.45l.25 .02",
  body: "M-.7 -.7L.7 .7M.7 -.7L-.7 .7",
  "demo charge": "M-.55 .2A.5 .5 0 1 1 .45 .2A.5 .5 0 1 1 -.55 .2zM.3 -.2L.5 -.45M.5 -.45l.15 -.2M.5 -.45l.25 .02",
  smoke: "M-.6 .45A.3 .3 0 0 1 -.55 -.15A.4 .4 0 0 1 .15 -.4A.35 .35 0 0 1 .6 .05A.25 .25 0 0 1 .5 .45z",
  light:
    "M-.3 0A.3 .3 0 1 1 .3 0A.3 .3 0 1 1 -.3 0zM0 -.5V-.8M0 .5V.8M-.5 0H-.8M.5 0H.8M-.35 -.35l-.2 -.2M.35 -.35l.2 -.2M-.35 .35l-.2 .2M.35 .35l.2 .2",
  searchlight: "M-.7 .15A.3 .3 0 1 1 -.1 .15A.3 .3 0 1 1 -.7 .15zM-.1 0L.8 -.55M-.1 .3L.8 .6M-.4 .45V.8",
  escape: "M-.6 -.7H.1V-.35M.1 .35V.7H-.6zM-.2 0H.75M.4 -.35L.75 0L.4 .35",
  trap: "M-.7 .35H.7L.35 -.3L0 .2L-.35 -.3z",
  "alert-marker": "M0 -.75V.25M0 .62V.66",
  "first-aid-kit": "M-.7 -.35H.7V.6H-.7zM-.25 -.35V-.6H.25V-.35M0 -.12V.38M-.25 .13H.25",
  crowbar: "M-.62 .66L.35 -.45Q.55 -.7 .76 -.5M-.62 .66L-.78 .5",
  "german-uniform": "M-.3 -.7L0 -.48L.3 -.7L.78 -.4L.62 0L.42 -.1V.7H-.42V-.1L-.62 0L-.78 -.4zM0 -.48V.7",
  grenade: "M-.7 .7L.1 -.1M.05 -.35L.4 -.7L.75 -.35L.4 0z",
  tnt: "M-.6 -.2H-.2V.7H-.6zM-.2 -.2H.2V.7H-.2zM.2 -.2H.6V.7H.2zM0 -.2Q0 -.6 .45 -.7",
  bombardment: "M0 .75Q-.42 .4 -.3 -.1V-.3H.3V-.1Q.42 .4 0 .75zM-.36 -.75L0 -.32L.36 -.75",
  spotted: "M-.8 0Q0 -.9 .8 0Q0 .9 -.8 0zM-.22 0a.22 .22 0 1 0 .44 0a.22 .22 0 1 0 -.44 0z",
  binoculars: "M-.75 .6V-.1L-.5 -.6H-.16V.6zM.75 .6V-.1L.5 -.6H.16V.6zM-.16 0H.16",
  airdrop: "M-.75 -.1A.75 .65 0 0 1 .75 -.1zM-.75 -.1L0 .45L.75 -.1M-.2 .45H.2V.8H-.2z",
  flee: "M-.75 -.45L-.2 0L-.75 .45M-.1 -.45L.45 0L-.1 .45M.72 -.45V.45",
};

/** A token's kind without the side that is up: "tnt red" is tnt. */
const unturned = (kind: string): string => kind.replace(/ red$/, "");

/** How a thing is drawn: by lines, or filled, as weapons are; null for what is not a thing. */
function thingOf(kind: string): { readonly lines: string } | { readonly filled: string } | null {
  const name = unturned(kind);
  const lines = Object.hasOwn(things, name) ? things[name] : undefined;
  if (lines !== undefined) return { lines };
  const filled = Object.hasOwn(weaponShapes, name) ? weaponShapes[name] : undefined;
  return filled === undefined ? null : { filled };
}

/** Whether a piece is drawn by a sign of its kind. */
export const isThing = ({ kind, side }: Pick<BoardPiece, "kind" | "side">): boolean =>
  thingOf(kind) !== null && side !== "enemy";

const scaled = ({ x, y }: Point, r: number, turn = 0): string =>
  `translate(${path(x)} ${path(y)})${turn === 0 ? "" : ` rotate(${turn})`} scale(${Math.round(r * 1000) / 1000})`;

/** The arrow that shows where a token faces, behind it; it points north and is turned. */
const arrow = "M0 -1.68L.72 -.7H-.72z";

const fitted = (label: string, most: number, size: number): number =>
  Math.min(size, most / Math.max(0.5, textWidth(label)));

/** A token on one square: the shape of its side, its label or sign, where it faces, its conditions; where it is large, what it carries. */
export function drawToken(
  palette: Palette,
  piece: Pick<BoardPiece, "side" | "kind" | "facing" | "conditions">,
  label: string,
  at: Point,
  { r, large = true }: { readonly r: number; readonly large?: boolean },
): readonly Markup[] {
  const role = roleOf(piece);
  const { fill, line, text } = palette.roles[role];
  const sign = isThing(piece) ? thingOf(piece.kind) : null;
  const badges = drawBadges(
    palette,
    piece.conditions,
    { x: at.x - r * 0.82, y: at.y - r * 0.82, width: r * 1.64, height: r * 1.64 },
    r * 0.46,
  );
  const pointing = (way: keyof typeof turned): Markup =>
    element("path", {
      d: arrow,
      fill,
      stroke: line,
      "stroke-width": "0.12",
      "stroke-linejoin": "round",
      transform: scaled(at, r, turned[way]),
    });
  const facing = piece.facing === null ? [] : [pointing(piece.facing)];
  if (sign !== null) {
    // a side that is used up or dangerous is red
    const ink = unturned(piece.kind) === piece.kind ? palette.ink : palette.sight.none;
    // a light line around the sign keeps it legible on every ground
    const drawnIn = (colour: string, width: string): Markup =>
      element("path", {
        d: "lines" in sign ? sign.lines : sign.filled,
        fill: "lines" in sign ? "none" : colour,
        stroke: colour,
        "stroke-width": width,
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
        transform: scaled(at, r),
      });
    const thickness = "lines" in sign ? "0.24" : "0.04";
    return [...facing, drawnIn(palette.page, "0.62"), drawnIn(ink, thickness), ...badges];
  }
  // a label and what it carries, one above the other
  const carried = large ? silhouetteOf(piece.kind, piece.conditions) : null;
  const lifted = carried === null ? at : { x: at.x, y: at.y - r * 0.24 };
  const size = carried === null ? r * 1.12 : r * 0.95;
  return [
    ...facing,
    element("path", { d: outlines[role], fill, stroke: line, "stroke-width": "0.14", transform: scaled(at, r) }),
    ...(carried === null
      ? []
      : [element("path", { d: carried, fill: text, transform: scaled({ x: at.x, y: at.y + r * 0.46 }, r * 0.62) })]),
    ...(label === ""
      ? []
      : [centred(label, { ...lifted, size: fitted(label, r * 1.5, size), fill: text, bold: true })]),
    ...badges,
  ];
}

/** The part of a base on a measured table that its token fills. */
export const TOKEN_SHARE = 0.74;

/** How large the label of a token of a radius is that bears nothing else. */
export const labelSizeOn = (label: string, r: number): number => fitted(label, r * 1.5, r * 1.12);

/** A token over several squares: a body, a wedge in its front, its label and conditions. */
export function drawVehicle(
  palette: Palette,
  piece: BoardPiece,
  label: string,
  corner: Point,
  cell: number,
): readonly Markup[] {
  const { fill, line, text }: Paint = palette.roles[roleOf(piece)];
  const inset = cell * 0.1;
  const width = (piece.width ?? 1) * cell - 2 * inset;
  const height = (piece.height ?? 1) * cell - 2 * inset;
  const x = corner.x + inset;
  const y = corner.y + inset;
  const middle = { x: x + width / 2, y: y + height / 2 };
  const lengthwise = piece.facing === "E" || piece.facing === "W";
  const half = { along: (lengthwise ? width : height) / 2, aside: (lengthwise ? height : width) / 2 };
  // the bonnet is drawn facing north and turned
  const front = path(
    "M",
    -half.aside * 0.72,
    -half.along + cell * 0.3,
    "L",
    0,
    -half.along + cell * 0.06,
    "L",
    half.aside * 0.72,
    -half.along + cell * 0.3,
  );
  const bonnet = (way: keyof typeof turned): Markup =>
    element("path", {
      d: front,
      fill: "none",
      stroke: text,
      "stroke-width": cell * 0.09,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
      transform: `translate(${path(middle.x)} ${path(middle.y)}) rotate(${turned[way]})`,
    });
  const seen =
    piece.facing === null
      ? null
      : vehicleFromAbove(piece.kind, { fill, line, text }, palette.wall, half.aside, half.along);
  const turn = piece.facing === null ? 0 : turned[piece.facing];
  const whole =
    seen === null
      ? element("rect", { x, y, width, height, rx: cell * 0.22, fill, stroke: line, "stroke-width": cell * 0.05 })
      : element("g", { transform: `translate(${path(middle.x)} ${path(middle.y)}) rotate(${turn})` }, ...seen);
  return [
    whole,
    ...(piece.facing === null || isPointed(piece.kind) ? [] : [bonnet(piece.facing)]),
    centred(label, {
      ...middle,
      size: fitted(label, Math.min(width, height) * 0.9, cell * 0.62),
      fill: text,
      bold: true,
      ...(seen !== null && { halo: fill }),
    }),
    ...drawBadges(
      palette,
      piece.conditions,
      { x: x + cell * 0.06, y: y + cell * 0.06, width: width - cell * 0.12, height: height - cell * 0.12 },
      cell * 0.17,
    ),
  ];
}
