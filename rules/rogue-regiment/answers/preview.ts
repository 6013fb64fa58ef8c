import { type EnemyIntent, citeIf } from "../../kernel/index.ts";
import { firingAtTyphoon, groundGunOf } from "../aircraft/index.ts";
import { cardIntents } from "./card-preview.ts";
import {
  closestSpotted,
  couldAttack,
  deploysWhereItStands,
  enteringCarriers,
  entryPlace,
  planAdvance,
  planVehicle,
  holdsItsPlace,
  shellTargets,
  shellWeaponOf,
  shownCandidates,
} from "../axis/index.ts";
import { gunsOf, partOf, rankTargets, targetsOf, waitingForMortars } from "../phases/index.ts";
import { isCommanded } from "../jager/index.ts";
import { jagerIntents } from "./jager-preview.ts";
import { routeIntents } from "./route-preview.ts";
import type { Muzzle } from "../fighting/index.ts";
import { type Ctx, name, isOnBoard, type Placed, spottedOperators } from "../table/context.ts";
import { targetName } from "../table/crew.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { type AxisVehicle, isVehicle } from "../table/vehicle-token.ts";

/** At most this many candidates are listed for one unit, the best first. */
const MOST_CANDIDATES = 24;

/**
 * What every Axis unit would do if the Operators did nothing more: its advance and its attack, with the criteria behind
 * them, and what the event card and the patrols bring in the Stealth Section.
 */
export function preview(ctx: Ctx): readonly EnemyIntent[] {
  return [
    ...entries(ctx),
    ...routeIntents(ctx),
    ...advances(ctx),
    ...jagerIntents(ctx),
    ...cardIntents(ctx),
    ...attacks(ctx),
  ];
}

/** Whom a unit makes for by the best of what it can do: several where they are tied. */
const targetsOfPlan = (best: readonly { readonly operator: Placed<Operator> }[], otherwise: Placed<Operator>): string =>
  [...new Set((best.length > 0 ? best : [{ operator: otherwise }]).map(({ operator }) => targetName(operator)))].join(
    " or ",
  );

/** Who or what is attacked: of an Operator in a vehicle the vehicle. rr.opveh.attacked-manned */
const hitName = (operator: Operator): string => operator.aboard ?? targetName(operator);

/** The phases after the Axis Advance Phase of a turn: nobody advances any more in it. rr.turn.stealth-phases, rr.turn.battle-phases */
const afterAdvances: ReadonlySet<Ctx["state"]["phase"]> = new Set(["event", "patrol", "attack"]);

const hasAdvanced = ({ state }: Ctx): boolean => afterAdvances.has(state.phase);

/** A unit that stays where it is turns to whom it could attack, the closest first. rr.battle.static-priority */
function turnsToTarget(ctx: Ctx, unit: Placed<AxisUnit>, nearest: readonly Placed<Operator>[]): EnemyIntent {
  const spotted = spottedOperators(ctx);
  const able = spotted.filter((operator) => couldAttack(ctx, unit, operator));
  const [target] = [...nearest.filter((operator) => able.includes(operator)), ...able, ...nearest];
  const rankOf = (operator: Placed<Operator>): number =>
    able.includes(operator) ? (nearest.includes(operator) ? 1 : 2) : nearest.includes(operator) ? 3 : 4;
  return {
    piece: unit.id,
    phase: "advance",
    text: `${unit.id} turns to ${target?.id ?? "nobody"}.`,
    cites: ctx.state.section === "stealth" ? ["rr.advance.officer-stealth"] : ["rr.battle.static-priority"],
    criteria: [
      {
        name: "attack position on the closest, on another, or just facing the closest",
        cites: ["rr.battle.static-priority"],
      },
    ],
    candidates: spotted.map((operator) => ({
      name: operator.id,
      scores: [rankOf(operator)],
      best: operator.id === target?.id,
    })),
    decidedBy: null,
  };
}

/** Which loaded carriers come onto the board. rr.metal.transport-off-board */
const entries = (ctx: Ctx): readonly EnemyIntent[] =>
  (hasAdvanced(ctx) ? [] : enteringCarriers(ctx)).map((vehicle) => {
    const place = entryPlace(ctx, vehicle);
    return {
      piece: vehicle.id,
      phase: "advance",
      text:
        place === null
          ? `${vehicle.id} waits off the board: it has no room to enter.`
          : `${vehicle.id} drives onto the board to ${place.x},${place.y} facing ${place.facing} and lets its troops out.`,
      cites: ["rr.metal.transport-off-board", "rr.open.metal-transport-entry"],
      criteria: [],
      candidates: [],
      decidedBy: null,
    };
  });

