import { act, impossible } from "../../kernel/index.ts";
import { type JagerToken, jagerTokenInWords } from "../book/expansions/index.ts";
import { type Ctx, recordNoEffect, type Rules } from "../table/context.ts";
import { jagerSeat } from "../table/view.ts";
import { jagerOf } from "../jager/index.ts";
import { tokenRules } from "../jager/index.ts";
import { jagerRequirements, legalActions, perform } from "../actions/index.ts";

/** A token card is actioned: the Jäger player puts its token on the board, where there is a place for it. */
export function* tokenEvent(ctx: Ctx, token: JagerToken): Rules {
  jagerOf(ctx).placing = token;
  yield* placeToken(ctx);
}

/** The token is put on the board in an action of the Jäger player's. rr.jager.panel-stealth */
export function* placeToken(ctx: Ctx): Rules {
  const jager = jagerOf(ctx);
  const { placing } = jager;
  if (placing === null) return;
  if (legalActions(ctx).length === 0) {
    jager.placing = null;
    recordNoEffect(ctx, `there is no place for the ${jagerTokenInWords(placing)}.`, ...tokenRules(placing));
    return;
  }
  const action = yield* act({
    seat: jagerSeat,
    prompt: { id: "rr.decide.jager-token", text: `Where is the ${jagerTokenInWords(placing)} put?` },
    requirements: (candidate) => jagerRequirements(ctx, candidate),
    legal: () => legalActions(ctx),
  });
  if (action.do !== "place-token") throw impossible(`${action.do} where a token is placed`);
  yield* perform(ctx, action);
}
