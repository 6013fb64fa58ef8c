import {
  columnOf,
  type Facing,
  newLine,
  rowOf,
  type Square,
  squareNamed,
  traceFromCorner,
  traceLine,
} from "../../geometry/index.ts";
import {
  type FieldOfView,
  type OtherReading,
  perSettings,
  type Result,
  ok,
  type Settings,
  type SightQuestion,
  type SightRuling,
  type SightVerdict,
  err,
  type Visibility,
} from "../../kernel/index.ts";
import { type Citation, type InterpretationId, interpretations, readingIn } from "../book/index.ts";
import {
  STOPS_ALL,
  axisBlockers,
  type Blockers,
  concealmentOf,
  type Eyes,
  fieldOf,
  fieldRules,
  inFieldOf,
  inVehicleField,
  isFarFromEnd,
  lineTo,
  lookoutsOf,
  looksAsVehicle,
  type LineObstacle,
  STOPS_NOTHING,
  operatorLine,
  rangeTo,
  seenAt,
  seenThrough,
  seesCorpse,
  seesOperator,
  vehicleLine,
  canLook,
  withinDepth,
} from "../sight/index.ts";
import { rangeFrom } from "../fighting/index.ts";
import { typhoonRuling } from "./typhoon-sight.ts";
import {
  type AxisUnit,
  type Ctx,
  grid,
  ground,
  isVehicle,
  name,
  number,
  onBoard,
  type Operator,
  operatorNamed,
  operatorsOnBoard,
  operatorSquares,
  squaresOf,
  unitAt,
  unitNamed,
  vehicleNamed,
  vehicleSquares,
  targetName,
  corpseSquares,
} from "../table/index.ts";

/** An end of a question about sight: a piece, or a square (with a facing, if it is to look). */
interface End {
  readonly id: string;
  readonly at: Square;
  /** Every square it covers: several for a vehicle. */
  readonly squares: readonly Square[];
  readonly unit: AxisUnit | null;
  readonly operator: Operator | null;
  readonly facing: Facing | null;
  /** Low things are hidden by low cover: a corpse, a crouching Operator. */
  readonly low: boolean;
}

function endOf(ctx: Ctx, written: string, facing: Facing | undefined, path: string): Result<End> {
  const unit = unitNamed(ctx, written);
  if (unit !== undefined) {
    if (!onBoard(unit))
      return err({
        code: "off-the-board",
        path,
        message: `${written} waits on a spawn tile; it sees and is seen only on the board.`,
        cites: ["rr.event.spawn-inert"],
      });
    return ok({
      id: written,
      at: unit.at,
      squares: squaresOf(ctx, unit),
      unit,
      operator: null,
      facing: facing ?? unit.facing,
      low: false,
    });
  }
  const operator = operatorNamed(ctx, written);
  if (operator !== undefined) {
    if (!onBoard(operator)) return err({ code: "off-the-board", path, message: `${written} is not on the board.` });
    const low = operator.aboard === null && (operator.crouched || operator.scuba);
    return ok({
      id: written,
      at: operator.at,
      squares: operatorSquares(ctx, operator),
      unit: null,
      operator,
      facing: null,
      low,
    });
  }
  const vehicle = vehicleNamed(ctx, written);
  if (vehicle !== undefined) {
    const squares = vehicleSquares(ctx, vehicle);
    const [first] = squares;
    if (first === undefined) return err({ code: "off-the-board", path, message: `${written} is not on the board.` });
    return ok({ id: written, at: first, squares, unit: null, operator: null, facing: null, low: false });
  }
  const square = squareNamed(grid(ctx), written);
  if (square === null)
    return err({
      code: "unknown-piece",
      path,
      message: `"${written}" is neither a piece of this position nor a square "x,y" of its board.`,
    });
  return ok({
    id: written,
    at: square,
    squares: [square],
    unit: null,
    operator: null,
    facing: facing ?? null,
    low: false,
  });
}

