import {
  type OtherReading,
  type Read,
  read,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  unread,
} from "../../kernel/index.ts";
import { interpretations } from "../catalogue/index.ts";
import { firesAtAircraftOnly, groundGunOf, isFlying, seesTyphoon, tileBelow, tileName } from "../aircraft/index.ts";
import {
  type AxisUnit,
  type G,
  grid,
  name,
  onBoard,
  type Placed,
  placeOf,
  placesApart,
  readingIn,
  squaresOf,
  tileCentre,
  unitNamed,
} from "../board/index.ts";

/** Why a unit has the Typhoon in its line of sight, or has not. rr.dare.typhoon-los-tile, rr.dare.aa-gun-los */
function reasonsFor(g: G, unit: Placed<AxisUnit>, seen: boolean): SightVerdict["reasons"] {
  const at = name(g, unit.at);
  if (firesAtAircraftOnly(unit))
    return [
      {
        text: seen
          ? "It reaches the whole airspace above the board."
          : "The aircraft is not in its forward arc, or too far away.",
        at,
        cites: groundGunOf(g, unit)?.cites ?? [],
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

const STRADDLE = "rr.open.dare-typhoon-straddle";

/** Whether a unit on two tiles would be judged otherwise by the other reading. rr.open.dare-typhoon-straddle */
function otherwise(g: G, unit: Placed<AxisUnit>, seen: boolean): readonly OtherReading[] {
  const other = readingIn(g.settings, STRADDLE) === "both" ? "most" : "both";
  const settings = { ...g.settings, readings: { ...g.settings.readings, [STRADDLE]: other } };
  if (seesTyphoon({ ...g, settings }, unit) === seen) return [];
  const { text } = interpretations[STRADDLE].readings[other];
  return [
    {
      interpretation: STRADDLE,
      reading: other,
      text: `Under "${text}" it is ${seen ? "not in" : "in"} line of sight.`,
    },
  ];
}

/**
 * Whether a unit sees the Typhoon: asked with the unit and the Typhoon's id; null for other questions.
 * rr.dare.typhoon-los-tile, rr.dare.typhoon-not-indoors, rr.dare.aa-gun-los
 */
export function typhoonRuling(g: G, question: SightQuestion): Read<SightRuling> | null {
  const { typhoon } = g.state;
  if (typhoon === null || (question.to !== typhoon.id && question.from !== typhoon.id)) return null;
  const tile = isFlying(typhoon) ? tileBelow(g, typhoon) : null;
  const path = question.from === typhoon.id ? "/from" : "/to";
  if (tile === null)
    return unread({
      code: "off-the-board",
      path,
      message: `${typhoon.id} is not over the board.`,
      cites: ["rr.dare.typhoon-los-tile"],
    });
  const unit = unitNamed(g, question.from);
  if (unit === undefined || !onBoard(unit))
    return unread({
      code: "unknown-piece",
      path: "/from",
      message: `Whether ${typhoon.id} is seen is asked of an Axis unit on the board; "${question.from}" is none.`,
      cites: ["rr.dare.typhoon-los-tile"],
    });
  const seen = seesTyphoon(g, unit);
  const reasons = reasonsFor(g, unit, seen);
  const distance = Math.min(
    ...squaresOf(g, unit).flatMap((square) =>
      tileCentre(g.settings, grid(g), tile).map((centre) => placesApart(g, placeOf(g, square), centre)),
    ),
  );
  return read({
    viewer: unit.id,
    target: typhoon.id,
    place: seen ? "full" : "none",
    seen,
    lines: [],
    reasons: [{ text: `${typhoon.id} flies over ${tileName(tile)}.`, cites: ["rr.dare.typhoon-los-tile"] }, ...reasons],
    back: null,
    distance,
    interpretations: firesAtAircraftOnly(unit) ? [] : [{ id: STRADDLE, reading: readingIn(g.settings, STRADDLE) }],
    otherwise: otherwise(g, unit, seen),
  });
}
