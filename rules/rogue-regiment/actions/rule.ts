import { type ActionRule as KernelRule, Requirements, citeIf } from "../../kernel/index.ts";
import { newIncident, type Incident, releaseEnsnared, stopInteracting } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import type { NumberId } from "../book/numbers.ts";
import { type Action, type ActionName, type ActionOf, actionTitle } from "../table/action-schema.ts";
import {
  type Ctx,
  number,
  isOnBoard,
  operatorNamed,
  type Placed,
  reading,
  record,
  type Req,
  type Rules,
  vehicleNamed,
  vehicleSquares,
} from "../table/context.ts";
import { isRestricted } from "../table/nancy.ts";
import type { Operator, OperatorVehicle } from "../table/state.ts";
import { crewOf, driverOf } from "../fighting/index.ts";
import { consequences } from "../reactions/index.ts";
import { stepAside } from "./disguise-upkeep.ts";
import { beginTurn, endTurn, type FootRule, keepAim, requireTurn, type TurnOfOperator } from "./operator-turn.ts";
import { finishVehicle, requireVehicleTurn } from "./vehicle-turn.ts";

/** Whoever an action is listed for: an Operator, one of their vehicles, the Typhoon, the players, the Jäger player. */
export interface Actor {
  readonly id: string;
}

/** One kind of action, whole: what it requires, what of it is worth listing, what it does. */
export type ActionRule<Name extends ActionName, Acting extends Actor = Actor> = KernelRule<
  Ctx,
  Acting,
  Action,
  ActionOf<Name>,
  Citation
>;

/** The names of the actions that an Operator takes, by their field `operator`. */
type OperatorActionName = {
  readonly [Name in ActionName]: ActionOf<Name> extends { readonly operator: string } ? Name : never;
}[ActionName];

/** The names of the actions that a vehicle takes, by their field `vehicle`. */
type VehicleActionName = {
  readonly [Name in ActionName]: ActionOf<Name> extends { readonly vehicle: string } ? Name : never;
}[ActionName];

/** What a kind of action requires of the moment for one actor, whichever of them it is: the gate before its candidates. */
export interface Gated<Acting, Shared = void> {
  gate(ctx: Ctx, actor: Acting, shared: Shared): Req;
}

/** The Operator an action names; adds a requirement when there is none who is still in the game. */
export function requireOperator(ctx: Ctx, req: Req, id: string): Operator | undefined {
  const operator = operatorNamed(ctx.state, id);
  req.need(operator !== undefined, {
    met: `${id} is an Operator of this game.`,
    unmet: `There is no Operator ${id} in this game.`,
    cites: ["rr.op.order"],
  });
  if (operator === undefined || operator.fate === "in-play") return operator;
  // nothing else is said of whoever is out: neither his turn nor his points are the reason
  if (operator.fate === "dead") req.fail(`${id} is dead.`, "rr.op.order");
  else req.fail(`${id} has left the board.`, "rr.op.order", "rr.open.exit");
  return undefined;
}

/** The vehicle an action names; adds a requirement when there is none. */
export function requireVehicle(ctx: Ctx, req: Req, id: string): OperatorVehicle | undefined {
  const vehicle = vehicleNamed(ctx.state, id);
  req.need(vehicle !== undefined, {
    met: `${id} is an Operator vehicle of this game.`,
    unmet: `There is no Operator vehicle ${id} in this game.`,
    cites: ["rr.opveh.two-ap"],
  });
  return vehicle;
}

/** Those of the candidates whose requirements hold, told without a word. */
const holding = <Act>(candidates: readonly Act[], require: (req: Req, action: Act) => void): readonly Act[] =>
  candidates.filter((action) => {
    const req = new Requirements<Citation>({ quiet: true });
    require(req, action);
    return req.holding;
  });

