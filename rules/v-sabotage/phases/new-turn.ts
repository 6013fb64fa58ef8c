import type { Ctx, Rules } from "../table/context.ts";
import { openTerrains } from "./completing.ts";
import { discardOldEvents } from "./event.ts";

/**
 * A new turn: last turn's event cards go, new terrains open, and what is done once a turn may be done again.
 * vs.event.discard, vs.complete.next, vs.bino.once
 */
export function* newTurn(ctx: Ctx): Rules {
  discardOldEvents(ctx);
  yield* openTerrains(ctx);
  const clear = (tokens: { used: string[] }[]): void => {
    for (const token of tokens) token.used = [];
  };
  for (const commando of ctx.state.commandos) {
    clear(commando.tokens);
    commando.spentSkills = commando.spentSkills.filter((mark) => !mark.startsWith("turn:"));
  }
  delete ctx.state.tally["close-combats"];
  clear(ctx.state.laid);
  for (const { nests } of ctx.state.terrains) clear(nests);
}
