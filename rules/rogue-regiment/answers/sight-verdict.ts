import { columnOf, newLine, rowOf, type Square, traceFromCorner, traceLine } from "../../geometry/index.ts";
import { type SightVerdict, type Visibility, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name, number, unitAt } from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import {
  STOPS_ALL,
  type Blockers,
  concealmentOf,
  fieldRules,
  isInFieldOf,
  isInVehicleField,
  isFarFromEnd,
  lineTo,
  lookoutsOf,
  looksAsVehicle,
  type LineObstacle,
  STOPS_NOTHING,
  operatorLine,
  vehicleLine,
  withinDepth,
} from "../sight/index.ts";
import { type End, eyesOf, isBlind, blindness, isSeen, ownSquares, better } from "./sight-ends.ts";

/** Who stands on a place that is asked about, and whether he is seen. rr.crouch.los-both-ways, rr.los.not-visible */
function standsThere(
  ctx: Ctx,
  from: End,
  to: End,
  seen: boolean,
  place: Visibility,
): readonly { text: string; at: string; cites: readonly Citation[] }[] {
  const at = name(ctx, to.at);
  if (to.id !== at) return [];
  const who = to.operator?.id ?? (from.operator === null ? undefined : unitAt(ctx, to.at)?.id);
  if (who === undefined) return [];
  const how = to.operator?.crouched === true ? ", crouched" : to.operator?.scuba === true ? ", in the water" : "";
  const level: Citation =
    place === "none" ? "rr.los.not-visible" : place === "partial" ? "rr.los.partially-visible" : "rr.los.fully-visible";
  return [
    {
      text: `${who} stands there${how}: ${from.id} ${seen ? "sees" : "does not see"} ${who === "nancy" ? "her" : "him"}.`,
      at,
      cites: [level, ...citeIf(how === ", crouched", "rr.crouch.los-both-ways")],
    },
  ];
}

const stopWords: Readonly<Record<0 | 1 | 2, Visibility>> = { 0: "full", 1: "partial", 2: "none" };

const trace = newLine();

/** Where each kind of vehicle looks from; the others look forward. */
const vehicleSightRules: Partial<Readonly<Record<AxisUnit["kind"], Citation>>> = {
  "half-track": "rr.unit.halftrack",
  motorbike: "rr.unit.motorbike",
  "armoured-car": "rr.metal.armoured-car-los",
  "heavy-armoured-car": "rr.metal.heavy-car-los",
  "aa-gun": "rr.dare.aa-gun-los",
  "panzer-iii": "rr.dare.panzer-forward-los",
  "aa-truck": "rr.kick.aa-truck-los",
  stummel: "rr.kick.stummel-los",
  "flamethrower-half-track": "rr.dogs.flame-track-los",
};

/**
 * The rules of the field of view, with the open points that touch this very square: those on its slanted border and at
 * its far corners.
 */
function fieldCites(ctx: Ctx, from: End, to: Square): readonly Citation[] {
  const board = grid(ctx);
  const dx = Math.abs(columnOf(board, to) - columnOf(board, from.at));
  const dy = Math.abs(rowOf(board, to) - rowOf(board, from.at));
  const far = !withinDepth("orthogonal", number(ctx, "rr.number.view-depth"), dx, dy);
  if (dx !== dy && !far) return fieldRules;
  return [...fieldRules, ...citeIf(dx === dy, "rr.open.fov-diagonals"), ...citeIf(far, "rr.open.fov-depth")];
}

/** Whether some square of the target is so far from an end of a vehicle that the readings of the depth may differ. */
function isFarFromVehicle(ctx: Ctx, from: End, to: End): boolean {
  const eyes = eyesOf(from);
  return (
    looksAsVehicle(eyes) &&
    lookoutsOf(ctx, eyes).some((lookout) => to.squares.some((square) => isFarFromEnd(ctx, lookout, square)))
  );
}

/** One line that was examined: its squares, what it met, and how well its end is seen. */
interface Examined {
  readonly from: string;
  readonly square: Square;
  readonly through: readonly string[];
  readonly met: readonly LineObstacle[];
  readonly place: Visibility;
  readonly inField: boolean;
}

/** The squares between the ends of the line that was traced last. */
function between(ctx: Ctx): readonly string[] {
  const { names } = grid(ctx);
  const passed: string[] = [];
  for (let i = 1; i < trace.length - 1; i++) passed.push(names[trace.squares[i] ?? -1] ?? "");
  return passed;
}

