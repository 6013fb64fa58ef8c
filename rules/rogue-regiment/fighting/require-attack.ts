import {
  apart,
  type AttackWeapon,
  type AxisUnit,
  barrelAt,
  edge,
  type G,
  grid,
  ground,
  isVehicleKind,
  number,
  onBoard,
  type Operator,
  ownStack,
  type Placed,
  reading,
  squaresOf,
  unitNamed,
} from "../board/index.ts";
import {
  ahead,
  columnOf,
  directionTo,
  edgeBetween,
  opposite,
  rowOf,
  type Square,
  squareAt,
  squareNamed,
} from "../../geometry/index.ts";
import { gunOf, guns } from "./operator-guns.ts";
import { inField, operatorLine } from "../sight/index.ts";
import { type Citation, weaponTitles } from "../catalogue/index.ts";
import type { Requirements } from "../../kernel/index.ts";

/** An attack as it is declared: from where, in which posture, and with what it is made. */
export interface Declared {
  readonly from: Square;
  readonly crouched: boolean;
  readonly weapon: AttackWeapon;
  /** A unit's id, or the square of a fuel barrel or of a grenade's throw. */
  readonly target: string;
  readonly kind: "attack" | "blind" | "marked";
}

/** The square directly behind a unit, opposite to its facing; null off the board. rr.assassinate.behind */
export function squareBehind(g: G, unit: Placed<AxisUnit>): Square | null {
  const { dx, dy } = ahead[opposite[unit.facing]];
  return squareAt(grid(g), columnOf(grid(g), unit.at) + dx, rowOf(grid(g), unit.at) + dy);
}

/**
 * Whether low cover hides things from an Operator who attacks: he is crouched, or in the water.
 * rr.crouch.los-both-ways, rr.scuba.low-cover-los
 */
export const isLow = (g: G, operator: Operator, { crouched, from }: Declared): boolean =>
  crouched || swimsAt(g, operator, from);

/** Whether an Operator swims on a square of his action: in water, or where he is under a bridge. */
const swimsAt = (g: G, operator: Operator, square: Square): boolean =>
  operator.aboard === null && (grid(g).squares[square] === ground.water || (operator.scuba && operator.at === square));

/** Adds the requirements of an attack. Returns nothing; see Requirements. */
export function requireAttack(g: G, r: Requirements<Citation>, operator: Operator, declared: Declared): void {
  const { weapon, target: id, kind } = declared;
  if (weapon === "grenade") {
    requireThrow(g, r, operator, declared);
    return;
  }
  r.need(
    operator.weapons.includes(weapon),
    `${operator.id} has the ${weapon}.`,
    "rr.opboard.own-only",
    "rr.attack.cost",
  );
  if (swimsAt(g, operator, declared.from))
    r.need(weapon === "speargun", "From a water square only the speargun may attack.", "rr.scuba.weapon");
  const square = squareNamed(grid(g), id);
  if (square !== null) {
    if (r.need(barrelAt(g, square), `A fuel barrel stands on ${id}.`, "rr.barrel.explodes"))
      requireBarrelShot(g, r, operator, declared, square);
    return;
  }
  const target = unitNamed(g, id);
  if (
    !r.need(
      target !== undefined && onBoard(target),
      `${id} is an Axis unit on the board.`,
      "rr.attack.los-range",
      "rr.event.spawn-inert",
    ) ||
    target === undefined ||
    !onBoard(target)
  )
    return;
  if (kind === "marked") requireFront(g, r, operator, squaresOf(g, target), target.id);
  if (weapon === "knife") requireAssassination(g, r, operator, declared, target);
  else requireShot(g, r, operator, declared, squaresOf(g, target), target.id);
}

/**
 * For a marked attack the target lies in the Operator's field of view to his front. rr.mark.front-cone,
 * rr.open.mark-peripheral
 */
function requireFront(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  squares: readonly Square[],
  target: string,
): void {
  const { at, facing } = operator;
  if (at === null) return;
  const peripheral = reading(g, "rr.open.mark-peripheral") === "yes";
  const inFront = squares.some((square) =>
    inField(
      g,
      facing,
      columnOf(grid(g), square) - columnOf(grid(g), at),
      rowOf(grid(g), square) - rowOf(grid(g), at),
      peripheral,
    ),
  );
  r.need(
    inFront,
    `${target} is in the field of view to the front of ${operator.id}.`,
    "rr.mark.front-cone",
    "rr.open.mark-peripheral",
    "rr.los.operator-all-round",
  );
}

/**
 * The square of a target at which it is shot: the nearest one in line of sight, else the nearest.
 * rr.vattack.operators-attack
 */
export function aimedSquare(
  g: G,
  operator: Operator,
  declared: Declared,
  squares: readonly Square[],
): { readonly distance: number; readonly inLine: boolean } {
  const low = isLow(g, operator, declared);
  const seen = squares.filter((square) => operatorLine(g, declared.from, low, square, declared.kind === "blind"));
  return {
    distance: Math.min(...(seen.length > 0 ? seen : squares).map((square) => apart(g, declared.from, square))),
    inLine: seen.length > 0,
  };
}

