import { board } from "../api/questions.ts";
import type { Matter } from "../game/asked.ts";
import { isAnswer, isAsAsked, type Moment, type Step, type Table, type TableCard } from "../game/table.ts";
import { linkTo } from "../page/route.ts";
import { ruling } from "../sight/sight-question.ts";
import { filmFormOf, fold, sharedFormOf } from "./short-form.ts";

/** What a link takes along of the address: what is looked at, not where in the history. */
const taken = ["piece", "at", "tab", "sight", "of", "from", "to"];

/** What is looked at, of the query of an address: it goes along with a link. */
export const lookedAt = (query: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(taken.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]])));

/** The verdict on the question of an address as it stands here, so that a link tells when it is another one later. */
function verdictOn({ from, to }: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const sight = ruling.value?.ruling;
  return sight === undefined || sight.viewer !== from || sight.target !== to ? {} : { seen: sight.seen ? "yes" : "no" };
}

/** Where the server shows a shared moment with what is looked at: by itself as a page for chats, or a file of it. */
export function sharedPath(word: string, query: Readonly<Record<string, string>>, file = ""): string {
  const notes = new URLSearchParams(query).toString();
  return `/v1/shared/${word}${file}${notes === "" ? "" : `?${notes}`}`;
}

/** What people disagree about at a table, as a link says it: where its move was made, with the dice that fell. */
function matterOf({ question, asked, sight, about }: TableCard, { again }: Step): Matter | undefined {
  const what = sight ?? asked;
  if (question === undefined || what === undefined) return undefined;
  const made = "move" in what && again !== undefined ? { ...what, move: { ...what.move, again } } : what;
  return { words: question, ...(about !== undefined && { about }), asked: made };
}

/** What a link from a step holds: the moment, or that which people disagree about with what they ask. */
async function sharedFrom(
  { card, ...table }: Table,
  step: Step,
): Promise<{ from: Moment; matter?: Matter | undefined }> {
  if (isAnswer(card, step)) return { from: (await table.step(step.number - 1)).moment, matter: matterOf(card, step) };
  return { from: step.moment, matter: isAsAsked(step) ? matterOf(card, step) : undefined };
}

/** An address of this page. */
const addressOf = (word: string, query: Readonly<Record<string, string>>): string =>
  `${location.origin}${location.pathname}${linkTo(["position", word], query)}`;

/** A link to exactly what a step shows and what is asked of it, and one that shows chats a picture; null where it is too long. */
export async function linksToHere(
  table: Table,
  step: Step,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly link: string; readonly withPicture: string } | null> {
  const { title, ruleset } = table.card;
  const { from: shown, matter } = await sharedFrom(table, step);
  const about = { title, ...(matter !== undefined && { matter }) };
  const folded = async (from: Moment) => fold({ ...(await sharedFormOf(ruleset, from, board)), ...about });
  // a position that is too long goes as a text, which does not say how the game ended
  const word = (await folded(shown)) ?? (shown.result === null ? null : await folded({ ...shown, result: null }));
  if (word === null) return null;
  const notes = { ...lookedAt(query), ...verdictOn(query) };
  return { link: addressOf(word, notes), withPicture: `${location.origin}${sharedPath(word, notes)}` };
}

/** A link that plays what happened in a step, from one of its moments; null where it is too long. */
export async function linkToFilm(table: Table, step: Step, from: number): Promise<string | null> {
  const form = filmFormOf(await table.step(step.number - 1), step, table.card);
  const word = form === null ? null : await fold(form);
  return word === null ? null : addressOf(word, { film: String(from) });
}
