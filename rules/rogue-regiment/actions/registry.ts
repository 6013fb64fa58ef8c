import { actionTable, type Offer, type Requirement, Requirements, withPoints } from "../../kernel/index.ts";
import { isFlying } from "../aircraft/index.ts";
import type { Citation } from "../book/citation.ts";
import { hangingOn } from "../book/in-force.ts";
import { pointsOfSight, pointsOfWindows } from "../sight/index.ts";
import { type Action, type ActionName, actionNames, isJagerAction } from "../table/action-schema.ts";
import { type Ctx, operatorNamed, operatorsOnBoard, players, type Rules, vehicleNamed } from "../table/context.ts";
import { isInteracting } from "../table/nancy.ts";
import { ownStack } from "../table/rolls.ts";
import type { Operator } from "../table/state.ts";
import { jagerSeat } from "../table/view.ts";
import * as attackActions from "./attack-actions.ts";
import * as cigarette from "./cigarette.ts";
import * as climb from "./climb.ts";
import * as disguise from "./disguise.ts";
import * as jagerCommands from "./jager-commands.ts";
import * as jagerPhase from "./jager-phase.ts";
import * as jagerPlacing from "./jager-placing.ts";
import * as jagerTokens from "./jager-tokens.ts";
import * as mechanicalFailure from "./mechanical-failure.ts";
import * as move from "./move.ts";
import { turnOf } from "./operator-turn.ts";
import * as otherActions from "./other-actions.ts";
import * as pickingUp from "./picking-up.ts";
import * as placing from "./placing.ts";
import type { Actor, Gated } from "./rule.ts";
import * as sprint from "./sprint.ts";
import * as turns from "./turns.ts";
import * as typhoon from "./typhoon.ts";
import * as vehicleActions from "./vehicle-actions.ts";

/** The actions that take a place in the turn of an Operator on foot. */
const footRules = {
  ...move.footActions,
  ...sprint.footActions,
  ...climb.footActions,
  ...attackActions.footActions,
  ...otherActions.footActions,
  ...pickingUp.footActions,
  ...placing.footActions,
  ...jagerTokens.footActions,
  ...disguise.footActions,
};

/** Every action, topic by topic; the schema has the order in which they are listed. */
const rules = {
  ...footRules,
  ...vehicleActions.vehicleActions,
  ...jagerPhase.phaseActions,
  ...jagerPlacing.actions,
  ...jagerCommands.actions,
  ...cigarette.actions,
  ...mechanicalFailure.actions,
  ...disguise.actions,
  ...turns.actions,
  ...vehicleActions.actions,
  ...typhoon.actions,
};

const namesIn = <Name extends ActionName>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  actionNames.filter((name): name is Name => Object.hasOwn(table, name));
const onFoot = namesIn(footRules);
const byVehicle = namesIn(vehicleActions.vehicleActions);
const inJagerPhase = namesIn(jagerPhase.phaseActions);

type ActionOffer = Offer<Actor, ActionName>;

/** A kind of action that requires something of the moment: where that does not hold, its form tells so, unexamined. */
function gated<Acting extends Actor, Shared>(
  ctx: Ctx,
  offer: { readonly name: ActionName; readonly actor: Acting; readonly rule: Gated<Acting, Shared> },
  shared: Shared,
): ActionOffer {
  const { name, actor, rule } = offer;
  const gate = rule.gate(ctx, actor, shared);
  return gate.holding ? { name, actor } : { name, actor, closedBy: gate.all };
}

/** What the Jäger player is asked for now: where a token is put, where a unit is moved, what he does in his phase. */
function askedOfJager({ state: { jager, phase } }: Ctx): readonly ActionName[] {
  if (jager === null) return [];
  if (jager.placing !== null) return ["place-token"];
  if (jager.commanding !== null) return ["command", "command-vehicle"];
  return phase === "jager" ? inJagerPhase : [];
}

/** What can be done with the Typhoon: none where the mission grants none. rr.dare.typhoon-action-list */
function typhoonOffers(ctx: Ctx): readonly ActionOffer[] {
  const { typhoon: actor } = ctx.state;
  if (actor === null || actor.shotDown) return [];
  return isFlying(actor)
    ? [
        gated(ctx, { name: "fly", actor, rule: typhoon.actions.fly }, undefined),
        gated(ctx, { name: "fly-and-attack", actor, rule: typhoon.actions["fly-and-attack"] }, undefined),
      ]
    : [gated(ctx, { name: "call-typhoon", actor, rule: typhoon.actions["call-typhoon"] }, undefined)];
}

