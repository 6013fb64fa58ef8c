import { facings } from "../../geometry/index.ts";
import { Requirements } from "../../kernel/index.ts";
import {
  call,
  type Flying,
  isFlying,
  performFlight,
  possibleStrikes,
  requireCall,
  requireFlight,
  requireStrike,
} from "../aircraft/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Ctx, Req } from "../table/context.ts";
import type { Typhoon } from "../table/state.ts";
import type { ActionRule, Gated } from "./rule.ts";

/** What bringing the Typhoon in requires, whichever edge it comes from. */
function gateOfCall(ctx: Ctx, { id: aircraft }: Typhoon): Req {
  const req = new Requirements<Citation>();
  requireCall(ctx, req, { aircraft });
  return req;
}

/** What every action of the Typhoon on its run requires. */
function gateOfFlight(ctx: Ctx, { id }: Typhoon): Req {
  const req = new Requirements<Citation>();
  requireFlight(ctx, req, id);
  return req;
}

/** Bringing in the Typhoon: free, once a mission grants it. rr.dare.typhoon-any-time, rr.dare.typhoon-card-free */
const callTyphoon: ActionRule<"call-typhoon", Typhoon> & Gated<Typhoon> = {
  gate: gateOfCall,
  requires: requireCall,
  candidates: (_ctx, { id }) => facings.map((side) => ({ do: "call-typhoon" as const, aircraft: id, side })),
  *perform(ctx, _typhoon, action) {
    call(ctx, action);
  },
};

/** The Typhoon flies on to the next tile. rr.dare.typhoon-two-actions, rr.dare.typhoon-must-move */
const fly: ActionRule<"fly", Typhoon> & Gated<Typhoon> = {
  gate: gateOfFlight,
  requires(ctx, req, { aircraft }) {
    requireFlight(ctx, req, aircraft);
  },
  candidates: (_ctx, { id }) => [{ do: "fly", aircraft: id }],
  perform: (ctx, _typhoon, action) => performFlight(ctx, action),
};

/** The Typhoon flies on and attacks, before or after. rr.dare.typhoon-attack-order, rr.dare.typhoon-attack-twice */
const flyAndAttack: ActionRule<"fly-and-attack", Typhoon> & Gated<Typhoon> = {
  gate: gateOfFlight,
  requires(ctx, req, action) {
    const typhoon = requireFlight(ctx, req, action.aircraft);
    if (typhoon !== null) requireStrike(ctx, req, typhoon, action);
  },
  candidates(ctx, typhoon) {
    const listed = isFlying(typhoon) ? strikesOf(ctx, typhoon) : [];
    return { listed, legal: listed };
  },
  perform: (ctx, _typhoon, action) => performFlight(ctx, action),
};

/** Every strike the Typhoon can make before its move or after it. */
const strikesOf = (ctx: Ctx, typhoon: Flying) =>
  (["move-first", "move-last"] as const)
    .flatMap((order) => possibleStrikes(ctx, typhoon, order))
    .filter((strike) => {
      const req = new Requirements<Citation>({ quiet: true });
      requireStrike(ctx, req, typhoon, strike);
      return req.holding;
    })
    .map((strike) => ({
      do: "fly-and-attack" as const,
      aircraft: typhoon.id,
      ...strike,
      targets: [...strike.targets],
    }));

export const actions = { "call-typhoon": callTyphoon, fly, "fly-and-attack": flyAndAttack };