/** An action of an Operator on foot, as its file states it. */
interface StatedOnFoot<Name extends OperatorActionName> extends FootRule {
  /** Adds what only some Operators ever have, which is asked first: of whoever has it not nothing else is said. */
  requiresOfHim?(req: Req, operator: Operator): boolean;
  /** Adds what this action requires beyond his turn, posture and action points. */
  requires(ctx: Ctx, req: Req, operator: Placed<Operator>, action: ActionOf<Name>): void;
  /**
   * Candidates worth examining; the legal ones among them are all there are (for a sprint: one path to each square).
   */
  candidates(ctx: Ctx, operator: Placed<Operator>): readonly ActionOf<Name>[];
  /** Carries it out; what the Axis may notice goes into the incident. */
  perform(ctx: Ctx, incident: Incident, operator: Placed<Operator>, action: ActionOf<Name>): Rules;
  /** Whether the candidates are legal as they come, so that they need not be examined again. */
  exact?(ctx: Ctx): boolean;
}

/** What Nancy can do without letting go of the unit in her garrotte. rr.open.dare-garrotte-release */
const sparing: ReadonlySet<ActionName> = new Set(["use-med-pack", "break-cover"]);

/** An action that takes a place in the turn of an Operator on foot. rr.op.four-ap, rr.op.action-complete */
export function onFoot<Name extends OperatorActionName>(
  name: Name,
  stated: StatedOnFoot<Name>,
): ActionRule<Name, Placed<Operator>> & Gated<Placed<Operator>, TurnOfOperator> {
  const named = { rule: stated, title: actionTitle(name) };
  return {
    gate(ctx, operator, turn) {
      const req = new Requirements<Citation>();
      requireTurn(ctx, req, named, operator, turn);
      return req;
    },
    requires(ctx, req, action) {
      const operator = requireOperator(ctx, req, action.operator);
      if (operator === undefined || stated.requiresOfHim?.(req, operator) === false) return;
      requireTurn(ctx, req, named, operator);
      if (isOnBoard(operator)) stated.requires(ctx, req, operator, action);
      else req.fail(`${operator.id} is not on the board.`, "rr.op.order");
    },
    candidates(ctx, operator) {
      const listed = stated.candidates(ctx, operator);
      if (stated.exact?.(ctx) === true) return { listed, legal: listed };
      const legal = holding(listed, (req, action) => stated.requires(ctx, req, operator, action));
      return { listed, legal };
    },
    *perform(ctx, operator, action) {
      if (!isOnBoard(operator)) return;
      beginTurn(ctx, operator);
      const ap = number(ctx, stated.cost);
      operator.ap -= ap;
      const cites = [...stated.cites, "rr.op.action-complete" as const];
      record(ctx, { event: "acted", piece: operator.id, action: name, ap, cites });
      const incident = newIncident(ctx, operator);
      if (operator.outfit !== null && name !== "use-med-pack" && name !== "interact") stopInteracting(ctx, operator);
      yield* stated.perform(ctx, incident, operator, action);
      if (operator.outfit !== null && !sparing.has(name) && incident.garrotted === null)
        yield* releaseEnsnared(ctx, operator);
      keepAim(ctx, operator);
      yield* consequences(ctx, incident, "operator");
      if (operator.outfit === null) return;
      yield* stepAside(ctx, operator);
      // a failed attack with her last action point ends her turn
      if (incident.garrotted !== null && operator.outfit.garrotte !== null && operator.ap === 0)
        endTurn(ctx, operator, ["rr.dare.garrotte-ensnare"]);
    },
  };
}

/** An action of a vehicle of the Operators, as its file states it. */
interface StatedByVehicle<Name extends VehicleActionName> {
  readonly cost: NumberId;
  readonly cites: readonly Citation[];
  /** Adds what this action requires beyond the vehicle's turn and action points. */
  requires(ctx: Ctx, req: Req, vehicle: OperatorVehicle, action: ActionOf<Name>): void;
  candidates(ctx: Ctx, vehicle: OperatorVehicle): readonly ActionOf<Name>[];
  perform(ctx: Ctx, incident: Incident, vehicle: OperatorVehicle, action: ActionOf<Name>): Rules;
  /** Whether the candidates are legal as they come, so that they need not be examined again. */
  readonly exact?: true;
  /** Whether whoever is in disguise and not spotted may do it. rr.dare.disguise-no-vehicle */
  readonly disguised?: true;
}

