import type { ActionForm, Requirements as RequirementsOf } from "../../kernel/index.ts";
import { Requirements } from "../../kernel/index.ts";
import { facings, opposite } from "../../geometry/index.ts";
import { type Action, type ActionOf, type Ctx, number, reading, record, type Rules } from "../table/index.ts";
import { actionTitles, type Citation } from "../book/index.ts";
import { call, requireCall } from "./call.ts";
import { soundAlarm } from "./alarm.ts";
import { reactToTyphoon } from "./ground-fire.ts";
import { type Flying, flies, heading, isFlying, tileBelow, tileName } from "./run.ts";
import { possibleStrikes, requireStrike, strike } from "./strike.ts";

/** The actions that have to do with aircraft. rr.dare.typhoon-action-list */
export type AircraftAction = ActionOf<"call-typhoon" | "fly" | "fly-and-attack">;

export const isAircraftAction = (action: Action): action is AircraftAction => "aircraft" in action;

/**
 * Adds that the Typhoon has used its actions, for whatever else is done in an Operator Phase: it acts first, and has to.
 * rr.dare.typhoon-acts-first, rr.dare.typhoon-must-move
 */
export function requireTyphoonDone(ctx: Ctx, req: RequirementsOf<Citation>): void {
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return;
  req.need(
    !flies(ctx),
    { met: `${typhoon.id} has acted.`, unmet: `${typhoon.id} acts first, and has ${typhoon.ap} AP that it must use.` },
    "rr.dare.typhoon-acts-first",
    "rr.dare.typhoon-must-move",
  );
}

/** Adds what flying on requires. rr.dare.typhoon-acts-first, rr.dare.typhoon-two-actions */
function requireFlight(ctx: Ctx, req: RequirementsOf<Citation>, aircraft: string): Flying | null {
  const { typhoon, phase, result } = ctx.state;
  req.need(
    phase === "operator" && result === null,
    {
      met: "It is the Operator Phase.",
      unmet: `Aircraft act at the beginning of the Operator Phase; it is the ${phase} phase.`,
    },
    "rr.dare.typhoon-acts-first",
  );
  if (
    !req.need(
      typhoon !== null && typhoon.id === aircraft,
      { met: "The mission grants the Typhoon.", unmet: `The mission grants no Typhoon called ${aircraft}.` },
      "rr.dare.typhoon-mission",
    ) ||
    !req.need(
      isFlying(typhoon),
      { met: `${aircraft} is on its run.`, unmet: `${aircraft} is not on a run: it has to arrive at an edge first.` },
      "rr.dare.typhoon-arrival",
    ) ||
    !isFlying(typhoon)
  )
    return null;
  req.need(
    typhoon.ap > 0,
    { met: `${aircraft} has ${typhoon.ap} AP.`, unmet: `${aircraft} has used both its actions in this turn.` },
    "rr.dare.typhoon-two-actions",
  );
  return typhoon;
}

/** Adds all that an action with aircraft requires. */
export function requireAircraftAction(ctx: Ctx, req: RequirementsOf<Citation>, action: AircraftAction): void {
  if (action.do === "call-typhoon") {
    requireCall(ctx, req, action);
    return;
  }
  const typhoon = requireFlight(ctx, req, action.aircraft);
  if (typhoon !== null && action.do === "fly-and-attack") requireStrike(ctx, req, typhoon, action);
}

/** Carries out an action with aircraft. rr.dare.typhoon-two-actions, rr.dare.typhoon-attack-twice */
export function* performAircraftAction(ctx: Ctx, action: AircraftAction): Rules {
  if (action.do === "call-typhoon") {
    call(ctx, action);
    return;
  }
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return;
  typhoon.ap--;
  record(ctx, {
    event: "acted",
    piece: typhoon.id,
    action: action.do,
    ap: 1,
    cites: [
      "rr.dare.typhoon-two-actions",
      "rr.dare.typhoon-action-list",
      "rr.dare.typhoon-acts-first",
      ...(action.do === "fly" ? [] : (["rr.dare.typhoon-attack-order", "rr.dare.typhoon-attack-twice"] as const)),
    ],
  });
  const alertBefore = new Set(ctx.state.units.filter(({ alert }) => alert).map(({ id }) => id));
  const atOnce = reading(ctx, "rr.open.dare-typhoon-reaction-timing") === "after-the-move";
  if (action.do === "fly-and-attack" && action.order === "move-last") yield* strike(ctx, typhoon, action);
  yield* moveOn(ctx, typhoon);
  if (atOnce) yield* reactToTyphoon(ctx, alertBefore);
  if (action.do === "fly-and-attack" && action.order === "move-first" && isFlying(ctx.state.typhoon))
    yield* strike(ctx, typhoon, action);
  if (!atOnce) yield* reactToTyphoon(ctx, alertBefore);
}