/**
 * Every line between two ends: one to each square of the target, from each end of a vehicle that looks. rr.vlos.origin,
 * rr.opveh.attacked-los
 */
function linesBetween(ctx: Ctx, from: End, to: End, blockers: Blockers): readonly Examined[] {
  const target = ownSquares(from, to);
  const eyes = eyesOf(from);
  return to.squares.flatMap((square): readonly Examined[] => {
    if (from.operator !== null) {
      const met: LineObstacle[] = [];
      const low = from.operator.aboard === null && (from.operator.crouched || from.operator.scuba);
      const clear = operatorLine(ctx, { square: from.at, low }, square, met);
      traceLine(grid(ctx), from.at, square, trace);
      return [
        { from: name(ctx, from.at), square, through: between(ctx), met, place: clear ? "full" : "none", inField: true },
      ];
    }
    if (looksAsVehicle(eyes)) {
      return lookoutsOf(ctx, eyes).map((lookout) => {
        const met: LineObstacle[] = [];
        const how = vehicleLine(ctx, lookout, square, blockers, { met, target });
        traceFromCorner(grid(ctx), lookout.corner, square, trace);
        const inField = isInVehicleField(ctx, lookout, square);
        return {
          from: `${lookout.end} corner ${lookout.corner.x},${lookout.corner.y}`,
          square,
          through: between(ctx),
          met,
          place: inField ? how : "none",
          inField,
        };
      });
    }
    const met: LineObstacle[] = [];
    const inField = from.facing === null || isInFieldOf(ctx, eyes, square);
    const how = lineTo(ctx, eyes, square, blockers, { met, target });
    traceLine(grid(ctx), from.at, square, trace);
    return [{ from: name(ctx, from.at), square, through: between(ctx), met, place: inField ? how : "none", inField }];
  });
}

/** A reason of a verdict. */
interface Reason {
  readonly text: string;
  readonly at?: string;
  readonly cites: readonly Citation[];
}

/** How an Operator looks. rr.los.operator-line, rr.crouch.los-both-ways, rr.scuba.low-cover-los */
const reasonsOfOperator = ({ crouched, scuba }: Operator): readonly Reason[] => [
  {
    text: "An Operator looks in every direction along the line between the centres.",
    cites: [
      "rr.los.operator-line",
      "rr.los.operator-all-round",
      "rr.open.fov-operator-depth",
      "rr.open.operator-sees-over",
    ],
  },
  ...(crouched
    ? [{ text: "He is crouched: low cover blocks his own sight.", cites: ["rr.crouch.los-both-ways"] as const }]
    : []),
  ...(scuba
    ? [{ text: "From the water low cover blocks his sight.", cites: ["rr.scuba.low-cover-los"] as const }]
    : []),
];

/** Whether the target lies in the field of view of whoever looks as the Axis does. */
function fieldReasons(ctx: Ctx, from: End, to: End, inField: boolean): readonly Reason[] {
  if (from.unit !== null && isVehicle(from.unit))
    return [
      {
        text: inField
          ? "A square of it lies in the field of view of an end of the vehicle."
          : "It lies outside the fields of view of the vehicle.",
        cites: [
          "rr.vlos.cone",
          "rr.vlos.no-peripheral",
          "rr.vlos.origin",
          "rr.vlos.range-origin",
          "rr.vlos.underneath",
          "rr.vlos.no-window",
          "rr.open.fov-diagonals",
          "rr.open.vehicle-los-gridline",
          "rr.open.vehicle-range",
          ...citeIf(isFarFromVehicle(ctx, from, to), "rr.open.fov-depth"),
          vehicleSightRules[from.unit.kind] ?? "rr.unit.unarmed",
        ],
      },
    ];
  return [
    {
      text: inField ? "The square is in the field of view." : "The square is outside the field of view.",
      at: name(ctx, to.at),
      cites: inField ? fieldCites(ctx, from, to.at) : [...fieldCites(ctx, from, to.at), "rr.los.not-visible"],
    },
  ];
}

/** How well the Axis sees a square along its lines. */
function placeReasons(ctx: Ctx, place: Visibility, { isBlocked }: { readonly isBlocked: boolean }): readonly Reason[] {
  if (place === "full")
    return [
      {
        text: "Nothing on the line blocks it: the square is fully visible.",
        cites: ["rr.los.fully-visible", ...transparent(ctx)],
      },
    ];
  if (place === "partial")
    return [
      {
        text: "In view, but low cover hides anyone crouching or lying there.",
        cites: ["rr.los.partially-visible", "rr.cover.low-hides"],
      },
    ];
  return isBlocked
    ? [
        {
          text: "The line is blocked: the square is not visible.",
          cites: ["rr.los.not-visible", "rr.los.axis-blockers"],
        },
      ]
    : [];
}

