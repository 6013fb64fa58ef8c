import { columnOf, type Facing, newLine, rowOf, type Square, squareNamed, traceLine } from "../geometry/index.ts";
import { type FieldOfView, type OtherReading, type Read, read, type Settings, type SightQuestion, type SightRuling, type SightVerdict, unread, type Visibility } from "../kernel/index.ts";
import type { Citation } from "./events.ts";
import { type InterpretationId, interpretations } from "./interpretations.ts";
import { ALL, type Blockers, type Met, NOTHING } from "./sight-line.ts";
import { axisBlockers, fieldOf, fieldRules, inFieldOf, lineTo, operatorLine, rangeTo, seenAt, seesCorpse, seesOperator } from "./sight.ts";
import type { AxisUnit, Operator } from "./state.ts";
import { type G, grid, name, onBoard, operatorNamed, operatorsOnBoard, readingIn, unitNamed } from "./table.ts";

/** An end of a question about sight: a piece, or a square (with a facing, if it is to look). */
interface End {
  readonly id: string;
  readonly at: Square;
  readonly unit: AxisUnit | null;
  readonly operator: Operator | null;
  readonly facing: Facing | null;
  /** Low things are hidden by low cover: a corpse, a crouching Operator. */
  readonly low: boolean;
}

function endOf(g: G, written: string, facing: Facing | undefined, path: string): Read<End> {
  const unit = unitNamed(g, written);
  if (unit !== undefined) {
    if (!onBoard(unit)) return unread({ code: "off-the-board", path, message: `${written} waits on a spawn tile; it sees and is seen only on the board.`, cites: ["rr.event.spawn-inert"] });
    return read({ id: written, at: unit.at, unit, operator: null, facing: facing ?? unit.facing, low: false });
  }
  const operator = operatorNamed(g, written);
  if (operator !== undefined) {
    if (!onBoard(operator)) return unread({ code: "off-the-board", path, message: `${written} is not on the board.` });
    return read({ id: written, at: operator.at, unit: null, operator, facing: null, low: operator.crouched });
  }
  const square = squareNamed(grid(g), written);
  if (square === null) return unread({ code: "unknown-piece", path, message: `"${written}" is neither a piece of this position nor a square "x,y" of its board.` });
  return read({ id: written, at: square, unit: null, operator: null, facing: facing ?? null, low: false });
}

const stopWords: Readonly<Record<0 | 1 | 2, Visibility>> = { 0: "full", 1: "partial", 2: "none" };
const trace = newLine();

/** How well an end is seen from another, without the reasons. */
function outcomeOf(g: G, from: End, to: End, blockers: Blockers): { readonly place: Visibility; readonly seen: boolean } {
  if (from.operator !== null) {
    const seen = operatorLine(g, from.at, from.operator.crouched, to.at);
    return { place: seen ? "full" : "none", seen };
  }
  const eyes = { id: from.id, at: from.at, facing: from.facing ?? "N" };
  const blind = from.unit?.smoking === true || (from.facing !== null && !inFieldOf(g, eyes, to.at));
  const place = blind ? "none" : lineTo(g, eyes, to.at, blockers);
  return { place, seen: seenAt(place, to.low) };
}

/** The rules of the field of view, with the open points that touch this very square: those on its slanted border and at its far corners. */
function fieldCites(g: G, from: End, to: Square): readonly Citation[] {
  const board = grid(g);
  const dx = Math.abs(columnOf(board, to) - columnOf(board, from.at));
  const dy = Math.abs(rowOf(board, to) - rowOf(board, from.at));
  const far = dx * dx + dy * dy > 64 || dx + dy > 8;
  if (dx !== dy && !far) return fieldRules;
  return [...fieldRules, ...(dx === dy ? (["rr.open.fov-diagonals"] as const) : []), ...(far ? (["rr.open.fov-depth"] as const) : [])];
}

/** The verdict of one direction, with its line and what is met on it. */
function verdict(g: G, from: End, to: End, blockers: Blockers): SightVerdict {
  const met: Met[] = [];
  const reasons: { text: string; at?: string; cites: readonly Citation[] }[] = [];
  let place: Visibility;
  let seen: boolean;
  if (from.operator !== null) {
    const crouched = from.operator.crouched;
    const clear = operatorLine(g, from.at, crouched, to.at, false, met);
    place = clear ? "full" : "none";
    seen = clear;
    reasons.push({ text: "An Operator looks in every direction along the line between the centres.", cites: ["rr.los.operator-line", "rr.los.operator-all-round", "rr.open.fov-operator-depth", "rr.open.operator-sees-over"] });
    if (crouched) reasons.push({ text: "He is crouched: low cover blocks his own sight.", cites: ["rr.crouch.los-both-ways"] });
  } else {
    const eyes = { id: from.id, at: from.at, facing: from.facing ?? "N" };
    const inField = from.facing === null || inFieldOf(g, eyes, to.at);
    const how = lineTo(g, eyes, to.at, blockers, met);
    place = inField ? how : "none";
    seen = seenAt(place, to.low);
    reasons.push({ text: inField ? "The square lies in the field of view." : "The square lies outside the field of view.", at: name(g, to.at), cites: inField ? fieldCites(g, from, to.at) : [...fieldCites(g, from, to.at), "rr.los.not-visible"] });
    if (from.unit?.smoking === true) {
      place = "none";
      seen = false;
      reasons.push({ text: "A unit with the cigarette token has no line of sight.", cites: ["rr.event.cigarette-effect"] });
    }
    if (place === "full") reasons.push({ text: "Nothing on the line blocks it: the square is fully visible.", cites: ["rr.los.fully-visible", ...transparent(g)] });
    if (place === "partial") reasons.push({ text: "Only low cover blocks: the square is partially visible.", cites: ["rr.los.partially-visible", "rr.cover.low-hides"] });
    if (place === "none" && inField) reasons.push({ text: "The line is blocked: the square is not visible.", cites: ["rr.los.not-visible", "rr.los.axis-blockers"] });
    if (to.operator !== null && to.operator.crouched && place === "partial") reasons.push({ text: "The Operator is crouched and hidden there.", cites: ["rr.crouch.los-both-ways", "rr.square.forest-hides"] });
  }
  traceLine(grid(g), from.at, to.at, trace);
  const through = Array.from(trace.squares.subarray(1, Math.max(1, trace.length - 1)), (square) => name(g, square));
  const blocker = met.find(({ stop }) => stop === ALL);
  const worst = met.reduce<0 | 1 | 2>((most, { stop }) => (stop > most ? stop : most), NOTHING);
  return {
    viewer: from.id,
    target: to.id,
    place,
    seen,
    lines: [
      {
        from: name(g, from.at),
        to: name(g, to.at),
        through,
        fate: stopWords[worst],
        ...(blocker !== undefined && { blocker: { text: blocker.text, at: blocker.at, cites: blocker.cites } }),
        hindrances: met.filter(({ stop }) => stop !== ALL).map(({ text, at, cites }) => ({ text, at, cites })),
      },
    ],
    reasons,
  };
}