/** What an Operator has to have, wear or bear for an action to be one of his; nothing is listed of what never is. */
const takes: { readonly [Name in ActionName]?: (ctx: Ctx, operator: Operator) => boolean } = {
  "use-med-pack": (_ctx, operator) => ownStack(operator, "med-pack") !== undefined,
  "change-outfit": (_ctx, { outfit }) => outfit !== null,
  interact: (_ctx, { outfit }) => outfit !== null,
  "remove-twig": ({ state: { jager } }, { id }) => jager?.twigs.includes(id) === true,
  "pick-lock": ({ state: { jager } }) => (jager?.locks.length ?? 0) > 0,
};

const isHis = (ctx: Ctx, operator: Operator, name: ActionName): boolean => takes[name]?.(ctx, operator) ?? true;

/** What an Operator has: his tokens at any time, the rest in his turn. rr.op.one-at-a-time */
function* offersOfOperator(ctx: Ctx, operator: ReturnType<typeof operatorsOnBoard>[number], acting?: Operator) {
  if (operator.cigarette || ownStack(operator, "cigarettes") !== undefined)
    yield { name: "give-cigarette", actor: operator } as const;
  if (operator.failure) yield { name: "use-failure", actor: operator } as const;
  if (operator.turn === "finished" || (acting !== undefined && acting.id !== operator.id)) return;
  if (operator.aboard === null) {
    const turn = turnOf(ctx, operator);
    for (const name of onFoot)
      if (isHis(ctx, operator, name)) yield gated(ctx, { name, actor: operator, rule: footRules[name] }, turn);
  }
  yield { name: "face", actor: operator } as const;
  if (isInteracting(operator)) yield { name: "stop-interacting", actor: operator } as const;
  yield { name: "end-turn", actor: operator } as const;
}

/** Who has which actions now: aircraft, then vehicles, then Operators. rr.op.vehicles-first, rr.dare.typhoon-acts-first */
function* offers(ctx: Ctx): Iterable<ActionOffer> {
  const ofJager = askedOfJager(ctx);
  for (const name of ofJager) yield { name, actor: { id: jagerSeat } };
  if (ofJager.length > 0) return;
  const acting = ctx.state.operators.find(({ turn }) => turn === "acting");
  yield* typhoonOffers(ctx);
  for (const vehicle of ctx.state.vehicles) {
    if (vehicle.turn === "finished" || acting !== undefined) continue;
    for (const name of byVehicle.filter((each) => vehicleActions.isOnItsSheet(vehicle, each)))
      yield gated(ctx, { name, actor: vehicle, rule: vehicleActions.vehicleActions[name] }, undefined);
    yield { name: "end-vehicle-turn", actor: vehicle } as const;
  }
  for (const operator of operatorsOnBoard(ctx)) yield* offersOfOperator(ctx, operator, acting);
  yield { name: "end-phase", actor: { id: players } } as const;
}

const table = actionTable<Ctx, Actor, Action, Citation>({
  rules,
  offers,
  requiresFirst: (ctx, req, action) =>
    !isJagerAction(action) ||
    req.need(ctx.state.jager !== null, {
      met: "There is a Jäger player.",
      unmet: "There is no Jäger player in this game: it is co-operative.",
      cites: ["rr.open.jager-players"],
    }),
});

export const { formsOf, isLegal, legalActions } = table;

/** The open points of any line of sight, and of what Nancy does in disguise: actions hang on them that do not name them. */
const inRefusals = [...pointsOfSight, ...pointsOfWindows, "rr.open.dare-disguise-after-alarm"] as const;

/** All requirements of an action, met and unmet; these name the points as well by another reading of which it is legal. */
export const requirementsOf = (ctx: Ctx, action: Action): readonly Requirement[] =>
  withPoints(table.requirementsOf(ctx, action), () => hangingOn(ctx, inRefusals, (by) => isLegal(by, action)));

/** Who acts: by the field that names him. */
function actorOf(ctx: Ctx, action: Action): Actor | null {
  if ("operator" in action) return operatorNamed(ctx.state, action.operator) ?? null;
  if ("vehicle" in action) return vehicleNamed(ctx.state, action.vehicle) ?? null;
  if ("aircraft" in action) return ctx.state.typhoon;
  return { id: isJagerAction(action) ? jagerSeat : players };
}

/** Carries out an action whose requirements hold, and what follows from it. */
export function* perform(ctx: Ctx, action: Action): Rules {
  const actor = actorOf(ctx, action);
  if (actor !== null) yield* table.perform(ctx, actor, action);
}

/** What an action requires while the Jäger player is asked; one of the others' is not his. rr.jager.control-move */
export function jagerRequirements(ctx: Ctx, action: Action): readonly Requirement[] {
  if (isJagerAction(action)) return requirementsOf(ctx, action);
  const req = new Requirements<Citation>();
  req.need(false, {
    met: "",
    unmet: "It is the Jäger player who acts now.",
    cites: ["rr.jager.phase-one-of-three", "rr.jager.control-move"],
  });
  return req.all;
}
