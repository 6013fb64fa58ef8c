import {
  apart,
  type AttackWeapon,
  type AxisUnit,
  barrelAt,
  closest,
  grenadeOf,
  type G,
  grid,
  ground,
  isDisguised,
  number,
  onBoard,
  type Operator,
  reading,
  squaresOf,
  unitNamed,
  pronouns,
} from "../board/index.ts";
import { columnOf, directionTo, rowOf, type Square, squareNamed } from "../../geometry/index.ts";
import { isSilent, requireAssassination, requireDisguiseWeapon, requireGarrotte } from "./assassinations.ts";
import { gunOf, guns } from "./operator-guns.ts";
import { ALL, inField, type Met, operatorLine } from "../sight/index.ts";
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
  if (isDisguised(operator) || weapon === "garrotte") requireDisguiseWeapon(g, r, operator, weapon);
  if (weapon === "grenade") {
    requireThrow(g, r, operator, declared);
    return;
  }
  const has = weapon === "garrotte" || operator.weapons.includes(weapon);
  if (r.tells(has))
    r.need(
      has,
      {
        met: `${operator.id} has the ${weaponTitles[weapon]}.`,
        unmet: `${operator.id} has no ${weaponTitles[weapon]}; ${pronouns(operator).he} has ${operator.weapons.map((own) => weaponTitles[own]).join(", ") || "no weapon"}.`,
      },
      "rr.opboard.own-only",
      "rr.attack.cost",
    );
  if (swimsAt(g, operator, declared.from)) requireSpeargun(r, weapon === "speargun");
  const square = squareNamed(grid(g), id);
  if (square !== null) {
    if (
      r.need(
        barrelAt(g, square),
        { met: `A fuel barrel stands on ${id}.`, unmet: `No fuel barrel stands on ${id}.`, at: id },
        "rr.barrel.explodes",
      )
    )
      requireBarrelShot(g, r, operator, declared, square);
    return;
  }
  const target = unitNamed(g, id);
  if (!requireUnit(r, id, target, "rr.attack.los-range") || target === undefined || !onBoard(target)) return;
  if (kind === "marked") requireFront(g, r, operator, squaresOf(g, target), target.id);
  if (weapon === "garrotte") requireGarrotte(g, r, operator, declared.from, target);
  else if (weapon === "knife") requireAssassination(g, r, operator, declared.from, target);
  else requireShot(g, r, operator, declared, squaresOf(g, target), target.id);
}

const requireSpeargun = (r: Requirements<Citation>, isSpeargun: boolean): boolean =>
  r.need(
    isSpeargun,
    {
      met: "From the water he attacks with the speargun.",
      unmet: "He is in the water: from there only the speargun may attack.",
    },
    "rr.scuba.weapon",
  );

/** A target is an Axis unit on the board: one on a spawn tile cannot be attacked. rr.event.spawn-inert */
export const requireUnit = (
  r: Requirements<Citation>,
  id: string,
  unit: AxisUnit | undefined,
  cite: Citation,
): boolean => {
  const here = unit !== undefined && onBoard(unit);
  if (!r.tells(here)) return here;
  return r.need(
    here,
    {
      met: `${id} is an Axis unit on the board.`,
      unmet:
        unit === undefined
          ? `${id} is no Axis unit of this position.`
          : `${id} waits on a spawn tile; the target is a unit on the board.`,
    },
    cite,
    ...(unit === undefined ? [] : (["rr.event.spawn-inert"] as const)),
  );
};

/** A target is within so many squares. rr.attack.los-range, rr.attack.range-count */
export const requireRange = (
  r: Requirements<Citation>,
  target: string,
  distance: number,
  most: number,
  cites: readonly Citation[],
): boolean =>
  r.tells(distance <= most)
    ? r.need(
        distance <= most,
        {
          met: `${target} is ${distance} squares away, within the range of ${most}.`,
          unmet: `${target} is ${distance} squares away; the range is ${most}.`,
        },
        ...cites,
        "rr.open.distance-metric",
      )
    : distance <= most;

/**
 * An Operator has a line of sight to one of some squares; otherwise what blocks the line to the nearest of them, where,
 * and by which rule. rr.los.operator-line, rr.los.operator-blockers
 */
