import type { Citation } from "../book/citation.ts";
import { otherSide, type Side } from "../table/state.ts";
import { choose, type Ctx, reading, record, type Rules } from "../table/context.ts";
import { toActivate, nextSide } from "../activation/index.ts";
import { throwForInitiative } from "../set-up/index.ts";

/**
 * Rolls for initiative until somebody wins, who names the player that goes first. dt.turn.initiative-roll,
 * dt.turn.initiative-reroll, dt.turn.first-player
 */
export function* rollInitiative(ctx: Ctx): Rules {
  for (;;) {
    const cites: readonly Citation[] = ["dt.turn.initiative-roll", "dt.turn.initiative-army"];
    const {
      winner,
      cites: dice,
      ...shown
    } = yield* throwForInitiative(ctx, (side) => `Initiative of the ${side}`, cites);
    record(ctx, { event: "initiative", ...shown, winner, cites: [...cites, ...dice] });
    if (winner === null) continue;
    const first = yield* choose<Side>(
      winner,
      { id: "dt.decide.first", text: "Who goes first this turn?" },
      [winner, otherSide(winner)].map((side) => ({ id: side, text: side, value: side })),
    );
    ctx.state.first = first;
    // nothing else asks for it
    const decides =
      reading(ctx, "dt.open.draw") === "initiative" || reading(ctx, "dt.open.both-wiped-out") === "initiative";
    if (first !== winner && decides) ctx.state.initiative = winner;
    ctx.state.next = toActivate(ctx.state, first).length > 0 ? first : nextSide(ctx.state, first);
    record(ctx, { event: "first", side: first, cites: ["dt.turn.winner-chooses", "dt.turn.first-player"] });
    return;
  }
}