function advances(ctx: Ctx): readonly EnemyIntent[] {
  if (spottedOperators(ctx).length === 0 || hasAdvanced(ctx)) return [];
  const entering = new Set(enteringCarriers(ctx).map(({ id }) => id));
  const moving = ctx.state.units.filter(
    (unit) => !unit.advanced && !entering.has(unit.id) && !isCommanded(ctx, unit) && partOf(ctx, unit) !== "waits",
  );
  const giveWay = waitingForMortars(ctx, moving);
  return moving.flatMap((unit): readonly EnemyIntent[] => {
    const nearest = closestSpotted(ctx, unit);
    const mortars = giveWay.get(unit.id) ?? [];
    if (mortars.length > 0)
      return [
        leavesPoint(unit, mortars),
        ...nearest.flatMap((operator) => footIntent(ctx, unit, operator, { tied: nearest.length > 1, leaves: true })),
      ];
    if (partOf(ctx, unit) === "turns") return isOnBoard(unit) ? [turnsToTarget(ctx, unit, nearest)] : [];
    if (unit.kind === "mortar")
      return [
        {
          piece: unit.id,
          phase: "advance",
          text: `${unit.id} moves toward the closest sentry point.`,
          cites: ["rr.unit.mortar-move"],
          criteria: [],
          candidates: [],
          decidedBy: null,
        },
      ];
    // whoever counts as closest
    if (isVehicle(unit) && deploysWhereItStands(ctx, unit)) return [letsTroopsOut(unit)];
    if (isVehicle(unit)) return nearest.flatMap((operator) => vehicleIntent(ctx, unit, operator, nearest.length > 1));
    return nearest.flatMap((operator) => footIntent(ctx, unit, operator, { tied: nearest.length > 1, leaves: false }));
  });
}

/** A Rifleman leaves its point to a Mortar Team that comes there in this advance. rr.unit.mortar-vacate */
const leavesPoint = (unit: AxisUnit, mortars: readonly AxisUnit[]): EnemyIntent => ({
  piece: unit.id,
  phase: "advance",
  text: `${unit.id} leaves its point to ${mortars.map(({ id }) => id).join(" or ")} and advances.`,
  cites: ["rr.unit.mortar-vacate"],
  criteria: [],
  candidates: [],
  decidedBy: null,
});

/** What infantry would do against the Operator who counts as closest; it may have to leave its square. */
function footIntent(
  ctx: Ctx,
  unit: AxisUnit,
  operator: Placed<Operator>,
  { tied, leaves }: { readonly tied: boolean; readonly leaves: boolean },
): readonly EnemyIntent[] {
  const plan = planAdvance(ctx, unit, operator, { leaves });
  if (plan === null) return [];
  const ends = [...new Set(plan.routes.map((route) => route.squares.at(-1) ?? unit.at))].map((square) =>
    square === null ? "its spawn tile" : name(ctx, square),
  );
  return [
    {
      piece: unit.id,
      phase: "advance",
      text: `${unit.id} advances on ${targetsOfPlan(plan.best, operator)} to ${ends.join(" or ")}${tied ? ` if ${targetName(operator)} counts as closest` : ""}.`,
      cites: [
        plan.priority === 1
          ? "rr.advance.priority-one"
          : plan.priority === 2
            ? "rr.advance.priority-two"
            : "rr.advance.priority-three",
        "rr.advance.optimal",
      ],
      criteria: plan.ranking.criteria,
      candidates: shownCandidates(
        plan.ranking,
        ({ square, operator: against }) => `${name(ctx, square)} against ${against.id}`,
        MOST_CANDIDATES,
      ),
      decidedBy: plan.ranking.decidedBy,
    },
  ];
}

/** A carrier that is near enough as it stands. rr.jager.kettenkrad-deploys, rr.open.jager-kettenkrad-start */
const letsTroopsOut = ({ id }: AxisVehicle): EnemyIntent => ({
  piece: id,
  phase: "advance",
  text: `${id} lets its troops out where it stands.`,
  cites: ["rr.jager.kettenkrad-deploys", "rr.open.jager-kettenkrad-start"],
  criteria: [],
  candidates: [],
  decidedBy: null,
});