export function requireSightTo(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  from: { readonly square: Square; readonly low: boolean; readonly blind: boolean },
  squares: readonly Square[],
  target: string,
  clear: boolean,
  ...cites: readonly Citation[]
): boolean {
  if (!r.tells(clear)) return clear;
  if (clear) return r.pass(`${operator.id} has a line of sight to ${target}.`, ...cites);
  const { square: eye, low, blind } = from;
  const met: Met[] = [];
  const [nearest] = closest(squares, (square) => apart(g, eye, square));
  if (nearest !== undefined) operatorLine(g, eye, low, nearest, blind, met);
  const blocker = met.find(({ stop }) => stop === ALL) ?? met[0];
  const hides = blocker !== undefined && blocker.stop !== ALL;
  const because: readonly Citation[] = [
    "rr.los.operator-blockers",
    ...(hides ? ([operator.scuba ? "rr.scuba.low-cover-los" : "rr.crouch.los-both-ways"] as const) : []),
  ];
  return r.need(
    false,
    {
      met: `${operator.id} has a line of sight to ${target}.`,
      unmet: `${operator.id} has no line of sight to ${target}: ${blocker === undefined ? "the line is blocked." : `on ${blocker.at}: ${blocker.text}`}${hides ? ` He is ${operator.scuba ? "in the water" : "crouched"}, and does not see over it.` : ""}`,
      at: blocker?.at,
    },
    ...cites,
    ...because,
    ...(blocker?.cites ?? []),
  );
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
  // how far he may shoot is asked for apart: rr.mark.los-range
  const most = reading(g, "rr.open.mark-depth") === "weapon-range" ? Infinity : number(g, "rr.number.view-depth");
  const inFront = squares.some((square) =>
    inField(
      g,
      facing,
      columnOf(grid(g), square) - columnOf(grid(g), at),
      rowOf(grid(g), square) - rowOf(grid(g), at),
      peripheral,
      most,
    ),
  );
  r.need(
    inFront,
    {
      met: `${target} is in the field of view to the front of ${operator.id}.`,
      unmet: `${target} is outside the field of view to the front of ${operator.id}, who faces ${facing}; a marked attack goes to ${pronouns(operator).his} front${most === Infinity ? "" : `, ${most} squares far`}.`,
    },
    "rr.mark.front-cone",
    "rr.open.mark-peripheral",
    "rr.open.mark-depth",
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
  if (gun === null || isSilent(declared.weapon) || declared.weapon === "grenade") return;
  const { distance, inLine } = aimedSquare(g, operator, declared, squares);
  requireRange(r, target, distance, gun.long, gun.rangeCites);
  requireSightTo(
    g,
    r,
    operator,
    { square: declared.from, low: isLow(g, operator, declared), blind: declared.kind === "blind" },
    squares,
    target,
    inLine,
    "rr.attack.los-range",
    "rr.los.operator-line",
  );
  const { ammunition, spends } = guns[declared.weapon];
  if (ammunition !== null && r.tells(operator[ammunition] > 0))
    r.need(
      operator[ammunition] > 0,
      {
        met: `${operator.id} has an ammunition token for the ${weaponTitles[declared.weapon]}.`,
        unmet: `${operator.id} has no ammunition token left for the ${weaponTitles[declared.weapon]}.`,
      },
      ...spends,
    );
  if (declared.weapon === "speargun")
    r.need(
      !operator.speared,
      {
        met: `${operator.id} has not used the speargun in this turn.`,
        unmet: `${operator.id} has used the speargun in this turn already.`,
      },
      "rr.spear.one-per-turn",
      "rr.open.spear-spotted",
    );
  if (declared.weapon === "speargun" && reading(g, "rr.open.spear-spotted") === "assassination")
    r.need(
      !operator.spotted,
      {
        met: `${operator.id} is not spotted.`,
        unmet: `${operator.id} is spotted; the speargun counts as an assassination, which takes one who is not.`,
      },
      "rr.assassinate.not-spotted",
      "rr.open.spear-spotted",
    );
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
      {
        met: `The ${weaponTitles[declared.weapon]} is loud.`,
        unmet: `The ${weaponTitles[declared.weapon]} is silent; only a loud weapon sets off a barrel.`,
      },
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
    grenadeOf(operator) !== null,
    { met: `${operator.id} has a grenade.`, unmet: `${operator.id} has no grenade of ${pronouns(operator).his} own.` },
    "rr.grenade.throw",
    "rr.opboard.own-only",
    ...(g.state.expansions.includes("kickstarter") ? (["rr.kick.stick-grenade"] as const) : []),
  );
  if (swimsAt(g, operator, declared.from)) requireSpeargun(r, false);
  r.need(
    declared.kind !== "blind",
    { met: "The grenade is thrown openly.", unmet: "Blind fire takes a gun, not a grenade." },
    "rr.blind.use",
  );
  if (
    !r.need(
      square !== null,
      { met: `${declared.target} is a square of the board.`, unmet: `${declared.target} is no square of the board.` },
      "rr.grenade.throw",
    ) ||
    square === null
  )
    return;
  requireRange(r, declared.target, apart(g, declared.from, square), number(g, "rr.number.grenade-long"), [
    "rr.grenade.throw",
  ]);
  if (declared.kind === "marked") requireFront(g, r, operator, [square], declared.target);
}

/** The direction (0 to 7) between two squares of one step, for placing and climbing. */
export const stepTo = (g: G, from: Square, to: Square): number | null => directionTo(grid(g), from, to);
