import type { Incident } from "../alarm/index.ts";
import {
  type ActionOf,
  type AxisUnit,
  type Ctx,
  isCrew,
  number,
  onBoard,
  type Operator,
  operatorNamed,
  operatorRoll,
  type OperatorVehicle,
  type Placed,
  placeOf,
  players,
  record,
  type Rules,
  seatOf,
  unitApart,
  unitNamed,
  unitsOnBoard,
  vehicleSquares,
} from "../table/index.ts";
import {
  allocateShots,
  bearingOf,
  type Declared,
  gunnerAt,
  gunnerLookout,
  gunOf,
  gunRules,
  operatorAttack,
  requireAttack,
  willysGun,
} from "../fighting/index.ts";
import { type Citation, weaponTitles } from "../book/index.ts";
import { Requirements } from "../../kernel/index.ts";

type Shot = ActionOf<"vehicle-attack">["shots"][number];

/** Adds what the shots of the gunners require. rr.opveh.attack, rr.opveh.into-building, rr.boat.gunner */
export function requireShots(
  ctx: Ctx,
  req: Requirements<Citation>,
  vehicle: OperatorVehicle,
  shots: readonly Shot[],
): void {
  req.need(
    new Set(shots.map(({ gunner }) => gunner)).size === shots.length,
    { met: "Each gunner attacks once.", unmet: "A gunner is named twice; each attacks once." },
    "rr.opveh.attack",
  );
  for (const shot of shots) {
    const operator = operatorNamed(ctx, shot.gunner);
    const end = gunnerAt(vehicle, shot.gunner);
    if (
      !req.need(
        operator !== undefined && end !== null,
        { met: `${shot.gunner} is a gunner of ${vehicle.id}.`, unmet: `${shot.gunner} is no gunner of ${vehicle.id}.` },
        "rr.opveh.attack",
        "rr.boat.gunner",
      ) ||
      operator === undefined ||
      end === null
    )
      continue;
    const unit = unitNamed(ctx, shot.target);
    if (
      !req.need(
        unit !== undefined && onBoard(unit),
        {
          met: `${shot.target} is an Axis unit on the board.`,
          unmet:
            unit === undefined
              ? `There is no Axis unit ${shot.target} in this game.`
              : `${shot.target} is not on the board.`,
        },
        "rr.opveh.attack",
      ) ||
      unit === undefined ||
      !onBoard(unit)
    )
      continue;
    if (end === "all-round") {
      requireBoatShot(ctx, req, vehicle, operator, shot);
      continue;
    }
    req.idle("shots.weapon", shot.weapon, `${shot.gunner} fires the ${end} gun of ${vehicle.id}.`, "rr.opveh.attack");
    const gun = willysGun(ctx);
    const bearing = bearingOf(ctx, vehicle, end, unit);
    // what blocks one line is of no account where another is free
    const blocker = bearing.inLine || bearing.throughWall ? null : bearing.blocker;
    req.need(
      bearing.inArc,
      { met: `${unit.id} is in the arc of the ${end} gun.`, unmet: `${unit.id} is outside the arc of the ${end} gun.` },
      "rr.open.vehicle-willys-arc",
      "rr.opveh.attack",
    );
    req.need(
      bearing.distance <= gun.long,
      {
        met: `${unit.id} is ${bearing.distance} squares away, within the range of ${gun.long}.`,
        unmet: `${unit.id} is ${bearing.distance} squares away; the range is ${gun.long}.`,
      },
      "rr.attack.los-range",
      "rr.open.vehicle-range",
    );
    req.need(
      bearing.inLine || bearing.throughWall,
      {
        met: `${shot.gunner} has a line of sight to ${unit.id}, or it is inside a building behind a single wall.`,
        unmet: `${shot.gunner} has no line of sight to ${unit.id}${blocker === null ? "." : `: on ${blocker.at}: ${blocker.text}`} Nor is it inside a building behind a single wall.`,
        at: blocker?.at,
      },
      "rr.attack.los-range",
      "rr.opveh.into-building",
      ...(blocker?.cites ?? []),
    );
  }
}

/** From where in the boat its gunner fires: the square from which the attack is possible. */
export function boatMuzzle(
  ctx: Ctx,
  vehicle: OperatorVehicle,
  operator: Operator,
  shot: Shot,
  req?: Requirements<Citation>,
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
    req.need(
      gunOf(ctx, weapon) !== null,
      {
        met: "The gunner of the boat uses a gun of his own.",
        unmet: `The gunner of the boat fires a gun of his own; a ${weaponTitles[weapon]} is none.`,
      },
      "rr.boat.gunner",
    );
    requireAttack(ctx, req, operator, first);
  }
  return possible ?? null;
}

/** Whether an attack is possible as declared. */
function attackHolds(ctx: Ctx, operator: Operator, declared: Declared): boolean {
  const req = new Requirements<Citation>(true);
  requireAttack(ctx, req, operator, declared);
  return req.holding;
}

function requireBoatShot(
  ctx: Ctx,
  req: Requirements<Citation>,
  vehicle: OperatorVehicle,
  operator: Operator,
  shot: Shot,
): void {
  boatMuzzle(ctx, vehicle, operator, shot, req);
}

/**
 * The shots of the gunners, one after another. rr.opveh.attack, rr.opveh.strafe, rr.opveh.short, rr.opveh.into-building
 */
