import { flip, type Incident } from "../alarm/index.ts";
import { type G, name, number, reading, record, unitApart, unitsOnBoard, placeOf } from "../board/index.ts";
import type { Square } from "../../geometry/index.ts";

/**
 * The twig under an Operator snaps when he moves on foot: units near it are alerted as by a warning shout, and the token
 * is removed. rr.jager.twig-noise, rr.jager.twig-no-spotting, rr.jager.twig-spent, rr.open.jager-twig-where,
 * rr.open.jager-twig-which-moves
 */
export function twigSnaps(g: G, { operator, trail, moved }: Incident): void {
  const { jager } = g.state;
  if (jager === null || operator === null || !moved || !jager.twigs.includes(operator.id)) return;
  const at = heardFrom(
    g,
    trail.map((trace) => trace.at),
  );
  if (at === undefined) return;
  const radius = number(g, "rr.number.twig-noise");
  jager.twigs = jager.twigs.filter((id) => id !== operator.id);
  record(g, {
    event: "twig-snapped",
    piece: operator.id,
    at: name(g, at),
    radius,
    cites: [
      "rr.jager.twig-noise",
      "rr.jager.twig-no-spotting",
      "rr.open.jager-twig-where",
      "rr.open.jager-twig-which-moves",
    ],
  });
  for (const unit of unitsOnBoard(g))
    if (!unit.alert && !unit.empty && unitApart(g, unit, placeOf(g, at)) <= radius)
      flip(g, unit, "twig", ["rr.jager.twig-noise"]);
  record(g, { event: "token-removed", what: "twig-snap", at: operator.id, cites: ["rr.jager.twig-spent"] });
}

function heardFrom(g: G, way: readonly Square[]): Square | undefined {
  switch (reading(g, "rr.open.jager-twig-where")) {
    case "first-square":
      return way[1];
    case "square-left":
      return way[0];
    case "end":
      return way.at(-1);
  }
}