/** Whoever is in disguise and not spotted can only leave a vehicle. rr.dare.disguise-no-vehicle */
function requireNobodyDisguised(ctx: Ctx, req: Req, vehicle: OperatorVehicle): void {
  const inDisguise = ctx.state.operators.find(
    (operator) => operator.aboard === vehicle.id && isRestricted(ctx, operator),
  );
  if (inDisguise !== undefined)
    req.need(false, {
      met: "Nobody aboard is in disguise.",
      unmet: `${inDisguise.id} is in disguise and not spotted, and cannot use ${vehicle.id}: she can only leave it.`,
      cites: ["rr.dare.disguise-no-vehicle"],
    });
}

/** An action of a vehicle and what follows; everyone aboard is seen with it. rr.opveh.two-ap, rr.open.vehicle-seen */
export function byVehicle<Name extends VehicleActionName>(
  name: Name,
  stated: StatedByVehicle<Name>,
): ActionRule<Name, OperatorVehicle> & Gated<OperatorVehicle> {
  return {
    gate(ctx, vehicle) {
      const req = new Requirements<Citation>();
      requireVehicleTurn(ctx, req, vehicle, number(ctx, stated.cost), stated.cites);
      return req;
    },
    requires(ctx, req, action) {
      const vehicle = requireVehicle(ctx, req, action.vehicle);
      if (vehicle === undefined) return;
      requireVehicleTurn(ctx, req, vehicle, number(ctx, stated.cost), stated.cites);
      stated.requires(ctx, req, vehicle, action);
      if (stated.disguised !== true) requireNobodyDisguised(ctx, req, vehicle);
    },
    candidates(ctx, vehicle) {
      const listed = stated.candidates(ctx, vehicle);
      const legal = holding(listed, (req, action) => {
        if (stated.exact !== true) stated.requires(ctx, req, vehicle, action);
        if (stated.disguised !== true) requireNobodyDisguised(ctx, req, vehicle);
      });
      return { listed, legal };
    },
    *perform(ctx, vehicle, action) {
      if (vehicle.turn === "to-act") {
        vehicle.turn = "acting";
        record(ctx, {
          event: "turn-began",
          piece: vehicle.id,
          ap: vehicle.ap,
          cites: ["rr.opveh.two-ap", "rr.op.vehicles-first"],
        });
      }
      const ap = number(ctx, stated.cost);
      vehicle.ap -= ap;
      record(ctx, {
        event: "acted",
        piece: vehicle.id,
        action: name,
        ap,
        cites: [
          ...stated.cites,
          "rr.op.action-complete",
          ...citeIf(
            vehicle.kind === "support-willys",
            "rr.dare.swillys-as-willys",
            "rr.dare.swillys-own-crew",
            "rr.open.dare-swillys-actions",
          ),
        ],
      });
      const incident = incidentOf(ctx, vehicle);
      yield* stated.perform(ctx, incident, vehicle, action);
      yield* consequences(ctx, incident, "operator");
      if (vehicle.ap === 0) finishVehicle(ctx, vehicle);
    },
  };
}

/** What an action of a vehicle begins with: who is seen in it, and where it stands. rr.open.vehicle-seen */
function incidentOf(ctx: Ctx, vehicle: OperatorVehicle): Incident {
  const crew = crewOf(ctx, vehicle);
  const [first] = crew;
  const driver = driverOf(ctx, vehicle);
  const seen = reading(ctx, "rr.open.vehicle-seen") === "all-aboard" || driver === undefined ? crew : [driver];
  const incident = newIncident(ctx, driver ?? first ?? null, seen);
  incident.driven.push(vehicleSquares(ctx, vehicle));
  for (const square of vehicleSquares(ctx, vehicle)) incident.trail.push({ at: square, crouched: false });
  return incident;
}
