import { batch, signal } from "@preact/signals";
import type { BoardModel, FieldAnswer, SightAnswer } from "../api/answers.ts";
import { inWords } from "../api/problem.ts";
import { fieldOfView, sight } from "../api/questions.ts";
import { isPlace, pieceNamed, placeOf, unitOf } from "../board/places.ts";
import { readingsOf, type Step } from "../game/table.ts";

/** A question about sight as it stands in the address. */
export type Question =
  | { readonly ask: "field"; readonly piece: string }
  | { readonly ask: "who"; readonly place: string }
  | { readonly ask: "line"; readonly from: string; readonly to: string };

/** Who sees a place, each with the ruling that says so. */
export interface Seers {
  readonly place: string;
  /** Who stands there, if anybody: then it is they who are seen or not. */
  readonly standing: readonly string[];
  readonly seeing: readonly { readonly piece: string; readonly answer: SightAnswer }[];
  /** Those who were asked and do not see, with the ruling that says why. */
  readonly blind: readonly { readonly piece: string; readonly answer: SightAnswer }[];
}

/** Sides whose pieces look at nobody: things, and those who are led along. */
const lookers = (side: string): boolean => side !== "objects" && side !== "objectives" && !side.startsWith("escorted");

/** The pieces that can be asked what they see. */
export const viewersOf = (board: BoardModel): readonly BoardModel["pieces"][number][] =>
  board.pieces.filter((piece) => lookers(piece.side) && placeOf(board, piece) !== null);

/** Those among whom one can choose: where several pieces are one unit, the unit. */
export const unitsOf = (pieces: BoardModel["pieces"]): readonly string[] => [
  ...new Set(pieces.map((piece) => unitOf(piece) ?? piece.id)),
];

/** All that can be asked whether it is seen. */
export const targetsOn = (board: BoardModel): readonly string[] =>
  unitsOf(board.pieces.filter((piece) => placeOf(board, piece) !== null));

/** The places that can be asked whether they are seen: the one that is looked at, and the one that is asked about. */
export const placesAsked = (board: BoardModel, lookedAt: string | null, asked: string): readonly string[] =>
  [...new Set([lookedAt, isPlace(board, asked) && pieceNamed(board, asked) === undefined ? asked : null])].filter(
    (name) => name !== null,
  );

export const field = signal<FieldAnswer | null>(null);
export const ruling = signal<SightAnswer | null>(null);
export const seers = signal<Seers | null>(null);
/** The ruling on the same question at the step before, where another reading has led to another verdict. */
export const before = signal<SightAnswer | null>(null);
export const unanswered = signal<string | null>(null);

export function questionIn(query: Readonly<Record<string, string>>): Question | null {
  const { sight: ask = "", of: piece = "", from = "", to = "" } = query;
  if (ask === "field" && piece !== "") return { ask, piece };
  if (ask === "who" && to !== "") return { ask, place: to };
  return ask === "line" && from !== "" && to !== "" ? { ask, from, to } : null;
}

/** A question as notes for the address. */
export function notesOf(question: Question | null): Readonly<Record<string, string | null>> {
  const none = { sight: null, of: null, from: null, to: null, seen: null };
  if (question === null) return none;
  if (question.ask === "field") return { ...none, sight: "field", of: question.piece };
  return question.ask === "who"
    ? { ...none, sight: "who", to: question.place }
    : { ...none, sight: "line", from: question.from, to: question.to };
}

const answered = { field: null, ruling: null, seers: null } as const;

function put(result: {
  readonly field?: FieldAnswer;
  readonly ruling?: SightAnswer;
  readonly seers?: Seers;
  readonly unanswered?: string;
}): void {
  const all = { ...answered, unanswered: null, ...result };
  batch(() => {
    field.value = all.field;
    ruling.value = all.ruling;
    seers.value = all.seers;
    unanswered.value = all.unanswered;
  });
}

/** The sight of each enemy of whoever stands on a place; of everybody where nobody stands. */
async function whoSees({ moment: { where, board } }: Step, place: string): Promise<Seers> {
  const all = viewersOf(board);
  const there = all.filter((piece) => placeOf(board, piece) === place);
  const viewers = there.length === 0 ? all : all.filter(({ side }) => there.some((other) => other.side !== side));
  const answers = await Promise.all(
    viewers.map(({ id }) =>
      sight(where, id, place).then(
        (answer) => ({ piece: id, answer }),
        () => null,
      ),
    ),
  );
  const asked = answers.filter((answer) => answer !== null);
  return {
    place,
    standing: there.map(({ id }) => id),
    seeing: asked.filter(({ answer: { ruling: ruled } }) => ruled.seen),
    blind: asked.filter(({ answer: { ruling: ruled } }) => !ruled.seen),
  };
}

let latest = 0;

/** The last ruling with its question and the readings it was made under. */
let last: { readonly question: string; readonly readings: string; readonly answer: SightAnswer } | null = null;

/** Sets a ruling beside the one on the same question under other readings. */
function compare(step: Step, question: Question, answer: SightAnswer): void {
  const asked = JSON.stringify(question);
  const readings = JSON.stringify(readingsOf(step.moment.position));
  if (last?.question !== asked) before.value = null;
  else if (last.readings !== readings) before.value = last.answer;
  last = { question: asked, readings, answer };
}

/** Puts a question to a moment and shows its answer; an answer that something newer overtook is dropped. */
export async function putQuestion(step: Step, question: Question | null): Promise<void> {
  const mine = ++latest;
  if (question === null) return put({});
  const { where } = step.moment;
  const answer = async (): Promise<Parameters<typeof put>[0]> => {
    if (question.ask === "field") return { field: await fieldOfView(where, question.piece) };
    if (question.ask === "who") return { seers: await whoSees(step, question.place) };
    return { ruling: await sight(where, question.from, question.to) };
  };
  const result = await answer().catch((error: unknown) => ({ unanswered: inWords(error).text }));
  if (mine !== latest) return;
  if ("ruling" in result && result.ruling !== undefined) compare(step, question, result.ruling);
  put(result);
}
