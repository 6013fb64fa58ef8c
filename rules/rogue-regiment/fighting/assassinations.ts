import { citeIf } from "../../kernel/index.ts";
import { ahead, columnOf, edgeBetween, opposite, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { weaponTitles } from "../book/titles.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import { type Ctx, grid, name as nameAt, type Placed, reading, type Req } from "../table/context.ts";
import { isDisguised, isRestricted } from "../table/nancy.ts";
import type { AttackWeapon, AxisUnit, Operator } from "../table/state.ts";
import { edge } from "../table/terrain.ts";

/** The square directly behind a unit, opposite to its facing; null off the board. rr.assassinate.behind */
export function squareBehind(ctx: Ctx, unit: Placed<AxisUnit>): Square | null {
  const { dx, dy } = ahead[opposite[unit.facing]];
  return squareAt(grid(ctx), columnOf(grid(ctx), unit.at) + dx, rowOf(grid(ctx), unit.at) + dy);
}

/** Weapons that are used from behind, without a shot. */
export const isSilent = (weapon: AttackWeapon): weapon is "knife" | "garrotte" =>
  weapon === "knife" || weapon === "garrotte";

/**
 * The garrotte belongs to the disguise, and in disguise there is nothing else. rr.dare.garrotte-only-weapon,
 * rr.dare.disguise-spotted-no-kit
 */
export function requireDisguiseWeapon(ctx: Ctx, req: Req, operator: Operator, weapon: AttackWeapon): void {
  if (weapon === "garrotte")
    req.need(isDisguised(operator), {
      met: `${operator.id} wears the disguise, and has the garrotte.`,
      unmet: `${operator.id} does not wear a disguise; the garrotte belongs to it.`,
      cites: ["rr.dare.garrotte-only-weapon"],
    });
  else
    req.need(false, {
      met: "The weapon is at hand.",
      unmet: `${operator.id} wears the disguise: the ${weaponTitles[weapon]} is out of reach until she changes her outfit; there is only the garrotte.`,
      cites: [
        isRestricted(ctx, operator) ? "rr.dare.garrotte-only-weapon" : "rr.dare.disguise-spotted-no-kit",
        "rr.dare.disguise-cost",
      ],
    });
}

/**
 * What an attack with the garrotte requires: an assassination, by an Operator who is not spotted or holds the target
 * already. rr.dare.garrotte-assassination-only, rr.dare.garrotte-finish-when-spotted,
 * rr.dare.garrotte-not-begun-when-spotted, rr.open.dare-spotted-garrotte, rr.open.dare-interact-infantry
 */
export function requireGarrotte(ctx: Ctx, req: Req, operator: Operator, from: Square, target: Placed<AxisUnit>): void {
  const holds = operator.outfit?.garrotte?.unit === target.id;
  req.need(!operator.spotted || holds, {
    met: holds ? `${operator.id} has ${target.id} in her garrotte.` : `${operator.id} is not spotted.`,
    unmet: `${operator.id} is spotted, and cannot begin a garrotte: she may only go on with one she has already ensnared.`,
    cites: [
      "rr.dare.garrotte-not-begun-when-spotted",
      "rr.dare.garrotte-finish-when-spotted",
      "rr.assassinate.not-spotted",
      "rr.open.dare-spotted-garrotte",
    ],
  });
  const all = reading(ctx, "rr.open.dare-interact-infantry") === "all-single-square";
  req.need(all ? !isVehicleKind(target.kind) : assassinated.has(target.kind), {
    met: `${target.id} is infantry.`,
    unmet: `${target.id} is of a kind that the garrotte cannot take: it takes infantry.`,
    cites: ["rr.dare.garrotte-assassination-only", "rr.assassinate.infantry", "rr.open.dare-interact-infantry"],
  });
  requireBehind(ctx, req, { id: operator.id, from }, target, [
    "rr.dare.garrotte-assassination-only",
    "rr.assassinate.behind",
    "rr.assassinate.infantry",
  ]);
  if (squareBehind(ctx, target) === from && reading(ctx, "rr.open.dare-garrotte-window") === "neither")
    req.need(edgeBetween(grid(ctx), from, target.at) !== edge.window, {
      met: "No window lies between.",
      unmet: `A window lies between ${nameAt(ctx, from)} and ${nameAt(ctx, target.at)}; in this disguise she does not reach through it.`,
      at: nameAt(ctx, target.at),
      cites: ["rr.open.dare-garrotte-window"],
    });
}

/** The infantry of the base rule of assassinations. rr.assassinate.infantry */
const assassinated: ReadonlySet<string> = new Set(["rifleman", "smg", "officer"]);

/** Who is on foot but not on the list of those whom an assassination kills. rr.assassinate.infantry */
const teams: ReadonlySet<string> = new Set(["mortar", "hmg-team"]);

/** Infantry that is on no list of those whom an assassination kills. rr.open.exp-assassinate-specialists */
const specialists: ReadonlySet<string> = new Set(["sniper", "flamethrower"]);

/**
 * What an attack with the knife requires. rr.assassinate.behind, rr.assassinate.infantry, rr.assassinate.not-spotted,
 * rr.assassinate.window, rr.open.exp-assassinate-specialists
 */
export function requireAssassination(
  ctx: Ctx,
  req: Req,
  operator: Operator,
  from: Square,
  target: Placed<AxisUnit>,
): void {
  req.need(!operator.spotted, {
    met: `${operator.id} is not spotted.`,
    unmet: `${operator.id} is spotted; an assassination takes an Operator who is not.`,
    cites: ["rr.assassinate.not-spotted"],
  });
  req.need(!isVehicleKind(target.kind), {
    met: `${target.id} is infantry.`,
    unmet: `${target.id} is a vehicle; the knife is for infantry.`,
    cites: ["rr.assassinate.infantry"],
  });
  req.need(!teams.has(target.kind), {
    met: `${target.id} is not a team.`,
    unmet: `${target.id} is a team with a heavy weapon; the knife is for Riflemen, SMG Infantry and Officers.`,
    cites: ["rr.assassinate.infantry"],
  });
  if (specialists.has(target.kind))
    req.need(reading(ctx, "rr.open.exp-assassinate-specialists") === "infantry", {
      met: `${target.id} may be assassinated.`,
      unmet: `${target.id} is a specialist; the knife is for Riflemen, SMG Infantry and Officers.`,
      cites: ["rr.assassinate.infantry", "rr.open.exp-assassinate-specialists"],
    });
  if (isFootKind(target.kind) && !footTraits(target.kind).infantry)
    req.need(reading(ctx, "rr.open.dogs-infantry") === "all", {
      met: `${target.id} may be assassinated.`,
      unmet: `${target.id} is a Dog; an assassination takes infantry.`,
      cites: ["rr.assassinate.infantry", "rr.open.dogs-infantry"],
    });
  requireBehind(ctx, req, { id: operator.id, from }, target, [
    "rr.assassinate.behind",
    "rr.assassinate.infantry",
    "rr.knife.use",
  ]);
}

/** Somebody attacks from the square directly behind a unit, with neither doorway nor wall between. */
function requireBehind(
  ctx: Ctx,
  req: Req,
  { id, from }: { readonly id: string; readonly from: Square },
  target: Placed<AxisUnit>,
  cites: readonly Citation[],
): void {
  const square = squareBehind(ctx, target);
  const place = square === null ? null : nameAt(ctx, square);
  req.need(square === from, {
    met: `${id} is on the square directly behind ${target.id}.`,
    unmet: `${id} would attack from ${nameAt(ctx, from)}; directly behind ${target.id}, who faces ${target.facing}, is ${place ?? "off the board"}.`,
    at: place ?? undefined,
    cites: cites,
  });
  if (square !== from) return;
  const between = edgeBetween(grid(ctx), from, target.at);
  const where = `between ${nameAt(ctx, from)} and ${nameAt(ctx, target.at)}`;
  req.need(between !== edge.door, {
    met: `No doorway lies ${where}.`,
    unmet: `A doorway lies ${where}; nobody attacks through one.`,
    at: nameAt(ctx, target.at),
    cites: ["rr.building.door-attack"],
  });
  const passable =
    between === edge.open || between === edge.lowWall || between === edge.window || between === edge.door;
  req.need(passable, {
    met: `No wall lies ${where}.`,
    unmet: `A wall lies ${where}.`,
    at: nameAt(ctx, target.at),
    cites: ["rr.building.wall", "rr.cover.high-blocks", ...citeIf(between === edge.window, "rr.assassinate.window")],
  });
}
