import { Requirements } from "../../kernel/index.ts";
import { boatMuzzle, fireGun, markedAttacks, requireMarkedAttack } from "../operators/index.ts";
import { consequences, type During, type Incident, incident } from "../reactions/index.ts";
import { type Citation, weaponTitles, type WeaponWord } from "../catalogue/index.ts";
import { bearingOf, crewOf, gunnerAt, operatorAttack, willysGun } from "../fighting/index.ts";
import {
  choose,
  type G,
  onBoard,
  type Operator,
  operatorsOnBoard,
  type Placed,
  players,
  record,
  type Rules,
  seatOf,
  unitNamed,
  vehicleNamed,
  vehicleSquares,
} from "../board/index.ts";

interface Chance {
  readonly operator: Placed<Operator>;
  readonly weapon: WeaponWord;
  readonly target: string;
  carryOut(it: Incident, cites: readonly Citation[]): Rules;
}

/** Every marked attack that could be made at this moment: rr.mark.los-range, rr.mark.front-cone. */
const chances = (g: G): readonly Chance[] =>
  operatorsOnBoard(g).flatMap((operator) =>
    operator.aboard === null ? onFoot(g, operator) : fromVehicle(g, operator, operator.aboard),
  );

const onFoot = (g: G, operator: Placed<Operator>): readonly Chance[] =>
  markedAttacks(g, operator).flatMap((attack) => {
    const r = new Requirements<Citation>();
    requireMarkedAttack(g, r, operator, attack);
    if (!r.holding) return [];
    return [
      {
        operator,
        weapon: attack.weapon,
        target: attack.target,
        carryOut: (it, cites) => operatorAttack(g, it, operator, attack, cites),
      },
    ];
  });

/**
 * A gunner of a vehicle uses its gun, without the +2 of a mark; the boat's gunner uses his own. rr.opveh.mark-no-bonus,
 * rr.boat.gunner
 */
function fromVehicle(g: G, operator: Placed<Operator>, id: string): readonly Chance[] {
  const vehicle = vehicleNamed(g, id);
  const unit = operator.mark === null ? undefined : unitNamed(g, operator.mark);
  const end = vehicle === undefined ? null : gunnerAt(vehicle, operator.id);
  if (vehicle === undefined || unit === undefined || !onBoard(unit) || end === null) return [];
  if (end === "all-round") {
    return operator.weapons.flatMap((weapon): readonly Chance[] => {
      const attack = boatMuzzle(g, vehicle, operator, { gunner: operator.id, target: unit.id, weapon });
      if (attack === null) return [];
      return [
        {
          operator,
          weapon,
          target: unit.id,
          carryOut: (it, cites) =>
            operatorAttack(g, it, operator, attack, [...cites, "rr.opveh.mark-no-bonus", "rr.boat.gunner"]),
        },
      ];
    });
  }
  const { inArc, inLine, throughWall, distance } = bearingOf(g, vehicle, end, unit);
  if (!inArc || !(inLine || throughWall) || distance > willysGun(g).long) return [];
  return [
    {
      operator,
      weapon: `${end}-gun`,
      target: unit.id,
      carryOut: (it, cites) => fireGun(g, it, vehicle, operator, end, unit, [...cites, "rr.opveh.mark-no-bonus"]),
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
export function* markedAttackWindow(g: G, during: Exclude<During, "operator">): Rules<ReadonlySet<string>> {
  const attacked = new Set<string>();
  if (!g.state.operators.some(({ mark, markAt }) => mark !== null || markAt !== null)) return attacked;
  for (;;) {
    const possible = chances(g);
    const [first] = possible;
    if (first === undefined) return attacked;
    const several = possible.some(({ operator }) => operator.id !== first.operator.id);
    const chosen = yield* choose<Chance | null>(
      several ? players : seatOf(first.operator),
      {
        id: several ? "rr.decide.mark-order" : during === "event" ? "rr.decide.mark-event" : "rr.decide.mark-interrupt",
        text: several
          ? "Who makes his marked attack now?"
          : `Does ${first.operator.id} make his marked attack on ${first.target} now?`,
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
    const vehicle = operator.aboard === null ? undefined : vehicleNamed(g, operator.aboard);
    const it = incident(g, operator, vehicle === undefined ? [] : crewOf(g, vehicle));
    if (vehicle !== undefined)
      for (const square of vehicleSquares(g, vehicle)) it.trail.push({ at: square, crouched: false });
    yield* chosen.carryOut(it, phaseRules[during]);
    if (operator.mark !== null) {
      record(g, {
        event: "mark-removed",
        piece: operator.id,
        target: operator.mark,
        cites: ["rr.open.marks-per-turn"],
      });
      operator.mark = null;
    }
    operator.markAt = null;
    for (const { unit } of it.attacked) attacked.add(unit.id);
    yield* consequences(g, it, during);
  }
}
