import type { Square } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { keepOneSpotted } from "../alarm/index.ts";
import { leavePlay } from "../fighting/index.ts";
import type { Citation } from "../book/index.ts";
import { type Ctx, name, type Operator, record, type Rules } from "../table/index.ts";

/** The board is left from its entry/exit tile. rr.open.exit */
export const requireExit = (ctx: Ctx, req: Requirements<Citation>, from: Square): boolean =>
  req.need(
    ctx.state.entry.includes(from),
    {
      met: `${name(ctx, from)} belongs to the entry/exit tile.`,
      unmet: `${name(ctx, from)} does not belong to the entry/exit tile; the board is left from there only.`,
      at: name(ctx, from),
    },
    "rr.setup.entry-exit",
    "rr.open.exit",
  );

/** An Operator leaves the board. rr.setup.entry-exit */
export function* leave(ctx: Ctx, operator: Operator): Rules {
  record(ctx, { event: "left", piece: operator.id, cites: ["rr.setup.entry-exit", "rr.open.exit"] });
  leavePlay(ctx, operator, "left");
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}
