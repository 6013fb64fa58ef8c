import type { Attribute, Blank, LineForm } from "../api/answers.ts";
import { spotNamed } from "../board/spots.ts";

/** Something a line says behind its words: an attribute, and what is filled in behind it. */
export interface Said {
  readonly word: string;
  readonly rest: string;
}

/** A line of a text, read by one of the forms its game offers. */
export interface Statement {
  readonly form: LineForm;
  /** What stands in its blanks, by their names; a place is absent in a line that names none. */
  readonly filled: Readonly<Record<string, string>>;
  readonly said: readonly Said[];
}

interface Token {
  readonly text: string;
  readonly ends: boolean;
}

const tokensOf = (line: string): readonly Token[] =>
  [...line.matchAll(/"(?:[^"\\]|\\.)*",?|\S+/g)]
    .map(([word]) => ({ text: word.replace(/,$/, ""), ends: word.endsWith(",") }))
    .filter(({ text }) => text !== "");

/** The letter of a legend line, and what it stands for. */
export function legendOf(line: string): { readonly letter: string | null; readonly rest: string } {
  const [whole, letter] = /^\s*([A-Z0-9])\s*=/.exec(line) ?? [];
  return whole === undefined || letter === undefined
    ? { letter: null, rest: line }
    : { letter, rest: line.slice(whole.length) };
}

const isBlank = (word: string): string | null => /^\{(.+)\}$/.exec(word)?.[1] ?? null;

export const blankOf = (form: LineForm, kind: Blank["kind"]): Blank | undefined =>
  form.blanks.find((blank) => blank.kind === kind);

/** Whether others than its values may stand in a blank. */
const isFree = ({ kind, usual }: Blank): boolean =>
  kind === "place" || kind === "piece" || kind === "words" || (kind === "name" && usual !== null);

function fits(blank: Blank, word: string): boolean {
  if (blank.kind === "outline") return spotNamed(word) !== null;
  if (blank.kind === "number") return /^\d+$/.test(word);
  return isFree(blank) || blank.values.includes(word);
}

/** The words of a form in front of its place, where that is said last: `at {place}` may be missing. */
const shortened = (words: readonly string[]): readonly string[] | null =>
  words.at(-2) === "at" && words.at(-1) === "{place}" ? words.slice(0, -2) : null;

function matched(
  form: LineForm,
  words: readonly string[],
  tokens: readonly Token[],
): { readonly filled: Record<string, string>; readonly next: number } | null {
  const filled: Record<string, string> = {};
  let next = 0;
  for (const word of words) {
    const name = isBlank(word);
    const token = tokens[next];
    if (name === null) {
      if (token?.text !== word) return null;
      next++;
      continue;
    }
    const blank = form.blanks.find((candidate) => candidate.name === name);
    if (blank === undefined) return null;
    if (token === undefined || !fits(blank, token.text)) {
      if (blank.optional) continue;
      return null;
    }
    const taken = [token];
    next++;
    while (blank.many && taken.at(-1)?.ends === false && next < tokens.length) {
      const more = tokens[next];
      if (more === undefined || !fits(blank, more.text)) break;
      taken.push(more);
      next++;
    }
    filled[name] = taken.map(({ text }) => text).join(" ");
  }
  return { filled, next };
}

const attributeCalled = (form: LineForm, word: string): Attribute | undefined =>
  form.attributes.find((attribute) => attribute.word === word);

/** Reads what stands behind the words of a line, whatever it is. */
function saidIn(form: LineForm, tokens: readonly Token[], filled: Record<string, string>): readonly Said[] {
  const said: { word: string; rest: string }[] = [];
  let current: { word: string; rest: string } | null = null;
  let wants = false;
  let placing = false;
  for (const { text, ends } of tokens) {
    const attribute = attributeCalled(form, text);
    if (placing) {
      filled["place"] = text;
      placing = false;
    } else if (current !== null && (wants || attribute === undefined) && text !== "at") {
      current.rest = current.rest === "" ? text : `${current.rest} ${text}`;
      wants = false;
    } else if (text === "at" && filled["place"] === undefined && form.words.includes("{place}")) {
      placing = true;
    } else {
      current = { word: text, rest: "" };
      said.push(current);
      wants = attribute?.blank?.optional === false;
    }
    if (ends) {
      current = null;
      wants = false;
    }
  }
  return said;
}

