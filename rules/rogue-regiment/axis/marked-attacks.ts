import { Requirements } from "../../kernel/index.ts";
import { consequences, type During } from "../reactions/index.ts";
import { type Incident, newIncident } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { weaponTitles, type WeaponWord } from "../book/titles.ts";
import {
  choose,
  type Ctx,
  isOnBoard,
  operatorsOnBoard,
  type Placed,
  players,
  record,
  type Rules,
  seatOf,
  unitNamed,
  vehicleNamed,
  vehicleSquares,
} from "../table/context.ts";
import { pronouns } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import {
  boatMuzzle,
  fireGun,
  markedAttacks,
  requireMarkedAttack,
  bearingOf,
  crewOf,
  gunnerAt,
  operatorAttack,
  willysGun,
} from "../fighting/index.ts";

interface Chance {
  readonly operator: Placed<Operator>;
  readonly weapon: WeaponWord;
  readonly target: string;
  carryOut(incident: Incident, cites: readonly Citation[]): Rules;
}

/** Every marked attack that could be made at this moment: rr.mark.los-range, rr.mark.front-cone. */
const chances = (ctx: Ctx): readonly Chance[] =>
  operatorsOnBoard(ctx).flatMap((operator) =>
    operator.aboard === null ? onFoot(ctx, operator) : fromVehicle(ctx, operator, operator.aboard),
  );

const onFoot = (ctx: Ctx, operator: Placed<Operator>): readonly Chance[] =>
  markedAttacks(ctx, operator).flatMap((attack) => {
    const req = new Requirements<Citation>();
    requireMarkedAttack(ctx, req, operator, attack);
    if (!req.holding) return [];
    return [
      {
        operator,
        weapon: attack.weapon,
        target: attack.target,
        carryOut: (incident, cites) => operatorAttack(ctx, incident, operator, attack, cites),
      },
    ];
  });

/**
 * A gunner of a vehicle uses its gun, without the +2 of a mark; the boat's gunner uses his own. rr.opveh.mark-no-bonus,
 * rr.boat.gunner
 */
function fromVehicle(ctx: Ctx, operator: Placed<Operator>, id: string): readonly Chance[] {
  const vehicle = vehicleNamed(ctx.state, id);
  const unit = operator.mark === null ? undefined : unitNamed(ctx.state, operator.mark);
  const end = vehicle === undefined ? null : gunnerAt(vehicle, operator.id);
  if (vehicle === undefined || unit === undefined || !isOnBoard(unit) || end === null) return [];
  if (end === "all-round") {
    return operator.weapons.flatMap((weapon): readonly Chance[] => {
      const attack = boatMuzzle(ctx, vehicle, operator, { gunner: operator.id, target: unit.id, weapon });
      if (attack === null) return [];
      return [
        {
          operator,
          weapon,
          target: unit.id,
          carryOut: (incident, cites) =>
            operatorAttack(ctx, incident, operator, attack, [...cites, "rr.opveh.mark-no-bonus", "rr.boat.gunner"]),
        },
      ];
    });
  }
  const { inArc, inLine, throughWall, distance } = bearingOf(ctx, vehicle, end, unit);
  if (!inArc || !(inLine || throughWall) || distance > willysGun(ctx).long) return [];
  return [
    {
      operator,
      weapon: `${end}-gun`,
      target: unit.id,
      carryOut: (incident, cites) =>
        fireGun(ctx, incident, { vehicle, operator, end, unit }, [...cites, "rr.opveh.mark-no-bonus"]),
    },
  ];
}

const phaseRules: Readonly<Record<Exclude<During, "operator">, readonly Citation[]>> = {
  advance: ["rr.mark.phases", "rr.mark.front-cone", "rr.mark.mid-move", "rr.mark.los-range", "rr.mark.optional"],
  event: [
    "rr.mark.phases",
    "rr.mark.front-cone",
    "rr.mark.event-timing",
    "rr.mark.los-range",
    "rr.mark.optional",
    "rr.open.mark-event-rotation",
  ],
  patrol: ["rr.mark.phases", "rr.mark.front-cone", "rr.mark.mid-move", "rr.mark.los-range", "rr.mark.optional"],
};

/**
 * Offers every possible marked attack until nobody can or wants to make one, and returns the ids of the units that were
 * attacked and survived. rr.mark.phases, rr.mark.event-timing, rr.mark.mid-move, rr.mark.optional,
 * rr.open.marks-per-turn, rr.open.marked-consequences
 */
export function* markedAttackWindow(ctx: Ctx, during: Exclude<During, "operator">): Rules<ReadonlySet<string>> {
  const attacked = new Set<string>();
  if (!ctx.state.operators.some(({ mark, markAt }) => mark !== null || markAt !== null)) return attacked;
  for (;;) {
    const possible = chances(ctx);
    const [first] = possible;
    if (first === undefined) return attacked;
    const several = possible.some(({ operator }) => operator.id !== first.operator.id);
    const chosen = yield* choose<Chance | null>(
      several ? players : seatOf(first.operator),
      {
        id: several ? "rr.decide.mark-order" : during === "event" ? "rr.decide.mark-event" : "rr.decide.mark-interrupt",
        text: several
          ? "Who makes a marked attack now?"
          : `Does ${first.operator.id} make ${pronouns(first.operator).his} marked attack on ${first.target} now?`,
        piece: first.operator.id,
      },
      [
        { id: "wait", text: "Wait", value: null },
        ...possible.map((chance) => ({
          id: several ? `${chance.operator.id} ${chance.weapon}` : chance.weapon,
          text: `${chance.operator.id} attacks ${chance.target} with the ${weaponTitles[chance.weapon]}`,
          value: chance,
        })),
      ],
    );
    if (chosen === null) return attacked;
    const { operator } = chosen;
    const vehicle = operator.aboard === null ? undefined : vehicleNamed(ctx.state, operator.aboard);
    const incident = newIncident(ctx, operator, vehicle === undefined ? [] : crewOf(ctx, vehicle));
    if (vehicle !== undefined)
      for (const square of vehicleSquares(ctx, vehicle)) incident.trail.push({ at: square, crouched: false });
    yield* chosen.carryOut(incident, phaseRules[during]);
    if (operator.mark !== null) {
      record(ctx, {
        event: "mark-removed",
        piece: operator.id,
        target: operator.mark,
        cites: ["rr.open.marks-per-turn"],
      });
      operator.mark = null;
    }
    operator.markAt = null;
    for (const { unit } of incident.attacked) attacked.add(unit.id);
    yield* consequences(ctx, incident, during);
  }
}
