import { newLine, traceFromCorner, traceLine } from "../../geometry/index.ts";
import { type OtherReading, otherReadingsUnder, type SightVerdict, type Visibility } from "../../kernel/index.ts";
import { type InterpretationId, interpretations } from "../book/open-points/index.ts";
import {
  axisBlockers,
  BESIDE,
  besideLine,
  type Blockers,
  isInFieldOf,
  lineTo,
  lookoutsOf,
  looksAsVehicle,
  operatorLine,
} from "../sight/index.ts";
import { type Ctx, grid, terrain } from "../table/context.ts";
import { ground } from "../table/terrain.ts";
import { better, type End, eyesOf, isBlind, isSeen, ownSquares } from "./sight-ends.ts";

/** How well an end is seen from another, without the reasons; a vehicle by its best square. */
export function outcomeOf(
  ctx: Ctx,
  from: End,
  to: End,
  blockers: Blockers,
): { readonly place: Visibility; readonly seen: boolean } {
  const target = ownSquares(from, to);
  if (from.operator !== null) {
    const { operator } = from;
    const seen = to.squares.some((square) =>
      operatorLine(
        ctx,
        { square: from.at, low: operator.aboard === null && (operator.crouched || operator.scuba) },
        square,
      ),
    );
    return { place: seen ? "full" : "none", seen };
  }
  const eyes = eyesOf(from);
  let place: Visibility = "none";
  for (const square of isBlind(ctx, from) ? [] : to.squares) {
    if (from.facing !== null && !isInFieldOf(ctx, eyes, square)) continue;
    const how = lineTo(ctx, eyes, square, blockers, { target });
    if (better[how] > better[place]) place = how;
  }
  return { place, seen: isSeen(ctx, from, to, place) };
}

/** A question about sight, with what lies beside its lines. */
interface Asked {
  readonly ctx: Ctx;
  readonly from: End;
  readonly to: End;
  /** Bits of BESIDE. */
  readonly beside: number;
}

type Matters = (asked: Asked) => boolean;

/** The squares of a vehicle but one: the verdict names the points of the field of view for that one. */
const hasFurtherSquares: Matters = ({ to }) => to.squares.length > 1;

/** The view out of rocks, and at what is low on a square with low cover. */
const endsInCover: Matters = ({ ctx, from, to }) => {
  const { squares } = grid(ctx);
  return (
    from.squares.some((square) => squares[square] === ground.rock) ||
    to.squares.some((square) => squares[square] === ground.hedge || squares[square] === ground.crates)
  );
};

const passesLowWall: Matters = ({ from, beside }) => from.operator === null && (beside & BESIDE.lowWall) !== 0;

const passesLowCover: Matters = ({ from, beside }) => from.operator === null && (beside & BESIDE.lowCover) !== 0;

const passesWindow: Matters = ({ beside }) => (beside & BESIDE.window) !== 0;

const hasTemplates: Matters = ({ ctx }) => ctx.state.templates.length > 0;

const showsNancy: Matters = ({ to }) => (to.operator?.outfit ?? null) !== null;

/**
 * The open points by another reading of which somebody may be seen or not, though the verdict names none of them: by the
 * reading in force something else is in the way, or nothing. Each with where alone it can matter, for whatever else is
 * asked is looked at anew by each of its readings. Points that are not here are named wherever they matter.
 */
const unnamedPoints: readonly (readonly [InterpretationId, Matters])[] = [
  ["rr.open.fov-diagonals", hasFurtherSquares],
  ["rr.open.fov-depth", hasFurtherSquares],
  ["rr.open.los-end-squares", endsInCover],
  ["rr.open.low-wall-adjacent", passesLowWall],
  ["rr.open.low-wall-length", passesLowWall],
  ["rr.open.hedge-adjacent-viewer", passesLowCover],
  [
    "rr.open.operator-los-alert-axis",
    ({ ctx, from }) => from.operator !== null && ctx.state.units.some(({ alert }) => alert),
  ],
  ["rr.open.template-los", hasTemplates],
  ["rr.open.template-shape", hasTemplates],
  ["rr.open.dare-alert-units", showsNancy],
  ["rr.open.dare-disguise-blocks-los", ({ ctx }) => ctx.state.operators.some(({ outfit }) => outfit !== null)],
  ["rr.open.dare-garrotte-seen-later", showsNancy],
  ["rr.open.dare-suspicion-ensnared", ({ from }) => from.unit?.held === "ensnared"],
  ["rr.open.window-six-squares", passesWindow],
  ["rr.open.window-inner-viewer", passesWindow],
  ["rr.open.window-lateral", passesWindow],
  ["rr.open.window-two", passesWindow],
];

