import { canBeRoused, flip, type Incident } from "../alarm/index.ts";
import { type Ctx, distanceFromUnit, name, number, placeOf, reading, record, unitsOnBoard } from "../table/context.ts";
import type { Square } from "../../geometry/index.ts";

/**
 * The twig under an Operator snaps when he moves on foot: units near it are alerted as by a warning shout, and the token
 * is removed. rr.jager.twig-noise, rr.jager.twig-no-spotting, rr.jager.twig-spent, rr.open.jager-twig-where,
 * rr.open.jager-twig-which-moves
 */
export function twigSnaps(ctx: Ctx, { operator, trail, moved }: Incident): void {
  const { jager } = ctx.state;
  if (jager === null || operator === null || !moved || !jager.twigs.includes(operator.id)) return;
  const at = heardFrom(
    ctx,
    trail.map((trace) => trace.at),
  );
  if (at === undefined) return;
  const radius = number(ctx, "rr.number.twig-noise");
  jager.twigs = jager.twigs.filter((id) => id !== operator.id);
  record(ctx, {
    event: "twig-snapped",
    piece: operator.id,
    at: name(ctx, at),
    radius,
    cites: [
      "rr.jager.twig-noise",
      "rr.jager.twig-no-spotting",
      "rr.open.jager-twig-where",
      "rr.open.jager-twig-which-moves",
    ],
  });
  for (const unit of unitsOnBoard(ctx))
    if (canBeRoused(unit) && !unit.empty && distanceFromUnit(ctx, unit, placeOf(ctx, at)) <= radius)
      flip(ctx, unit, "twig", ["rr.jager.twig-noise", "rr.open.distance-metric"]);
  record(ctx, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-spent"] });
}

function heardFrom(ctx: Ctx, way: readonly Square[]): Square | undefined {
  switch (reading(ctx, "rr.open.jager-twig-where")) {
    case "first-square":
      return way[1];
    case "square-left":
      return way[0];
    case "end":
      return way.at(-1);
  }
}