/** Reads a line by the first form that fits; null when none does. Where nothing is drawn by letters, no line has one. */
export function readStatement(
  forms: readonly LineForm[],
  line: string,
  lettered = true,
): { readonly letter: string | null; readonly statement: Statement } | null {
  const { letter, rest } = lettered ? legendOf(line) : { letter: null, rest: line };
  const tokens = tokensOf(rest);
  if (tokens.length === 0) return null;
  const candidates = forms.filter(({ drawn }) => letter === null || drawn);
  const readAs = (form: LineForm, words: readonly string[] | null) => {
    const match = words === null ? null : matched(form, words, tokens);
    if (match === null) return null;
    const { filled, next } = match;
    const said = saidIn(form, tokens.slice(next), filled);
    return { letter, statement: { form, filled, said } };
  };
  // a line that fits a form wholly is not another one whose place is left out
  for (const cut of [(words: readonly string[]) => words, shortened])
    for (const form of candidates) {
      const match = readAs(form, cut(form.words.split(" ")));
      if (match !== null) return match;
    }
  return null;
}

/** Writes a line; drawn by a letter it is a line of the legend, without a place. */
export function writtenStatement({ form, filled, said }: Statement, letter: string | null = null): string {
  const all = form.words.split(" ");
  const words = filled["place"] === undefined ? (shortened(all) ?? all) : all;
  const head = words.map((word) => {
    const name = isBlank(word);
    return name === null ? word : (filled[name] ?? "");
  });
  const line = [
    head.filter((word) => word !== "").join(" "),
    ...said.map(({ word, rest }) => (rest === "" ? word : `${word} ${rest}`)),
  ].join(", ");
  return letter === null ? line : `${letter} = ${line}`;
}

/** What an attribute is said to be; null when it is not said. */
export const saidOf = ({ said }: Statement, word: string): string | null =>
  said.find((part) => part.word === word)?.rest ?? null;

/** The statement with an attribute said so, or with null not said. */
export function saying(statement: Statement, word: string, rest: string | null): Statement {
  const { said } = statement;
  if (rest === null) return { ...statement, said: said.filter((part) => part.word !== word) };
  const next = { word, rest };
  return {
    ...statement,
    said: said.some((part) => part.word === word)
      ? said.map((part) => (part.word === word ? next : part))
      : [...said, next],
  };
}

export const filling = (statement: Statement, name: string, value: string | null): Statement => {
  const { [name]: _, ...others } = statement.filled;
  return { ...statement, filled: value === null ? others : { ...others, [name]: value } };
};

/** The attribute that says the way a piece faces, or the ground under its letter. */
export const attributeSaying = (form: LineForm, says: "facing" | "ground" | "whole"): Attribute | undefined =>
  form.attributes.find((attribute) => attribute.says === says);

/** What people call it: its own name, or what it is. */
export function labelOf({ form, filled }: Statement): string {
  const name = blankOf(form, "name");
  const kind = blankOf(form, "choice");
  return (
    (name === undefined ? undefined : filled[name.name]) ??
    (kind === undefined || form.blanks.length > 2 ? form.name : `${filled[kind.name] ?? ""} ${form.name}`.trim())
  );
}

/** A name that is not taken yet, for a new line. */
export function freeName(blank: Blank, taken: ReadonlySet<string>): string {
  const usual = blank.values.find((value) => !taken.has(value));
  if (usual !== undefined) return usual;
  const stem = blank.usual ?? blank.values[0] ?? "piece";
  // a letter and its number are one word, as the books write them
  const begun = stem.length === 1 ? stem : `${stem}-`;
  // nor do two names differ by capitals alone
  const all = new Set([...taken].map((name) => name.toLowerCase()));
  for (let n = 1; ; n++) if (!all.has(`${begun}${n}`.toLowerCase())) return `${begun}${n}`;
}

/** What a new line has in a blank that is neither its name nor its place. */
export const usualFilling = (blank: Blank): string =>
  blank.usual ?? blank.values[0] ?? (blank.least === null ? "" : String(blank.least));