/** The points that decide whether a unit looks at a place at all: where it does not, none of the line can matter. */
const pointsOfLooking: ReadonlySet<string> = new Set<InterpretationId>([
  "rr.open.fov-diagonals",
  "rr.open.fov-depth",
  "rr.open.dare-suspicion-ensnared",
]);

/** The points that decide what stands in the way. */
const pointsOfBlockers: ReadonlySet<string> = new Set<InterpretationId>([
  "rr.open.template-shape",
  "rr.open.dare-disguise-blocks-los",
]);

/** Whether a square of the target is looked at, whatever is in the way. */
const looksThere = (ctx: Ctx, from: End, to: End): boolean =>
  from.operator !== null ||
  (!isBlind(ctx, from) &&
    (from.facing === null || to.squares.some((square) => isInFieldOf(ctx, eyesOf(from), square))));

const line = newLine();

/** What lies beside all lines between two ends, as bits of BESIDE. */
function besideLines(ctx: Ctx, from: End, to: End): number {
  const board = terrain(ctx);
  const eyes = eyesOf(from);
  let beside = 0;
  for (const square of to.squares) {
    if (from.operator === null && looksAsVehicle(eyes))
      for (const { corner } of lookoutsOf(ctx, eyes))
        beside |= besideLine(board, traceFromCorner(board.grid, corner, square, line), from.squares, square);
    else if (square !== from.at)
      beside |= besideLine(board, traceLine(board.grid, from.at, square, line), from.squares, square);
  }
  return beside;
}

const interpretationIds: ReadonlySet<string> = new Set(Object.keys(interpretations));

const isInterpretation = (id: string): id is InterpretationId => interpretationIds.has(id);

/** The interpretations a verdict names. */
function restsOn({ lines, reasons }: SightVerdict): Set<InterpretationId> {
  const ids = new Set<InterpretationId>();
  const add = (cites: readonly string[]): void => {
    for (const id of cites) if (isInterpretation(id)) ids.add(id);
  };
  for (const { blocker, hindrances } of lines) {
    if (blocker !== undefined) add(blocker.cites);
    for (const { cites } of hindrances) add(cites);
  }
  for (const { cites } of reasons) add(cites);
  return ids;
}

const otherReadings = otherReadingsUnder(interpretations);

/** The open points that a verdict hangs on: those it names, and others that would change it; with the readings by which. */
export function hangsOn(
  ctx: Ctx,
  { from, to }: { readonly from: End; readonly to: End },
  now: SightVerdict,
  blockers: Blockers,
): { readonly ids: readonly InterpretationId[]; readonly otherwise: readonly OtherReading[] } {
  const named = restsOn(now);
  const looks = looksThere(ctx, from, to);
  const asked: Asked = { ctx, from, to, beside: looks ? besideLines(ctx, from, to) : 0 };
  const ids = [...named];
  const otherwise: OtherReading[] = [];
  /** Adds the readings of a point that would change the verdict. */
  const add = (id: InterpretationId): void => {
    if (!interpretations[id].switchable || !(looks || pointsOfLooking.has(id))) return;
    for (const { other: reading, text, settings } of otherReadings(ctx.settings, id)) {
      const by = { ...ctx, settings };
      const other = outcomeOf(by, from, to, pointsOfBlockers.has(id) ? axisBlockers(by) : blockers);
      if (other.seen === now.seen && other.place === now.place) continue;
      otherwise.push({
        interpretation: id,
        reading,
        text: `${interpretations[id].question} ${text.endsWith(".") ? text : `${text}.`} Then the square is ${other.place === "none" ? "not visible" : other.place === "partial" ? "partially visible" : "fully visible"}.`,
      });
    }
  };
  named.forEach(add);
  for (const [id, matters] of unnamedPoints) {
    if (named.has(id) || !matters(asked)) continue;
    const before = otherwise.length;
    add(id);
    if (otherwise.length > before) ids.push(id);
  }
  return { ids, otherwise };
}
