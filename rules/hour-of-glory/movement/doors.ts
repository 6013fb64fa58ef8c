import { quarterTurn } from "../../geometry/index.ts";
import { compass } from "../../kernel/index.ts";
import { renewZone, stepAhead } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { defender } from "../table/agents.ts";
import { choose, type Ctx, planFor, reading, record, type Rules, squareName } from "../table/context.ts";
import { doorNamed } from "../table/plan.ts";

/** Closes a door; a marker beyond it is moved next to its Sentry. hg.sentry.room-door-closes, hg.open.moved-marker-facing */
export function* resolveDoorClosing(ctx: Ctx, id: string, by: string, ...cites: readonly Citation[]): Rules {
  const { state } = ctx;
  const door = doorNamed(planFor(ctx), id);
  state.open = state.open.filter((other) => other !== id);
  record(ctx, { event: "door", door: id, open: false, by, cites });
  if (door === undefined) return;
  for (const sentry of state.sentries) {
    const cut =
      (sentry.at === door.outside && sentry.marker === door.inside) ||
      (sentry.at === door.inside && sentry.marker === door.outside);
    if (!cut) continue;
    const sides = (["anti-clockwise", "clockwise"] as const).flatMap((turn) => {
      const facing = quarterTurn(sentry.facing, turn);
      const square = stepAhead(ctx, sentry.at, facing);
      return square === null
        ? []
        : [{ id: turn === "clockwise" ? "right" : "left", text: compass[facing], value: { facing, square } }];
    });
    if (sides.length === 0) {
      sentry.marker = sentry.at;
      continue;
    }
    const { facing, square } = yield* choose(
      defender,
      { id: "hg.dec.alert-tie", text: `On which side of ${sentry.id} does his marker lie?`, piece: sentry.id },
      sides,
    );
    sentry.marker = square;
    record(ctx, {
      event: "marker-moved",
      agent: sentry.id,
      marker: squareName(ctx, square),
      cites: ["hg.sentry.room-door-closes"],
    });
    if (reading(ctx, "hg.open.moved-marker-facing") !== "turns") continue;
    sentry.facing = facing;
    renewZone(ctx, sentry.id);
    record(ctx, { event: "faced", agent: sentry.id, facing, cites: ["hg.open.moved-marker-facing"] });
  }
}

/** Opens a door. hg.door.unlocked-open */
export function resolveDoorOpening(ctx: Ctx, id: string, by: string, ...cites: readonly Citation[]): void {
  if (!ctx.state.open.includes(id)) ctx.state.open = [...ctx.state.open, id].sort();
  record(ctx, { event: "door", door: id, open: true, by, cites });
}
