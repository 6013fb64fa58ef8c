/*
 * A second answer to "what does an attack need, and what comes of it?", written from pages 2, 4 to 8, 10, 11 and 17 of
 * the rule book and not from the engine. Only the default readings.
 */

import { allRolls, shares } from "../soak/against-oracle.ts";
import { type DrawnBoard, type Point } from "./sight-oracle.ts";

/** What a weapon or a unit fires with. */
export interface Fire {
  readonly dice: number;
  readonly number: number;
  readonly short: number;
  readonly long: number;
}

/** rr checklist 2.4 */
export const weapons = {
  pistol: { dice: 1, number: 5, short: 4, long: 8 },
  sten: { dice: 3, number: 4, short: 4, long: 8 },
  sniper: { dice: 1, number: 3, short: 8, long: 16 },
  speargun: { dice: 1, number: 4, short: 2, long: 4 },
} as const satisfies Readonly<Record<string, Fire>>;

/** rr checklist 2.2 */
export const units = {
  rifleman: { dice: 1, number: 3, short: 4, long: 8 },
  smg: { dice: 2, number: 4, short: 4, long: 8 },
  officer: { dice: 1, number: 4, short: 4, long: 8 },
} as const satisfies Readonly<Record<string, Fire>>;

/** rr.attack.range-count, rr.open.distance-metric: a diagonal step counts 1. */
export const squaresBetween = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** rr.mod.op-short, rr.mod.op-aimed, rr.mod.op-blind, rr.mod.op-no-cover */
export const operatorModifier = ({ short }: Fire, distance: number, isAimed: boolean, isBlind: boolean): number =>
  (distance <= short ? 1 : 0) + (isAimed ? 2 : 0) - (isBlind ? 2 : 0);

/** The penalty of what lies on a square or an edge; what nobody sees past has 3. */
const penalties: Readonly<Record<string, 1 | 2 | 3>> = { h: 1, c: 2, "-": 2, "|": 2, W: 2 };
const high = "fr=#D";

/** Squares with their edges as a lattice of half squares: (odd, odd) is a square, the others edges. */
function glyphAt(board: DrawnBoard, u: number, v: number): string {
  const [x, y] = [Math.floor(u / 2), Math.floor(v / 2)];
  return (u % 2 === 0 ? board.left[y]?.[x] : v % 2 === 0 ? board.upper[y]?.[x] : board.squares[y]?.[x]) ?? " ";
}

function penaltyAt(board: DrawnBoard, u: number, v: number): number {
  const glyph = glyphAt(board, u, v);
  return high.includes(glyph) ? 3 : (penalties[glyph] ?? 0);
}

/**
 * The cover of an Operator against a unit: of his forest square and of everything low that touches his square and that
 * the line between the centres passes, the largest. The line is followed from one edge to the next. Null where
 * the text does not say: it runs exactly through a corner that is closed on both sides, or the attacker has a window of
 * his own beside that of the Operator.
 * rr.square.forest-cover, rr.cover.*, rr.window.cover, rr.axisattack.adjacent-none, rr.open.cover-between,
 * -adjacent-edge, -several, -crouched, -own-cover-square
 */
export function coverOf(board: DrawnBoard, operator: Point, isCrouched: boolean, attacker: Point): number | null {
  const [u, v] = [2 * operator.x + 1, 2 * operator.y + 1];
  const [du, dv] = [2 * (attacker.x - operator.x), 2 * (attacker.y - operator.y)];
  const [a, b] = [Math.sign(du), Math.sign(dv)];
  const met = [0];
  // an edge is one half square away across, and at most two along; a square two at most both ways
  const beside = (x: number, y: number, p: number, q: number): boolean =>
    Math.abs(p - x) <= (p % 2 === 0 ? 1 : 2) && Math.abs(q - y) <= (q % 2 === 0 ? 1 : 2);
  /** Windows of the wall that an edge belongs to, two edges away at most. */
  const windows = (p: number, q: number): readonly (readonly [number, number])[] =>
    [-4, -2, 2, 4]
      .map((along) => (p % 2 === 0 ? ([p, q + along] as const) : ([p + along, q] as const)))
      .filter(([x, y]) => glyphAt(board, x, y) === "W");
  let isOpen = false;
  const meet = (p: number, q: number): void => {
    const penalty = penaltyAt(board, p, q);
    if (glyphAt(board, p, q) === "#") {
      // whoever is seen although the line meets the wall is seen through a window beside
      if (windows(p, q).some((at) => beside(u, v, ...at))) met.push(2);
      if (windows(p, q).some((at) => beside(u + du, v + dv, ...at) && !beside(u, v, ...at))) isOpen = true;
    } else if (beside(u, v, p, q) && penalty < 3 && (p !== u + du || q !== v + dv)) met.push(penalty);
  };
  const steps = Math.abs(du * dv) === 0 ? Math.abs(du + dv) : Math.abs(du * dv);
  for (let n = 1; n < steps; n++) {
    const [p, q] = [u + (du * n) / steps, v + (dv * n) / steps];
    const [edgeU, edgeV] = [p % 2 === 0, q % 2 === 0];
    // the middle of the square or edge that a crossing lies on
    const middle = (r: number): number => 2 * Math.floor(r / 2) + 1;
    if (edgeU && edgeV) {
      const isClosed = (places: readonly (readonly [number, number])[]): boolean =>
        places.some(([x, y]) => penaltyAt(board, x, y) > 0);
      const one = isClosed([
        [p + a, q - b],
        [p, q - b],
        [p + a, q],
      ]);
      if (
        one &&
        isClosed([
          [p - a, q + b],
          [p, q + b],
          [p - a, q],
        ])
      )
        return null;
      meet(p + a, q + b);
    } else if (edgeU || edgeV) {
      meet(edgeU ? p : middle(p), edgeV ? q : middle(q));
      meet(edgeU ? p + a : middle(p), edgeV ? q + b : middle(q));
    }
  }
  if (squaresBetween(operator, attacker) <= 1) return 0;
  if (isOpen) return null;
  const forest = board.squares[operator.y]?.[operator.x] === "f" ? 1 : 0;
  return 0 - Math.max(forest, isCrouched ? 0 : Math.max(...met));
}

/** rr.dice.attack-roll, rr.dice.modify-each */
const hits = (faces: readonly number[], { number }: Fire, modifier: number): number =>
  faces.filter((face) => face + modifier >= number).length;

/** What comes of an attack on a unit or vehicle: it dies, or so many points are lost. rr.dice.unit-health */
export const onUnit = (fire: Fire, modifier: number, id: string, health: number): Readonly<Record<string, string>> =>
  shares(
    [...allRolls(fire.dice)].map((faces) => {
      const lost = hits(faces, fire, modifier);
      return lost >= health ? [`killed:${id}`] : lost > 0 ? [`damaged:${id}:${lost}`] : [];
    }),
  );

/** What comes of a unit's attack on an Operator. rr.dice.axis-damage */
export const onOperator = (
  fire: Fire,
  modifier: number,
  id: string,
  health: number,
): Readonly<Record<string, string>> =>
  shares(
    [...allRolls(fire.dice)].map((faces) => {
      const lost = hits(faces, fire, modifier);
      return lost >= health ? [`dead:${id}`] : lost > 0 ? [`hurt:${id}:${lost}`] : [];
    }),
  );