const transparent = (g: G): readonly Citation[] => [
  "rr.los.operators-transparent",
  ...(g.state.units.some(({ alert }) => alert) ? (["rr.los.alert-transparent"] as const) : []),
  "rr.square.water-los",
  "rr.square.forest-into",
  "rr.square.rock-into",
];

const isInterpretation = (id: string): id is InterpretationId => Object.hasOwn(interpretations, id);

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

const variants = new WeakMap<Settings, Map<string, Settings>>();

/** The same settings with one reading changed; kept, so that what is worked out per settings is worked out once. */
function withReading(settings: Settings, id: InterpretationId, reading: string): Settings {
  let known = variants.get(settings);
  if (known === undefined) variants.set(settings, (known = new Map()));
  const key = `${id} ${reading}`;
  let variant = known.get(key);
  if (variant === undefined) known.set(key, (variant = { ...settings, readings: { ...settings.readings, [id]: reading } }));
  return variant;
}

/** Which other readings of the interpretations a verdict rests on would change it. */
function otherwise(g: G, from: End, to: End, now: SightVerdict, ids: readonly InterpretationId[], blockers: Blockers): readonly OtherReading[] {
  const others: OtherReading[] = [];
  for (const id of ids) {
    const { switchable, readings } = interpretations[id];
    if (!switchable) continue;
    for (const [reading, { text }] of Object.entries(readings)) {
      if (reading === readingIn(g.settings, id)) continue;
      const other = outcomeOf({ ...g, settings: withReading(g.settings, id, reading) }, from, to, blockers);
      if (other.seen === now.seen && other.place === now.place) continue;
      others.push({ interpretation: id, reading, text: `Under "${text}" the square is ${other.place === "none" ? "not visible" : other.place === "partial" ? "partially visible" : "fully visible"}.` });
    }
  }
  return others;
}

/** Can A see B? Both directions, the line, what blocks it, and how much hangs on readings of the book. rr.los.* */
export function sightRuling(g: G, question: SightQuestion): Read<SightRuling> {
  const from = endOf(g, question.from, question.facing, "/from");
  const to = endOf(g, question.to, undefined, "/to");
  if (!from.ok) return from;
  if (!to.ok) return to;
  const blockers = axisBlockers(g);
  const forth = verdict(g, from.value, to.value, blockers);
  const looksBack = to.value.unit !== null || to.value.operator !== null;
  const ids = restsOn(forth);
  return read({
    ...forth,
    back: looksBack ? verdict(g, to.value, from.value, blockers) : null,
    distance: rangeTo(g, from.value.at, to.value.at),
    interpretations: ids.map((id) => ({ id, reading: readingIn(g.settings, id) })),
    otherwise: otherwise(g, from.value, to.value, forth, ids, blockers),
  });
}

/** Everything a unit sees now. */
export function fieldRuling(g: G, id: string): Read<FieldOfView> {
  const unit = unitNamed(g, id);
  if (unit === undefined || !onBoard(unit)) return unread({ code: "unknown-piece", path: "/piece", message: `"${id}" is no Axis unit on the board.` });
  const seen = unit.smoking ? new Uint8Array(0) : fieldOf(g, unit);
  const cites = new Set<Citation>(unit.smoking ? ["rr.event.cigarette-effect"] : fieldRules);
  const levels: readonly Citation[] = ["rr.los.not-visible", "rr.los.partially-visible", "rr.los.fully-visible"];
  for (const [square, level] of seen.entries()) {
    if (!inFieldOf(g, unit, square)) continue;
    const met: Met[] = [];
    lineTo(g, unit, square, axisBlockers(g), met);
    for (const { cites: because } of met) because.forEach((cite) => cites.add(cite));
    const rule = levels[level];
    if (rule !== undefined) cites.add(rule);
  }
  const squares = (level: number): readonly string[] => [...seen.keys()].filter((square) => seen[square] === level).map((square) => name(g, square));
  return read({
    viewer: id,
    full: squares(2),
    partial: squares(1),
    sees: [
      ...operatorsOnBoard(g).filter((operator) => seesOperator(g, unit, operator)).map((operator) => operator.id),
      ...g.state.corpses.filter((square) => seesCorpse(g, unit, square)).map((square) => `corpse on ${name(g, square)}`),
    ],
    cites: [...cites],
  });
}