/**
 * It moves to the centre of the next tile of its line; off the last one its run is over. rr.dare.typhoon-first-move,
 * rr.dare.typhoon-next-move, rr.dare.typhoon-run-ends
 */
function* moveOn(ctx: Ctx, typhoon: Flying): Rules {
  const first = typhoon.run.tile < 0;
  typhoon.run = { ...typhoon.run, tile: typhoon.run.tile + 1 };
  const tile = tileBelow(ctx, typhoon);
  if (tile === null) {
    leave(ctx, typhoon);
    return;
  }
  record(ctx, {
    event: "flew",
    piece: typhoon.id,
    to: `the centre of ${tileName(tile)}`,
    heading: heading(typhoon),
    cites: [first ? "rr.dare.typhoon-first-move" : "rr.dare.typhoon-next-move", "rr.dare.typhoon-must-move"],
  });
  if (first) yield* soundAlarm(ctx);
}

/**
 * It has left the board: its rockets are restored, what is left of its actions is lost, and it may come again.
 * rr.dare.typhoon-run-ends, rr.dare.typhoon-rearm, rr.open.dare-typhoon-spent-action, rr.open.dare-typhoon-damage-kept
 */
function leave(ctx: Ctx, typhoon: Flying): void {
  record(ctx, {
    event: "flew",
    piece: typhoon.id,
    to: "beyond the board",
    heading: heading(typhoon),
    cites: ["rr.dare.typhoon-run-ends", "rr.open.dare-typhoon-spent-action"],
  });
  const restored = reading(ctx, "rr.open.dare-typhoon-damage-kept") === "restored";
  const side = opposite[typhoon.side];
  Object.assign(typhoon, {
    side,
    run: null,
    ap: 0,
    rockets: number(ctx, "rr.number.typhoon-rockets"),
    leftIn: ctx.state.turn,
    health: restored ? number(ctx, "rr.number.typhoon-health") : typhoon.health,
  });
  record(ctx, {
    event: "rearmed",
    piece: typhoon.id,
    rockets: typhoon.rockets,
    cites: ["rr.dare.typhoon-rearm", "rr.dare.typhoon-again", "rr.open.dare-typhoon-damage-kept"],
  });
}

/** A new turn: on its run it has its actions again. rr.dare.typhoon-two-actions */
export function typhoonBegins(ctx: Ctx): void {
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return;
  typhoon.ap = number(ctx, "rr.number.typhoon-ap");
  typhoon.engaged = false;
}

/** The actions with the Typhoon, with what they require: none where the mission grants none. */
export function aircraftForms(ctx: Ctx): readonly ActionForm<Action>[] {
  const { typhoon } = ctx.state;
  if (typhoon === null || typhoon.shotDown) return [];
  const aircraft = typhoon.id;
  if (!isFlying(typhoon)) {
    const req = new Requirements<Citation>();
    requireCall(ctx, req, { aircraft });
    const actions = req.holding ? facings.map((side): Action => ({ do: "call-typhoon", aircraft, side })) : [];
    return [{ name: "call-typhoon", piece: aircraft, requirements: req.all, actions }];
  }
  const turn = new Requirements<Citation>();
  requireFlight(ctx, turn, aircraft);
  const strikes = turn.holding
    ? (["move-first", "move-last"] as const).flatMap((order) => possibleStrikes(ctx, typhoon, order))
    : [];
  const legal = strikes.filter((one) => {
    const req = new Requirements<Citation>(true);
    requireStrike(ctx, req, typhoon, one);
    return req.holding;
  });
  return [
    { name: "fly", piece: aircraft, requirements: turn.all, actions: turn.holding ? [{ do: "fly", aircraft }] : [] },
    {
      name: "fly-and-attack",
      piece: aircraft,
      requirements: turn.all,
      actions: legal.map((one): Action => ({ do: "fly-and-attack", aircraft, ...one, targets: [...one.targets] })),
    },
  ];
}

/** What the Typhoon is asked, when it is its turn. */
export const typhoonPrompt = ({ state: { typhoon } }: Ctx): string =>
  typhoon === null ? "" : `How does ${typhoon.id} ${actionTitles.fly} (${typhoon.ap} AP)?`;