function requireShot(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  declared: Declared,
  squares: readonly Square[],
  target: string,
): void {
  const gun = gunOf(g, declared.weapon);
  if (gun === null || declared.weapon === "knife" || declared.weapon === "grenade") return;
  const { distance, inLine } = aimedSquare(g, operator, declared, squares);
  r.need(
    distance <= gun.long,
    `${target} is within ${gun.long} squares (it is ${distance} away).`,
    "rr.attack.los-range",
    "rr.attack.range-count",
    "rr.open.distance-metric",
    ...gun.cites,
  );
  r.need(
    inLine,
    `${operator.id} has a line of sight to ${target}.`,
    "rr.attack.los-range",
    "rr.los.operator-line",
    "rr.los.operator-blockers",
    "rr.building.door-attack",
    "rr.vlos.blocks",
    "rr.barrel.hides",
    ...(operator.scuba ? (["rr.scuba.low-cover-los"] as const) : []),
    "rr.open.operator-los-alert-axis",
    "rr.open.operator-sees-over",
    "rr.open.fov-operator-depth",
  );
  const { ammunition, spends } = guns[declared.weapon];
  if (ammunition !== null)
    r.need(
      operator[ammunition] > 0,
      `${operator.id} has an ammunition token for the ${weaponTitles[declared.weapon]}.`,
      ...spends,
    );
  if (declared.weapon === "speargun")
    r.need(
      !operator.speared,
      `${operator.id} has not used the speargun in this turn.`,
      "rr.spear.one-per-turn",
      "rr.open.spear-spotted",
    );
  if (declared.weapon === "speargun" && reading(g, "rr.open.spear-spotted") === "assassination")
    r.need(!operator.spotted, `${operator.id} is not spotted.`, "rr.assassinate.not-spotted", "rr.open.spear-spotted");
}

/** A fuel barrel explodes on a successful attack with a loud weapon. rr.barrel.explodes */
function requireBarrelShot(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  declared: Declared,
  square: Square,
): void {
  const gun = gunOf(g, declared.weapon);
  if (
    !r.need(
      gun !== null && gun.earshot > 0,
      "Only a loud weapon sets off a barrel.",
      "rr.barrel.explodes",
      "rr.heard.loud",
    ) ||
    gun === null
  )
    return;
  requireShot(g, r, operator, declared, [square], `the barrel on ${declared.target}`);
}

/**
 * A grenade is thrown at any square in range; without line of sight it scatters. rr.grenade.throw, rr.grenade.no-los
 */
function requireThrow(g: G, r: Requirements<Citation>, operator: Operator, declared: Declared): void {
  const square = squareNamed(grid(g), declared.target);
  r.need(
    ownStack(operator, "grenade") !== undefined,
    `${operator.id} has a grenade.`,
    "rr.grenade.throw",
    "rr.opboard.own-only",
  );
  r.need(!swimsAt(g, operator, declared.from), "From a water square only the speargun may attack.", "rr.scuba.weapon");
  r.need(declared.kind !== "blind", "Blind fire takes a gun.", "rr.blind.use");
  if (!r.need(square !== null, `${declared.target} is a square of the board.`, "rr.grenade.throw") || square === null)
    return;
  const most = number(g, "rr.number.grenade-long");
  const distance = apart(g, declared.from, square);
  r.need(
    distance <= most,
    `${declared.target} is within ${most} squares (it is ${distance} away).`,
    "rr.grenade.throw",
    "rr.open.distance-metric",
  );
  if (declared.kind === "marked") {
    r.need(operator.markAt === square, "The grenade lies on this square as his marker.", "rr.grenade.mark");
    requireFront(g, r, operator, [square], declared.target);
  }
}

function requireAssassination(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  { from }: Declared,
  target: Placed<AxisUnit>,
): void {
  r.need(!operator.spotted, `${operator.id} is not spotted.`, "rr.assassinate.not-spotted");
  r.need(!isVehicleKind(target.kind), `${target.id} is infantry.`, "rr.assassinate.infantry");
  const behind = squareBehind(g, target) === from;
  r.need(
    behind,
    `${operator.id} is on the square directly behind ${target.id}.`,
    "rr.assassinate.behind",
    "rr.knife.use",
    "rr.assassinate.infantry",
  );
  if (!behind) return;
  const between = edgeBetween(grid(g), from, target.at);
  r.need(between !== edge.door, "No doorway lies between.", "rr.building.door-attack");
  r.need(
    between === edge.open || between === edge.lowWall || between === edge.window || between === edge.door,
    "No wall lies between.",
    "rr.building.wall",
    "rr.cover.high-blocks",
    "rr.assassinate.window",
  );
}

/** The direction (0 to 7) between two squares of one step, for placing and climbing. */
export const stepTo = (g: G, from: Square, to: Square): number | null => directionTo(grid(g), from, to);
