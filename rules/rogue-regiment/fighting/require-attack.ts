import { citeIf, counted } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { weaponTitles } from "../book/titles.ts";
import {
  barrelAt,
  closest,
  type Ctx,
  distanceBetween,
  grid,
  number,
  isOnBoard,
  reading,
  type Req,
  squaresOf,
  unitNamed,
} from "../table/context.ts";
import { isDisguised, pronouns } from "../table/nancy.ts";
import { grenadeOf } from "../table/rolls.ts";
import type { AttackWeapon, AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { columnOf, directionTo, rowOf, type Square, squareNamed } from "../../geometry/index.ts";
import { isSilent, requireAssassination, requireDisguiseWeapon, requireGarrotte } from "./assassinations.ts";
import { gunOf, guns } from "./operator-guns.ts";
import { STOPS_ALL, isInField, type LineObstacle, onTheLine, operatorLine } from "../sight/index.ts";

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
export const isLow = (ctx: Ctx, operator: Operator, { crouched, from }: Declared): boolean =>
  crouched || swimsAt(ctx, operator, from);

/** Whether an Operator swims on a square of his action: in water, or where he is under a bridge. */
const swimsAt = (ctx: Ctx, operator: Operator, square: Square): boolean =>
  operator.aboard === null &&
  (grid(ctx).squares[square] === ground.water || (operator.scuba && operator.at === square));

/** Adds the requirements of an attack. Returns nothing; see Requirements. */
export function requireAttack(ctx: Ctx, req: Req, operator: Operator, declared: Declared): void {
  const { weapon, target: id, kind } = declared;
  if (isDisguised(operator) || weapon === "garrotte") requireDisguiseWeapon(ctx, req, operator, weapon);
  if (weapon === "grenade") {
    requireThrow(ctx, req, operator, declared);
    return;
  }
  const has = weapon === "garrotte" || operator.weapons.includes(weapon);
  if (req.wantsText(has))
    req.need(has, {
      met: `${operator.id} has the ${weaponTitles[weapon]}.`,
      unmet: `${operator.id} has no ${weaponTitles[weapon]}; ${pronouns(operator).he} has ${operator.weapons.map((own) => weaponTitles[own]).join(", ") || "no weapon"}.`,
      cites: ["rr.opboard.own-only", "rr.attack.cost"],
    });
  if (swimsAt(ctx, operator, declared.from)) requireSpeargun(req, { isSpeargun: weapon === "speargun" });
  const square = squareNamed(grid(ctx), id);
  if (square !== null) {
    if (
      req.need(barrelAt(ctx, square), {
        met: `A fuel barrel stands on ${id}.`,
        unmet: `No fuel barrel stands on ${id}.`,
        at: id,
        cites: ["rr.barrel.explodes"],
      })
    )
      requireBarrelShot(ctx, req, operator, declared, square);
    return;
  }
  const target = unitNamed(ctx.state, id);
  if (!requireUnit(req, id, target, "rr.attack.los-range") || target === undefined || !isOnBoard(target)) return;
  if (kind === "marked") requireFront(ctx, req, operator, squaresOf(ctx, target), target.id);
  if (weapon === "garrotte") requireGarrotte(ctx, req, operator, declared.from, target);
  else if (weapon === "knife") requireAssassination(ctx, req, operator, declared.from, target);
  else requireShot(ctx, req, operator, declared, { squares: squaresOf(ctx, target), target: target.id });
}

/** Whoever is in the water fires only the speargun. rr.scuba.weapon */
const requireSpeargun = (req: Req, { isSpeargun }: { readonly isSpeargun: boolean }): boolean =>
  req.need(isSpeargun, {
    met: "From the water he attacks with the speargun.",
    unmet: "He is in the water: from there only the speargun may attack.",
    cites: ["rr.scuba.weapon"],
  });

/** A target is an Axis unit on the board: one on a spawn tile cannot be attacked. rr.event.spawn-inert */
export const requireUnit = (req: Req, id: string, unit: AxisUnit | undefined, cite: Citation): boolean => {
  const here = unit !== undefined && isOnBoard(unit);
  if (!req.wantsText(here)) return here;
  return req.need(here, {
    met: `${id} is an Axis unit on the board.`,
    unmet:
      unit === undefined
        ? `${id} is not an Axis unit of this position.`
        : `${id} ${unit.post.kind === "spawn" ? "waits on a spawn tile" : "is off the board"}; the target is a unit on the board.`,
    cites: [cite, ...citeIf(unit?.post.kind === "spawn", "rr.event.spawn-inert")],
  });
};

/** A target as a sentence begins with it: the barrel is no name. */
const beginning = (target: string): string => target.replace(/^the /u, "The ");

/** A target is within so many squares. rr.attack.los-range, rr.attack.range-count */
export const requireRange = (
  req: Req,
  target: string,
  distance: number,
  limit: number,
  cites: readonly Citation[],
): boolean =>
  req.wantsText(distance <= limit)
    ? req.need(distance <= limit, {
        met: `${beginning(target)} is ${counted(distance, "square")} away, within the range of ${limit}.`,
        unmet: `${beginning(target)} is ${counted(distance, "square")} away; the range is ${limit}.`,
        cites: [...cites, "rr.open.distance-metric"],
      })
    : distance <= limit;

/** A look at a target: from where, at which squares, by which name, and whether the line is clear. */
interface SightTo {
  readonly from: { readonly square: Square; readonly low: boolean; readonly blind: boolean };
  readonly squares: readonly Square[];
  readonly target: string;
  readonly clear: boolean;
  /** Whether it is looked at for an attack, which nobody makes through a doorway. */
  readonly attacks?: true;
}

/**
 * An Operator has a line of sight to one of some squares; otherwise what blocks the line to the nearest of them, where,
 * and by which rule. rr.los.operator-line, rr.los.operator-blockers
 */
export function requireSightTo(
  ctx: Ctx,
  req: Req,
  operator: Operator,
  sight: SightTo,
  ...cites: readonly Citation[]
): boolean {
  const { from, squares, target, clear } = sight;
  if (!req.wantsText(clear)) return clear;
  if (clear) return req.pass(`${operator.id} has a line of sight to ${target}.`, ...cites);
  const { square: eye, low, blind } = from;
  const met: LineObstacle[] = [];
  const [nearest] = closest(squares, (square) => distanceBetween(ctx, eye, square));
  if (nearest !== undefined) operatorLine(ctx, { square: eye, low, blind }, nearest, met);
  const blocker = met.find(({ stop }) => stop === STOPS_ALL) ?? met[0];
  const hides = blocker !== undefined && blocker.stop !== STOPS_ALL;
  const because: readonly Citation[] = [
    "rr.los.operator-blockers",
    ...(hides ? ([operator.scuba ? "rr.scuba.low-cover-los" : "rr.crouch.los-both-ways"] as const) : []),
    ...citeIf(
      sight.attacks === true && blocker?.cites.includes("rr.building.door-los") === true,
      "rr.building.door-attack",
    ),
  ];
  return req.need(false, {
    met: `${operator.id} has a line of sight to ${target}.`,
    unmet: `${operator.id} has no line of sight to ${target}${blocker === undefined ? ": the line is blocked." : `. ${onTheLine(blocker)}`}${hides ? ` He is ${operator.scuba ? "in the water" : "crouched"}, and does not see over it.` : ""}`,
    at: blocker?.at,
    cites: [...cites, ...because, ...(blocker?.cites ?? [])],
  });
}

/**
 * For a marked attack the target lies in the Operator's field of view to his front. rr.mark.front-cone,
 * rr.open.mark-peripheral
 */
function requireFront(ctx: Ctx, req: Req, operator: Operator, squares: readonly Square[], target: string): void {
  const { at, facing } = operator;
  if (at === null) return;
  const peripheral = reading(ctx, "rr.open.mark-peripheral") === "yes";
  // how far he may shoot is asked for apart: rr.mark.los-range
  const limit = reading(ctx, "rr.open.mark-depth") === "weapon-range" ? Infinity : number(ctx, "rr.number.view-depth");
  const inFront = squares.some((square) =>
    isInField(
      ctx,
      facing,
      columnOf(grid(ctx), square) - columnOf(grid(ctx), at),
      rowOf(grid(ctx), square) - rowOf(grid(ctx), at),
      { peripheral, most: limit },
    ),
  );
  req.need(inFront, {
    met: `${target} is in the field of view to the front of ${operator.id}.`,
    unmet: `${target} is outside the field of view to the front of ${operator.id}, who faces ${facing}; a marked attack goes to ${pronouns(operator).his} front${limit === Infinity ? "" : `, ${limit} squares far`}.`,
    cites: ["rr.mark.front-cone", "rr.open.mark-peripheral", "rr.open.mark-depth"],
  });
}

/**
 * The square of a target at which it is shot: the nearest one in line of sight, else the nearest.
 * rr.vattack.operators-attack
 */
export function aimedSquare(
  ctx: Ctx,
  operator: Operator,
  declared: Declared,
  squares: readonly Square[],
): { readonly distance: number; readonly inLine: boolean } {
  const low = isLow(ctx, operator, declared);
  const seen = squares.filter((square) =>
    operatorLine(ctx, { square: declared.from, low, blind: declared.kind === "blind" }, square),
  );
  return {
    distance: Math.min(
      ...(seen.length > 0 ? seen : squares).map((square) => distanceBetween(ctx, declared.from, square)),
    ),
    inLine: seen.length > 0,
  };
}

function requireShot(
  ctx: Ctx,
  req: Req,
  operator: Operator,
  declared: Declared,
  { squares, target }: { readonly squares: readonly Square[]; readonly target: string },
): void {
  const gun = gunOf(ctx, declared.weapon);
  if (gun === null || isSilent(declared.weapon) || declared.weapon === "grenade") return;
  const isOutOfRange = squares.every((square) => distanceBetween(ctx, declared.from, square) > gun.long);
  if (isOutOfRange && !req.wantsText(false)) return;
  const { distance, inLine } = aimedSquare(ctx, operator, declared, squares);
  requireRange(req, target, distance, gun.long, gun.rangeCites);
  requireSightTo(
    ctx,
    req,
    operator,
    {
      from: { square: declared.from, low: isLow(ctx, operator, declared), blind: declared.kind === "blind" },
      squares,
      target,
      clear: inLine,
      attacks: true,
    },
    "rr.attack.los-range",
    "rr.los.operator-line",
  );
  const { ammunition, spends } = guns[declared.weapon];
  if (ammunition !== null && req.wantsText(operator[ammunition] > 0))
    req.need(operator[ammunition] > 0, {
      met: `${operator.id} has an ammunition token for the ${weaponTitles[declared.weapon]}.`,
      unmet: `${operator.id} has no ammunition token left for the ${weaponTitles[declared.weapon]}.`,
      cites: spends,
    });
  if (declared.weapon === "speargun")
    req.need(!operator.speared, {
      met: `${operator.id} has not used the speargun in this turn.`,
      unmet: `${operator.id} has already used the speargun this turn.`,
      cites: ["rr.spear.one-per-turn", "rr.open.spear-spotted"],
    });
  if (declared.weapon === "speargun" && reading(ctx, "rr.open.spear-spotted") === "assassination")
    req.need(!operator.spotted, {
      met: `${operator.id} is not spotted.`,
      unmet: `${operator.id} is spotted; the speargun counts as an assassination, which takes one who is not.`,
      cites: ["rr.assassinate.not-spotted", "rr.open.spear-spotted"],
    });
}

/** A fuel barrel explodes on a successful attack with a loud weapon. rr.barrel.explodes, rr.heard.loud */
function requireBarrelShot(ctx: Ctx, req: Req, operator: Operator, declared: Declared, square: Square): void {
  const gun = gunOf(ctx, declared.weapon);
  if (
    !req.need(gun !== null && gun.earshot > 0, {
      met: `The ${weaponTitles[declared.weapon]} is loud.`,
      unmet: `The ${weaponTitles[declared.weapon]} is silent; only a loud weapon sets off a barrel.`,
      cites: ["rr.barrel.explodes", "rr.heard.loud"],
    }) ||
    gun === null
  )
    return;
  requireShot(ctx, req, operator, declared, { squares: [square], target: `the barrel on ${declared.target}` });
}

/**
 * A grenade is thrown at any square in range; without line of sight it scatters. rr.grenade.throw, rr.grenade.no-los
 */
function requireThrow(ctx: Ctx, req: Req, operator: Operator, declared: Declared): void {
  const square = squareNamed(grid(ctx), declared.target);
  req.need(grenadeOf(operator) !== null, {
    met: `${operator.id} has a grenade.`,
    unmet: `${operator.id} has no grenade of ${pronouns(operator).his} own.`,
    cites: [
      "rr.grenade.throw",
      "rr.opboard.own-only",
      ...citeIf(ctx.state.expansions.includes("kickstarter"), "rr.kick.stick-grenade"),
    ],
  });
  if (swimsAt(ctx, operator, declared.from)) requireSpeargun(req, { isSpeargun: false });
  req.need(declared.kind !== "blind", {
    met: "The grenade is thrown openly.",
    unmet: "A grenade is not a gun; blind fire takes one.",
    cites: ["rr.blind.use"],
  });
  if (
    !req.found(square, {
      met: `${declared.target} is a square of the board.`,
      unmet: `${declared.target} is not a square of the board.`,
      cites: ["rr.grenade.throw"],
    })
  )
    return;
  requireRange(
    req,
    declared.target,
    distanceBetween(ctx, declared.from, square),
    number(ctx, "rr.number.grenade-long"),
    ["rr.grenade.throw"],
  );
  if (declared.kind === "marked") requireFront(ctx, req, operator, [square], declared.target);
}

/** The direction (0 to 7) between two squares of one step, for placing and climbing. rr.square.adjacent */
export const stepTo = (ctx: Ctx, from: Square, to: Square): number | null => directionTo(grid(ctx), from, to);
