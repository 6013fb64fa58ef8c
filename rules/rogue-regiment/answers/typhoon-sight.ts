import {
  type OtherReading,
  type Result,
  ok,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  err,
} from "../../kernel/index.ts";
import { readingIn } from "../book/in-force.ts";
import { interpretations } from "../book/open-points/index.ts";
import {
  type Ctx,
  distanceBetweenPlaces,
  grid,
  name,
  isOnBoard,
  type Placed,
  placeOf,
  squaresOf,
  unitNamed,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { tileCentre } from "../table/tiles.ts";
import { firesAtAircraftOnly, groundGunOf, isFlying, seesTyphoon, tileBelow, tileName } from "../aircraft/index.ts";

/** Why a unit has the Typhoon in its line of sight, or has not. rr.dare.typhoon-los-tile, rr.dare.aa-gun-los */
function reasonsFor(ctx: Ctx, unit: Placed<AxisUnit>, seen: boolean): SightVerdict["reasons"] {
  const at = name(ctx, unit.at);
  if (firesAtAircraftOnly(unit))
    return [
      {
        text: seen
          ? "It reaches the whole airspace above the board."
          : "The aircraft is not in its forward arc, or too far away.",
        at,
        cites: groundGunOf(ctx, unit)?.cites ?? [],
      },
    ];
  if (seen)
    return [
      {
        text: "It stands outside buildings on the tile below the Typhoon, whatever its facing.",
        at,
        cites: ["rr.dare.typhoon-los-tile", "rr.open.dare-typhoon-straddle"],
      },
    ];
  return [
    {
      text: "Only units outside buildings on the tile below the Typhoon have it in their line of sight.",
      at,
      cites: ["rr.dare.typhoon-los-tile", "rr.dare.typhoon-not-indoors"],
    },
  ];
}

const straddle = "rr.open.dare-typhoon-straddle";

/** Whether a unit on two tiles would be judged otherwise by the other reading. rr.open.dare-typhoon-straddle */
function otherwise(ctx: Ctx, unit: Placed<AxisUnit>, seen: boolean): readonly OtherReading[] {
  const other = readingIn(ctx.settings, straddle) === "both" ? "most" : "both";
  const settings = { ...ctx.settings, readings: { ...ctx.settings.readings, [straddle]: other } };
  if (seesTyphoon({ ...ctx, settings }, unit) === seen) return [];
  const { question, readings } = interpretations[straddle];
  return [
    {
      interpretation: straddle,
      reading: other,
      text: `${question} ${readings[other].text} Then it is ${seen ? "not in" : "in"} line of sight.`,
    },
  ];
}

/**
 * Whether a unit sees the Typhoon: asked with the unit and the Typhoon's id; null for other questions.
 * rr.dare.typhoon-los-tile, rr.dare.typhoon-not-indoors, rr.dare.aa-gun-los
 */
export function typhoonRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> | null {
  const { typhoon } = ctx.state;
  if (typhoon === null || (question.to !== typhoon.id && question.from !== typhoon.id)) return null;
  const tile = isFlying(typhoon) ? tileBelow(ctx, typhoon) : null;
  const path = question.from === typhoon.id ? "/from" : "/to";
  if (tile === null)
    return err({
      code: "off-the-board",
      path,
      message: `${typhoon.id} is not over the board.`,
      cites: ["rr.dare.typhoon-los-tile"],
    });
  const unit = unitNamed(ctx.state, question.from);
  if (unit === undefined || !isOnBoard(unit))
    return err({
      code: "unknown-piece",
      path: "/from",
      message: `Whether ${typhoon.id} is seen is asked of an Axis unit on the board; "${question.from}" is not one.`,
      cites: ["rr.dare.typhoon-los-tile"],
    });
  const seen = seesTyphoon(ctx, unit);
  const reasons = reasonsFor(ctx, unit, seen);
  const distance = Math.min(
    ...squaresOf(ctx, unit).flatMap((square) =>
      tileCentre(ctx.settings, grid(ctx), tile).map((centre) =>
        distanceBetweenPlaces(ctx, placeOf(ctx, square), centre),
      ),
    ),
  );
  return ok({
    viewer: unit.id,
    target: typhoon.id,
    place: seen ? "full" : "none",
    seen,
    lines: [],
    reasons: [{ text: `${typhoon.id} flies over ${tileName(tile)}.`, cites: ["rr.dare.typhoon-los-tile"] }, ...reasons],
    back: null,
    distance,
    interpretations: firesAtAircraftOnly(unit) ? [] : [{ id: straddle, reading: readingIn(ctx.settings, straddle) }],
    otherwise: otherwise(ctx, unit, seen),
  });
}