/** The verdict of one direction, with its lines and what is met on them. */
export function verdict(ctx: Ctx, from: End, to: End, blockers: Blockers): SightVerdict {
  const examined = linesBetween(ctx, from, to, blockers);
  const inField = examined.some((line) => line.inField);
  const best = examined.reduce<Visibility>(
    (most, line) => (better[line.place] > better[most] ? line.place : most),
    "none",
  );
  const isUnsighted = isBlind(ctx, from);
  const place = isUnsighted ? "none" : best;
  const reasons =
    from.operator !== null
      ? reasonsOfOperator(from.operator)
      : [
          ...fieldReasons(ctx, from, to, inField),
          ...(isUnsighted && from.unit !== null ? [blindness(from.unit)] : []),
          ...placeReasons(ctx, place, { isBlocked: inField && !isUnsighted }),
          ...(to.operator === null ? [] : concealmentReasons(ctx, from, to.operator, to, place)),
        ];
  const seen = from.operator === null ? isSeen(ctx, from, to, place) : place !== "none";
  return {
    viewer: from.id,
    target: to.id,
    place,
    seen,
    lines: examined.map((line) => shownLine(ctx, line)),
    reasons: [...standsThere(ctx, from, to, seen, place), ...reasons],
  };
}

/** Why an Operator is hidden, or counts as a vehicle. */
function concealmentReasons(
  ctx: Ctx,
  from: End,
  operator: Operator,
  to: End,
  place: Visibility,
): readonly { text: string; cites: readonly Citation[] }[] {
  if (operator.aboard !== null)
    return [
      { text: "He sits in a vehicle: a line to any of its squares is enough.", cites: ["rr.opveh.attacked-los"] },
    ];
  const concealed = concealmentOf(ctx, operator, to.at, { attacks: false });
  if (concealed === "water")
    return [{ text: "He swims and is not spotted: nobody sees him.", cites: ["rr.scuba.unseen"] }];
  if (concealed === "disguise")
    return [
      {
        text: isSeen(ctx, from, to, place)
          ? "She is in disguise, which an alert unit sees through."
          : "She is in disguise and not spotted: nobody takes her for an Operator.",
        cites: [
          "rr.dare.disguise-los-safe",
          "rr.open.dare-alert-units",
          ...citeIf(place !== "none", "rr.dare.disguise-suspicion"),
        ],
      },
    ];
  if (concealed === "camo" && !isSeen(ctx, from, to, place))
    return [
      {
        text: "His camo net hides him in the forest from all who are not adjacent.",
        cites: ["rr.camo.hidden", "rr.camo.not-when", "rr.open.camo-attack-kinds"],
      },
    ];
  const camoUseless =
    operator.equipment.includes("camo-net") && grid(ctx).squares[to.at] === ground.forest && concealed === "none";
  return [
    ...(camoUseless
      ? [{ text: "A spotted or laden Operator cannot use his camo net.", cites: ["rr.camo.not-when"] as const }]
      : []),
    ...(operator.crouched && place === "partial"
      ? [
          {
            text: "The Operator is crouched and hidden there.",
            cites: ["rr.crouch.los-both-ways", "rr.square.forest-hides"] as const,
          },
        ]
      : []),
  ];
}

function shownLine(ctx: Ctx, { from, square, through, met }: Examined): SightVerdict["lines"][number] {
  const blocker = met.find(({ stop }) => stop === STOPS_ALL);
  const worst = met.reduce<0 | 1 | 2>((most, { stop }) => (stop > most ? stop : most), STOPS_NOTHING);
  return {
    from,
    to: name(ctx, square),
    through,
    fate: stopWords[worst],
    ...(blocker !== undefined && { blocker: { text: blocker.text, at: blocker.at, cites: blocker.cites } }),
    hindrances: met.filter(({ stop }) => stop !== STOPS_ALL).map(({ text, at, cites }) => ({ text, at, cites })),
  };
}

const transparent = (ctx: Ctx): readonly Citation[] => [
  "rr.los.operators-transparent",
  ...citeIf(
    ctx.state.units.some(({ alert }) => alert),
    "rr.los.alert-transparent",
  ),
  "rr.square.water-los",
  "rr.square.forest-into",
  "rr.square.rock-into",
];
