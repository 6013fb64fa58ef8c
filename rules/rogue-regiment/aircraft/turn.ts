import type { Citation } from "../book/citation.ts";
import type { Ctx, Req } from "../table/context.ts";
import type { Typhoon } from "../table/state.ts";

/**
 * Adds that it is an Operator Phase, and which Typhoon is meant; null where the mission grants none of this name. `when`
 * says what aircraft do in that phase, with its rule. rr.dare.typhoon-mission
 */
export function requireTyphoon(
  { state: { typhoon, phase, result } }: Ctx,
  req: Req,
  aircraft: string,
  when: { readonly text: string; readonly cites: Citation },
): Typhoon | null {
  const unmet = result === null ? `It is the ${phase} phase; ${when.text}` : "The game is over.";
  req.need(phase === "operator" && result === null, { met: "It is the Operator Phase.", unmet }, when.cites);
  const isMeant = req.need(typhoon !== null && typhoon.id === aircraft, {
    met: "The mission grants the Typhoon.",
    unmet: `The mission grants no Typhoon called ${aircraft}.`,
    cites: ["rr.dare.typhoon-mission"],
  });
  return isMeant ? typhoon : null;
}
