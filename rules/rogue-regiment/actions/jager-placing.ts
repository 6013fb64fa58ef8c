import { jagerOf, putToken, requireToken, tokenCandidates } from "../jager/index.ts";
import type { ActionRule } from "./rule.ts";

/** The Jäger player puts the token of his card on the board. rr.jager.panel-stealth, rr.jager.panel-battle */
const placeToken: ActionRule<"place-token"> = {
  requires: requireToken,
  candidates(ctx) {
    const { placing } = jagerOf(ctx);
    return placing === null ? [] : tokenCandidates(ctx, placing);
  },
  *perform(ctx, _jager, action) {
    const jager = jagerOf(ctx);
    const { placing } = jager;
    if (placing === null) return;
    jager.placing = null;
    putToken(ctx, placing, action);
  },
};

export const actions = { "place-token": placeToken };
