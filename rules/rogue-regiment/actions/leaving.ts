import type { Square } from "../../geometry/index.ts";
import { citeIf } from "../../kernel/index.ts";
import { keepOneSpotted } from "../alarm/index.ts";
import { leavePlay } from "../fighting/index.ts";
import { catHears } from "../reactions/index.ts";
import { type Ctx, name, record, type Req, type Rules, unitsOnBoard } from "../table/context.ts";
import type { Operator } from "../table/state.ts";

/** The board is left from its entry/exit tile. rr.open.exit */
export const requireExit = (ctx: Ctx, req: Req, from: Square): boolean =>
  req.need(ctx.state.entry.includes(from), {
    met: `${name(ctx, from)} belongs to the entry/exit tile.`,
    unmet: `${name(ctx, from)} does not belong to the entry/exit tile; the board is left from there only.`,
    at: name(ctx, from),
    cites: ["rr.setup.entry-exit", "rr.open.exit"],
  });

/** An Operator leaves the board; a cat beside its exit is startled. rr.setup.entry-exit, rr.jager.cat-startled */
export function* leave(ctx: Ctx, operator: Operator): Rules {
  const from = operator.at;
  const isWatched = unitsOnBoard(ctx).some(({ alert }) => alert);
  record(ctx, {
    event: "left",
    piece: operator.id,
    cites: ["rr.setup.entry-exit", "rr.open.exit", ...citeIf(isWatched, "rr.open.exit-reaction")],
  });
  leavePlay(ctx, operator, "left");
  if (from !== null) yield* catHears(ctx, operator, from, null);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}
