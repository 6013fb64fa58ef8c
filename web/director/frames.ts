import type { BoardModel, BoardPiece, ShownEvent } from "../api/answers.ts";
import { cellsOf, type Flash, isPlace, pieceNamed, whereIs } from "../board/places.ts";
import type { Spot } from "../board/spots.ts";
import type { Moment, Step } from "../game/table.ts";
import { comingsOf, shapesWith } from "./comings.ts";
import { type Face, facesOf } from "./faces.ts";
import { isGrave } from "./grave.ts";
import { groundAfter, looksAfter } from "./ground.ts";
import { sentencesOf } from "./together.ts";

/** One moment of what happened in a step: the board as it was then, the event, and where it happened. */
export interface Frame {
  /** The step that is looked at while it is shown. */
  readonly step: Step;
  /** Null for a move of which no event tells. */
  readonly event: ShownEvent | null;
  /** The move that it belongs to and who made it, where others made it: "Chloé – Mac: crouch". */
  readonly move: string | null;
  readonly board: BoardModel;
  /** Where the game stood before the step, in words: it is told while the step is played. */
  readonly moment: string;
  readonly at: readonly string[];
  /** Whether it weighs: a wound, a death, an alarm. */
  readonly grave: boolean;
  /** The way of what moves, place by place; empty where it is not told. */
  readonly way: readonly string[];
  /** From where somebody sees or attacks somebody, and where that one is. */
  readonly lines: readonly Flash[];
  /** What is laid on a measured table in this moment, as outlines. */
  readonly templates: readonly (readonly Spot[])[];
  /** What came up on the dice that fall in this moment. */
  readonly dice: readonly Face[];
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Where an event leaves its piece, where it says so. */
const endOf = ({ details }: ShownEvent): string | null => {
  const path = details["path"];
  return text(details["to"]) ?? (Array.isArray(path) ? text(path.at(-1)) : null) ?? text(details["at"]);
};

const facings = new Set(["N", "E", "S", "W"]);
const isFacing = (value: unknown): value is NonNullable<BoardPiece["facing"]> =>
  typeof value === "string" && facings.has(value);

const moved = (model: BoardModel, piece: BoardPiece, place: string): BoardPiece => {
  const [cell] = cellsOf(model, place);
  if (cell === undefined) return piece;
  return { ...piece, ...cell, ...(model.kind === "areas" && { area: place }) };
};

const gone = new Set([
  "killed",
  "eliminated",
  "left",
  "destroyed",
  "taken-out",
  "died",
  "escaped",
  "demobilised",
  "miniature-lost",
]);

/** Events that say where somebody goes, stands or looks. */
const walking = new Set([
  "moved",
  "placed",
  "stopped",
  "halted",
  "entered",
  "faced",
  "turned",
  "alerted",
  "stood-down",
]);

/** What games call whoever an event happens to. */
const whoFields = ["miniature", "fighter", "agent", "unit"];

/** Whom an event moves or takes off the board. */
function whoMoves({ event, details }: ShownEvent): string | null {
  const named = text(details["piece"]);
  if (named !== null || !(walking.has(event) || gone.has(event))) return named;
  return whoFields.flatMap((field) => text(details[field]) ?? [])[0] ?? null;
}

/** Whom an event puts at a place of the board. */
const putBy = (board: BoardModel, event: ShownEvent): string | null => {
  const end = endOf(event);
  return end !== null && isPlace(board, end) ? whoMoves(event) : null;
};

/** Whom an event takes off the board. */
const takenBy = (event: ShownEvent): string | null => (gone.has(event.event) ? whoMoves(event) : null);

/** The board after an event, as far as the event tells of places, facings and ends. */
function after(board: BoardModel, event: ShownEvent, last: BoardModel): BoardModel {
  const id = whoMoves(event);
  const end = endOf(event);
  const isPut = end !== null && putBy(board, event) !== null;
  const piece = id === null ? undefined : (pieceNamed(board, id) ?? (isPut ? pieceNamed(last, id) : undefined));
  if (piece === undefined) return board;
  const others = board.pieces.filter((other) => other.id !== piece.id);
  if (takenBy(event) !== null && pieceNamed(last, piece.id) === undefined) return { ...board, pieces: others };
  const there = isPut ? moved(board, piece, end) : piece;
  const { facing } = event.details;
  const turned = isFacing(facing) ? { facing } : typeof facing === "number" ? { bearing: facing } : {};
  return { ...board, pieces: [...others, { ...there, ...turned }] };
}

/** The places of an event: those it names, and where the pieces stand that it names. */
function placesOf(board: BoardModel, { details }: ShownEvent): readonly string[] {
  const names = ["piece", ...whoFields, "target", "at", "to"].flatMap((field) => text(details[field]) ?? []);
  return [...new Set(names.flatMap((name) => whereIs(board, name) ?? []))];
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.flatMap((item) => text(item) ?? []) : [text(value) ?? []].flat();

/** Who looks or attacks in an event, and whom, by the names that games give their fields. */
const lineFields: Readonly<Record<string, { readonly from: readonly string[]; readonly to: string }>> = {
  spotted: { from: ["unit"], to: "piece" },
  "close-watch": { from: ["by"], to: "piece" },
  attacked: { from: ["piece", "agent", "fighter", "unit"], to: "target" },
  fired: { from: ["unit"], to: "target" },
};

/** The lines that an event draws over the board. */
function linesOf(board: BoardModel, { event, details }: ShownEvent): Frame["lines"] {
  const fields = lineFields[event];
  if (fields === undefined) return [];
  const places = (name: string): readonly string[] => [whereIs(board, name) ?? []].flat();
  const to = texts(details[fields.to]).flatMap(places);
  const from = fields.from.flatMap((field) => texts(details[field])).flatMap(places);
  return from.flatMap((one) => to.flatMap((other) => (one === other ? [] : [{ from: one, to: other }])));
}

/** A template that was laid: the place by which an event names it, and its outline. */
interface Laid {
  readonly at: string;
  readonly outline: readonly Spot[];
}

/** The templates that an event speaks of, of those that the action laid. */
const templatesOf = ({ event, details }: ShownEvent, laid: readonly Laid[]): Frame["templates"] =>
  event === "template" ? laid.filter(({ at }) => at === details["at"]).map(({ outline }) => outline) : [];

type Track = NonNullable<BoardModel["tracks"]>[number];

/** A count after an event that tells it: the turn or round that began, what a meter goes to. */
function counted(track: Track, { event, details }: ShownEvent): Track {
  const { turn, round, from, to } = details;
  const now = /^turn$/i.test(track.name) ? turn : /^round$/i.test(track.name) ? round : undefined;
  if (typeof now === "number") return { ...track, value: now };
  return event === "meter" && from === track.value && typeof to === "number" && /stealth/i.test(track.name)
    ? { ...track, value: to }
    : track;
}

/** The way of what moves: as the event tells it, else from step to step of those that are told as one. */
function wayOf(events: readonly ShownEvent[]): readonly string[] {
  const [first] = events;
  if (first === undefined) return [];
  const path = texts(first.details["path"]);
  if (path.length > 0 || events.length === 1) return path;
  const from = text(first.details["from"]);
  return from === null ? [] : [from, ...events.flatMap(({ details }) => text(details["to"]) ?? [])];
}

/**
 * What happened in a step, moment by moment as it is read, from how things stood before it; `laid` are the templates of
 * what was done.
 */
export function framesOf(
  before: Pick<Moment, "board" | "moment">,
  step: Step,
  laid: readonly Laid[] = [],
): readonly Frame[] {
  const last = step.moment.board;
  const { pieces, tracks = [], objectives = [] } = before.board;
  // the ground is as it is at the end; what moves on it, and what is counted, is as it was
  let board: BoardModel = { ...last, pieces, tracks, objectives };
  const sentences = sentencesOf(step.events);
  const comings = comingsOf(
    before.board,
    last,
    sentences.map(({ of }) => of),
    { puts: (event) => putBy(last, event), takes: takenBy },
  );
  return sentences.map(({ event, of }, i) => {
    for (const one of of) {
      board = after(board, one, last);
      board = { ...board, tracks: (board.tracks ?? []).map((track) => counted(track, one)) };
    }
    const off = comings.off.get(i) ?? [];
    const there = [...board.pieces.filter(({ id }) => !off.includes(id)), ...(comings.on.get(i) ?? [])];
    board = { ...board, pieces: there };
    const told = sentences.slice(0, i + 1).flatMap((sentence) => sentence.of);
    const ahead = sentences.slice(i + 1).flatMap((sentence) => sentence.of);
    const shown: BoardModel = {
      ...board,
      pieces: looksAfter(there, last, ahead),
      ...(ahead.length > 0 && groundAfter(before.board, last, told)),
      ...(last.table !== undefined && { table: { ...last.table, shapes: shapesWith(there, before.board, last) } }),
    };
    return {
      step,
      event,
      move: null,
      board: shown,
      moment: before.moment,
      at: placesOf(board, event),
      grave: of.some(isGrave),
      way: wayOf(of),
      lines: of.flatMap((one) => linesOf(board, one)),
      templates: of.flatMap((one) => templatesOf(one, laid)),
      dice: facesOf(event),
    };
  });
}