/** What a vehicle would do against the Operator who counts as closest. */
function vehicleIntent(ctx: Ctx, unit: AxisVehicle, operator: Placed<Operator>, tied: boolean): readonly EnemyIntent[] {
  if (holdsItsPlace(ctx, unit))
    return [
      {
        piece: unit.id,
        phase: "advance",
        text: `${unit.id} stays: its howitzer has a target.`,
        cites: ["rr.open.exp-howitzer-advance"],
        criteria: [],
        candidates: [],
        decidedBy: null,
      },
    ];
  const plan = planVehicle(ctx, unit, operator);
  if (plan === null) return [];
  const ends = plan.ways.map(({ end }) => `${end.x},${end.y} facing ${end.facing}`);
  return [
    {
      piece: unit.id,
      phase: "advance",
      text: `${unit.id} drives at ${targetsOfPlan(plan.best, operator)} to ${ends.join(" or ")}${tied ? ` if ${targetName(operator)} counts as closest` : ""}.`,
      cites: ["rr.vadvance.like-infantry", "rr.vadvance.cost", "rr.advance.vehicles-first"],
      criteria: plan.ranking.criteria,
      candidates: shownCandidates(
        plan.ranking,
        ({ at, operator: against }) => `${at.x},${at.y} facing ${at.facing} against ${against.id}`,
        MOST_CANDIDATES,
      ),
      decidedBy: plan.ranking.decidedBy,
    },
  ];
}

function attacks(ctx: Ctx): readonly EnemyIntent[] {
  return [...attacksOnOperators(ctx), ...fireAtTyphoon(ctx)];
}

/** Who would fire at the Typhoon, having nobody else to attack. rr.dare.typhoon-attack-phase, rr.dare.aa-gun-attack-phase */
function fireAtTyphoon(ctx: Ctx): readonly EnemyIntent[] {
  const { typhoon } = ctx.state;
  if (typhoon === null) return [];
  const busy = new Set(attacksOnOperators(ctx).map(({ piece }) => piece));
  return firingAtTyphoon(ctx, busy).map((unit) => ({
    piece: unit.id,
    phase: "attack",
    text: `${unit.id} would fire at ${typhoon.id}.`,
    cites: groundGunOf(ctx, unit)?.attack ?? [],
    criteria: [],
    candidates: [],
    decidedBy: null,
  }));
}

function attacksOnOperators(ctx: Ctx): readonly EnemyIntent[] {
  return ctx.state.units.filter(isOnBoard).flatMap((unit) => {
    const shells = shellIntent(ctx, unit);
    if (unit.kind === "mortar") return shells;
    return [...shells, ...gunsOf(ctx, unit).flatMap(({ muzzle }) => attackIntent(ctx, unit, muzzle))];
  });
}

function shellIntent(ctx: Ctx, unit: Placed<AxisUnit>): readonly EnemyIntent[] {
  const weapon = shellWeaponOf(ctx, unit);
  const targets = shellTargets(ctx, unit);
  if (weapon === null || targets.length === 0) return [];
  const { cites, safety } = weapon;
  return [
    {
      piece: unit.id,
      phase: "attack",
      text: `${unit.id} would fire its ${weapon.name} at ${targets.map(hitName).join(" or ")}.`,
      cites: cites.attack,
      criteria: [
        {
          name: `closest spotted Operator with no Axis unit within ${safety} squares`,
          cites: cites.safety,
        },
      ],
      candidates: targets.map(({ id }) => ({ name: id, scores: [0], best: true })),
      decidedBy: null,
    },
  ];
}

function attackIntent(ctx: Ctx, unit: Placed<AxisUnit>, muzzle: Muzzle): readonly EnemyIntent[] {
  const targets = targetsOf(ctx, unit, muzzle);
  if (targets.length === 0) return [];
  const { criteria, ranked, best, decidedBy } = rankTargets(ctx, targets);
  return [
    {
      piece: unit.id,
      phase: "attack",
      text: `From where it stands ${unit.id} would ${muzzle.flames ? "turn its flamethrower on" : "attack"} ${best.map(({ operator, room }) => (room === null ? hitName(operator) : `the room of ${operator.id}`)).join(" or ")}.`,
      cites: [
        "rr.axisattack.all",
        "rr.axisattack.best-target",
        ...citeIf(
          best.some(({ room }) => room !== null),
          "rr.dogs.flame-room-attack",
        ),
      ],
      criteria,
      candidates: ranked.map(({ candidate, scores }) => ({
        name: targetName(candidate.operator),
        scores,
        best: best.includes(candidate),
      })),
      decidedBy,
    },
  ];
}
