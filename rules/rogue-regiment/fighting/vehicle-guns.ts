import type { Incident } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { weaponTitles } from "../book/titles.ts";
import type { ActionOf } from "../table/action-schema.ts";
import {
  type Ctx,
  number,
  type Placed,
  players,
  record,
  type Req,
  type Rules,
  seatOf,
  vehicleSquares,
} from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import { operatorRoll } from "../table/rolls.ts";
import type { AxisUnit, Operator, OperatorVehicle } from "../table/state.ts";
import { allocateShots, type Burst } from "./bursts.ts";
import type { Modifier } from "../sight/index.ts";
import { type Bearing, bearingOf, gunnerLookout, gunRules, willysGun } from "./operator-vehicles.ts";
import { type Declared, requireAttack } from "./require-attack.ts";
import { gunOf } from "./operator-guns.ts";
import { Requirements } from "../../kernel/index.ts";

type Shot = ActionOf<"vehicle-attack">["shots"][number];

/** From where in the boat its gunner fires: the square from which the attack is possible. */
export function boatMuzzle(
  ctx: Ctx,
  vehicle: OperatorVehicle,
  operator: Operator,
  shot: Shot,
  req?: Req,
): Declared | null {
  const weapon = shot.weapon ?? operator.weapons.find((own) => gunOf(ctx, own) !== null) ?? "pistol";
  const squares = vehicleSquares(ctx, vehicle);
  const declared = squares.map((from): Declared => ({
    from,
    crouched: false,
    weapon,
    target: shot.target,
    kind: "attack",
  }));
  const possible = declared.find((attack) => gunOf(ctx, weapon) !== null && attackHolds(ctx, operator, attack));
  const [first] = declared;
  if (possible === undefined && first !== undefined && req !== undefined) {
    req.need(gunOf(ctx, weapon) !== null, {
      met: "The gunner of the boat uses a gun of his own.",
      unmet: `The gunner of the boat fires a gun of his own; a ${weaponTitles[weapon]} is not a gun.`,
      cites: ["rr.boat.gunner"],
    });
    requireAttack(ctx, req, operator, first);
  }
  return possible ?? null;
}

/** Whether an attack is possible as declared. */
function attackHolds(ctx: Ctx, operator: Operator, declared: Declared): boolean {
  const req = new Requirements<Citation>({ quiet: true });
  requireAttack(ctx, req, operator, declared);
  return req.holding;
}

/** A shot of a gun of the Willys: which of its guns, who fires it, at whom. */
export interface GunShot {
  readonly vehicle: OperatorVehicle;
  readonly operator: Operator;
  readonly end: "front" | "rear";
  readonly unit: Placed<AxisUnit>;
}

/**
 * What modifies the dice of a gun on a vehicle: range, and a target inside a building. rr.opveh.short,
 * rr.mod.op-no-cover
 */
function gunModifiers(ctx: Ctx, { short }: { readonly short: number }, bearing: Bearing): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (bearing.distance <= short)
    modifiers.push({
      value: number(ctx, "rr.number.mod-willys-short"),
      text: "short range",
      cites: ["rr.opveh.short"],
    });
  if (bearing.inBuilding)
    modifiers.push({
      value: number(ctx, "rr.number.mod-willys-building"),
      text: "target inside a building",
      cites: ["rr.opveh.into-building"],
    });
  return modifiers;
}

/** One gun of the Willys fires. Its attack counts as coming from its end of the vehicle. */
export function* fireGun(ctx: Ctx, incident: Incident, shot: GunShot, cites: readonly Citation[]): Rules {
  const { vehicle, operator, end, unit } = shot;
  incident.attacks = true;
  const gun = willysGun(ctx);
  const bearing = bearingOf(ctx, vehicle, end, unit);
  // the shot is heard from the end of the vehicle where the gun stands
  const from = gunnerLookout(ctx, vehicle, end).row[0] ?? vehicleSquares(ctx, vehicle)[0];
  if (from === undefined) return;
  const modifiers = gunModifiers(ctx, gun, bearing);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  incident.loud.push({ at: from, earshot: gun.earshot, spots: true, meter: true });
  const dice = yield* operatorRoll(ctx, gun.dice, {
    text: `The ${end} gun of ${vehicle.id} attacks ${unit.id}`,
    cites,
  });
  const results = dice.map((face) => face + sum);
  const hits = results.filter((result) => result >= gun.number).length;
  record(ctx, {
    event: "attacked",
    piece: vehicle.id,
    target: unit.id,
    weapon: `${end}-gun`,
    number: gun.number,
    modifiers: modifiers.map(({ value, text }) => ({ value, text })),
    dice,
    results,
    hits,
    cites: [
      ...cites,
      "rr.opveh.strafe",
      "rr.dice.attack-roll",
      "rr.mod.op-no-cover",
      ...gunRules,
      ...modifiers.flatMap((modifier) => modifier.cites),
    ],
  });
  const burst: Burst = {
    piece: operator.id,
    seat: isCrew(operator) ? players : seatOf(operator),
    from,
    strafes: true,
    sees(other) {
      const { inArc, inLine } = bearingOf(ctx, vehicle, end, other);
      return inArc && inLine;
    },
    spear: false,
    blind: false,
  };
  yield* allocateShots(ctx, incident, burst, unit, hits);
}