/** The Operator who stands on the place that is asked about, as the end of the line: whether he is seen is the question. */
function withWhoStandsThere(ctx: Ctx, end: End, from: End): End {
  if (end.unit !== null || end.operator !== null || end.squares.length !== 1 || from.operator !== null) return end;
  const operator = ctx.state.operators.find(
    (candidate) => candidate.at === end.at && candidate.aboard === null && candidate.id !== from.id,
  );
  return operator === undefined ? end : { ...end, operator, low: operator.crouched || operator.scuba };
}

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
      text: `${who} stands there${how}: ${from.id} ${seen ? "sees him" : "does not see him"}.`,
      at,
      cites: [level, ...(how === ", crouched" ? (["rr.crouch.los-both-ways"] as const) : [])],
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

/** The eyes of an end that looks as the Axis does: a unit, or a square with a facing. */
const eyesOf = (from: End): Eyes =>
  from.unit !== null && isVehicle(from.unit)
    ? { ...from.unit, at: from.at }
    : { id: from.id, at: from.at, facing: from.facing ?? "N" };

/** Whether a unit has no sight now: it has the cigarette token, or Nancy holds it. */
const isBlind = (ctx: Ctx, { unit }: End): boolean =>
  unit !== null && unit.at !== null && !unit.empty && !canLook(ctx, unit);

/** Why a unit has no sight. rr.event.cigarette-effect, rr.dare.interact-no-los, rr.open.dare-suspicion-ensnared */
function blindness({ held }: AxisUnit): { readonly text: string; readonly cites: readonly Citation[] } {
  switch (held) {
    case "talking":
      return { text: "A unit in an interaction has no line of sight.", cites: ["rr.dare.interact-no-los"] };
    case "ensnared":
      return {
        text: "A unit in the garrotte has no line of sight.",
        cites: ["rr.dare.garrotte-ensnared-inert", "rr.open.dare-suspicion-ensnared"],
      };
    case null:
      return { text: "A unit with the cigarette token has no line of sight.", cites: ["rr.event.cigarette-effect"] };
  }
}

const better: Readonly<Record<Visibility, number>> = { none: 0, partial: 1, full: 2 };

/** Whether an end is seen at this visibility: posture, camo net, water. */
function isSeen(ctx: Ctx, from: End, to: End, place: Visibility): boolean {
  if (to.operator === null || to.operator.aboard !== null) return seenAt(place, { low: to.low });
  return seenThrough(
    ctx,
    eyesOf(from),
    to.at,
    place,
    to.operator.crouched,
    concealmentOf(ctx, to.operator, to.at, { attacks: false }),
  );
}

/** The squares of the ends themselves where they are vehicles: what stands on them hides neither from the other. */
function ownSquares(from: End, to: End): readonly Square[] | undefined {
  if (from.squares.length <= 1 && to.squares.length <= 1) return undefined;
  return [from, to].flatMap((end) => (end.squares.length > 1 ? end.squares : []));
}

/** How well an end is seen from another, without the reasons; a vehicle by its best square. */
function outcomeOf(
  ctx: Ctx,
  from: End,
  to: End,
  blockers: Blockers,
): { readonly place: Visibility; readonly seen: boolean } {
  const target = ownSquares(from, to);
  if (from.operator !== null) {
    const { operator } = from;
    const seen = to.squares.some((square) =>
      operatorLine(
        ctx,
        { square: from.at, low: operator.aboard === null && (operator.crouched || operator.scuba) },
        square,
      ),
    );
    return { place: seen ? "full" : "none", seen };
  }
  const eyes = eyesOf(from);
  let place: Visibility = "none";
  for (const square of isBlind(ctx, from) ? [] : to.squares) {
    if (from.facing !== null && !inFieldOf(ctx, eyes, square)) continue;
    const how = lineTo(ctx, eyes, square, blockers, undefined, target);
    if (better[how] > better[place]) place = how;
  }
  return { place, seen: isSeen(ctx, from, to, place) };
}

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
  return [
    ...fieldRules,
    ...(dx === dy ? (["rr.open.fov-diagonals"] as const) : []),
    ...(far ? (["rr.open.fov-depth"] as const) : []),
  ];
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
        const how = vehicleLine(ctx, lookout, square, blockers, met, target);
        traceFromCorner(grid(ctx), lookout.corner, square, trace);
        const inField = inVehicleField(ctx, lookout, square);
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
    const inField = from.facing === null || inFieldOf(ctx, eyes, square);
    const how = lineTo(ctx, eyes, square, blockers, met, target);
    traceLine(grid(ctx), from.at, square, trace);
    return [{ from: name(ctx, from.at), square, through: between(ctx), met, place: inField ? how : "none", inField }];
  });
}

