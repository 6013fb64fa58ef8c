import { citeIf } from "../../kernel/index.ts";
import { opposite } from "../../geometry/index.ts";
import { type ActionOf, actionTitle } from "../table/action-schema.ts";
import { type Ctx, number, reading, record, type Req, type Rules } from "../table/context.ts";
import { soundAlarm } from "./alarm.ts";
import { reactToTyphoon } from "./ground-fire.ts";
import { type Flying, flies, heading, isFlying, tileBelow, tileName } from "./run.ts";
import { strike } from "./strike.ts";
import { requireTyphoon } from "./turn.ts";

/**
 * Adds that the Typhoon has used its actions, for whatever else is done in an Operator Phase: it acts first, and has to.
 * rr.dare.typhoon-acts-first, rr.dare.typhoon-must-move
 */
export function requireTyphoonDone(ctx: Ctx, req: Req): void {
  const { typhoon } = ctx.state;
  if (!isFlying(typhoon)) return;
  req.need(!flies(ctx), {
    met: `${typhoon.id} has acted.`,
    unmet: `${typhoon.id} acts first, and has ${typhoon.ap} AP that it must use.`,
    cites: ["rr.dare.typhoon-acts-first", "rr.dare.typhoon-must-move"],
  });
}

/** Adds what flying on requires. rr.dare.typhoon-acts-first, rr.dare.typhoon-two-actions */
export function requireFlight(ctx: Ctx, req: Req, aircraft: string): Flying | null {
  const typhoon = requireTyphoon(ctx, req, aircraft, {
    text: "aircraft act at the beginning of the Operator Phase.",
    cites: "rr.dare.typhoon-acts-first",
  });
  if (typhoon === null) return null;
  if (typhoon.shotDown) {
    req.fail(`${aircraft} has been shot down and makes no further run.`, "rr.dare.typhoon-shot-down");
    return null;
  }
  if (
    !req.need(isFlying(typhoon), {
      met: `${aircraft} is on its run.`,
      unmet: `${aircraft} is not on a run: it has to arrive at an edge first.`,
      cites: ["rr.dare.typhoon-arrival"],
    }) ||
    !isFlying(typhoon)
  )
    return null;
  req.need(typhoon.ap > 0, {
    met: `${aircraft} has ${typhoon.ap} AP.`,
    unmet: `${aircraft} has used both its actions in this turn.`,
    cites: ["rr.dare.typhoon-two-actions"],
  });
  return typhoon;
}

/** Carries out an action with aircraft. rr.dare.typhoon-two-actions, rr.dare.typhoon-attack-twice */
export function* performFlight(ctx: Ctx, action: ActionOf<"fly" | "fly-and-attack">): Rules {
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
      ...citeIf(action.do !== "fly", "rr.dare.typhoon-attack-order", "rr.dare.typhoon-attack-twice"),
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
 * rr.dare.typhoon-run-ends, rr.dare.typhoon-rearm, rr.open.dare-typhoon-spent-action, rr.open.dare-typhoon-damage-kept,
 * rr.dare.typhoon-two-rockets
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

/** What the Typhoon is asked, when it is its turn. */
export const typhoonPrompt = ({ state: { typhoon } }: Ctx): string =>
  typhoon === null ? "" : `How does ${typhoon.id} ${actionTitle("fly")} (${typhoon.ap} AP)?`;
