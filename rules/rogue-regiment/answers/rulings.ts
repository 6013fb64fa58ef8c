import { type FieldOfView, type Result, ok, type SightQuestion, type SightRuling, err } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { readingIn } from "../book/in-force.ts";
import {
  corpseSquares,
  type Ctx,
  name,
  isOnBoard,
  operatorsOnBoard,
  type Placed,
  unitNamed,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { targetName } from "../table/crew.ts";
import {
  axisBlockers,
  fieldOf,
  fieldRules,
  isInFieldOf,
  lineTo,
  lookoutsOf,
  looksAsVehicle,
  type LineObstacle,
  rangeTo,
  seesCorpse,
  seesOperator,
  canLook,
} from "../sight/index.ts";
import { rangeFrom } from "../fighting/index.ts";
import { typhoonRuling } from "./typhoon-sight.ts";
import { seesTyphoon } from "../aircraft/index.ts";
import { type End, endOf, withOccupant, eyesOf, blindness } from "./sight-ends.ts";
import { hangsOn, outcomeOf } from "./sight-otherwise.ts";
import { verdict } from "./sight-verdict.ts";

/**
 * Squares between two ends: from the first square ahead of a vehicle, else between their nearest squares.
 * rr.vlos.range-origin
 */
function rangeBetween(ctx: Ctx, from: End, to: End): number {
  const eyes = eyesOf(from);
  const { operator } = to;
  if (from.operator === null && looksAsVehicle(eyes) && operator !== null) {
    const lookouts = lookoutsOf(ctx, eyes);
    // an AA Gun looks nowhere but up: it is as far away as its nearest square
    if (lookouts.length > 0)
      return Math.min(...lookouts.map((lookout) => rangeFrom(ctx, { shooter: eyes, lookout }, operator)));
  }
  let least = Infinity;
  for (const a of from.squares) for (const b of to.squares) least = Math.min(least, rangeTo(ctx, a, b));
  return least;
}

/**
 * Can A see B? Both directions, the line, what blocks it, and how much hangs on readings of the book.
 * rr.los.fully-visible, rr.los.partially-visible, rr.los.not-visible
 */
export function sightRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> {
  const above = typhoonRuling(ctx, question);
  if (above !== null) return above;
  const from = endOf(ctx, question.from, question.facing, "/from");
  const asked = endOf(ctx, question.to, undefined, "/to");
  if (!from.ok) return from;
  if (!asked.ok) return asked;
  const to = { value: withOccupant(ctx, asked.value, from.value) };
  const blockers = axisBlockers(ctx);
  const forth = verdict(ctx, from.value, to.value, blockers);
  const looksBack = asked.value.unit !== null || asked.value.operator !== null;
  const { ids, otherwise } = hangsOn(ctx, { from: from.value, to: to.value }, forth, blockers);
  return ok({
    ...forth,
    back: looksBack ? verdict(ctx, to.value, from.value, blockers) : null,
    distance: rangeBetween(ctx, from.value, to.value),
    interpretations: ids.map((id) => ({ id, reading: readingIn(ctx.settings, id) })),
    otherwise,
  });
}

/** Everything a unit sees now. */
export function fieldRuling(ctx: Ctx, id: string): Result<FieldOfView> {
  const unit = unitNamed(ctx.state, id);
  if (unit === undefined || !isOnBoard(unit))
    return err({ code: "unknown-piece", path: "/piece", message: `"${id}" is not an Axis unit on the board.` });
  const blind = !canLook(ctx, unit);
  const seen = blind ? new Uint8Array(0) : fieldOf(ctx, unit);
  const cites = new Set<Citation>(blind ? blindness(unit).cites : fieldRules);
  const levels: readonly Citation[] = ["rr.los.not-visible", "rr.los.partially-visible", "rr.los.fully-visible"];
  for (const [square, level] of seen.entries()) {
    if (!isInFieldOf(ctx, unit, square)) continue;
    const met: LineObstacle[] = [];
    lineTo(ctx, unit, square, axisBlockers(ctx), { met });
    for (const { cites: because } of met) because.forEach((cite) => cites.add(cite));
    const rule = levels[level];
    if (rule !== undefined) cites.add(rule);
  }
  const squares = (level: number): readonly string[] =>
    [...seen.keys()].filter((square) => seen[square] === level).map((square) => name(ctx, square));
  return ok({
    viewer: id,
    full: squares(2),
    partial: squares(1),
    sees: [
      ...operatorsOnBoard(ctx)
        .filter((operator) => seesOperator(ctx, unit, operator))
        .filter(({ crew }) => crew !== "gunner")
        .map(targetName),
      ...ctx.state.corpses
        .filter((square) => seesCorpse(ctx, unit, square))
        .map((square) => `corpse on ${name(ctx, square)}`),
      ...stainsInSight(ctx, unit),
      ...vehiclesInSight(ctx, unit),
    ],
    cites: [...cites],
  });
}

/** The blood stains a unit sees, by the names the board has for them. rr.jager.blood-as-corpse */
const stainsInSight = (ctx: Ctx, unit: Parameters<typeof seesCorpse>[1]): readonly string[] =>
  (ctx.state.jager?.stains ?? []).flatMap(({ at }, i) =>
    corpseSquares(ctx).includes(at) && seesCorpse(ctx, unit, at) ? [`blood-stain-${i + 1}`] : [],
  );

/** The Operators' vehicles and the Typhoon, where a unit sees them. rr.opveh.attacked-los, rr.dare.typhoon-los-tile */
function vehiclesInSight(ctx: Ctx, unit: Placed<AxisUnit>): readonly string[] {
  const { vehicles, typhoon } = ctx.state;
  const from = endOf(ctx, unit.id, undefined, "/piece");
  const inSight = vehicles.filter(({ id }) => {
    const to = endOf(ctx, id, undefined, "/piece");
    return from.ok && to.ok && outcomeOf(ctx, from.value, to.value, axisBlockers(ctx)).seen;
  });
  const overhead = typhoon !== null && seesTyphoon(ctx, unit) ? [typhoon] : [];
  return [...inSight, ...overhead].map(({ id }) => id);
}
