import type { Square } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { keepOneSpotted } from "../alarm/index.ts";
import { leavePlay } from "../fighting/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { type G, name, type Operator, record, type Rules } from "../board/index.ts";

/** The board is left from its entry/exit tile. rr.open.exit */
export const requireExit = (g: G, r: Requirements<Citation>, from: Square): boolean =>
  r.need(
    g.state.entry.includes(from),
    {
      met: `${name(g, from)} belongs to the entry/exit tile.`,
      unmet: `${name(g, from)} does not belong to the entry/exit tile; the board is left from there only.`,
      at: name(g, from),
    },
    "rr.setup.entry-exit",
    "rr.open.exit",
  );

/** An Operator leaves the board. rr.setup.entry-exit */
export function* leave(g: G, operator: Operator): Rules {
  record(g, { event: "left", piece: operator.id, cites: ["rr.setup.entry-exit", "rr.open.exit"] });
  leavePlay(g, operator, "left");
  yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}