export function* fire(ctx: Ctx, incident: Incident, vehicle: OperatorVehicle, shots: readonly Shot[]): Rules {
  for (const shot of shots) {
    const operator = operatorNamed(ctx, shot.gunner);
    const unit = unitNamed(ctx, shot.target);
    const end = gunnerAt(vehicle, shot.gunner);
    if (operator === undefined || unit === undefined || !onBoard(unit) || end === null) continue;
    if (end === "all-round") {
      const declared = boatMuzzle(ctx, vehicle, operator, shot);
      if (declared !== null) yield* operatorAttack(ctx, incident, operator, declared, ["rr.boat.gunner"]);
    } else yield* fireGun(ctx, incident, vehicle, operator, end, unit, ["rr.opveh.attack"]);
  }
}

/** One gun of the Willys fires. Its attack counts as coming from its end of the vehicle. */
export function* fireGun(
  ctx: Ctx,
  incident: Incident,
  vehicle: OperatorVehicle,
  operator: Operator,
  end: "front" | "rear",
  unit: Placed<AxisUnit>,
  cites: readonly Citation[],
): Rules {
  incident.attacks = true;
  const gun = willysGun(ctx);
  const bearing = bearingOf(ctx, vehicle, end, unit);
  // the shot is heard from the end of the vehicle where the gun stands
  const from = gunnerLookout(ctx, vehicle, end).row[0] ?? vehicleSquares(ctx, vehicle)[0];
  if (from === undefined) return;
  const modifiers = [
    ...(bearing.distance <= gun.short
      ? [{ value: number(ctx, "rr.number.mod-willys-short"), text: "short range", cites: ["rr.opveh.short"] as const }]
      : []),
    ...(bearing.inBuilding
      ? [
          {
            value: number(ctx, "rr.number.mod-willys-building"),
            text: "target inside a building",
            cites: ["rr.opveh.into-building"] as const,
          },
        ]
      : []),
  ];
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
  const sees = (other: Placed<AxisUnit>): boolean => {
    const { inArc, inLine } = bearingOf(ctx, vehicle, end, other);
    return inArc && inLine;
  };
  yield* allocateShots(
    ctx,
    incident,
    {
      piece: operator.id,
      seat: isCrew(operator) ? players : seatOf(operator),
      from,
      strafes: true,
      sees,
      spear: false,
      blind: false,
    },
    unit,
    hits,
  );
}

export function requireMarks(
  ctx: Ctx,
  req: Requirements<Citation>,
  vehicle: OperatorVehicle,
  marks: ActionOf<"vehicle-mark">["marks"],
): void {
  req.need(
    new Set(marks.map(({ gunner }) => gunner)).size === marks.length,
    { met: "Each gunner marks once.", unmet: "A gunner is named twice; each marks once." },
    "rr.opveh.attack",
  );
  for (const { gunner, target } of marks) {
    const operator = operatorNamed(ctx, gunner);
    req.need(
      operator !== undefined && gunnerAt(vehicle, gunner) !== null,
      { met: `${gunner} is a gunner of ${vehicle.id}.`, unmet: `${gunner} is no gunner of ${vehicle.id}.` },
      "rr.opveh.attack",
      "rr.opveh.same-choice",
    );
    if (operator?.support === true)
      req.fail(
        `${gunner} is a support unit, and support units cannot mark.`,
        "rr.support.no-mark",
        ...(operator.sas && !isCrew(operator) ? (["rr.dare.support-no-mark"] as const) : []),
        ...(isCrew(operator) ? (["rr.dare.swillys-no-mark"] as const) : []),
      );
    const unit = unitNamed(ctx, target);
    req.need(
      unit !== undefined && !(unit.post.kind === "convoy" && unit.post.waiting),
      {
        met: `${target} is an Axis unit.`,
        unmet:
          unit === undefined
            ? `There is no Axis unit ${target} in this game.`
            : `${target} has not entered the board yet.`,
      },
      "rr.mark.anywhere",
    );
  }
}

export function mark(ctx: Ctx, marks: ActionOf<"vehicle-mark">["marks"]): void {
  for (const { gunner, target } of marks) {
    const operator = operatorNamed(ctx, gunner);
    if (operator === undefined) continue;
    operator.mark = target;
    record(ctx, {
      event: "marked",
      piece: gunner,
      target,
      cites: ["rr.opveh.attack", "rr.opveh.mark-no-bonus", "rr.opveh.same-choice", "rr.mark.anywhere"],
    });
  }
}

export const gunners = (vehicle: OperatorVehicle): readonly string[] =>
  vehicle.seats.filter((id) => id !== null).filter((id) => gunnerAt(vehicle, id) !== null);

/**
 * The single shots each gunner could fire from where the vehicle stands; several gunners together are named by the
 * caller.
 */
export function possibleShots(ctx: Ctx, vehicle: OperatorVehicle): readonly Shot[] {
  const from = vehicleSquares(ctx, vehicle);
  const [near] = from;
  if (near === undefined) return [];
  // beyond the longest gun and the length of the vehicle nothing is examined
  const range =
    from.length +
    Math.max(
      willysGun(ctx).long,
      ...vehicle.seats
        .flatMap((id) => (id === null ? [] : (operatorNamed(ctx, id)?.weapons ?? [])))
        .map((weapon) => gunOf(ctx, weapon)?.long ?? 0),
    );
  return gunners(vehicle).flatMap((gunner) =>
    unitsOnBoard(ctx)
      .filter((unit) => unitApart(ctx, unit, placeOf(ctx, near)) <= range)
      .map(({ id }) => ({ gunner, target: id }))
      .filter((shot) => {
        const req = new Requirements<Citation>(true);
        requireShots(ctx, req, vehicle, [shot]);
        return req.holding;
      }),
  );
}