/** The verdict of one direction, with its lines and what is met on them. */
function verdict(ctx: Ctx, from: End, to: End, blockers: Blockers): SightVerdict {
  const examined = linesBetween(ctx, from, to, blockers);
  const reasons: { text: string; at?: string; cites: readonly Citation[] }[] = [];
  const inField = examined.some((line) => line.inField);
  let place = examined.reduce<Visibility>(
    (best, line) => (better[line.place] > better[best] ? line.place : best),
    "none",
  );
  if (from.operator !== null) {
    reasons.push({
      text: "An Operator looks in every direction along the line between the centres.",
      cites: [
        "rr.los.operator-line",
        "rr.los.operator-all-round",
        "rr.open.fov-operator-depth",
        "rr.open.operator-sees-over",
      ],
    });
    if (from.operator.crouched)
      reasons.push({ text: "He is crouched: low cover blocks his own sight.", cites: ["rr.crouch.los-both-ways"] });
    if (from.operator.scuba)
      reasons.push({ text: "From the water low cover blocks his sight.", cites: ["rr.scuba.low-cover-los"] });
  } else if (from.unit !== null && isVehicle(from.unit)) {
    reasons.push({
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
        ...(isFarFromVehicle(ctx, from, to) ? (["rr.open.fov-depth"] as const) : []),
        vehicleSightRules[from.unit.kind] ?? "rr.unit.unarmed",
      ],
    });
  } else {
    reasons.push({
      text: inField ? "The square is in the field of view." : "The square is outside the field of view.",
      at: name(ctx, to.at),
      cites: inField ? fieldCites(ctx, from, to.at) : [...fieldCites(ctx, from, to.at), "rr.los.not-visible"],
    });
    if (from.unit !== null && isBlind(ctx, from)) {
      place = "none";
      reasons.push(blindness(from.unit));
    }
  }
  if (from.operator === null) {
    if (place === "full")
      reasons.push({
        text: "Nothing on the line blocks it: the square is fully visible.",
        cites: ["rr.los.fully-visible", ...transparent(ctx)],
      });
    if (place === "partial")
      reasons.push({
        text: "In view, but low cover hides anyone crouching or lying there.",
        cites: ["rr.los.partially-visible", "rr.cover.low-hides"],
      });
    if (place === "none" && inField && !isBlind(ctx, from))
      reasons.push({
        text: "The line is blocked: the square is not visible.",
        cites: ["rr.los.not-visible", "rr.los.axis-blockers"],
      });
  }
  if (to.operator !== null && from.operator === null)
    reasons.push(...concealmentReasons(ctx, from, to.operator, to, place));
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
          ...(place === "none" ? [] : (["rr.dare.disguise-suspicion"] as const)),
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
  ...(ctx.state.units.some(({ alert }) => alert) ? (["rr.los.alert-transparent"] as const) : []),
  "rr.square.water-los",
  "rr.square.forest-into",
  "rr.square.rock-into",
];

const interpretationIds: ReadonlySet<string> = new Set(Object.keys(interpretations));
const isInterpretation = (id: string): id is InterpretationId => interpretationIds.has(id);

/** The interpretations a verdict names. */
function restsOn({ lines, reasons }: SightVerdict): readonly InterpretationId[] {
  const ids = new Set<InterpretationId>();
  const add = (cites: readonly string[]): void => cites.forEach((id) => isInterpretation(id) && ids.add(id));
  for (const { blocker, hindrances } of lines) {
    if (blocker !== undefined) add(blocker.cites);
    hindrances.forEach(({ cites }) => add(cites));
  }
  reasons.forEach(({ cites }) => add(cites));
  return [...ids];
}

/** Settings with another reading of one interpretation, and what that reading says. */
interface Variant {
  readonly reading: string;
  readonly text: string;
  readonly settings: Settings;
}

const variants = perSettings(() => new Map<InterpretationId, readonly Variant[]>());

/** The same settings with each other reading of one; kept, so that what is worked out per settings is worked out once. */
function otherReadings(settings: Settings, id: InterpretationId): readonly Variant[] {
  const kept = variants(settings);
  let told = kept.get(id);
  if (told === undefined) {
    const { switchable, readings } = interpretations[id];
    const others = Object.entries(readings).filter(([reading]) => switchable && reading !== readingIn(settings, id));
    told = others.map(([reading, { text }]) => ({
      reading,
      text,
      settings: { ...settings, readings: { ...settings.readings, [id]: reading } },
    }));
    kept.set(id, told);
  }
  return told;
}

/** Which other readings of the interpretations a verdict rests on would change it. */
function otherwise(
  ctx: Ctx,
  from: End,
  to: End,
  now: SightVerdict,
  ids: readonly InterpretationId[],
  blockers: Blockers,
): readonly OtherReading[] {
  const others: OtherReading[] = [];
  for (const id of ids) {
    for (const { reading, text, settings } of otherReadings(ctx.settings, id)) {
      const other = outcomeOf({ ...ctx, settings }, from, to, blockers);
      if (other.seen === now.seen && other.place === now.place) continue;
      others.push({
        interpretation: id,
        reading,
        text: `${interpretations[id].question} ${text.endsWith(".") ? text : `${text}.`} Then the square is ${other.place === "none" ? "not visible" : other.place === "partial" ? "partially visible" : "fully visible"}.`,
      });
    }
  }
  return others;
}

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

/** Can A see B? Both directions, the line, what blocks it, and how much hangs on readings of the book. rr.los.* */
export function sightRuling(ctx: Ctx, question: SightQuestion): Result<SightRuling> {
  const above = typhoonRuling(ctx, question);
  if (above !== null) return above;
  const from = endOf(ctx, question.from, question.facing, "/from");
  const asked = endOf(ctx, question.to, undefined, "/to");
  if (!from.ok) return from;
  if (!asked.ok) return asked;
  const to = { value: withWhoStandsThere(ctx, asked.value, from.value) };
  const blockers = axisBlockers(ctx);
  const forth = verdict(ctx, from.value, to.value, blockers);
  const looksBack = asked.value.unit !== null || asked.value.operator !== null;
  const ids = restsOn(forth);
  return ok({
    ...forth,
    back: looksBack ? verdict(ctx, to.value, from.value, blockers) : null,
    distance: rangeBetween(ctx, from.value, to.value),
    interpretations: ids.map((id) => ({ id, reading: readingIn(ctx.settings, id) })),
    otherwise: otherwise(ctx, from.value, to.value, forth, ids, blockers),
  });
}

/** Everything a unit sees now. */
export function fieldRuling(ctx: Ctx, id: string): Result<FieldOfView> {
  const unit = unitNamed(ctx, id);
  if (unit === undefined || !onBoard(unit))
    return err({ code: "unknown-piece", path: "/piece", message: `"${id}" is no Axis unit on the board.` });
  const blind = unit.smoking || (unit.held !== null && !canLook(ctx, unit));
  const seen = blind ? new Uint8Array(0) : fieldOf(ctx, unit);
  const cites = new Set<Citation>(blind ? blindness(unit).cites : fieldRules);
  const levels: readonly Citation[] = ["rr.los.not-visible", "rr.los.partially-visible", "rr.los.fully-visible"];
  for (const [square, level] of seen.entries()) {
    if (!inFieldOf(ctx, unit, square)) continue;
    const met: LineObstacle[] = [];
    lineTo(ctx, unit, square, axisBlockers(ctx), met);
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
    ],
    cites: [...cites],
  });
}

/** The blood stains a unit sees, by the names the board has for them. rr.jager.blood-as-corpse */
const stainsInSight = (ctx: Ctx, unit: Parameters<typeof seesCorpse>[1]): readonly string[] =>
  (ctx.state.jager?.stains ?? []).flatMap(({ at }, i) =>
    corpseSquares(ctx).includes(at) && seesCorpse(ctx, unit, at) ? [`blood-stain-${i + 1}`] : [],
  );
